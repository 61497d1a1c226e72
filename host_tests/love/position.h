// A position set up by hand, for the rules of Bullets of Love.
//
// It starts as S0, the setup with Red to begin. Tests say what is different; the deck is what then
// remains of the 32 Lassos, so that the invariant can be checked after every action. Wanted dice
// come from a generator that is going to roll them.
#pragma once

#include <unity.h>

#include <algorithm>
#include <initializer_list>
#include <vector>

#include "love/duel.h"
#include "love/events.h"
#include "love/lassos.h"
#include "love/opening.h"
#include "love/rules.h"
#include "love/turn.h"

namespace table {

using namespace love;
using kit::Action;
using kit::Config;
using kit::Event;
using Colours = std::initializer_list<Colour>;

inline constexpr Colour R = red, B = blue, G = green, Y = yellow;
inline constexpr Heart R0 = 0, R1 = 1, B0 = 2, B1 = 3, G0 = 4, G1 = 5, Y0 = 6, Y1 = 7;
inline constexpr int RB = 1, RG = 2, RY = 4, BG = 8, BY = 16, GY = 32;  // couples

inline Lassos lassos(Colours colours) {
    Lassos count{};
    for (const Colour colour : colours) ++count[colour];
    return count;
}

// A die of three sides that shows `value`; other numbers are dice of six.
struct Die {
    int value, sides;
    constexpr Die(int shown, int of = die_sides) : value(shown), sides(of) {}
};
constexpr Die F(int value) { return {value, fist_sides}; }

inline kit::Rng going_to_roll(std::initializer_list<Die> dice) {
    for (kit::Seed seed = 0;; ++seed) {
        kit::Rng rng(seed), trial = rng;
        if (std::all_of(dice.begin(), dice.end(),
                        [&](Die die) { return trial.die(die.sides) == die.value; }))
            return rng;
    }
}

inline Config config_of(Length length) {
    Config config = Rules::info.form.usual();
    config.values[length_field] = length;
    return config;
}

// ---- actions by the names of the ledger ----
inline Action RELOAD(Colours away = {}) { return {reload, packed(lassos(away))}; }
inline Action CLAIM(Colours laid) { return {claim, packed(lassos(laid))}; }
inline Action DUEL(Heart heart) { return {duel, heart}; }
inline Action FIRE(int bullets) { return {commit, static_cast<std::uint8_t>(bullets)}; }
inline constexpr Action END{end};

class Position {
  public:
    State s{};

    explicit Position(Length length = standard) {
        Rules::setup(s, config_of(length), 1);
        s.first_seat = s.turn_seat = R;
        sound();
    }

    // ---- placing ----
    Position& owns(Seat seat, std::initializer_list<Heart> hearts) {
        for (const Heart heart : hearts) s.owner[heart] = seat;
        return *this;
    }
    // With the Lassos that lie on them; say the hands of their owners, too.
    Position& claimed(std::initializer_list<Heart> hearts) {
        for (const Heart heart : hearts)
            s.claimed = static_cast<std::uint8_t>(s.claimed | 1u << heart);
        return restock();
    }
    Position& hand(Seat seat, Colours colours) {
        s.hand[seat] = s.known[seat] = lassos(colours);
        s.unknown[seat] = 0;
        return restock();
    }
    Position& bullets(Seat seat, int count) {
        s.bullets[seat] = static_cast<std::uint8_t>(count);
        return *this;
    }
    Position& score(Seat seat, int points) {
        s.score[seat] = static_cast<std::uint8_t>(points);
        return *this;
    }
    Position& in_love(int couples) {
        s.couples = static_cast<std::uint8_t>(couples);
        return *this;
    }
    Position& turn(Seat seat, int turns, Seat first) {
        s.turn_seat = seat;
        s.turns = static_cast<std::uint16_t>(turns);
        s.first_seat = first;
        return *this;
    }
    // So many cards stay in the deck, these on top (the last named is drawn first); the others lie
    // in the discard pile.
    Position& deck(std::size_t size, Colours top = {}) {
        restock();
        std::vector<Colour> on_top(top), rest;
        for (const Colour colour : on_top) TEST_ASSERT_TRUE(s.deck.remove(colour));
        while (s.deck.size() + on_top.size() > size) ++s.discard[s.deck.draw()];
        for (const Colour colour : on_top) s.deck.push(colour);
        TEST_ASSERT_EQUAL(size, s.deck.size());
        return *this;
    }
    Position& dice(std::initializer_list<Die> wanted) {
        s.rng = going_to_roll(wanted);
        return *this;
    }

