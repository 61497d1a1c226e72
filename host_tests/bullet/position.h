// A position set up by hand, for the rules of Bullet.
//
// It begins as a match whose currents are empty (all bullets are in the center) and whose hands are
// empty (all patterns are in the decks); seat 0 is in her Option Phase. Spaces, bullets, cards and
// powerups have the names of the rules: "(2,3)G4" is a green 4 in row 2, column 3, "g4" has a star,
// "ES01" is Esfir's first pattern, "PU3" the third powerup, "IM", "BD" and "CT" are Jane's
// specials. What is given to somebody is taken from the center or the deck, so that the invariant
// can be checked after every action.
#pragma once

#include <unity.h>

#include <algorithm>
#include <cstring>
#include <initializer_list>
#include <sstream>
#include <string>
#include <vector>

#include "bullet/answers.h"
#include "bullet/boss.h"
#include "bullet/interpreter.h"
#include "bullet/placements.h"
#include "bullet/placing.h"
#include "bullet/rounds.h"
#include "bullet/rules.h"

namespace field {

using namespace bullet;
using kit::Action;
using kit::Config;
using kit::Event;
using kit::nobody;

// ---- by name ----
inline std::vector<std::string> words(const std::string& text) {
    std::istringstream in(text);
    std::vector<std::string> all;
    for (std::string word; in >> word;) all.push_back(word);
    return all;
}
inline Space sp(int row, int column) { return space_at(row - 1, column - 1); }
inline Type type(const std::string& name) {
    if (name == "IM") return immobilizer;
    if (name == "BD") return badge;
    if (name == "CT") return coat;
    const bool star = name[0] >= 'a';
    const char letter = star ? static_cast<char>(name[0] - 32) : name[0];
    const auto colour = colour_letters.find(letter);
    TEST_ASSERT_TRUE_MESSAGE(colour != std::string_view::npos, name.c_str());
    return type_of(static_cast<int>(colour), name[1] - '0', star);
}
inline std::string name_of(Type which) {
    if (which >= immobilizer) return which == immobilizer ? "IM" : which == badge ? "BD" : "CT";
    const char letter = colour_letters[static_cast<std::size_t>(colour_of(which))];
    return std::string(1, has_star(which) ? static_cast<char>(letter + 32) : letter) +
           std::to_string(number_of(which));
}
inline std::string space_name(Space space) {
    return "(" + std::to_string(row_of(space) + 1) + "," + std::to_string(column_of(space) + 1) +
           ")";
}
// "(2,3)G4"
struct Lying {
    Space space;
    Type type;
};
inline Lying lying(const std::string& name) {
    return {sp(name[1] - '0', name[3] - '0'), type(name.substr(5))};
}
inline PatternId card(const std::string& name) {
    for (std::size_t h = 0; h < heroine_count; ++h)
        if (content.heroines[h].id == name.substr(0, 2))
            return static_cast<PatternId>(content.heroines[h].first_pattern +
                                          std::stoi(name.substr(2)) - 1);
    TEST_FAIL_MESSAGE(name.c_str());
    return no_pattern;
}
inline std::string card_name(PatternId id) {
    const PatternCard& the = pattern(id);
    const int number = id - card_of(the.heroine).first_pattern + 1;
    return std::string(card_of(the.heroine).id) + (number < 10 ? "0" : "") + std::to_string(number);
}
// "HC-1"
inline BossPattern boss_card(const std::string& name) {
    for (const BossCard& boss : content.bosses)
        if (boss.id == name.substr(0, 2))
            return static_cast<BossPattern>(boss.first_pattern + name[3] - '1');
    TEST_FAIL_MESSAGE(name.c_str());
    return no_boss_pattern;
}
inline std::string boss_card_name(BossPattern id) {
    const BossCard& boss = card_of(boss_pattern(id).boss);
    return std::string(boss.id) + "-" + std::to_string(id - boss.first_pattern + 1);
}
inline Powerup powerup(const std::string& name) {
    return name == "-" ? no_powerup : static_cast<Powerup>(name[2] - '1');
}
inline std::string powerup_word(Powerup kind) {
    return kind == no_powerup ? "-" : "PU" + std::to_string(kind + 1);
}
template <class List, class Name>
std::string joined_names(const List& list, const Name& name) {
    std::string all;
    for (const auto& each : list) all += (all.empty() ? "" : " ") + name(each);
    return all;
}
inline std::string bag_names(const Bag& bag) {
    std::string all;
    for (Type each = 0; each < type_count; ++each)
        for (int i = 0; i < bag.count[each]; ++i) all += (all.empty() ? "" : " ") + name_of(each);
    return all;
}

// "ffa2 es ro": the table, then heroines by seat, then the boss; "timer" switches it on.
inline Config config_of(const std::string& text) {
    Config config = Rules::info.form.usual();
    std::size_t seat = 0;
    for (const std::string& word : words(text)) {
        std::string set =
            seat == 0 ? "table=" + word : "heroine" + std::to_string(seat) + "=" + word;
        if (seat > 0 && static_cast<int>(seat) > seats_of(config[table_field]))
            set = "boss=" + word;
        if (word == "timer") set = "timer=on";
        TEST_ASSERT_NULL_MESSAGE(Rules::info.form.parse_word(set, config).why_not, set.c_str());
        seat += word == "timer" ? 0 : 1;
    }
    Rules::info.form.settle(config);
    return config;
}

// ---- actions by the names of the rules ----
inline constexpr std::uint8_t byte(int value) { return static_cast<std::uint8_t>(value); }
inline constexpr Action PLACE{place_bullet}, END{end_round}, DECLINE{decline}, TIMEOUT{time_out},
    SUDDEN{sudden_step};
inline constexpr Action MIND(int slot) { return {place_mind, byte(slot)}; }
inline constexpr Action USE(int action, int p = 0, int q = 0) {
    return {use_action, byte(action - 1), byte(p), byte(q)};  // actions are numbered from 1
}
inline constexpr Action FIZZLE(int source) { return {fizzle, byte(source)}; }
inline constexpr Action PATTERN(int place, int turns, int offset) {
    return {use_pattern, byte(place), byte(turns), byte(offset)};
}
inline constexpr int at(int down_by, int right_by) { return (down_by + 5) * 9 + right_by + 4; }
inline constexpr Action POWERUP(int slot, int p = 0, int q = 0) {
    return {use_powerup, byte(slot), byte(p), byte(q)};
}
inline constexpr Action TEAM(int action, int ally, int space = 0) {
    return {team_action, byte(action), byte(ally), byte(space)};
}
inline constexpr Action PASS(int ally) { return {pass_turn, byte(ally)}; }
inline constexpr Action CHOOSE(int p, int q = 0) { return {choose, 0, byte(p), byte(q)}; }
inline constexpr Action STAR(int star, int p = 0, int q = 0) {
    return {star_action, byte(star), byte(p), byte(q)};
}
inline constexpr Action KEEP(int into_mind) { return {keep_bullet, byte(into_mind)}; }
inline constexpr Action COLUMN(int column) { return {choose_column, byte(column)}; }
inline constexpr Action HIT(int who) { return {assign_hit, byte(who)}; }
inline constexpr Action TAKE(int place) { return {take_powerup, byte(place)}; }
inline constexpr Action REPLACE(int slot) { return {replace_powerup, byte(slot)}; }
inline constexpr Action ORDER(int first) { return {boss_order, byte(first)}; }
inline constexpr Action DROP(int place) { return {discard_down, byte(place)}; }

class Position {
  public:
    State s{};
    std::vector<Event> events;  // of the last action

