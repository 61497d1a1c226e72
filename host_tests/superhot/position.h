// A position set up by hand, for the rules of SUPERHOT.
//
// Tests say where the cards that matter lie; `Position` takes them from wherever they are and puts
// something harmless in their place, so that no card is lost or doubled and the invariant can be
// checked after every action.
#pragma once

#include <unity.h>

#include <algorithm>
#include <initializer_list>
#include <vector>

#include "superhot/goals.h"
#include "superhot/level.h"
#include "superhot/rules.h"
#include "superhot/use.h"

namespace table {

using namespace superhot;
using kit::Action;
using kit::Config;
using kit::Seat;
using Cards = std::initializer_list<Card>;

inline constexpr Card B = bullet;
inline constexpr Card none = no_card;

struct Wish {
    Mode mode = solo;
    int deck = it_deck, it_seat = it_first;
    bool storm = false, times_up = false, seven = false, infinite = false, revenge = false;
    int bats = 0;
};

inline Config config_of(const Wish& wish) {
    Config config = Rules::info.form.usual();
    config.values[mode_field] = wish.mode;
    const bool two = wish.mode == coop || wish.mode == two_v_one;
    if (!two) config.values[deck_field] = static_cast<std::uint8_t>(wish.deck);
    if (two) config.values[it_seat_field] = static_cast<std::uint8_t>(wish.it_seat);
    config.values[storm_field] = wish.storm;
    config.values[times_up_field] = wish.times_up;
    config.values[seven_line_field] = wish.seven;
    config.values[infinite_field] = wish.infinite;
    config.values[revenge_field] = wish.revenge;
    config.values[bats_field] = static_cast<std::uint8_t>(wish.bats);
    return config;
}

class Position {
  public:
    State s{};

    explicit Position(const Wish& wish = {}, kit::Seed seed = 1) {
        const Config config = config_of(wish);
        TEST_ASSERT_TRUE(kit::config_verdict(superhot::game, config).ok());
        Rules::setup(s, config, seed);
        sound();
    }
    // Past the vetoes, with every card that is not placed yet in the Obstacles Deck.
    static Position cleared(const Wish& wish = {}, kit::Seed seed = 1) {
        Position t(wish, seed);
        t.clear();
        return t;
    }
    void clear() {
        s.phase = Phase::choose;
        s.active = s.beginner;
        s.packet = 0;
        std::vector<Card> all;
        const auto take = [&](Card card) {
            if (card < obstacle_count) all.push_back(card);
        };
        for (Card& card : s.line) take(std::exchange(card, no_card));
        for (const Card card : s.obstacles) take(card);
        for (const Card card : s.obstacle_discard) take(card);
        for (const Card card : s.system_hand) take(card);
        s.system_hand.clear();
        for (Normal& normal : s.normals) {
            for (const Card card : normal.deck) take(card);
            for (const Card card : normal.discard) take(card);
            for (const Card card : normal.hand) take(card);
            normal.deck.clear();
            normal.discard.clear();
            normal.hand = {};
            normal.bullets = 0;
        }
        s.obstacles.clear();
        s.obstacle_discard.clear();
        std::sort(all.begin(), all.end());
        for (const Card card : all) s.obstacles.push(card);
        s.bullets_deck = s.bullets_in_game;
        // Harmless cards last, so that they come first where something must be put.
        for (int slot = 0; slot < s.slots; ++slot) s.line[static_cast<std::size_t>(slot)] = none;
        goals({triple_take});
    }

