// The options of a command: bound to variables, which hold the defaults, and documented in the same
// line.
//
//   Options options("shot", "Presses keys and saves what the screen shows.");
//   options.text("--keys", "WORDS", "key script", keys);
//   options.number("--scale", 1, 16, "pixels of the picture a pixel of the screen", scale);
//   options.words("FILE...", "what to merge", files);  // what is not an option, if allowed at all
//   if (const auto exit = options.parse(arguments)) return *exit;
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "command.h"

namespace sixgun {

class Options {
  public:
    Options(const char* command, const char* purpose) : command_(command), purpose_(purpose) {}

    void flag(const char* name, const char* help, bool& value);
    void text(const char* name, const char* placeholder, const char* help, std::string& value);
    void number(const char* name, int least, int most, const char* help, int& value);
    void number(const char* name, std::int64_t least, std::int64_t most, const char* help,
                std::int64_t& value);
    void words(const char* placeholder, const char* help, std::vector<std::string>& values);
    // Shown at the end of --help: examples, what the figures mean.
    void notes(const char* text) { notes_ = text; }

    // Nothing: go on. Else the command is at its end: --help was shown, or an error was told.
    std::optional<Exit> parse(const Arguments& arguments);

  private:
    struct Number {
        std::int64_t least, most;
        std::variant<int*, std::int64_t*> value;
    };
    struct Option {
        const char* name;
        const char* placeholder;
        const char* help;
        std::variant<bool*, std::string*, Number> target;
    };
    struct Words {
        const char* placeholder = nullptr;
        const char* help = nullptr;
        std::vector<std::string>* values = nullptr;
    };
    // What is wrong with the value, if anything.
    std::optional<std::string> set(const Option& option, std::string_view value);
    void show_help() const;

    const char* command_;
    const char* purpose_;
    const char* notes_ = nullptr;
    std::vector<Option> options_;
    Words words_{};
};

}  // namespace sixgun
