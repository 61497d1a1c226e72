// What Y explains, by number: everything that the cursor can stand on and everything that is told.
// Cards, goals and glitches are those of the tables; the cartridge has the words and pictures.
#pragma once

#include "kit/event.h"
#include "superhot_scene/selection.h"

namespace superhot_scene {

enum class Group : std::uint8_t {
    line_card,  // what a card is in The Line
    next_card,  // on top of the Obstacles Deck
    hand_card,  // what it is in a hand
    goal,
    glitch,
    button,  // Does
    thing
};
enum class Thing : std::uint8_t {
    knocked_out,  // any card that is
    empty_slot,
    empty_deck,  // where the next card would lie
    turn,
    time,
    refill_hand,
    refill_line,
    aid,
    system,
    level,
    losing,
    count
};

struct Subject {
    Group group;
    int which;  // Card (a Bullet, too), Goal, Glitch - 1, Does, Thing
};

inline constexpr std::array<int, 7> group_sizes{
    superhot::bullet + 1,          superhot::bullet + 1, superhot::bullet + 1,
    superhot::goal_count,          superhot::lag,        static_cast<int>(Does::partner) + 1,
    static_cast<int>(Thing::count)};

constexpr int topic_number(Group group, int which) {
    int number = which;
    for (std::size_t i = 0; i < static_cast<std::size_t>(group); ++i) number += group_sizes[i];
    return number;
}
constexpr int topic_number(Thing thing) {
    return topic_number(Group::thing, static_cast<int>(thing));
}
constexpr int topic_number(Does does) {
    return topic_number(Group::button, static_cast<int>(does));
}
inline constexpr int topic_count = topic_number(Thing::count);

constexpr Subject subject_of(int number) {
    std::size_t group = 0;
    while (number >= group_sizes[group]) number -= group_sizes[group++];
    return {static_cast<Group>(group), number};
}
static_assert(subject_of(topic_count - 1).group == Group::thing);

// What is being told.
int topic_of(const kit::Event& event);

}  // namespace superhot_scene
