// What is chosen before a match (section "Settings" of RULES.md).
//
// Mode and number of seats are one field, since a form's condition looks at one earlier field. New
// tables and fields come behind the others: files and share codes hold them by number.
#pragma once

#include "bullet/bosses.h"
#include "bullet/heroines.h"
#include "kit/config.h"

namespace bullet {

enum FieldIndex : std::uint8_t {
    table_field,
    heroine_field,
    timer_field = heroine_field + 8,
    boss_field
};

enum TableChoice : std::uint8_t {
    score_table,
    ffa2_table,
    ffa8_table = ffa2_table + 6,
    teams4_table,
    teams6_table,
    teams8_table,
    boss1_table,
    boss4_table = boss1_table + 3
};

enum class Mode : std::uint8_t { score_attack, free_for_all, teams, boss_battle };

constexpr Mode mode_of(std::uint8_t table) {
    if (table == score_table) return Mode::score_attack;
    if (table <= ffa8_table) return Mode::free_for_all;
    return table <= teams8_table ? Mode::teams : Mode::boss_battle;
}
constexpr int seats_of(std::uint8_t table) {
    if (table == score_table) return 1;
    if (table <= ffa8_table) return table - ffa2_table + 2;
    if (table > teams8_table) return table - boss1_table + 1;
    return 2 * (table - teams4_table) + 4;
}

inline constexpr kit::Choice tables[] = {
    {"score", "Score Attack", "Alone: survive many rounds"},
    {"ffa2", "Duel", "The last heroine standing wins"},
    {"ffa3", "3 heroines", "The last heroine standing wins"},
    {"ffa4", "4 heroines", "The last heroine standing wins"},
    {"ffa5", "5 heroines", "The last one standing, 280 bullets"},
    {"ffa6", "6 heroines", "The last one standing, 280 bullets"},
    {"ffa7", "7 heroines", "The last one standing, 280 bullets"},
    {"ffa8", "8 heroines", "The last one standing, 280 bullets"},
    {"teams4", "2 teams of two", "The last team standing wins"},
    {"teams6", "3 teams of two", "The last team standing, 280 bullets"},
    {"teams8", "4 teams of two", "The last team standing, 280 bullets"},
    {"boss1", "Boss, alone", "Break its five shields"},
    {"boss2", "Boss, 2 heroines", "Break its five shields together"},
    {"boss3", "Boss, 3 heroines", "Break its five shields together"},
    {"boss4", "Boss, 4 heroines", "Break its five shields together"},
};

inline constexpr std::uint8_t by_lot = 0;  // otherwise the heroine's number + 1
inline constexpr kit::Choice heroines[] = {
    {"lot", "By lot"},
    {"es", "Esfir", "Holds four patterns"},
    {"ro", "Rose", "Turns her patterns"},
    {"ve", "Vesta", "Her last row burns each round"},
    {"yn", "YNN", "Big clears draw patterns"},
    {"ja", "Jane", "Three special bullets"},
    {"na", "Nawa", "Leads Baku through her sight"},
    {"pl", "Planil", "Bullets wait in her Mind"},
    {"ba", "Balance", "Two pans instead of lives"},
};
static_assert(std::size(heroines) == heroine_count + 1);

// Behind by lot the boss of each heroine, in their order.
inline constexpr kit::Choice bosses[] = {
    {"lot", "By lot"},
    {"hc", "Hollow Comet", "Two patterns at once"},
    {"de", "Double Exposure", "Its patterns lie turned"},
    {"cc", "Celestial Cleaning", "Sweeps sights and bags"},
    {"co", "Collective Consc.", "Hands out patterns that cost"},
    {"ia", "Internal Affairs", "Suspends an action of each"},
    {"kf", "Knife & Fork", "Wants to be served recipes"},
    {"st", "Second Thought", "Keeps each first bullet"},
    {"ts", "The Tipping Scale", "Weighs odd against even"},
};
static_assert(std::size(bosses) == boss_count + 1);

// Whom a seat gets that a heroine is named for: named seats are settled in their order, and one
// that is taken gives way to the next free one (BUL-014).
constexpr Heroine named_heroine(const kit::Config& config, std::size_t seat) {
    std::uint32_t taken = 0;
    std::size_t heroine = 0;
    for (std::size_t each = 0; each <= seat; ++each) {
        if (config[heroine_field + each] == by_lot) continue;
        heroine = config[heroine_field + each] - 1u;
        while ((taken >> heroine & 1) != 0) heroine = (heroine + 1) % heroine_count;
        taken |= 1u << heroine;
    }
    return static_cast<Heroine>(heroine);
}

// The boss of nobody who plays: one that is the dark side of a named heroine gives way to the next
// (BUL-014, BUL-272).
constexpr Boss named_boss(const kit::Config& config, std::size_t seats) {
    std::uint32_t taken = 0;
    for (std::size_t seat = 0; seat < seats; ++seat)
        if (config[heroine_field + seat] != by_lot) taken |= 1u << named_heroine(config, seat);
    std::size_t boss = config[boss_field] - 1u;
    while ((taken >> boss & 1) != 0) boss = (boss + 1) % boss_count;
    return static_cast<Boss>(boss);
}

inline constexpr kit::Choice off_on[] = {{"off", "Off"}, {"on", "On"}};

// The tables that have this seat.
constexpr std::uint32_t tables_with_seat(int seat) {
    std::uint32_t values = 0;
    for (std::uint8_t table = 0; table < std::size(tables); ++table)
        if (seat < seats_of(table)) values |= 1u << table;
    return values;
}
constexpr std::uint32_t tables_of(Mode mode) {
    std::uint32_t values = 0;
    for (std::uint8_t table = 0; table < std::size(tables); ++table)
        if (mode_of(table) == mode) values |= 1u << table;
    return values;
}
constexpr kit::Field heroine_of_seat(int seat, std::string_view word, std::string_view title) {
    return {.word = word,
            .title = title,
            .choices = heroines,
            .when = {table_field, tables_with_seat(seat)},
            .help = "Whoever is taken gives way to the next"};  // BUL-014
}

inline constexpr kit::Field fields[] = {
    {.word = "table", .title = "Table", .choices = tables, .usual = ffa2_table},
    heroine_of_seat(0, "heroine1", "Heroine 1"),
    heroine_of_seat(1, "heroine2", "Heroine 2"),
    heroine_of_seat(2, "heroine3", "Heroine 3"),
    heroine_of_seat(3, "heroine4", "Heroine 4"),
    heroine_of_seat(4, "heroine5", "Heroine 5"),
    heroine_of_seat(5, "heroine6", "Heroine 6"),
    heroine_of_seat(6, "heroine7", "Heroine 7"),
    heroine_of_seat(7, "heroine8", "Heroine 8"),
    {.word = "timer",
     .title = "Timer",
     .choices = off_on,
     .when = {table_field, tables_of(Mode::free_for_all)},
     .help = "3 minutes in each round"},  // BUL-046
    {.word = "boss",
     .title = "Boss",
     .choices = bosses,
     .when = {table_field, tables_of(Mode::boss_battle)},
     .help = "Of a heroine who does not play"},  // BUL-272
};

}  // namespace bullet