    // ---- placing ----
    void line(Cards cards) {
        int slot = 0;
        for (const Card card : cards) put(slot++, card);
    }
    void put(int slot, Card card) {
        const Card old = s.line[static_cast<std::size_t>(slot)];
        release(old);
        take(card);
        s.line[static_cast<std::size_t>(slot)] = card;
    }
    void knock_out(int slot) {
        s.knocked_out = static_cast<std::uint8_t>(s.knocked_out | 1u << slot);
    }
    void harden_slot(int slot) { s.hardened = static_cast<std::uint8_t>(s.hardened | 1u << slot); }
    void hand(Cards cards, int player = -1) {
        Normal& normal = who(player);
        for (const Card card : normal.hand) s.obstacles.put_at_bottom(card);
        s.bullets_deck = static_cast<std::uint8_t>(s.bullets_deck + normal.bullets);
        normal.hand = {};
        normal.bullets = 0;
        for (const Card card : cards) {
            take(card);
            if (card == B)
                ++normal.bullets;
            else
                normal.hand.add(card);
        }
    }
    // Bottom first.
    void deck(Cards cards, int player = -1) { pile(who(player).deck, cards); }
    void discard(Cards cards, int player = -1) { pile(who(player).discard, cards); }
    void obstacles(Cards cards) {  // exactly these; the rest goes under the Obstacles Discard
        for (const Card card : cards) take(card);
        while (!s.obstacles.empty()) {
            const Card card = s.obstacles.draw();
            s.obstacle_discard.put_at_bottom(card);
        }
        for (const Card card : cards) s.obstacles.push(card);
    }
    // Exactly these in the Obstacles Discard; the rest goes under the deck of a player.
    void obstacle_discard(Cards cards) {
        std::vector<Card> rest;
        for (const Card card : s.obstacle_discard) rest.push_back(card);
        s.obstacle_discard.clear();
        for (const Card card : rest) release_to_player(card);
        for (const Card card : cards) {
            take(card);
            s.obstacle_discard.push(card);
        }
    }
    // Moves what is left of the Obstacles Deck out of play's way.
    void obstacles_only(Cards cards) {
        for (const Card card : cards) take(card);
        std::vector<Card> rest;
        for (const Card card : s.obstacles) rest.push_back(card);
        s.obstacles.clear();
        for (const Card card : rest) release_to_player(card);
        for (const Card card : cards) s.obstacles.push(card);
    }
    void bullets_deck(int count) {  // the others lie at the bottom of the Obstacles Deck
        while (s.bullets_deck > count) {
            --s.bullets_deck;
            s.obstacles.put_at_bottom(B);
        }
        TEST_ASSERT_EQUAL(count, s.bullets_deck);
    }
    void goals(std::initializer_list<Goal> row) {
        for (const Goal goal : s.goal_row) s.goals_deck.put_at_bottom(goal);
        s.goal_row.clear();
        s.done = 0;
        for (const Goal goal : row) {
            s.goals_deck.remove(goal);
            s.goal_row.push(goal);
        }
        s.goals_below = 0;
        s.goals_unseen = static_cast<std::uint8_t>(s.goals_deck.size());
    }
    // Goals on top of the deck, the last named one is the top.
    void goals_on_top(std::initializer_list<Goal> wanted) {
        for (const Goal goal : wanted) {
            TEST_ASSERT_TRUE(s.goals_deck.remove(goal));
            s.goals_deck.put_on_top(goal);
        }
    }
    // The Line full of cards that do nothing where nothing lies yet.
    void fill_quietly() {
        for (int slot = 0; slot < s.slots; ++slot)
            if (s.at(slot) == none) put(slot, quiet());
    }
    // What is not said is made harmless: quiet cards in The Line, something to draw.
    Position& ready() {
        fill_quietly();
        for (int player = 0; player < s.normal_count(); ++player) {
            Normal& normal = s.normals[static_cast<std::size_t>(player)];
            for (Card card = 0; card < obstacle_count && normal.deck.size() < 5; ++card)
                if (s.obstacles.size() > 8 && s.obstacles.remove(card)) normal.deck.push(card);
        }
        sound();
        return *this;
    }
    Card quiet() const {
        for (const Card card : {ob(25), ob(21), ob(19), ob(20), ob(22), ob(24), ob(23), ob(18),
                                ob(17), it(7), it(4), it(6), pz(4), pz(7), pz(6)})
            if (s.obstacles.contains(card)) return card;
        TEST_FAIL_MESSAGE("no quiet card is left");
        return none;
    }

    // ---- playing ----
    kit::Event memory[kit::max_events];
    std::vector<kit::Event> events;

