// A position set up by hand, for the rules of Blast Tactics.
//
// It begins as a match with start squares as drawn and White to act; blocks are there only if asked
// for. Squares have their names ("c5"), so have cards ("PU"). Every card is in one place: a card
// that is given to somebody is taken from the deck, and what is not named any more lies in the
// discard pile, so that the invariant can be checked after every action.
#pragma once

#include <unity.h>

#include <algorithm>
#include <initializer_list>
#include <sstream>
#include <string>
#include <vector>

#include "blast/acts.h"
#include "blast/events.h"
#include "blast/forecast.h"
#include "blast/moves.h"
#include "blast/rules.h"
#include "blast/turn.h"

namespace field {

using namespace blast;
using kit::Action;
using kit::Config;
using kit::Event;
using kit::nobody;

inline constexpr Seat white = 0, black = 1, pink = 2, blue = 3;
enum Side : std::uint8_t { fresh, sparking };

// ---- the arenas ----
enum Built : std::uint8_t {
    a02,
    a03,
    a04,
    power_court,
    whirlpool,
    thin_ice,
    warp_yard,
    hourglass,
    pinwheel,
    slant,
    trident,
    switchback,
    grand_works
};

// ---- by name ----
inline std::vector<std::string> words(const std::string& text) {
    std::istringstream in(text);
    std::vector<std::string> all;
    for (std::string word; in >> word;) all.push_back(word);
    return all;
}
inline Square sq(const std::string& name) {
    return square_at(name[0] - 'a', std::stoi(name.substr(1)) - 1);
}
inline std::string name_of(Square square) {
    if (square >= square_count) return "-";
    return std::string(1, static_cast<char>('a' + column_of(square))) +
           std::to_string(row_of(square) + 1);
}
inline Squares squares(const std::string& names) {
    Squares all;
    for (const std::string& name : words(names)) all.add(sq(name));
    return all;
}
inline std::string names_of(const Squares& all) {
    std::string names;
    all.each([&](Square at) { names += (names.empty() ? "" : " ") + name_of(at); });
    return names;
}
inline constexpr std::array<const char*, 6> card_words{"PU", "CA", "RO", "FD", "PS", "OT"};
inline Card card(const std::string& word) {
    for (std::uint8_t kind = 0; kind < card_words.size(); ++kind)
        if (word == card_words[kind]) return static_cast<Card>(kind);
    return no_card;
}
inline std::string word_of(Card which) { return which <= overtime ? card_words[which] : "-"; }
template <class List>
std::string cards_of(const List& list) {
    std::string all;
    for (const Card each : list) all += (all.empty() ? "" : " ") + word_of(each);
    return all;
}
inline SeatSet seats_of(std::initializer_list<Seat> list) {
    SeatSet set = 0;
    for (const Seat seat : list) set = static_cast<SeatSet>(set | set_of(seat));
    return set;
}

inline void same_squares(const std::string& wanted, const Squares& found) {
    TEST_ASSERT_EQUAL_STRING(names_of(squares(wanted)).c_str(), names_of(found).c_str());
}
inline void same_square(const std::string& wanted, Square found) {
    TEST_ASSERT_EQUAL_STRING(wanted.c_str(), name_of(found).c_str());
}

inline Config config_of(std::uint8_t arena, bool revenge_on = false, std::uint8_t first = 1,
                        std::uint8_t starts = starts_fixed) {
    Config config = Rules::info.form.usual();
    config.values[arena_field] = arena;
    config.values[revenge_field] = revenge_on;
    config.values[first_field] = first;
    config.values[starts_field] = starts;
    return config;
}
inline Arena read(std::string_view text) {
    const ArenaReading reading = read_arena(text);
    TEST_ASSERT_NULL_MESSAGE(reading.why_not, reading.why_not);
    return reading.arena;
}
inline Config own_config(const Arena& arena, bool revenge_on = false) {
    Config config = config_of(own_arena, revenge_on);
    config.record = stored(arena);
    return config;
}

// ---- actions by the names of the rules ----
inline constexpr Action END{end_turn}, LOAD{load};
inline Action MOVE(const std::string& to) { return {blast::move, sq(to)}; }
inline Action PHASE(const std::string& to) { return {phase_move, sq(to)}; }
inline Action LAY(const std::string& at) { return {lay, sq(at)}; }
inline constexpr Action BUY(int slot) { return {buy, static_cast<std::uint8_t>(slot)}; }
inline Action DISCARD(const std::string& word) { return {blast::discard, card(word)}; }
inline constexpr Action PUSH(Direction way) { return {push_bomb, way}; }
inline constexpr Action LAUNCH(Direction way) { return {launch, way}; }
inline constexpr Action ROLL(Source from, Direction way, int distance) {
    return {roll_bomb, from, way, static_cast<std::uint8_t>(distance)};
}
inline constexpr Action FAST(int token) { return {fast_bomb, static_cast<std::uint8_t>(token)}; }
inline Action REVENGE(const std::string& at) { return {blast::revenge, sq(at)}; }

class Position {
  public:
    State s{};

