// The eight bosses, as they are written on their boards and cards (BUL-272 .. BUL-275).
//
// A boss is the dark side of one heroine and has her number. content.h reads and checks these
// words; only what its unique ability does is code, in boss.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace bullet {

enum Boss : std::uint8_t {
    hollow_comet,
    double_exposure,
    celestial_cleaning,
    collective_consciousness,
    internal_affairs,
    knife_and_fork,
    second_thought,
    tipping_scale
};
inline constexpr std::size_t boss_count = 8;
inline constexpr int most_heroines = 4;                                // against a boss
inline constexpr int shield_count = 5, slot_count = shield_count + 1;  // BUL-273

struct SlotText {
    std::array<std::uint8_t, most_heroines> breaks;  // for 1 to 4 heroines; the topmost has none
    std::uint8_t intensity;                          // the bottommost has none: BUL-303
    std::string_view effect;                         // when it is revealed
};
struct BossPatternText {
    std::string_view name, grid;
    std::string_view effect;  // on whoever has not completed it
};
struct BossText {
    std::string_view id, name, subtitle, quote, ability, ability_help;
    std::span<const SlotText> slots;  // from top to bottom
    std::span<const BossPatternText> patterns;
};

// ---- Hollow Comet ------------------------------------------------------------------------------

inline constexpr SlotText hollow_comet_slots[] = {
    {{0, 0, 0, 0}, 8, ""},
    {{6, 14, 22, 30}, 8, "AP(-1)"},
    {{6, 14, 22, 30}, 9, "PUT(center,current,1,rand,any)"},
    {{8, 18, 29, 38}, 10, "DISCARD(1)"},
    {{8, 18, 29, 38}, 11, "PLACE(center,1)"},
    {{9, 20, 32, 42}, 0, "PLACE(center,2)"},
};
inline constexpr BossPatternText hollow_comet_patterns[] = {
    {"Dust Trail", "A.A/.A.", "AP(-1)"},
    {"Ice Shell", "AA/A.", "PUT(center,current,1,rand,any)"},
    {"Perihelion", "o.o/.2.", "MOD(heavy,1)"},
    {"Coma", "N.N", "DISCARD(1)"},
    {"Ion Wind", "A/A/A", "AP(-2)"},
    {"Dark Side", "ooo/A.A", "PLACE(center,1)"},
    {"Apparition", "A...A", "PUT(center,current,2,rand,any)"},
};

// ---- Double Exposure ---------------------------------------------------------------------------

inline constexpr SlotText double_exposure_slots[] = {
    {{0, 0, 0, 0}, 8, ""},
    {{6, 14, 22, 30}, 8, "DISCARD(1)"},
    {{7, 16, 26, 34}, 9, "AP(-2)"},
    {{7, 16, 26, 34}, 10, "PUT(center,current,2,rand,any)"},
    {{8, 18, 29, 38}, 10, "MOD(mute,1)"},
    {{8, 18, 29, 38}, 0, "PLACE(center,2)"},
};
inline constexpr BossPatternText double_exposure_patterns[] = {
    {"Underexposed", "AA/.A", "PUT(center,life,1,rand,any)"},
    {"Lens Flare", "A../.A./..A", "AP(-2)"},
    {"Blur", "o3o", "PUT(center,current,2,rand,any)"},
    {"Ghost Image", "A.A/A..", "DISCARD(2)"},
    {"Light Leak", "R./oA", "MOD(heavy,2)"},
    {"Burn-In", "A.o/.A.", "PLACE(center,2)"},
};

// ---- Celestial Cleaning Ltd. -------------------------------------------------------------------

inline constexpr SlotText celestial_cleaning_slots[] = {
    {{0, 0, 0, 0}, 8, ""},
    {{6, 14, 22, 30}, 8, "AP(-1)"},
    {{6, 14, 22, 30}, 9, "DISCARD(1)"},
    {{7, 16, 26, 34}, 9, "PLACE(center,1)"},
    {{7, 16, 26, 34}, 9, "SHIFT(D,any,stop)"},
    {{8, 18, 29, 38}, 0, "SHIFT(D,any,hit)"},
};
inline constexpr BossPatternText celestial_cleaning_patterns[] = {
    {"Dusting", "ooo/AA.", "AP(-1)"},
    {"Mopping Up", "AA.A", "PLACE(center,1)"},
    {"Polish", "A.A/.o./.A.", "DISCARD(1)"},
    {"Streak-Free", "G/o/A", "SHIFT(D,any,stop)"},
    {"Spring Clean", "..A/A../.A.", "MOD(heavy,2)"},
    {"Tall Ladder", "A/A/./A", "AP(-1)"},
    {"Final Invoice", "A.A/A.A", "AP(-2)"},
};