    explicit Position(const std::string& text) {
        Rules::setup(s, config_of(text), 1);
        for (Seat seat = 0; seat < s.seats; ++seat) {
            Board& board = s.at(seat);
            s.center.take_ordinary(board.current);
            while (!board.hand.empty()) {
                const PatternId id = board.hand.pop();
                if (board.is_feed(id))
                    s.boss.feed.push(id);
                else
                    board.deck.push(id);
            }
            std::sort(board.deck.begin(), board.deck.end());
            std::sort(s.boss.feed.begin(), s.boss.feed.end());
        }
    }

    // ---- placing ----
    Position& sight(Seat seat, const std::string& named) {
        each(s.at(seat).sight.bullets(),
             [&](Space space) { s.center.add(s.at(seat).sight.take(space)); });
        for (const std::string& each_one : words(named)) {
            const Lying there = lying(each_one);
            s.at(seat).sight.put(there.space, taken(there.type));
        }
        return *this;
    }
    Position& current(Seat seat, const std::string& named) {
        s.center.take_ordinary(s.at(seat).current);
        fill(s.at(seat).current, seat, named);
        return *this;
    }
    Position& incoming(Seat seat, const std::string& named) {
        s.center.take_ordinary(s.at(seat).incoming);
        fill(s.at(seat).incoming, seat, named);
        return *this;
    }
    Position& track(const std::string& named) {
        for (const std::string& each_one : words(named)) s.track.add(taken(type(each_one)));
        return *this;
    }
    Position& life(Seat seat, const std::string& named) {
        for (const std::string& each_one : words(named))
            s.at(seat).life.push(taken(type(each_one)));
        return *this;
    }
    Position& pans(Seat seat, const std::string& named) {
        for (const std::string& each_one : words(named))
            s.at(seat).pans[is_odd(type(each_one)) ? 0 : 1].push(taken(type(each_one)));
        return *this;
    }
    Position& mind(Seat seat, const std::string& named) {
        for (const std::string& each_one : words(named))
            s.at(seat).mind.push(taken(type(each_one)));
        return *this;
    }
    // So many bullets are left in the center; the others are hoarded in the incoming of a seat.
    Position& center_left(int bullets, Seat hoard) {
        while (s.center.total > bullets) s.at(hoard).incoming.add(s.center.draw(s.rng));
        return *this;
    }
    Position& hand(Seat seat, const std::string& named) {
        for (const std::string& each_one : words(named)) {
            const bool found = s.at(seat).is_feed(card(each_one))
                                   ? s.boss.feed.remove(card(each_one))
                                   : s.at(seat).deck.remove(card(each_one));
            TEST_ASSERT_TRUE_MESSAGE(found, each_one.c_str());
            s.at(seat).hand.push(card(each_one));
        }
        return *this;
    }
    // So many cards of the deck go to the discard pile, from the top.
    Position& discarded(Seat seat, int cards) {
        for (int i = 0; i < cards; ++i) s.at(seat).discard.push(s.at(seat).deck.draw());
        return *this;
    }
    Position& ap(Seat seat, int points) {
        s.at(seat).action_points = byte(points);
        return *this;
    }
    Position& modifier(Seat seat, Modifier which, int value) {
        s.at(seat).modifier(which) = byte(value);
        return *this;
    }
    Position& baku(Seat seat, int row, int column) {
        s.at(seat).component = sp(row, column);
        return *this;
    }
    // Slots of a seat; "-" is an empty one.
    Position& powerups(Seat seat, const std::string& named) {
        std::size_t slot = 0;
        for (const std::string& each_one : words(named)) {
            if (s.at(seat).powerups[slot] != no_powerup)
                s.powerup_deck.push(s.at(seat).powerups[slot]);
            s.at(seat).powerups[slot++] =
                each_one == "-" ? no_powerup : taken_powerup(powerup(each_one));
        }
        return *this;
    }
    Position& open_powerups(const std::string& named) {
        while (!s.open_powerups.empty()) s.powerup_deck.push(s.open_powerups.pop());
        for (const std::string& each_one : words(named))
            s.open_powerups.push(taken_powerup(powerup(each_one)));
        return *this;
    }
    Position& intensity(int value) {  // as in a later round
        s.round = byte(value - 3);
        s.intensity = static_cast<std::uint16_t>(value);
        return *this;
    }
    Position& active(Seat seat) {
        s.active = seat;
        return *this;
    }
    // All her lives but so many are covered.
    Position& lives(Seat seat, int left) {
        while (lives_left(s, seat) > left)
            s.at(seat).life.push(taken(first_from(type_of(yellow, 3, false))));
        return *this;
    }
    // The bullet that she draws next hits: her column of that colour is full.
    Position& full_column(Seat seat, int column) {
        each(s.at(seat).sight.open() & column_spaces(column - 1), [&](Space space) {
            s.at(seat).sight.put(space, taken(first_from(type_of(column - 1, 2, false))));
        });
        return *this;
    }
    // She is down, with these bullets left.
    Position& down(Seat seat, const std::string& left_over) {
        current(seat, left_over);
        if (s.at(seat).heroine == balance)
            pans(seat, "R1 R1 R1");
        else
            lives(seat, 0);
        s.at(seat).phase = Phase::down;
        return *this;
    }
    Position& ended(Seat seat) {
        s.at(seat).phase = Phase::ended;
        return *this;
    }