    explicit Position(std::uint8_t arena, bool with_blocks = false, bool revenge_on = false)
        : Position(config_of(arena, revenge_on), with_blocks) {}
    explicit Position(const Config& config, bool with_blocks = false) {
        const kit::Verdict verdict = kit::config_verdict(blast::game, config);
        TEST_ASSERT_NULL_MESSAGE(verdict.why_not, verdict.why_not);
        Rules::setup(s, config, 1);
        if (!with_blocks) s.board.token.fill(no_token);
        // An order that everybody can follow: OVERTIME lies deep.
        s.market = {push, cannon};
        s.deck.clear();
        for (const char* each :
             {"PS", "PS", "OT", "PS", "FD", "FD", "FD", "RO", "RO", "RO", "CA", "CA", "PU", "PU"})
            s.deck.push(card(each));
        s.idle = 0;
        acts(white);
    }

    // ---- placing ----
    // This seat is in its Action Phase, which begins.
    Position& acts(Seat seat) {
        s.phase = Phase::action;
        s.active = seat;
        s.board.hit = 0;
        s.out_this_turn = 0;
        return fresh_turn();
    }
    Position& figure(Seat seat, const std::string& at) {
        const Piece there = s.board.piece[sq(at)];
        TEST_ASSERT_TRUE_MESSAGE(!there.figure() || there.seat() == seat, "somebody stands there");
        s.board.put_figure(seat, sq(at));
        return fresh_turn();
    }
    Position& heart(Seat seat, bool whole) {
        s.board.figures[seat].heart = whole;
        return fresh_turn();
    }
    Position& hearts_gone() {
        for (Seat seat = 0; seat < s.board.seats; ++seat) s.board.figures[seat].heart = 0;
        return fresh_turn();
    }
    Position& moves(int left) {
        s.moves_left = static_cast<std::uint8_t>(left);
        return *this;
    }
    Position& speed(Seat seat, int tiles) {
        s.board.figures[seat].speed_ups = static_cast<std::uint8_t>(tiles);
        s.seen[speed_up] = static_cast<std::uint8_t>(s.seen[speed_up] + tiles);
        return *this;
    }
    Position& count(Seat seat, int bombs) {
        s.board.figures[seat].bombs = static_cast<std::uint8_t>(bombs);
        return *this;
    }
    Position& flame(Seat seat) {
        s.board.figures[seat].flame_max = 1;
        return *this;
    }
    Position& ghost(Seat seat) {
        eliminate(s.board, seat);
        return s.active == seat ? acts(s.board.after(seat)) : *this;
    }
    Position& bomb(Seat owner, const std::string& at, Side side = fresh) {
        const BombNumber number = next_token(owner);
        s.board.put_bomb(number, sq(at));
        s.board.bombs[number].sparking = side;
        return *this;
    }
    Position& carries(Seat carrier, Seat owner, Side side = fresh) {
        const BombNumber number = next_token(owner);
        s.board.bombs[number] = {static_cast<std::uint8_t>(Bomb::on_head + carrier), side};
        s.board.figures[carrier].carries = number;
        return *this;
    }
    Position& block(const std::string& at, Item item) {
        s.board.token[sq(at)] = block_of(item);
        return *this;
    }
    Position& item(const std::string& at, Item item) {
        s.board.token[sq(at)] = item_token(item);
        ++s.seen[item];
        return *this;
    }
    Position& holder(Seat seat, bool armed = true) {
        s.deck.remove(overtime);
        s.board.holder = seat;
        s.board.armed = armed;
        return *this;
    }
    // So many tiles are gone, in the order of the holder's flips. What stood on them is placed anew
    // afterwards.
    Position& flipped(int tiles) {
        for (; s.board.flips < tiles; ++s.board.flips)
            s.board.tile_squares(s.board.flip_at(s.board.flips)).each([&](Square at) {
                s.board.terrain[at] = Ground::outside;
                s.board.token[at] = no_token;
            });
        return *this;
    }
    Position& only_final() { return flipped(s.board.ring_size()); }
    Position& hand(Seat seat, const std::string& named) {
        Hand& hand = s.hands[seat];
        for (std::uint8_t kind = 0; kind < ability_kinds; ++kind)
            for (; hand.count[kind] != 0; --hand.count[kind])
                s.discard.push(static_cast<Card>(kind));
        for (const std::string& each : words(named)) {
            take(card(each));
            ++hand.count[card(each)];
        }
        return *this;
    }
    // "-" is an empty place.
    Position& market(const std::string& named) {
        for (Card& slot : s.market)
            if (const Card was = std::exchange(slot, no_card); was != no_card) s.discard.push(was);
        for (std::size_t slot = 0; slot < market_size; ++slot) {
            const std::string each = words(named)[slot];
            if (each == "-") continue;
            take(card(each));
            s.market[slot] = card(each);
        }
        return *this;
    }
    // From the top; the rest is discarded, OVERTIME excepted, which stays at the bottom.
    Position& deck(const std::string& from_the_top) {
        const bool hidden = s.deck.remove(overtime);
        while (!s.deck.empty()) s.discard.push(s.deck.draw());
        for (const std::string& each : words(from_the_top)) {
            if (card(each) != overtime) TEST_ASSERT_TRUE(s.discard.remove(card(each)));
            s.deck.put_at_bottom(card(each));
        }
        if (hidden && !s.deck.contains(overtime)) s.deck.put_at_bottom(overtime);
        return *this;
    }