// ---- Collective Consciousness ------------------------------------------------------------------

inline constexpr SlotText collective_consciousness_slots[] = {
    {{0, 0, 0, 0}, 9, ""},
    {{8, 18, 30, 40}, 10, "DISCARD(1)"},
    {{8, 18, 30, 40}, 11, "AP(-1)"},
    {{9, 20, 34, 44}, 11, "PUT(center,current,1,rand,any)"},
    {{9, 20, 34, 44}, 12, "MOD(mute,1)"},
    {{10, 22, 38, 48}, 0, "PLACE(center,2)"},
};
inline constexpr BossPatternText collective_consciousness_patterns[] = {
    {"Groupthink", "AAA", "PUT(center,current,2,rand,any)"},
    {"Echo Chamber", "N./.N", "DISCARD(1)"},
    {"Dead Air", "oo/AA", "MOD(mute,1)"},
    {"Crossfire", "A.A/.A./A..", "AP(-2)"},
    {"Censor Bar", "A..Y", "PLACE(center,1)"},
    {"Signal Loss", "Ao/oA", "AP(-1) + DISCARD(1)"},
};

// ---- Internal Affairs --------------------------------------------------------------------------

inline constexpr SlotText internal_affairs_slots[] = {
    {{0, 0, 0, 0}, 7, ""},
    {{6, 14, 22, 30}, 8, "AP(-1)"},
    {{6, 14, 22, 30}, 8, "DISCARD(1)"},
    {{7, 16, 26, 34}, 9, "AP(-2)"},
    {{7, 16, 26, 34}, 9, "PUT(center,current,2,rand,any)"},
    {{8, 18, 29, 38}, 0, "PUT(center,life,1,rand,any)"},
};
inline constexpr BossPatternText internal_affairs_patterns[] = {
    {"Paper Trail", "A/A/o/A", "DISCARD(1)"},
    {"Wiretap", "A.A.A", "PUT(center,current,1,rand,any)"},
    {"Double Agent", "N../..N", "AP(-2)"},
    {"Gag Order", "oAo/.A.", "MOD(mute,1)"},
    {"Raid", "AA/AA", "PUT(center,current,2,rand,any)"},
    {"Leak", "A../oA./..A", "PUT(boss,center,~2,rand,any)"},
};

// ---- Knife & Fork ------------------------------------------------------------------------------

inline constexpr SlotText knife_and_fork_slots[] = {
    {{0, 0, 0, 0}, 9, ""},
    {{7, 16, 25, 34}, 9, "PUT(center,current,1,rand,any)"},
    {{7, 16, 25, 34}, 10, "AP(-1)"},
    {{8, 18, 29, 38}, 10, "PLACE(center,1)"},
    {{8, 18, 29, 38}, 11, "MOD(heavy,2)"},
    {{8, 18, 29, 38}, 0, "PLACE(center,3)"},
};
inline constexpr BossPatternText knife_and_fork_patterns[] = {
    {"Amuse-Bouche", "A2A3", "PUT(center,current,1,rand,any)"},
    {"Tomato Soup", "RA1", "AP(-1)"},
    {"Blue Cheese", "BB", "PLACE(center,1)"},
    {"House Salad", "GA2", "DISCARD(1)"},
    {"Lemon Tart", "YA3", "AP(-2)"},
    {"Pink Sorbet", "PAA1", "MOD(heavy,2)"},
    {"Twelve Courses", "AAA/AAA", "PUT(center,life,1,rand,any)"},
};

// ---- Second Thought ----------------------------------------------------------------------------

inline constexpr SlotText second_thought_slots[] = {
    {{0, 0, 0, 0}, 8, ""},
    {{5, 12, 19, 26}, 8, "DISCARD(1)"},
    {{6, 14, 22, 30}, 8, "MOD(heavy,2)"},
    {{6, 14, 22, 30}, 9, "PUT(center,current,2,rand,any)"},
    {{7, 16, 26, 34}, 9, "AP(-2)"},
    {{7, 16, 26, 34}, 0, "PLACE(center,2)"},
};
inline constexpr BossPatternText second_thought_patterns[] = {
    {"Doubt", "A.o/..A", "AP(-1)"},
    {"Migraine", "AA./..A", "PUT(center,current,2,rand,any)"},
    {"Blind Spot", "ooo/oAo", "MOD(heavy,3)"},
    {"Obsession", "N/A/N", "DISCARD(2)"},
    {"Sleepless", "A../A../..A", "AP(-2)"},
    {"Flashback", "A.A/A.A", "PLACE(center,1)"},
};

