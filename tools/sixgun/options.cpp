#include "options.h"

#include <algorithm>
#include <charconv>
#include <cstdio>

namespace sixgun {

namespace {

std::string quoted(std::string_view text) { return "'" + std::string(text) + "'"; }

}  // namespace

void Options::flag(const char* name, const char* help, bool& value) {
    options_.push_back({name, "", help, &value});
}

void Options::text(const char* name, const char* placeholder, const char* help,
                   std::string& value) {
    options_.push_back({name, placeholder, help, &value});
}

void Options::number(const char* name, int least, int most, const char* help, int& value) {
    options_.push_back({name, "N", help, Number{least, most, &value}});
}

void Options::number(const char* name, std::int64_t least, std::int64_t most, const char* help,
                     std::int64_t& value) {
    options_.push_back({name, "N", help, Number{least, most, &value}});
}

void Options::words(const char* placeholder, const char* help, std::vector<std::string>& values) {
    words_ = {placeholder, help, &values};
}

std::optional<Exit> Options::parse(const Arguments& arguments) {
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string_view word = arguments[i];
        if (word == "--help" || word == "-h") {
            show_help();
            return success;
        }
        if (words_.values && !word.starts_with('-')) {
            words_.values->emplace_back(word);
            continue;
        }
        const std::size_t equals = std::min(word.find('='), word.size());
        const std::string_view name = word.substr(0, equals);
        const auto option = std::find_if(options_.begin(), options_.end(),
                                         [&](const Option& known) { return known.name == name; });
        if (option == options_.end())
            return complain(command_,
                            (word.starts_with('-') ? "unknown option " : "unexpected word ") +
                                quoted(name) + " (see sixgun " + command_ + " --help)",
                            bad_usage);

        const bool joined = equals < word.size();
        if (auto* const* flag = std::get_if<bool*>(&option->target)) {
            if (joined) return complain(command_, quoted(name) + " takes no value", bad_usage);
            **flag = true;
            continue;
        }
        if (!joined && i + 1 == arguments.size())
            return complain(command_, quoted(name) + " needs a value", bad_usage);
        const std::string_view value = joined ? word.substr(equals + 1) : arguments[++i];
        if (const auto wrong = set(*option, value)) return complain(command_, *wrong, bad_usage);
    }
    return {};
}

std::optional<std::string> Options::set(const Option& option, std::string_view value) {
    if (auto* const* text = std::get_if<std::string*>(&option.target)) {
        **text = value;
        return {};
    }
    const Number& number = std::get<Number>(option.target);
    std::int64_t parsed = 0;
    const char* const end = value.data() + value.size();
    const auto [stopped, error] = std::from_chars(value.data(), end, parsed);
    if (error != std::errc{} || stopped != end || parsed < number.least || parsed > number.most)
        return quoted(option.name) + " needs a number from " + std::to_string(number.least) +
               " to " + std::to_string(number.most) + ", not " + quoted(value);
    std::visit(
        [&](auto* target) { *target = static_cast<std::decay_t<decltype(*target)>>(parsed); },
        number.value);
    return {};
}

void Options::show_help() const {
    std::printf("%s\n\nusage: sixgun %s [options]%s%s\n\n", purpose_, command_,
                words_.values ? " " : "", words_.values ? words_.placeholder : "");
    const auto line = [](const std::string& left, const char* help) {
        std::printf("  %-18s %s\n", left.c_str(), help);
    };
    if (words_.values) line(words_.placeholder, words_.help);
    for (const Option& option : options_)
        line(std::string(option.name) + " " + option.placeholder, option.help);
    line("--help", "this text");
    if (notes_) std::printf("\n%s\n", notes_);
}

}  // namespace sixgun