    // ---- playing ----
    std::vector<Event> events;  // of the last action or turn

    bool may(Action action) const {
        const bool judged = blast::may(s, action).ok();
        TEST_ASSERT_EQUAL(
            judged,
            kit::is_legal(blast::game, reinterpret_cast<const kit::StateBytes*>(&s), action));
        return judged;
    }
    Position& play(std::initializer_list<Action> actions) {
        sound();
        for (const Action& action : actions) {
            Event memory[kit::max_events];
            kit::Events out(memory);
            const kit::Verdict verdict = Rules::apply(s, action, out);
            TEST_ASSERT_NULL_MESSAGE(verdict.why_not, verdict.why_not);
            events.assign(out.all().begin(), out.all().end());
            TEST_ASSERT_FALSE(out.cut());
            sound();
        }
        return *this;
    }
    // The turn of a seat begins: its Bomb Phase and all that follows without a decision.
    Position& begins(Seat seat) {
        sound();
        s.path = {};
        s.moves_left = 0;
        Event memory[kit::max_events];
        kit::Events out(memory);
        begin_turn(s, seat, out);
        events.assign(out.all().begin(), out.all().end());
        sound();
        return *this;
    }
    // Refused, and nothing is changed by it.
    void no(Action action) const {
        TEST_ASSERT_FALSE(may(action));
        State after = s;
        Event memory[kit::max_events];
        kit::Events out(memory);
        TEST_ASSERT_FALSE(Rules::apply(after, action, out).ok());
        TEST_ASSERT_EQUAL_MEMORY(&after, &s, sizeof s);
        TEST_ASSERT_EQUAL(0, out.all().size());
    }
    void yes(Action action) const { TEST_ASSERT_TRUE(may(action)); }
    // Why not, in the words that people read.
    void refused_with(const char* why, Action action) const {
        no(action);
        TEST_ASSERT_EQUAL_STRING(why, blast::may(s, action).why_not);
    }
    void sound() const {
        const char* wrong = Rules::invariant(s);
        TEST_ASSERT_NULL_MESSAGE(wrong, wrong);
    }
    std::vector<Action> legal() const {
        std::vector<Action> room(Rules::info.most_legal);
        kit::Actions out(room);
        Rules::legal(s, out);
        room.resize(out.count());
        return room;
    }
    // First arguments of the legal actions of a kind.
    Squares legal_squares(Kind kind) const {
        Squares all;
        for (const Action& each : legal())
            if (each.kind == kind) all.add(each.a);
        return all;
    }
    bool happened(const Event& wanted) const {
        return std::find(events.begin(), events.end(), wanted) != events.end();
    }
    int happenings(EventKind kind) const {
        return static_cast<int>(std::count_if(events.begin(), events.end(),
                                              [=](const Event& e) { return e.kind == kind; }));
    }
    // The kinds of what happened, in their order.
    void tells(std::initializer_list<int> kinds) const {
        std::string wanted, found;
        for (const int kind : kinds) wanted += std::to_string(kind) + " ";
        for (const Event& event : events) found += std::to_string(event.kind) + " ";
        TEST_ASSERT_EQUAL_STRING(wanted.c_str(), found.c_str());
    }

