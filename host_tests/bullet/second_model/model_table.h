// Positions of the second model put together by hand, for the worked examples of section 5.
#pragma once

#include <unity.h>

#include <algorithm>
#include <initializer_list>
#include <string>

#include "second_model.h"

namespace second {

inline Options options_of(Mode mode, std::vector<int> named, bool timer = false) {
    return {mode, static_cast<int>(named.size()), std::move(named), timer};
}
inline Options options_against(Boss boss, std::vector<int> named) {
    return {boss_battle, static_cast<int>(named.size()), std::move(named), false, boss};
}

inline int at(int row, int column) { return (row - 1) * columns + column - 1; }
inline int offset(int dr, int dc) { return (dr + 5) * 9 + dc + 4; }

// Seat 0 to act; sights and bags are empty, all bullets in the center.
struct Table {
    Model m;
    Position& p = m.p;
    Table(const Table&) = delete;

    Table(Mode mode, std::vector<int> named, bool timer = false)
        : Table(options_of(mode, std::move(named), timer)) {}
    Table(Boss boss, std::vector<int> named) : Table(options_against(boss, std::move(named))) {}
    explicit Table(const Options& options) : m(options, 1) {
        for (Heroine& h : p.heroines) {
            for (int type = 0; type < bullet_types; type++) p.center[type] += h.current[type];
            h.current = h.incoming = empty_bag();
        }
    }

    Heroine& her(int seat = 0) { return p.heroines[static_cast<std::size_t>(seat)]; }
    static std::size_t type(const char* name) {
        return static_cast<std::size_t>(bullet_named(name));
    }
    // From the center, if it is an ordinary bullet.
    int from_center(const char* name) {
        if (!is_special(bullet_named(name))) p.center[type(name)]--;
        return bullet_named(name);
    }
    void set(int row, int column, const char* name, int seat = 0) {
        her(seat).sight[static_cast<std::size_t>(at(row, column))] = from_center(name);
    }
    void give(Bag& bag, std::initializer_list<const char*> names) {
        for (const char* name : names) bag[static_cast<std::size_t>(from_center(name))]++;
    }
    void lay(std::vector<int>& area, std::initializer_list<const char*> names) {
        for (const char* name : names) area.push_back(from_center(name));
    }
    void hold(std::initializer_list<const char*> ids, int seat = 0) {
        Heroine& h = her(seat);
        h.deck.insert(h.deck.end(), h.hand.begin(), h.hand.end());
        h.hand.clear();
        for (const char* id : ids) {
            h.deck.erase(std::find(h.deck.begin(), h.deck.end(), pattern_named(id)));
            h.hand.push_back(pattern_named(id));
        }
    }
    // These patterns of the boss are active; all others are in its deck.
    void reveal(std::initializer_list<const char*> ids, int turn = 0) {
        p.boss.deck = p.boss.card().patterns;
        p.boss.active.clear();
        for (const char* id : ids) {
            TEST_ASSERT_EQUAL(1, std::erase(p.boss.deck, boss_pattern_named(id)));
            p.boss.active.push_back({boss_pattern_named(id), turn});
        }
    }
    void feed(const char* id, int seat = 0) {
        Heroine& h = her(seat);
        p.boss.feed_deck.push_back(h.hand.back());  // the one that she was dealt
        h.hand.pop_back();
        std::erase(p.boss.feed_deck, pattern_named(id));
        h.hand.push_back(pattern_named(id));
    }
    void send(int bullets) {  // red ones, into the boss's incoming
        for (int i = 0; i < bullets; i++) give(p.boss.incoming, {i % 2 == 0 ? "R1" : "R2"});
    }
    std::string there(int row, int column, int seat = 0) {
        const int bullet = her(seat).sight[static_cast<std::size_t>(at(row, column))];
        return bullet == none ? "" : bullet_name(bullet);
    }
    int bullets_in_sight(int seat = 0) {
        return spaces -
               static_cast<int>(std::count(her(seat).sight.begin(), her(seat).sight.end(), none));
    }
    bool may(int kind, int a = 0, int b = 0, int c = 0) const {
        const auto list = m.legal();
        return std::find(list.begin(), list.end(), Action{kind, a, b, c}) != list.end();
    }
    int count(int kind, int a = none) const {
        int sum = 0;
        for (const Action& action : m.legal())
            sum += action.kind == kind && (a == none || action.a == a);
        return sum;
    }
    void act(int kind, int a = 0, int b = 0, int c = 0) {
        TEST_ASSERT_TRUE((m.apply({kind, a, b, c})));
    }
    // The only bullet of her current is drawn.
    void place(const char* name) {
        give(her(p.active).current, {name});
        act(kind_place);
    }
    void end_and_take() {
        act(kind_end);
        if (may(kind_take_powerup)) act(kind_take_powerup);
    }
};

}  // namespace second
