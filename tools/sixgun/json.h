// JSON, as much as our own results need: an object or list is put together as text in order, and
// read back as a tree.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace sixgun::json {

std::string quoted(std::string_view text);

// {"name":"value","n":3}
class Object {
  public:
    Object& add(std::string_view name, std::string_view text) {
        return add_raw(name, quoted(text));
    }
    Object& add(std::string_view name, const char* text) {
        return add(name, std::string_view(text));
    }
    Object& add(std::string_view name, std::int64_t number) {
        return add_raw(name, std::to_string(number));
    }
    Object& add(std::string_view name, int number) { return add(name, std::int64_t{number}); }
    Object& add(std::string_view name, bool truth) {
        return add_raw(name, truth ? "true" : "false");
    }
    Object& add(std::string_view name, double number);
    // What is JSON already.
    Object& add_raw(std::string_view name, std::string_view json);
    std::string text() const { return "{" + inside_ + "}"; }

  private:
    std::string inside_;
};

std::string list(const std::vector<std::string>& items);  // of JSON texts

struct Value {
    enum class Kind { nothing, truth, number, text, list, object };
    Kind kind = Kind::nothing;
    bool truth = false;
    double number = 0;
    std::int64_t whole = 0;  // the number, if it is a whole one
    std::string text;
    std::vector<Value> items;
    std::map<std::string, Value, std::less<>> members;

    // Nothing if there is none.
    const Value& operator[](std::string_view name) const;
};

struct Read {
    Value value;
    std::size_t wrong_at = std::string_view::npos;  // byte; npos: nothing is wrong
    bool ok() const { return wrong_at == std::string_view::npos; }
};
Read read(std::string_view text);

}  // namespace sixgun::json
