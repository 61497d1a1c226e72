// What `sixgun` can do: a command is one file with one function, and one line in main.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sixgun {

// What a command gives back to the shell it was called from.
enum Exit : int { success = 0, failure = 1, bad_usage = 2 };

using Arguments = std::vector<std::string_view>;

struct Command {
    const char* name;
    const char* summary;
    Exit (*run)(const Arguments& arguments);
};

Exit run_arena(const Arguments& arguments);
Exit run_balance(const Arguments& arguments);
Exit run_bench(const Arguments& arguments);
Exit run_cable(const Arguments& arguments);
Exit run_mirror(const Arguments& arguments);
Exit run_replay(const Arguments& arguments);
Exit run_rules(const Arguments& arguments);
Exit run_shot(const Arguments& arguments);
Exit run_signature(const Arguments& arguments);
Exit run_slowest(const Arguments& arguments);
Exit run_soak(const Arguments& arguments);
Exit run_window(const Arguments& arguments);

// One line on stderr: "sixgun shot: there is no board 'gameboy'". Returns `exit`.
Exit complain(const char* command, const std::string& line, Exit exit);

}  // namespace sixgun
