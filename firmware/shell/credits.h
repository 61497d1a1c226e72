// Who to thank, page by page. Names as the rulebooks print them.
#pragma once

#include <string_view>

namespace shell {

struct Credit {
    std::string_view title, text;
};

inline constexpr Credit credits[] = {
    {"Independent",
     "Sixgun is an independent implementation of the mechanics of five published tabletop games. "
     "Every word and every pixel in it is its own.\n\n"
     "The names of the games belong to their owners, who have no part in Sixgun."},
    {"The games, 1",
     "SUPERHOT The Card Game\n  Manuel Correia\n  Board and Dice\n\n"
     "Bullet★\n  Joshua Van Laningham\n  Level 99 Games\n\n"
     "Play them at a table: they are worth it."},
    {"The games, 2",
     "Bluff the Bullet\n  Don Mitchell, Robert Karl, Jr.,\n  Jule Pattison-Gordon,\n  Chris "
     "Baum\n\n"
     "Blast Tactics\n  Sean Dallas McDonald,\n  Tower Guard Games\n\n"
     "Bullets of Love\n  Its rulebook names no one."},
    {"What is inside",
     "Sixgun: MIT licence\n\n"
     "Pico SDK: Raspberry Pi Ltd, BSD-3\n\n"
     "LittleFS: its authors, Arm, BSD-3\n\n"
     "TinyUSB: Ha Thach, MIT\n\n"
     "Spleen: Frederic Cambus, BSD-2\n\n"
     "QR codes: Project Nayuki, MIT"},
};
inline constexpr int credit_count = static_cast<int>(sizeof credits / sizeof credits[0]);

}  // namespace shell
