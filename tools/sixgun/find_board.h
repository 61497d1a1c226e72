// Boards by the name of their folder.
#pragma once

#include <optional>
#include <string>

#include "boards/all.h"

namespace sixgun {

inline constexpr const char* usual_board = "picosystem";

// Null if there is none of that name.
inline const boards::Board* find_board(const std::string& id) {
    for (const boards::Board* board : boards::all)
        if (board->id == id) return board;
    return nullptr;
}

// "there is no board 'gameboy' (boards: ...)"
inline std::string no_board(const std::string& id) {
    std::string line = "there is no board '" + id + "' (boards:";
    for (const boards::Board* board : boards::all) line += std::string(" ") + board->id;
    return line + ")";
}

}  // namespace sixgun
