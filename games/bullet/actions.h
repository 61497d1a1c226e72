// What a seat can decide. Kinds are in the order of legal lists (RULES.md, "Actions").
//
// `p, q` answer a step of an effect: MOVE, WARP and SWAP two spaces (from, to; SWAP the lower
// first); KMOVE p = where the component ends; CLEAR, PUT from the sight and Relay p = a space;
// DISCARD p = a place in the hand; PUT from life p = a place in it; PUT from a pan p = 0 .. 4 odd
// pan, 8 .. 12 even pan. What is not needed is 0.
#pragma once

#include "kit/action.h"

namespace bullet {

enum Kind : std::uint8_t {
    place_bullet,     //
    place_mind,       // a: slot
    use_action,       // a: action, b, c: p, q
    fizzle,           // a: source
    use_pattern,      // a: place in the hand, b: quarter turns, c: offset (placements.h)
    use_powerup,      // a: slot, b, c: p, q
    team_action,      // a: team action, b: ally, c: space for Relay
    pass_turn,        // a: ally
    end_round,        //
    choose,           // b, c: p, q of the pending step
    decline,          //
    star_action,      // a: star action, b, c: p, q
    keep_bullet,      // a: 0 place it, 1 into the Mind
    choose_column,    // a: column 0 .. 4
    assign_hit,       // a: 0 own life, 1 the teammate's
    take_powerup,     // a: place among the open ones
    replace_powerup,  // a: slot, 3: the new one is discarded
    discard_down,     // a: place in the hand
    boss_order,       // a: which of the active boss patterns comes first
    time_out,         //
    sudden_step       //
};
inline constexpr kit::ActionWord action_words[] = {
    {"place"},   {"mind"},    {"use"},  {"fizzle"}, {"pattern"},
    {"powerup"}, {"team"},    {"pass"}, {"end"},    {"choose"},
    {"decline"}, {"star"},    {"keep"}, {"column"}, {"hit"},
    {"take"},    {"replace"}, {"drop"}, {"order"},  {.word = "time_out", .outside = true},
    {"sudden"}};

// Does it say nothing besides its kind and `a`, nothing besides its kind?
constexpr bool is_plain(kit::Action action) { return action.b == 0 && action.c == 0; }
constexpr bool is_bare(kit::Action action) { return action.a == 0 && is_plain(action); }

// Sources of `fizzle`: actions from 0, powerup slots from 16, team actions from 32.
inline constexpr std::uint8_t powerup_source = 16, team_source = 32;
// Answers about Balance's pans: the even one begins here.
inline constexpr std::uint8_t even_pan = 8;
inline constexpr std::uint8_t discard_new = 3;  // of replace_powerup

}  // namespace bullet
