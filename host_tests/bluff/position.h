// A position set up by hand, for the rules of Bluff the Bullet.
//
// It is laid out from tables of names: suit letter, value, copy ("C4a"); in Scoring Hands with ^
// for face-up, v for face-down. Whatever is not named lies in the discard pile, so that the
// invariant can be checked after every action. F2, F3 and F5 are the tables of the worked examples.
#pragma once

#include <unity.h>

#include <algorithm>
#include <initializer_list>
#include <sstream>
#include <string>
#include <vector>

#include "bluff/events.h"
#include "bluff/rules.h"

namespace table {

using namespace bluff;
using kit::Action;
using kit::Config;
using kit::Event;

inline constexpr Phase in_play = Phase::play, in_respond = Phase::respond,
                       in_penalty = Phase::penalty, in_round_end = Phase::round_end,
                       in_match_end = Phase::match_end;

// ---- cards by name ----
inline Card card(const std::string& name) {
    if (name == "FIN") return fin;
    const int suit = static_cast<int>(std::string("CUKB").find(name[0]));
    return card_of(suit, name[1] - '0', name[2] - 'a');
}
inline std::vector<std::string> words(const std::string& text) {
    std::istringstream in(text);
    std::vector<std::string> all;
    for (std::string word; in >> word;) all.push_back(word);
    return all;
}
inline std::vector<Card> cards(const std::string& names) {
    std::vector<Card> all;
    for (const std::string& name : words(names)) all.push_back(card(name));
    return all;
}
inline std::string name_of(Card which) {
    if (which == fin) return "FIN";
    if (!is_number(which)) return "?";
    return {suits[suit_of(which)].letter, static_cast<char>('0' + value_of(which)),
            static_cast<char>('a' + which % copies)};
}
template <class List>
std::string names_of(const List& list) {
    std::string all;
    for (const Card each : list) all += (all.empty() ? "" : " ") + name_of(each);
    return all;
}
inline SeatSet seats_of(const std::string& digits) {
    SeatSet set = 0;
    for (const char digit : digits) set |= set_of(static_cast<Seat>(digit - '0'));
    return set;
}
// The key of a hand, from its values.
inline HandKey key_of(std::initializer_list<std::uint8_t> values, bool straights = false) {
    return hand_key({values.begin(), values.size()}, straights);
}

inline Config config_of(int players, int wins = 1, bool straights = false,
                        Dealer dealer = first_seat) {
    Config config = Rules::info.form.usual();
    config.values[players_field] = static_cast<std::uint8_t>(players);
    config.values[wins_field] = static_cast<std::uint8_t>(wins);
    config.values[straights_field] = straights;
    config.values[dealer_field] = dealer;
    return config;
}

// ---- actions by the names of the rules ----
inline Position at(int seat, int slot) { return position_of(static_cast<Seat>(seat), slot); }
inline Action CROW(std::size_t index, Position spot) { return play_of(index, {crow, spot}); }
inline Action CUP(std::size_t index, Position one, Position two) {
    return play_of(index, {cup, one, two});
}
inline Action KEY(std::size_t index, int seat) {
    return play_of(index, {key, static_cast<std::uint8_t>(seat)});
}
inline Action BLANK(std::size_t index) { return play_of(index, {bullet}); }
inline Action PICK(int slot) { return {pick, static_cast<std::uint8_t>(slot)}; }
inline constexpr Action PASS{pass}, CALL{call}, BULLET{shoot}, NEXT{next};

struct Layout {
    std::vector<std::string> scoring, hands;
    std::string deck;  // from the top
};

class Table {
  public:
    State s{};

    explicit Table(const Layout& layout, int wins = 1, bool straights = false) {
        const auto seats = static_cast<Seat>(layout.scoring.size());
        Rules::setup(s, config_of(seats, wins, straights), 1);
        s.dealer = static_cast<Seat>(seats - 1);
        s.starter = s.active = s.actor = 0;
        s.record().active = 0;
        for (Seat seat = 0; seat < seats; ++seat) {
            scoring(seat, layout.scoring[seat]);
            set_hand(seat, layout.hands[seat]);
        }
        deck(layout.deck);
    }

    // ---- placing; what is replaced goes to the discard pile, which is in its first order then
    // ----
    Table& scoring(Seat seat, const std::string& named) {
        int slot = 0;
        for (const std::string& each : words(named)) {
            const bool open = each.back() == '^';
            s.at(at(seat, slot++)) = {.card = card(each),
                                      .face_up = open,
                                      .known_by = open ? s.all_seats() : set_of(seat)};
        }
        return rest();
    }
    Table& hand(Seat seat, const std::string& named) {
        set_hand(seat, named);
        return rest();
    }
    Table& deck(const std::string& from_the_top) {
        s.deck.clear();
        for (const Card each : cards(from_the_top)) s.deck.put_at_bottom(each);
        return rest();
    }

    // ---- playing ----
    std::vector<Event> events;  // of the last action

