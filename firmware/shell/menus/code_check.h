// A share code while it is typed: what it says so far, what is wrong with it, and where.
//
// Game and rules are known after two characters, each choice as soon as its bits are there, and
// with all of them the length. A whole code whose checks do not agree is searched for the one
// character which, changed, would make it good: the check finds the group that was most likely
// misread.
#pragma once

#include "kit/share_code.h"

namespace shell {

struct CodeCheck {
    enum class State : std::uint8_t { typing, wrong, good };
    State state = State::typing;
    int wrong_group = -1;             // -1: nobody knows
    int length = 0;                   // characters that it will have; 0: not known yet
    const kit::Game* game = nullptr;  // as soon as it is known
    const char* says = "";
    kit::Shared shared{};  // if it is good
};

// `symbols`: characters of the code's alphabet, without dashes.
CodeCheck check_code(std::string_view symbols, kit::Games games);

}  // namespace shell
