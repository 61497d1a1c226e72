#include "nullgame_scene/layout.h"

namespace nullgame_scene {

using namespace nullgame;

namespace {

constexpr int column = 78;  // of another seat
int first_column(std::size_t players) {
    return (stage::screen_size - (static_cast<int>(players) - 1) * column) / 2;
}

}  // namespace

stage::Rect rivals_area(std::size_t players) {
    return {first_column(players), stage::scene_area.y, (static_cast<int>(players) - 1) * column,
            deck_row.y - stage::scene_area.y};
}

SeatPlace place_of(std::size_t seat, std::size_t bottom, std::size_t players) {
    if (seat == bottom)
        return {.area = {0, 141, stage::screen_size, 83},
                .name = {12, 144},
                .hole = {12, 163},
                .pile = {54, 163},
                .card = large_card,
                .total = {100, 160},
                .meter = {100, 182, 132, 8},
                .large = true};
    // The others in the order of their turns, from left to right.
    const auto place = static_cast<int>((seat + players - bottom) % players) - 1;
    const int left = first_column(players) + place * column;
    return {.area = {left, stage::scene_area.y, column, deck_row.y - stage::scene_area.y},
            .name = {left + 4, 20},
            .hole = {left + 8, 37},
            .pile = {left + 42, 37},
            .card = small_card,
            .total = {left + column / 2, 80},
            .meter = {left + 6, 95, column - 12, 7},
            .large = false};
}

}  // namespace nullgame_scene
