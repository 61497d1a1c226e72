// Positions of the second model put together by hand, for the worked examples of section 5.
#pragma once

#include <unity.h>

#include <algorithm>
#include <initializer_list>
#include <string>

#include "second_model.h"

namespace second {

inline constexpr int white = 0, black = 1, pink = 2, blue = 3;

inline int sq(const char* name) { return square_named(name); }

inline Arena printed(const std::string& code) {
    for (const PrintedArena& each : printed_arenas())
        if (each.code == code) return *parse(each.text).arena;
    return {};
}

// An arena without blocks, White to act, nobody on the board yet but those who are put there.
struct Table {
    Model m;
    Position& p = m.p;
    Table(const Table&) = delete;

    explicit Table(const char* code = "A04", bool revenge = false)
        : m(bare(code), {revenge, white, false}, 1) {
        for (Player& player : p.players) player.square = none;
    }
    static Arena bare(const char* code) {
        Arena arena = printed(code);
        arena.blocks.clear();
        return arena;
    }
    Player& player(int seat) { return p.players[static_cast<std::size_t>(seat)]; }
    Square& at(const char* name) { return p.board[static_cast<std::size_t>(sq(name))]; }
    Bomb& bomb(int number) { return p.bombs[static_cast<std::size_t>(number)]; }

    void put(int seat, const char* name) {
        player(seat).square = sq(name);
        if (seat == p.active) p.path = {sq(name)};
    }
    // By seat; "" leaves one where it is.
    void figures(std::initializer_list<const char*> names) {
        int seat = 0;
        for (const char* name : names) {
            if (*name != 0) put(seat, name);
            seat++;
        }
    }
    int free_token(int owner) {
        int number = owner * bombs_each;
        while (bomb(number).in_play()) number++;
        return number;
    }
    int lay(int owner, const char* name, bool sparking) {
        const int number = free_token(owner);
        bomb(number).square = sq(name);
        bomb(number).sparking = sparking;
        return number;
    }
    int carry(int owner, int carrier, bool sparking) {
        const int number = free_token(owner);
        bomb(number).carrier = carrier;
        bomb(number).sparking = sparking;
        return number;
    }
    void give(int seat, int card) { player(seat).hand.push_back(card); }
    void kill(int seat) {
        player(seat).alive = false;
        player(seat).square = none;
    }
    void flip_heart(int seat) { player(seat).heart = false; }
    void run_turn_of(int seat) {
        p.active = seat;
        p.path.clear();
        m.start_turn();
    }
    bool may(int kind, int a = 0, int b = 0, int c = 0) const {
        const auto list = m.legal();
        return std::find(list.begin(), list.end(), Action{kind, a, b, c}) != list.end();
    }
    bool may_move(const char* name) const { return may(kind_move, sq(name)); }
    bool may_lay(const char* name) const { return may(kind_lay, sq(name)); }
    void act(int kind, int a = 0, int b = 0, int c = 0) {
        TEST_ASSERT_TRUE((m.apply({kind, a, b, c})));
    }
    void move(const char* name) { act(kind_move, sq(name)); }
    void lay_own(const char* name) { act(kind_lay, sq(name)); }
    void end_turns(int count) {
        for (int i = 0; i < count; i++) act(kind_end);
    }
    bool stands(int seat, const char* name) { return player(seat).square == sq(name); }
    bool bomb_lies(const char* name) { return p.ground_bomb_on(sq(name)) != none; }
    // What burns if these go off.
    std::set<int> burnt(std::set<int> starters) { return blast_of(p, starters).burnt; }
    void leave_only_final_tile() {
        for (Square& square : p.board)
            if (square.tile != p.final_tile) square = {};
        p.flips = static_cast<int>(p.ring.size());
    }
    void hold(int seat) {
        p.holder = seat;
        p.overtime_armed = true;
        p.deck.erase(std::find(p.deck.begin(), p.deck.end(), overtime));
    }
};

inline std::set<int> named(std::initializer_list<const char*> names) {
    std::set<int> all;
    for (const char* name : names) all.insert(sq(name));
    return all;
}

}  // namespace second
