#include "json.h"

#include <charconv>
#include <cstdio>
#include <cstdlib>

namespace sixgun::json {

std::string quoted(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (c == '\n') {
            out += "\\n";
        } else if (static_cast<unsigned char>(c) < 0x20) {
            char code[8];
            std::snprintf(code, sizeof code, "\\u%04x", static_cast<unsigned>(c));
            out += code;
        } else {
            out += c;
        }
    }
    return out + "\"";
}

Object& Object::add(std::string_view name, double number) {
    char digits[32];
    std::snprintf(digits, sizeof digits, "%.6g", number);
    return add_raw(name, digits);
}

Object& Object::add_raw(std::string_view name, std::string_view json) {
    if (!inside_.empty()) inside_ += ',';
    inside_ += quoted(name);
    inside_ += ':';
    inside_ += json;
    return *this;
}

std::string list(const std::vector<std::string>& items) {
    std::string out = "[";
    for (const std::string& item : items) {
        if (out.size() > 1) out += ',';
        out += item;
    }
    return out + "]";
}

const Value& Value::operator[](std::string_view name) const {
    static const Value none;
    const auto found = members.find(name);
    return found == members.end() ? none : found->second;
}

namespace {

class Reader {
  public:
    explicit Reader(std::string_view text) : text_(text) {}

    Read read() {
        Read result;
        if (!value(result.value, 0) || (skip(), at_ != text_.size())) result.wrong_at = at_;
        return result;
    }

  private:
    static constexpr int deepest = 32;

    void skip() {
        while (at_ < text_.size() && std::string_view(" \t\r\n").find(text_[at_]) != text_.npos)
            ++at_;
    }
    bool take(char c) {
        skip();
        if (at_ == text_.size() || text_[at_] != c) return false;
        ++at_;
        return true;
    }
    bool take(std::string_view word) {
        if (!text_.substr(at_).starts_with(word)) return false;
        at_ += word.size();
        return true;
    }

    bool value(Value& out, int depth) {
        skip();
        if (depth == deepest || at_ == text_.size()) return false;
        switch (text_[at_]) {
            case '{':
                return object(out, depth);
            case '[':
                return list(out, depth);
            case '"':
                out.kind = Value::Kind::text;
                return string(out.text);
            case 't':
            case 'f':
                out.kind = Value::Kind::truth;
                out.truth = text_[at_] == 't';
                return take(out.truth ? "true" : "false");
            case 'n':
                return take("null");
            default:
                return number(out);
        }
    }

    bool object(Value& out, int depth) {
        out.kind = Value::Kind::object;
        ++at_;
        if (take('}')) return true;
        do {
            std::string name;
            skip();
            if (!string(name) || !take(':') || !value(out.members[name], depth + 1)) return false;
        } while (take(','));
        return take('}');
    }

    bool list(Value& out, int depth) {
        out.kind = Value::Kind::list;
        ++at_;
        if (take(']')) return true;
        do {
            if (!value(out.items.emplace_back(), depth + 1)) return false;
        } while (take(','));
        return take(']');
    }

    bool string(std::string& out) {
        if (at_ == text_.size() || text_[at_] != '"') return false;
        for (++at_; at_ < text_.size() && text_[at_] != '"'; ++at_) {
            char c = text_[at_];
            if (c == '\\') {
                if (++at_ == text_.size()) return false;
                c = text_[at_];
                if (c == 'n') c = '\n';
                if (c == 't') c = '\t';
                if (c == 'u') return false;  // we never write one that we read
            }
            out += c;
        }
        return take('"');
    }

    bool number(Value& out) {
        const char* const begin = text_.data() + at_;
        const char* const end = text_.data() + text_.size();
        const auto [stopped, error] = std::from_chars(begin, end, out.number);
        if (error != std::errc{}) return false;
        out.kind = Value::Kind::number;
        if (std::from_chars(begin, stopped, out.whole).ptr != stopped) out.whole = 0;
        at_ += static_cast<std::size_t>(stopped - begin);
        return true;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace

Read read(std::string_view text) { return Reader(text).read(); }

}  // namespace sixgun::json