    bool may(Action action) const {
        return kit::is_legal(superhot::game, reinterpret_cast<const kit::StateBytes*>(&s), action);
    }
    void play(Action action) {
        kit::Events out(memory);
        const kit::Verdict verdict = Rules::apply(s, action, out);
        TEST_ASSERT_NULL_MESSAGE(verdict.why_not, verdict.why_not);
        events.assign(out.all().begin(), out.all().end());
        sound();
    }
    void play(std::initializer_list<Action> actions) {
        for (const Action& action : actions) play(action);
    }
    // Through what phase 6 asks.
    void settle() {
        while (s.phase == Phase::order || s.phase == Phase::drop)
            play(s.phase == Phase::order ? Action{act_rest} : Action{drop, s.me().hand.first()});
    }
    void no(Action action) {
        TEST_ASSERT_FALSE(may(action));
        State before = s;
        kit::Events unseen;
        TEST_ASSERT_FALSE(Rules::apply(s, action, unseen).ok());
        TEST_ASSERT_EQUAL_MEMORY(&before, &s, sizeof s);
    }
    void sound() const {
        const char* wrong = Rules::invariant(s);
        TEST_ASSERT_NULL_MESSAGE(wrong, wrong);
    }
    int legal_count() const {
        kit::Actions all({});
        Rules::legal(s, all);
        return static_cast<int>(all.count());
    }
    bool happened(const kit::Event& wanted) const {
        return std::find(events.begin(), events.end(), wanted) != events.end();
    }
    int happenings(EventKind kind) const {
        return static_cast<int>(std::count_if(events.begin(), events.end(),
                                              [=](const kit::Event& e) { return e.kind == kind; }));
    }
    bool used_is(Cards cards) const {
        if (s.used.size() != cards.size()) return false;
        std::size_t i = 0;
        for (const Card card : cards)
            if (s.used[i++].card != card) return false;
        return true;
    }

    void release_to_player(Card card) {
        if (card == B)
            ++s.bullets_deck;
        else if (card != none)
            s.normals[0].deck.put_at_bottom(card);
    }

  private:
    Normal& who(int player) {
        return s.normals[static_cast<std::size_t>(player < 0 ? s.active : player)];
    }
    void release(Card card) {
        if (card == B)
            ++s.bullets_deck;
        else if (card != none)
            s.obstacles.put_at_bottom(card);
    }
    // From wherever it is spare: the Obstacles Deck, its discard, a player's deck.
    void take(Card card) {
        if (card == none) return;
        if (card == B) {
            TEST_ASSERT_GREATER_THAN(0, s.bullets_deck);
            --s.bullets_deck;
            return;
        }
        const bool found = s.obstacles.remove(card) || s.obstacle_discard.remove(card) ||
                           s.normals[0].deck.remove(card) || s.normals[1].deck.remove(card);
        TEST_ASSERT_TRUE_MESSAGE(found, "the card is in use already");
    }
    template <class Pile>
    void pile(Pile& into, Cards cards) {
        std::vector<Card> rest;
        for (const Card card : into) rest.push_back(card);
        into.clear();
        for (const Card card : rest) release(card);
        for (const Card card : cards) {
            take(card);
            into.push(card);
        }
    }
};

// Actions by the names of the ledger.
inline Action BEGIN(int slot, Method method) {
    return {begin, static_cast<std::uint8_t>(slot), method};
}
inline Action ADD(Card card, Card copied = none) { return {add, card, copied}; }
inline Action SLASH(Card card, Card copied, int slot) {
    return {slash, card, copied, static_cast<std::uint8_t>(slot)};
}
inline Action HEAL(Card card, Card copied = none) { return {heal, card, copied}; }
inline Action PDRAW(Card card, Card copied = none) { return {pdraw, card, copied}; }
inline Action GLITCH(Glitch which, int slot, int paid = 0) {
    return {glitch, which, static_cast<std::uint8_t>(slot), static_cast<std::uint8_t>(paid)};
}
inline constexpr Action WAIT{wait}, MOVE{move}, WAIT_GO{wait_go}, END_USE{end_use}, NO_AID{no_aid},
    ACT_REST{act_rest}, SYS_END{sys_end}, KEEP{keep}, AGREE{agree}, REFUSE{refuse};
inline Action VETO(Goal goal) { return {veto, goal}; }
inline Action DISCARD(Card card) { return {superhot::discard, card}; }
inline Action DROP(Card card) { return {drop, card}; }
inline Action AID(Card card) { return {aid, card}; }
inline Action ACT(int slot) { return {act, static_cast<std::uint8_t>(slot)}; }

}  // namespace table
