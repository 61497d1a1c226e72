#include "json.h"

#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>

// Without exceptions whatever the library would throw ends the program: every kind is asked for
// before it is used.
namespace sixgun::json {

using nlohmann::ordered_json;

namespace {

double six_digits(double number) {
    char digits[32];
    std::snprintf(digits, sizeof digits, "%.6g", number);
    return std::strtod(digits, nullptr);
}

}  // namespace

Value::Value(Tree tree) : tree_(std::move(tree)) {}
Value::Value(bool truth) : Value(std::make_shared<ordered_json>(truth)) {}
Value::Value(std::int64_t number) : Value(std::make_shared<ordered_json>(number)) {}
Value::Value(double number) : Value(std::make_shared<ordered_json>(six_digits(number))) {}
Value::Value(std::string_view text) : Value(std::make_shared<ordered_json>(text)) {}
Value::Value(const std::vector<std::string>& texts)
    : Value(std::make_shared<ordered_json>(texts)) {}

std::string Value::line() const {
    return tree_->dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

Value Value::operator[](std::string_view name) const {
    const auto found = tree_->find(std::string(name));  // the end, too, if this is no object
    return Value(found == tree_->end() ? std::make_shared<ordered_json>() : Tree(tree_, &*found));
}

std::string Value::text() const {
    return tree_->is_string() ? tree_->get<std::string>() : std::string();
}

std::int64_t Value::whole() const {
    return tree_->is_number_integer() ? tree_->get<std::int64_t>() : 0;
}

std::optional<double> Value::number() const {
    return tree_->is_number() ? std::optional(tree_->get<double>()) : std::nullopt;
}

bool Value::truth() const { return tree_->is_boolean() && tree_->get<bool>(); }

std::vector<Value> Value::items() const {
    std::vector<Value> out;
    if (tree_->is_array())
        for (ordered_json& item : *tree_) out.push_back(Value(Tree(tree_, &item)));
    return out;
}

Object::Object() : Value(std::make_shared<ordered_json>(ordered_json::object())) {}

Object& Object::add(std::string_view name, const Value& value) {
    (*tree_)[std::string(name)] = *value.tree_;
    return *this;
}

List::List() : Value(std::make_shared<ordered_json>(ordered_json::array())) {}

List& List::add(const Value& item) {
    tree_->push_back(*item.tree_);
    return *this;
}

std::optional<Value> read(std::string_view text) {
    auto tree = std::make_shared<ordered_json>(ordered_json::parse(text, nullptr, false));
    return tree->is_discarded() ? std::nullopt : std::optional(Value(std::move(tree)));
}

}  // namespace sixgun::json
