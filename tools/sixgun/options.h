// The options of a command: bound to variables, which hold the defaults, and documented in the same
// line.
//
//   Options options("shot", "Presses keys and saves what the screen shows.");
//   options.text("--keys", "WORDS", "key script", keys);
//   options.number("--scale", 1, 16, "pixels of the picture a pixel of the screen", scale);
//   if (const auto exit = options.parse(arguments)) return *exit;
#pragma once

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

    // Nothing: go on. Else the command is at its end: --help was shown, or an error was told.
    std::optional<Exit> parse(const Arguments& arguments);

  private:
    struct Number {
        int least, most;
        int* value;
    };
    struct Option {
        const char* name;
        const char* placeholder;
        const char* help;
        std::variant<bool*, std::string*, Number> target;
    };
    // What is wrong with the value, if anything.
    std::optional<std::string> set(const Option& option, std::string_view value);
    void show_help() const;

    const char* command_;
    const char* purpose_;
    std::vector<Option> options_;
};

}  // namespace sixgun
