// Every screen of Bullets of Love as a picture, and moments of its stories.
#include "golden.h"
#include "love/table.h"
#include "stand.h"

using namespace table;
using stand::Stand;

void setUp() {}
void tearDown() {}

namespace {

void check(const char* name, const Stand& shown) {
    golden::check((std::string("love_") + name).c_str(), shown.picture());
}
void check_both(const char* name, const Stand& shown) {
    check(name, shown);
    golden::check((std::string("love_") + name + "_colour_blind").c_str(),
                  shown.picture(stage::colour_blind_theme));
}
void check_keys(const char* name, const Table& t, const char* keys, Seat viewer = 0) {
    Stand shown(t.s, viewer);
    shown.keys(keys);
    check(name, shown);
}

// The middle of a match in which much is possible.
Table rich(bool aid = true) {
    Table t;
    t.owns(B, {R0, B0, B1}).owns(G, {G0}).owns(Y, {Y0, Y1, G1}).owns(R, {R1});
    t.claimed({B0, R0, Y0});
    t.hand(R, {R, R, G}).hand(B, {Y}).hand(G, {R, B, G}).hand(Y, {B, G});
    t.bullets(R, 5).bullets(B, 2).bullets(G, 6).bullets(Y, 0);
    t.score(R, 22).score(B, 46).score(G, 18).score(Y, 27);
    t.in_love(RY | GY);
    t.deck(14);
    t.s.unknown[G] = 2;
    t.s.known[G] = lassos({R});
    t.s.memory_aid = aid;
    t.sound();
    return t;
}

}  // namespace

static void a_turn() {
    const Table t = rich();
    check_both("turn", Stand(t.s));
    check_keys("turn_duel", t, "LEFT");
    check_keys("turn_end", t, "DOWN");
    check_keys("turn_seat", t, "UP UP UP");
    check_keys("poster", t, "UP UP UP UP A");
    check_keys("target", t, "LEFT A");
    check_keys("claim", t, "A");
    check_keys("reload", t, "DOWN LEFT A UP RIGHT UP");
}

static void a_split() {
    Table t = rich();
    t.play({DUEL(R0)});
    check_both("split", Stand(t.s));
    check_keys("split_no_odds", t, "B LEFT");
    check("noon", Stand(t.s, 2));
}

static void moments() {
    Table t = rich();
    Stand shown(t.s);
    {
        auto f = shown.film(DUEL(R0));
        golden::check("love_story_challenge", f[60]);
    }
    shown.play(FIRE(4));
    {
        auto f = shown.film(FIRE(2));
        printf("%zu frames\n", f.size());
        for (std::size_t i = 0; i < f.size(); i += 12)
            golden::check(("love_x_" + std::to_string(1000 + i)).c_str(), f[i]);
    }
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_turn);
    RUN_TEST(a_split);
    RUN_TEST(moments);
    return UNITY_END();
}