    // ---- playing ----
    std::vector<Event> events;  // of the last action

    bool may(Action action) const {
        return kit::is_legal(love::game, reinterpret_cast<const kit::StateBytes*>(&s), action);
    }
    Position& play(std::initializer_list<Action> actions) {
        sound();
        for (const Action& action : actions) {
            Event memory[kit::max_events];
            kit::Events out(memory);
            const kit::Verdict verdict = Rules::apply(s, action, out);
            TEST_ASSERT_NULL_MESSAGE(verdict.why_not, verdict.why_not);
            events.assign(out.all().begin(), out.all().end());
            sound();
        }
        return *this;
    }
    // Refused, and nothing is changed by it.
    void no(Action action) const {
        TEST_ASSERT_FALSE(may(action));
        State after = s;
        kit::Events unseen;
        TEST_ASSERT_FALSE(Rules::apply(after, action, unseen).ok());
        TEST_ASSERT_EQUAL_MEMORY(&after, &s, sizeof s);
    }
    void sound() const {
        const char* wrong = Rules::invariant(s);
        TEST_ASSERT_NULL_MESSAGE(wrong, wrong);
    }
    std::vector<Action> legal() const {
        std::vector<Action> room(64);
        kit::Actions out(room);
        Rules::legal(s, out);
        room.resize(out.count());
        return room;
    }
    int legal_of(Kind kind) const {
        const auto all = legal();
        return static_cast<int>(std::count_if(all.begin(), all.end(),
                                              [=](Action action) { return action.kind == kind; }));
    }
    bool happened(const Event& wanted) const {
        return std::find(events.begin(), events.end(), wanted) != events.end();
    }
    int happenings(EventKind kind) const {
        return static_cast<int>(std::count_if(events.begin(), events.end(),
                                              [=](const Event& e) { return e.kind == kind; }));
    }

    // ---- judging ----
    void holds(Seat seat, Colours colours) const {
        const Lassos wanted = lassos(colours);
        TEST_ASSERT_EQUAL_UINT8_ARRAY(wanted.data(), s.hand[seat].data(), colour_count);
    }
    void has_bullets(std::initializer_list<int> red_to_yellow) const {
        std::size_t seat = 0;
        for (const int count : red_to_yellow) TEST_ASSERT_EQUAL(count, s.bullets[seat++]);
    }
    void is_turn_of(Seat seat, Phase phase) const {
        TEST_ASSERT_EQUAL(seat, Rules::turn(s));
        TEST_ASSERT_EQUAL(static_cast<int>(phase), static_cast<int>(s.phase));
    }
    kit::Hash seen_by(Seat seat) const {
        return kit::view_hash(love::game, reinterpret_cast<const kit::StateBytes*>(&s), seat);
    }

  private:
    // The deck is what lies nowhere else.
    Position& restock() {
        s.deck.clear();
        s.discard = {};
        for (Colour colour = 0; colour < colour_count; ++colour) {
            int left = lassos_per_colour;
            for (const Lassos& each : s.hand) left -= each[colour];
            for (Heart heart = 0; heart < heart_count; ++heart)
                left -= colour_of(heart) == colour && s.is_claimed(heart);
            // While a position is being set up there may be too many; `sound` looks at the end.
            for (; left > 0 && !s.deck.full(); --left) s.deck.push(colour);
        }
        return *this;
    }
};

// Random matches to their end; `judge` gets each step: before, action, what happened, after.
struct Step {
    const State &before, &after;
    Action action;
    std::span<const Event> events;
};
template <class Judge>
void play_at_random(int matches, Judge judge) {
    for (int i = 0; i < matches; ++i) {
        kit::Rng rng(static_cast<kit::Seed>(i), 77);
        State s;
        Rules::setup(s, config_of(i % 3 == 0 ? quick : standard), static_cast<kit::Seed>(i));
        while (!s.over()) {
            const State before = s;
            const auto* bytes = reinterpret_cast<const kit::StateBytes*>(&before);
            const Action action = kit::random_legal(love::game, bytes, rng);
            Event memory[kit::max_events];
            kit::Events out(memory);
            TEST_ASSERT_TRUE(Rules::apply(s, action, out).ok());
            judge(Step{before, s, action, out.all()});
        }
    }
}

}  // namespace table