    // ---- the boss ----
    // "HC-1 HC-7", the older one first; "DE-5:1" is turned by a quarter.
    Position& active(const std::string& named) {
        for (const ActivePattern& each_one : s.boss.active) s.boss.deck.push(each_one.id);
        s.boss.active.clear();
        for (const std::string& each_one : words(named)) {
            const BossPattern id = boss_card(each_one);
            TEST_ASSERT_TRUE_MESSAGE(s.boss.deck.remove(id) || s.boss.covered.remove(id),
                                     each_one.c_str());
            const int turns = each_one.size() > 4 ? each_one[5] - '0' : 0;
            s.boss.active.push({id, byte(turns)});
        }
        return *this;
    }
    // The next card that it reveals.
    Position& next_active(const std::string& name) {
        TEST_ASSERT_TRUE(s.boss.deck.remove(boss_card(name)));
        s.boss.deck.push(boss_card(name));
        return *this;
    }
    // So many bullets lie in its incoming, odd ones unless told.
    Position& sent_to_boss(int odd, int even = 0) {
        for (int i = 0; i < odd; ++i) s.boss.incoming.add(taken(odd_one()));
        for (int i = 0; i < even; ++i) s.boss.incoming.add(taken(static_cast<Type>(odd_one() + 2)));
        return *this;
    }
    Position& trap(const std::string& named) {
        for (const std::string& each_one : words(named)) s.boss.trap.add(taken(type(each_one)));
        return *this;
    }
    Position& shields(int left) {
        s.boss.shields = byte(left);
        if (left > 0) s.intensity = revealed_slot(s).intensity;
        return *this;
    }
    // What she has cleared in this round.
    Position& served(Seat seat, const std::string& named) {
        for (const std::string& each_one : words(named))
            ++s.boss.cleared[seat][type(each_one) / 2u];
        return *this;
    }