    // ---- judging ----
    void decides(int seat, Phase phase = Phase::action) const {
        TEST_ASSERT_EQUAL(static_cast<int>(phase), static_cast<int>(s.phase));
        TEST_ASSERT_EQUAL(seat, Rules::turn(s));
    }
    void won_by(Seat seat, EndCause cause) const {
        TEST_ASSERT_TRUE(s.over());
        TEST_ASSERT_EQUAL(seat, s.winner);
        TEST_ASSERT_EQUAL(static_cast<int>(cause), static_cast<int>(s.end_cause));
        TEST_ASSERT_TRUE(
            happened({.kind = match_ended, .a = seat, .b = static_cast<std::uint8_t>(cause)}));
    }
    void stands(Seat seat, const std::string& at) const {
        same_square(at, s.board.figures[seat].square);
        TEST_ASSERT_EQUAL(at != "-", s.board.figures[seat].alive);
    }
    void lies(Seat owner, const std::string& at, Side side) const {
        const Piece piece = s.board.piece[sq(at)];
        TEST_ASSERT_TRUE_MESSAGE(piece.bomb(), at.c_str());
        TEST_ASSERT_EQUAL(owner, owner_of(piece.bomb_number()));
        TEST_ASSERT_EQUAL(side, s.board.bombs[piece.bomb_number()].sparking);
    }
    void no_bomb(const std::string& at) const {
        TEST_ASSERT_FALSE_MESSAGE(s.board.piece[sq(at)].bomb(), at.c_str());
    }
    void holds(Seat seat, const std::string& named) const {
        std::string all;
        for (std::uint8_t kind = 0; kind < ability_kinds; ++kind)
            for (int i = 0; i < s.hands[seat].count[kind]; ++i)
                all += (all.empty() ? "" : " ") + word_of(static_cast<Card>(kind));
        TEST_ASSERT_EQUAL_STRING(named.c_str(), all.c_str());
    }
    void deck_is(const std::string& from_the_top) const {
        std::vector<Card> turned(s.deck.begin(), s.deck.end());
        std::reverse(turned.begin(), turned.end());
        TEST_ASSERT_EQUAL_STRING(from_the_top.c_str(), cards_of(turned).c_str());
    }
    void market_is(const std::string& named) const {
        TEST_ASSERT_EQUAL_STRING(named.c_str(), cards_of(s.market).c_str());
    }
    void discarded_last(const std::string& named) const {
        const auto many = static_cast<std::ptrdiff_t>(words(named).size());
        const std::vector<Card> newest(s.discard.end() - many, s.discard.end());
        TEST_ASSERT_EQUAL_STRING(named.c_str(), cards_of(newest).c_str());
    }
    void token_is(const std::string& at, Token token) const {
        TEST_ASSERT_EQUAL(token, s.board.token[sq(at)]);
    }
    void scores(std::initializer_list<int> wanted) const {
        const kit::Outcome outcome = Rules::outcome(s);
        std::size_t seat = 0;
        for (const int score : wanted) TEST_ASSERT_EQUAL(score, outcome.score[seat++]);
    }
    // All bombs of these squares go off now, by themselves. Nothing is changed.
    Blast fire(const std::string& at) const {
        BombSet starters = 0;
        for (const std::string& each : words(at))
            starters |= bit_of(s.board.piece[sq(each)].bomb_number());
        return blast::blast(s.board, starters);
    }

