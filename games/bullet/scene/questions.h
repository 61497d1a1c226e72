// Choices that are read: a list over the right column, with a picture and a sentence for each.
#pragma once

#include "bullet/interpreter.h"
#include "bullet_scene/layout.h"

namespace bullet_scene {

enum class Question : std::uint8_t {
    none,
    // What the rules ask.
    stars,    // which star action comes first
    rider,    // what may follow a pattern, or another effect that may be declined
    keep,     // a bullet that Planil has drawn
    column,   // the Immobilizer
    hit,      // whose life takes it
    take,     // a powerup
    replace,  // no empty slot
    drop,     // too many cards
    order,    // which of two boss patterns that she has failed comes first
    // An effect asks, and it is not about a space.
    card,
    wound,  // a bullet on a life or a pan
    // What the scene asks by itself.
    end,    // a pattern could still be used
    chip,   // an action
    slot,   // what is in a slot
    ally,   // pass the turn, or look
    waste,  // the second page of a chip or a slot: fail on purpose
};

// What stands before a line.
struct Icon {
    enum class Kind : std::uint8_t { none, bullet, effect, powerup, team, mark, card };
    Kind kind = Kind::none;
    std::uint8_t index = 0;
    constexpr bool operator==(const Icon&) const = default;
};
struct Entry {
    std::string_view label{}, help{};
    Icon icon{};
    kit::Action action{};
    enum class Does : std::uint8_t { take, pick, look, more, nothing } does = Does::take;
    const char* why_not = nullptr;  // it cannot be chosen now
    constexpr bool operator==(const Entry&) const = default;
};
using Entries = kit::FixedList<Entry, 14>;

// The question that is open by the rules; none: the cursor is free, or a space is asked for.
Question pending_question(const State& state);
// `argument`: action, slot or ally of what the scene asks, for `waste` the source of `fizzle`;
// `source`: the action that needs a card or wound.
Entries entries_of(const State& state, Seat me, Question question, std::uint8_t argument,
                   kit::Action source);
std::string_view title_of(Question question);
// May it be left without an answer?
constexpr bool is_own(Question question) { return question >= Question::card; }

// ---- Effects that ask --------------------------------------------------------------------------

// The step that an action of this kind answers; the pending one for `choose`.
const bullet::Effect& effect_of(const State& state, Seat me, kit::Action source);
const bullet::Step& step_of(const State& state, Seat me, kit::Action source);
// Is it answered with one space, with two, or from a list?
enum class Answer : std::uint8_t { none, space, two_spaces, listed };
Answer answer_of(const bullet::Step& step);
// Is it whoever uses it that answers? An ally answers for herself, later (BUL-243).
constexpr bool asks_user(const bullet::Step& step) {
    return step.picks && (!step.ally || step.verb == bullet::Verb::place);
}

}  // namespace bullet_scene
