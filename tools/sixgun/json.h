// JSON for what the commands tell, and what they read back. nlohmann's library does the work, in
// json.cpp alone: its header takes seconds to compile.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sixgun::json {

class Value {
  public:
    Value(bool truth);
    Value(std::int64_t number);
    Value(int number) : Value(std::int64_t{number}) {}
    Value(double number);  // rounded to six digits
    Value(std::string_view text);
    Value(const std::string& text) : Value(std::string_view(text)) {}
    Value(const char* text) : Value(std::string_view(text)) {}
    Value(const std::vector<std::string>& texts);

    std::string line() const;  // all of it, as JSON on one line

    // What is not there, or is of another kind, reads as nothing: "", 0, false, no items.
    Value operator[](std::string_view name) const;
    std::string text() const;
    std::int64_t whole() const;
    std::optional<double> number() const;
    bool truth() const;
    std::vector<Value> items() const;

  private:
    using Tree = std::shared_ptr<nlohmann::ordered_json>;  // what is read shares it with its parts
    explicit Value(Tree tree);
    friend class Object;
    friend class List;
    friend std::optional<Value> read(std::string_view text);

    Tree tree_;
};

// Members stay in the order in which they are added.
class Object : public Value {
  public:
    Object();
    Object& add(std::string_view name, const Value& value);
};

class List : public Value {
  public:
    List();
    List& add(const Value& item);
};

// Nothing if the text is no JSON.
std::optional<Value> read(std::string_view text);

}  // namespace sixgun::json