// ---- The Tipping Scale -------------------------------------------------------------------------

inline constexpr SlotText tipping_scale_slots[] = {
    {{0, 0, 0, 0}, 8, ""},
    {{6, 14, 22, 30}, 8, "PUT(center,current,1,rand,any)"},
    {{6, 14, 22, 30}, 8, "AP(-1)"},
    {{6, 14, 22, 30}, 9, "DISCARD(1)"},
    {{7, 16, 26, 34}, 9, "PLACE(center,1)"},
    {{7, 16, 26, 34}, 0, "SHIFT(D,any,hit)"},
};
inline constexpr BossPatternText tipping_scale_patterns[] = {
    {"Left Pan", "A./A./.A", "AP(-1)"},
    {"Right Pan", ".A/.A/A.", "PUT(boss,center,~2,rand,any)"},
    {"Symmetry", "A.A/.../A.A", "PUT(center,current,2,rand,any)"},
    {"Tilt", "A./.A/A.", "PLACE(center,1)"},
    {"Judgement", "N..N", "AP(-2)"},
    {"Collapse", "AoA/.A.", "SHIFT(D,any,stop)"},
};

inline constexpr BossText boss_texts[boss_count] = {
    {.id = "HC",
     .name = "Hollow Comet",
     .subtitle = "What the Grimoire Called",
     .quote = "It passed. It is passing.",
     .ability = "Long Tail",
     .ability_help = "Two patterns are active; a new one replaces the older.",
     .slots = hollow_comet_slots,
     .patterns = hollow_comet_patterns},
    {.id = "DE",
     .name = "Double Exposure",
     .subtitle = "The Picture Behind the Picture",
     .quote = "Which one did you aim at?",
     .ability = "Tilted Frame",
     .ability_help = "Its patterns lie turned by quarters, as chance wants.",
     .slots = double_exposure_slots,
     .patterns = double_exposure_patterns},
    {.id = "CC",
     .name = "Celestial Cleaning Ltd.",
     .subtitle = "We Sweep So You Need Not",
     .quote = "Please keep it clear.",
     .ability = "Clean Sweep",
     .ability_help =
         "After each heroine round all bullets slide left, and all bags go to the centre.",
     .slots = celestial_cleaning_slots,
     .patterns = celestial_cleaning_patterns},
    {.id = "CO",
     .name = "Collective Consciousness",
     .subtitle = "Every Channel at Once",
     .quote = "You are already watching.",
     .ability = "Feed",
     .ability_help =
         "It hands out YNN's patterns; each held at the end of the round costs a bullet more.",
     .slots = collective_consciousness_slots,
     .patterns = collective_consciousness_patterns},
    {.id = "IA",
     .name = "Internal Affairs",
     .subtitle = "The Office at the End of the Hall",
     .quote = "You'll hear less from us.",
     .ability = "Suspension",
     .ability_help = "One action of each heroine is out of use in each round.",
     .slots = internal_affairs_slots,
     .patterns = internal_affairs_patterns},
    {.id = "KF",
     .name = "Knife & Fork",
     .subtitle = "A Table for Everyone",
     .quote = "And for the main course?",
     .ability = "Tasting Menu",
     .ability_help =
         "Its patterns are recipes: clear bullets that match their symbols, wherever they lay.",
     .slots = knife_and_fork_slots,
     .patterns = knife_and_fork_patterns},
    {.id = "ST",
     .name = "Second Thought",
     .subtitle = "The First One Was Hers",
     .quote = "Are you sure? Be sure.",
     .ability = "Thought Trap",
     .ability_help =
         "The first bullet that each heroine sends in a round is held back until a shield breaks.",
     .slots = second_thought_slots,
     .patterns = second_thought_patterns},
    {.id = "TS",
     .name = "The Tipping Scale",
     .subtitle = "Nothing Stays Level",
     .quote = "Three too many. Always.",
     .ability = "Counterweight",
     .ability_help = "Odd and even bullets sent to it must not differ by more than three, or some "
                     "do not count.",
     .slots = tipping_scale_slots,
     .patterns = tipping_scale_patterns},
};

}  // namespace bullet