    bool may(Action action) const {
        return kit::is_legal(bluff::game, reinterpret_cast<const kit::StateBytes*>(&s), action);
    }
    Table& play(std::initializer_list<Action> actions) {
        sound();
        for (const Action& action : actions) {
            Event memory[kit::max_events];
            kit::Events out(memory);
            const kit::Verdict verdict = Rules::apply(s, action, out);
            TEST_ASSERT_NULL_MESSAGE(verdict.why_not, verdict.why_not);
            events.assign(out.all().begin(), out.all().end());
            TEST_ASSERT_LESS_OR_EQUAL(most_events, events.size());
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
        std::vector<Action> room(Rules::info.most_legal);
        kit::Actions out(room);
        Rules::legal(s, out);
        room.resize(out.count());
        return room;
    }
    bool happened(const Event& wanted) const {
        return std::find(events.begin(), events.end(), wanted) != events.end();
    }
    int happenings(EventKind kind) const {
        return static_cast<int>(std::count_if(events.begin(), events.end(),
                                              [=](const Event& e) { return e.kind == kind; }));
    }
    // The kinds of what happened, in their order.
    std::vector<int> story() const {
        std::vector<int> kinds;
        for (const Event& event : events) kinds.push_back(event.kind);
        return kinds;
    }

    // ---- judging ----
    void decides(int seat, Phase phase) const {
        TEST_ASSERT_EQUAL(seat, Rules::turn(s));
        TEST_ASSERT_EQUAL(static_cast<int>(phase), static_cast<int>(s.phase));
    }
    // "C4a^" or "K3av", and the seats that know it; without these all.
    void shows(Position spot, const std::string& named, const std::string& known_by = "") const {
        const ScoringCard& there = s.at(spot);
        TEST_ASSERT_EQUAL_STRING(named.c_str(),
                                 (name_of(there.card) + (there.face_up != 0 ? "^" : "v")).c_str());
        TEST_ASSERT_EQUAL(known_by.empty() ? s.all_seats() : seats_of(known_by), there.known_by);
    }
    void holds(Seat seat, const std::string& named) const {
        TEST_ASSERT_EQUAL_STRING(named.c_str(), names_of(s.hand[seat]).c_str());
    }
    void deck_is(const std::string& from_the_top) const {
        std::vector<Card> turned(s.deck.begin(), s.deck.end());
        std::reverse(turned.begin(), turned.end());
        TEST_ASSERT_EQUAL_STRING(from_the_top.c_str(), names_of(turned).c_str());
    }
    // The newest of the discard pile, oldest of them first.
    void discarded_last(const std::string& named) const {
        const std::size_t count = words(named).size();
        const std::vector<Card> newest(s.discard.end() - count, s.discard.end());
        TEST_ASSERT_EQUAL_STRING(named.c_str(), names_of(newest).c_str());
    }
    void owes(int loser, int chooser) const {
        decides(chooser, in_penalty);
        TEST_ASSERT_EQUAL(loser, s.penalty.loser);
        TEST_ASSERT_EQUAL(chooser, s.penalty.chooser);
    }
    kit::Hash seen_by(kit::Viewer viewer) const {
        return kit::view_hash(bluff::game, reinterpret_cast<const kit::StateBytes*>(&s), viewer);
    }
    State masked_for(kit::Viewer viewer) const {
        State seen = s;
        Rules::mask(seen, viewer);
        return seen;
    }

  private:
    void set_hand(Seat seat, const std::string& named) {
        s.hand[seat].clear();
        for (const Card each : cards(named)) s.hand[seat].push(each);
    }
    // The discard pile is what lies nowhere else. While a position is being laid out that may be
    // too much; `sound` looks at the end.
    Table& rest() {
        s.discard.clear();
        for (Card each = 0; each < card_count; ++each) {
            bool placed = value_of(each) > values_for(s.seats) || s.deck.contains(each);
            for (Seat seat = 0; seat < s.seats; ++seat) {
                placed |= s.hand[seat].contains(each);
                for (const ScoringCard& there : s.scoring[seat]) placed |= there.card == each;
            }
            if (!placed && !s.discard.full()) s.discard.push(each);
        }
        return *this;
    }
};

// ---- the tables of the worked examples ----
inline Table F2(int wins = 1, bool straights = false) {
    return Table({.scoring = {"C1a^ U2a^ K2b^ B4av C3av", "U4a^ K4b^ B1a^ K3av C2av"},
                  .hands = {"C4a B2a", "U3a"},
                  .deck = "K1a U1a B3a FIN C1b"},
                 wins, straights);
}
inline Table F3(int wins = 1) {
    return Table({.scoring = {"C1a^ U5a^ K5a^ B2av C3av", "U1a^ K2a^ B5a^ K3av C5av",
                              "C4a^ U4a^ B1a^ K4av U2av"},
                  .hands = {"C2a K1a", "B3a", "U3a"},
                  .deck = "C4b U1b K5b B4a FIN B2b"},
                 wins);
}
inline Table F5() {
    return Table({.scoring = {"C1a^ C2a^ C3a^ C4av C5av", "U1a^ U2a^ U3a^ U4av U5av",
                              "K1a^ K2a^ K3a^ K4av K5av", "B1a^ B2a^ B3a^ B4av B5av",
                              "C6a^ U6a^ K6a^ B6av C7av"},
                  .hands = {"K7a B7a", "U7a", "B7b", "K7b", "C7b"},
                  .deck = "C1b C2b C3b FIN C4b"});
}

// Random matches to their end, over all settings; `judge` gets each step: before, action, what
// happened, after. Answers are of many tempers: from those who always pass to those who never do.
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
        Rules::setup(s, kit::random_config(bluff::game, rng), static_cast<kit::Seed>(i));
        const std::uint32_t temper = rng.below(5);
        while (!s.over()) {
            const State before = s;
            const auto* bytes = reinterpret_cast<const kit::StateBytes*>(&before);
            Action action = kit::random_legal(bluff::game, bytes, rng);
            if (before.phase == in_respond && rng.below(4) < temper) action = PASS;
            Event memory[kit::max_events];
            kit::Events out(memory);
            TEST_ASSERT_TRUE(Rules::apply(s, action, out).ok());
            judge(Step{before, s, action, out.all()});
        }
    }
}

}  // namespace table
