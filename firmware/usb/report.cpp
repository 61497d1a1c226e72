#include "usb/report.h"

#include "kit/text.h"

namespace usb {

// ---- For programs -------------------------------------------------------------------------------

void Report::escaped(std::string_view text) {
    while (!text.empty()) {
        std::size_t plain = 0;
        while (plain < text.size() && static_cast<std::uint8_t>(text[plain]) >= ' ' &&
               text[plain] != '"' && text[plain] != '\\' && text[plain] != 0x7F)
            ++plain;
        out_->add(kit::first_of(text, plain));
        if (plain == text.size()) return;
        const char c = text[plain];
        if (c == '\n') {
            out_->add("\\n");
        } else if (c == '"' || c == '\\') {
            const char pair[] = {'\\', c};
            out_->add({pair, 2});
        } else {
            out_->add(kit::Text<8>("\\u").hex(static_cast<std::uint8_t>(c), 4).view());
        }
        text.remove_prefix(plain + 1);
    }
}

void Report::name(std::string_view name) {
    out_->add(begun_ ? "," : "{");
    begun_ = true;
    out_->add("\"");
    out_->add(name);
    out_->add("\":");
}

// ---- For both -----------------------------------------------------------------------------------

// One of an item, in its line.
void Report::value(std::string_view value, int column) {
    for (; missing_ > 0; --missing_) out_->add(" ");
    if (in_line_) out_->add("  ");
    in_line_ = true;
    out_->add(value);
    missing_ = column - static_cast<int>(value.size());
}

void Report::field(std::string_view called, std::string_view text, int column) {
    if (json_) {
        name(called);
        out_->add("\"");
        escaped(text);
        out_->add("\"");
    } else if (in_item_) {
        value(text, column);
    } else {
        out_->add(called);
        out_->add(": ");
        out_->add(text);
        out_->add("\r\n");
    }
}

void Report::number(std::string_view called, std::int64_t number, int column) {
    char digits[20];
    std::size_t at = sizeof digits;
    std::uint64_t rest = static_cast<std::uint64_t>(number);
    if (number < 0) rest = 0 - rest;
    do {
        digits[--at] = static_cast<char>('0' + rest % 10);
        rest /= 10;
    } while (rest != 0);
    if (number < 0) digits[--at] = '-';
    const std::string_view text(digits + at, sizeof digits - at);
    if (!json_) return field(called, text, column);
    name(called);
    out_->add(text);
}

void Report::answer(std::string_view called, bool yes, int column) {
    if (!json_) return field(called, yes ? "yes" : "no", column);
    name(called);
    out_->add(yes ? "true" : "false");
}

void Report::list(std::string_view called) {
    in_list_ = true;
    in_item_ = false;
    if (!json_) return;
    name(called);
    out_->add("[");
}

void Report::item() {
    if (json_ && in_item_) out_->add("},");
    end_item();
    in_item_ = true;
    begun_ = false;
}

void Report::end_item() {
    if (!json_ && in_line_) out_->add("\r\n");
    in_line_ = false;
    missing_ = 0;
}

void Report::end_list() {
    if (json_) out_->add(in_item_ ? "}]" : "]");
    end_item();
    in_list_ = in_item_ = false;
    begun_ = true;
}

void Report::begin_text(std::string_view called) {
    in_text_ = true;
    if (!json_) return;
    name(called);
    out_->add("\"");
}

void Report::text(std::string_view part) {
    if (json_) return escaped(part);
    // A terminal goes back to the left only if it is told to.
    while (!part.empty()) {
        const std::size_t end = part.find('\n');
        out_->add(kit::first_of(part, end));
        if (end == std::string_view::npos) return;
        out_->add("\r\n");
        part.remove_prefix(end + 1);
    }
}

void Report::end_text() {
    in_text_ = false;
    if (json_) out_->add("\"");
}

void Report::line(std::string_view words) {
    if (json_) return;
    text(words);
    out_->add("\r\n");
}

void Report::end() {
    if (in_list_) end_list();
    if (!json_) return;
    name("ok");
    out_->add("true}\r\n");
}

void Report::begin_line() {
    begin(json_);
    item();
}

void Report::end_line() {
    if (json_) out_->add("}\r\n");
    end_item();
    begin(json_);
}

void Report::fail(std::string_view why) {
    if (in_text_ && !json_) out_->add("\r\n");
    if (in_text_) end_text();
    if (in_list_) end_list();
    if (!json_) {
        out_->add("error: ");
        text(why);
        out_->add("\r\n");
        return;
    }
    name("ok");
    out_->add("false,\"error\":\"");
    escaped(why);
    out_->add("\"}\r\n");
}

}  // namespace usb
