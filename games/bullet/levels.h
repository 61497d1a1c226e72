// The levels of the computer players, as a table.
#pragma once

#include "bullet/plans.h"

namespace bullet {

struct Level {
    std::string_view word, title;
    // The chance of a hit, in thousandths, that it places bullets at: alone, against others, and
    // how much more as a heroine who bears more than most.
    std::int16_t bold_alone, bold, bolder;
    std::uint8_t mistakes;      // in a hundred options it takes a bullet or a pattern at random
    std::uint8_t most_price;    // AP of a plan
    std::uint8_t most_fill;     // AP to bring one more bullet to where it is cleared
    std::uint8_t most_service;  // AP to complete the patterns of a boss
    bool keeps_back;            // forgoes a plan for them
    std::int16_t shield;        // what a shield is worth that a plan breaks
    bool jobs;                  // spends AP that are left on other things (jobs.h)
    std::uint8_t width;         // plans that are followed by a second one; 0: the best is taken
    std::int16_t least_value;   // of a plan, while bullets are to come
    std::int16_t least_last;    // and when none are
    Worth worth;
};

inline constexpr std::array<Level, 3> levels{{
    {.word = "easy",
     .title = "Easy",
     .bold_alone = 120,
     .bold = 120,
     .bolder = 0,
     .mistakes = 10,
     .most_price = 3,
     .most_fill = 1,
     .most_service = 2,
     .keeps_back = false,
     .shield = 0,
     .jobs = false,
     .width = 0,
     .least_value = 60,
     .least_last = 60,
     .worth = {}},
    {.word = "normal",
     .title = "Normal",
     .bold_alone = 30,
     .bold = 30,
     .bolder = 60,
     .mistakes = 0,
     .most_price = most_points,
     .most_fill = 3,
     .most_service = most_points,
     .keeps_back = true,
     .shield = 150,
     .jobs = true,
     .width = 0,
     .least_value = 60,
     .least_last = 60,
     .worth = {.news = 40}},
    {.word = "hard",
     .title = "Hard",
     .bold_alone = 30,
     .bold = 60,
     .bolder = 60,
     .mistakes = 0,
     .most_price = most_points,
     .most_fill = 3,
     .most_service = most_points,
     .keeps_back = true,
     .shield = 150,
     .jobs = true,
     .width = 4,
     .least_value = 30,
     .least_last = 10,
     .worth = {.bullet = 50, .star = 45, .crowd = 0, .point = 28, .danger = 300, .news = 40}},
}};

}  // namespace bullet