    // ---- playing ----
    kit::StateBytes* bytes() { return reinterpret_cast<kit::StateBytes*>(&s); }
    const kit::StateBytes* bytes() const { return reinterpret_cast<const kit::StateBytes*>(&s); }
    bool may(Action action) const { return kit::is_legal(bullet::game, bytes(), action); }
    Position& play(std::initializer_list<Action> actions) {
        sound();
        for (const Action& action : actions) {
            TEST_ASSERT_TRUE_MESSAGE(may(action), "not in the legal list");
            Event memory[kit::max_events];
            kit::Events out(memory);
            const kit::Verdict verdict = Rules::apply(s, action, out);
            TEST_ASSERT_NULL_MESSAGE(verdict.why_not, verdict.why_not);
            events.assign(out.all().begin(), out.all().end());
            sound();
        }
        return *this;
    }
    // All heroines have ended their rounds as they are: the boss round comes.
    Position& boss_round() {
        for (Seat seat = 0; seat < s.seats; ++seat)
            if (s.at(seat).in_game()) s.at(seat).phase = Phase::ended;
        Event memory[kit::max_events];
        kit::Events out(memory);
        Play about{s, out};
        play_boss_round(about);
        events.assign(out.all().begin(), out.all().end());
        sound();
        return *this;
    }
    // The seat draws exactly this bullet and places it.
    Position& draws(Seat seat, const std::string& bullet_name) {
        current(seat, bullet_name);
        return play({PLACE});
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
    void yes(Action action) const {
        TEST_ASSERT_TRUE(may(action));
        State after = s;
        kit::Events unseen;
        TEST_ASSERT_TRUE(Rules::apply(after, action, unseen).ok());
    }
    void sound() const {
        const char* wrong = Rules::invariant(s);
        TEST_ASSERT_NULL_MESSAGE(wrong, wrong);
    }
    std::vector<Action> legal() const {
        std::vector<Action> all(Rules::info.most_legal);
        kit::Actions out(all);
        Rules::legal(s, out);
        all.resize(out.count());
        return all;
    }
    int count(Kind kind) const {
        const auto all = legal();
        return static_cast<int>(std::count_if(
            all.begin(), all.end(), [&](Action each_one) { return each_one.kind == kind; }));
    }
    // The ends of all uses of an action on the bullet of a space.
    std::string ends(int action, Space from) const {
        std::string all;
        for (const Action& each_one : legal())
            if (each_one.kind == use_action && each_one.a == action - 1 && each_one.b == from)
                all += space_name(each_one.c);
        return all;
    }

    // ---- looking ----
    Board& board(Seat seat) { return s.at(seat); }
    std::string sight_of(Seat seat) const {
        std::string all;
        each(s.at(seat).sight.bullets(), [&](Space space) {
            all +=
                (all.empty() ? "" : " ") + space_name(space) + name_of(s.at(seat).sight.at(space));
        });
        return all;
    }
    void sees(Seat seat, const std::string& wanted) const {
        TEST_ASSERT_EQUAL_STRING(wanted.c_str(), sight_of(seat).c_str());
    }
    void has_incoming(Seat seat, const std::string& wanted) const {
        TEST_ASSERT_EQUAL_STRING(wanted.c_str(), bag_names(s.at(seat).incoming).c_str());
    }
    void has_life(Seat seat, const std::string& wanted) const {
        TEST_ASSERT_EQUAL_STRING(wanted.c_str(), joined_names(s.at(seat).life, name_of).c_str());
    }
    void has_pans(Seat seat, const std::string& odd, const std::string& even) const {
        TEST_ASSERT_EQUAL_STRING(odd.c_str(), joined_names(s.at(seat).pans[0], name_of).c_str());
        TEST_ASSERT_EQUAL_STRING(even.c_str(), joined_names(s.at(seat).pans[1], name_of).c_str());
    }
    void has_mind(Seat seat, const std::string& wanted) const {
        TEST_ASSERT_EQUAL_STRING(wanted.c_str(), joined_names(s.at(seat).mind, name_of).c_str());
    }
    void has_hand(Seat seat, const std::string& wanted) const {
        TEST_ASSERT_EQUAL_STRING(wanted.c_str(), joined_names(s.at(seat).hand, card_name).c_str());
    }
    void has_discard(Seat seat, const std::string& wanted) const {
        TEST_ASSERT_EQUAL_STRING(wanted.c_str(),
                                 joined_names(s.at(seat).discard, card_name).c_str());
    }
    void has_powerups(Seat seat, const std::string& wanted) const {
        TEST_ASSERT_EQUAL_STRING(wanted.c_str(),
                                 joined_names(s.at(seat).powerups, powerup_word).c_str());
    }
    void has_ap(Seat seat, int wanted) const {
        TEST_ASSERT_EQUAL(wanted, s.at(seat).action_points);
    }
    void decides(Seat seat) const { TEST_ASSERT_EQUAL(seat, Rules::turn(s)); }
    void is(Seat seat, Phase phase) const {
        TEST_ASSERT_EQUAL(static_cast<int>(phase), static_cast<int>(s.at(seat).phase));
    }
    void over(End end, unsigned won, unsigned drawn) const {
        TEST_ASSERT_EQUAL(static_cast<int>(end), static_cast<int>(s.end));
        TEST_ASSERT_EQUAL(won, s.won);
        TEST_ASSERT_EQUAL(drawn, s.drawn);
        TEST_ASSERT_EQUAL(nobody, Rules::turn(s));
        TEST_ASSERT_EQUAL(0, legal().size());
    }
    void has_shields(int wanted) const { TEST_ASSERT_EQUAL(wanted, s.boss.shields); }
    void is_active(const std::string& wanted) const {
        std::string all;
        for (const ActivePattern& each_one : s.boss.active)
            all += (all.empty() ? "" : " ") + boss_card_name(each_one.id);
        TEST_ASSERT_EQUAL_STRING(wanted.c_str(), all.c_str());
    }
    bool happened(EventKind kind) const {
        return std::any_of(events.begin(), events.end(),
                           [&](const Event& event) { return event.kind == kind; });
    }
    int times(EventKind kind) const {
        return static_cast<int>(std::count_if(
            events.begin(), events.end(), [&](const Event& event) { return event.kind == kind; }));
    }
    bool happened(const Event& wanted) const {
        return std::find(events.begin(), events.end(), wanted) != events.end();
    }

  private:
    // A 1 or 3 of which the center holds some, and of the next number too.
    Type odd_one() const {
        Type which = ordinary_types - 1;
        while (!is_odd(which) || has_star(which) || s.center.count[which] == 0 ||
               s.center.count[which + 2u] == 0)
            --which;
        return which;
    }
    Type taken(Type which) {
        TEST_ASSERT_TRUE_MESSAGE(s.center.count[which] > 0, name_of(which).c_str());
        s.center.remove(which);
        return which;
    }
    // The first type from this one on that the center holds.
    Type first_from(Type which) const {
        while (s.center.count[which] == 0) ++which;
        return which;
    }
    Powerup taken_powerup(Powerup kind) {
        TEST_ASSERT_TRUE(s.powerup_deck.remove(kind));
        return kind;
    }
    // Specials come from wherever she has them.
    void fill(Bag& bag, Seat seat, const std::string& named) {
        for (const std::string& each_one : words(named)) {
            const Type which = type(each_one);
            if (is_special(which)) {
                Board& owner = s.at(seat);
                (owner.current.count[which] > 0 ? owner.current : owner.incoming).remove(which);
                bag.add(which);
            } else {
                bag.add(taken(which));
            }
        }
    }
};

// Jane's specials are out of the way, in her incoming.
inline void set_specials_aside(Position& p, Seat seat) { p.incoming(seat, "IM BD CT"); }

}  // namespace field