  private:
    Position& fresh_turn() {
        s.path = {};
        s.moves_left = static_cast<std::uint8_t>(s.actor().moves());
        if (s.actor().square != no_square) s.path.add(s.actor().square);
        return *this;
    }
    BombNumber next_token(Seat owner) const {
        int token = 0;
        while (s.board.bombs[bomb_of(owner, token)].in_play()) ++token;
        return bomb_of(owner, token);
    }
    void take(Card which) {
        if (s.deck.remove(which) || s.discard.remove(which)) return;
        for (Card& slot : s.market)
            if (slot == which) {
                slot = no_card;
                return;
            }
        TEST_FAIL_MESSAGE("no such card is left");
    }
};

inline void same_time(int generation, int distance, DamageTime time) {
    TEST_ASSERT_EQUAL(generation, generation_of(time));
    TEST_ASSERT_EQUAL(distance, distance_of(time));
}

// Random matches to their end, over all arenas, own ones too, and settings; `judge` gets each step:
// before, action, what happened, after. Some tables hardly ever end a turn early, others do often.
struct Step {
    const State &before, &after;
    Action action;
    std::span<const Event> events;
};
template <class Judge>
void play_at_random(int matches, Judge judge) {
    for (int i = 0; i < matches; ++i) {
        kit::Rng rng(static_cast<kit::Seed>(i), 77);
        Config config = Rules::info.form.usual();
        do {
            config = Rules::info.form.random(rng);
            config.values[arena_field] = static_cast<std::uint8_t>(i % (built_in_arenas + 1));
            if (config[arena_field] == own_arena) Rules::random_record(config, rng);
            Rules::info.form.settle(config);
        } while (!kit::config_verdict(blast::game, config).ok());
        State s{};
        Rules::setup(s, config, static_cast<kit::Seed>(i));
        const std::uint32_t temper = rng.below(4);
        while (!s.over()) {
            const State before = s;
            const auto* bytes = reinterpret_cast<const kit::StateBytes*>(&before);
            Action action = kit::random_legal(blast::game, bytes, rng);
            if (action.kind == end_turn && rng.below(4) < temper)
                action = kit::random_legal(blast::game, bytes, rng);
            Event memory[kit::max_events];
            kit::Events out(memory);
            TEST_ASSERT_TRUE(Rules::apply(s, action, out).ok());
            judge(Step{before, s, action, out.all()});
        }
    }
}

}  // namespace field
