// Every screen of Bullets of Love as a picture, and moments of its stories.
#include "golden.h"
#include "love/position.h"
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
void check_keys(const char* name, const Position& t, const char* keys, Seat viewer = 0) {
    Stand shown(t.s, viewer);
    shown.keys(keys);
    check(name, shown);
}

// The middle of a match in which much is possible.
Position rich(bool aid = true) {
    Position t;
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
    const Position t = rich();
    check_both("turn", Stand(t.s));
    check_keys("turn_duel", t, "LEFT");
    check_keys("turn_reload", t, "LEFT DOWN");
    check_keys("turn_refused", t, "DOWN A");
    check("turn_watched", Stand(t.s, G));
    check("turn_of_the_public", Stand(t.s, kit::the_public));
    check("turn_of_all", Stand(t.s, kit::all_seeing));
    const Position plain = rich(false);
    check("turn_without_aid", Stand(plain.s));
    check("turn_of_the_public_without_aid", Stand(plain.s, kit::the_public));
}

static void a_paid_action() {
    Position t = rich();
    t.play({RELOAD({R})});
    check("paid", Stand(t.s));
    check_keys("paid_reload_refused", t, "LEFT DOWN A");
    check_keys("paid_target", t, "LEFT A");
}

static void looking_around() {
    const Position t = rich();
    check_keys("seat_own", t, "UP");
    check_keys("seat_winning", t, "UP UP UP UP");
    check_keys("seat_loves", t, "UP UP LEFT");
    check_keys("deck", t, "DOWN DOWN");
    check_keys("poster_own", t, "UP A");
    check_keys("poster_rival", t, "UP*4 A");
    check_keys("poster_aid", t, "UP*3 A");
    Stand other(t.s);
    other.keys("UP*2 A");
    check_both("poster_in_love", other);
    const Position plain = rich(false);
    check_keys("poster_without_aid", plain, "UP*3 A");
}

static void a_target() {
    const Position t = rich();
    Stand shown(t.s);
    shown.keys("LEFT A");
    check_both("target", shown);
    check_keys("target_fists", t, "LEFT A DOWN*2 RIGHT");
    check_keys("target_betrayal", t, "LEFT A UP");
    Position mine = rich();
    mine.owns(R, {R0, R1, B0, B1, G0, G1, Y0, Y1}).claimed({}).in_love(0);
    mine.s.claimed = 0;
    mine.hand(R, {R, R, G}).hand(B, {B, Y, Y}).hand(G, {R, B, G}).hand(Y, {B, B, G});
    mine.sound();
    check_keys("target_none", mine, "LEFT A");
}

static void a_choice_of_cards() {
    Position t = rich();
    check_keys("claim", t, "A");
    check_keys("claim_none", t, "A UP A");
    check_keys("claim_closed", t, "A RIGHT UP");
    check_keys("reload", t, "LEFT DOWN A UP RIGHT UP");
    t.owns(R, {R0, R1, G1});
    t.s.claimed = 0;
    t.claimed({B0, Y0}).hand(R, {R, R, G}).hand(B, {Y, Y});
    t.sound();
    check_keys("claim_three", t, "A RIGHT");
    Position empty = rich();
    empty.owns(R, {R0, R1, Y1}).claimed({R1, Y1}).hand(R, {}).hand(B, {Y, G});
    empty.sound();
    check_keys("reload_no_cards", empty, "DOWN A");
}

static void a_split() {
    Position t = rich();
    t.play({DUEL(R0)});
    check_both("split", Stand(t.s));
    check_keys("split_all", t, "RIGHT*2");
    check_keys("split_none", t, "LEFT*3");
    check_keys("split_on_odds", t, "DOWN");
    check_keys("split_stakes", t, "LEFT DOWN A");
    check_keys("split_poster", t, "UP");
    check("noon", Stand(t.s, B));
    check("noon_watched", Stand(t.s, G));
    t.play({FIRE(3)});
    check("split_defends", Stand(t.s, B));
    check("noon_ready", Stand(t.s, R));
    Position fists = rich();
    fists.play({DUEL(Y1)});
    check("split_against_fists", Stand(fists.s));
}

namespace {

using Film = std::vector<picture::Picture>;

// One moment of a story; counted from its end if `frame` is below zero.
void check_frame(const char* name, const Film& film, int frame) {
    char message[80];
    snprintf(message, sizeof message, "%s: the story has %zu frames", name, film.size());
    const int at = frame < 0 ? static_cast<int>(film.size()) + frame : frame;
    TEST_ASSERT_TRUE_MESSAGE(at >= 0 && at < static_cast<int>(film.size()), message);
    golden::check((std::string("love_story_") + name).c_str(), film[static_cast<std::size_t>(at)]);
}

}  // namespace

static void moments_of_a_duel() {
    Position t = rich();
    t.dice({4, 3, 5, 1, 6, 2});
    Stand shown(t.s);
    check_frame("challenge", shown.film(DUEL(R0)), 40);
    check_frame("ready", shown.film(FIRE(4)), 10);
    const Film duel = shown.film(FIRE(2));
    check_frame("count", duel, 30);
    check_frame("go", duel, 114);
    check_frame("tumble", duel, 148);
    check_frame("totals", duel, 196);
    check_frame("taken", duel, 238);
    check_frame("broken", duel, 308);
    TEST_ASSERT_LESS_THAN_MESSAGE(440, static_cast<int>(duel.size()), "a Duel takes too long");
    // The same Duel, watched: faster.
    Stand watching(t.s, G);
    const auto challenge = watching.film(DUEL(R0));
    watching.play(FIRE(4));
    const Film brief = watching.film(FIRE(2));
    check_frame("watched", brief, 90);
    TEST_ASSERT_LESS_THAN_MESSAGE(260, static_cast<int>(challenge.size() + brief.size()),
                                  "a Duel of others takes too long");
}

static void moments_of_love() {
    {
        Position t = rich();
        t.in_love(RY).dice({3, F(3)});
        Stand shown(t.s);
        const Film betrayal = shown.film(DUEL(Y1));
        check_frame("betrayal", betrayal, -20);
        const Film tie = shown.film(FIRE(1));
        check_frame("fists", tie, 168);
        check_frame("love", tie, 248);
    }
    {
        Position t = rich();
        t.bullets(R, 3).dice({2, 2});
        Stand shown(t.s);
        shown.play(DUEL(B1));
        shown.play(FIRE(1));
        const Film tie = shown.film(FIRE(1));
        check_frame("no_chips", tie, 248);
    }
    {
        Position t = rich();
        t.dice({2, 5});
        Stand shown(t.s);
        shown.play(DUEL(B1));
        shown.play(FIRE(1));
        const Film held = shown.film(FIRE(1));
        check_frame("held", held, 258);
    }
    {
        Stand shown(rich().s);
        shown.play(DUEL(B1));
        shown.play(FIRE(0));
        const Film nothing = shown.film(FIRE(0));
        check_frame("nothing", nothing, 168);
    }
}

static void moments_on_the_table() {
    Position t = rich();
    Stand shown(t.s);
    const Film reload = shown.film(RELOAD({R, G}));
    check_frame("reload", reload, 14);
    check_frame("discard", reload, 34);
    check_frame("draw", reload, 48);
    {
        Stand others(t.s, G);
        const Film hidden = others.film(RELOAD({R, G}));
        check_frame("draw_hidden", hidden, 48);
    }
    Position pays = rich();
    pays.play({RELOAD()});
    Stand claims(pays.s);
    const Film claim = claims.film(CLAIM({R}));
    check_frame("pay", claim, 8);
    check_frame("claim", claim, 30);
    check_frame("score", claim, 60);
    Position last = rich();
    last.score(R, 49).play({RELOAD()});
    Stand wins(last.s);
    check_frame("won", wins.film(END), -30);
    Stand loses(last.s, Y);
    check_frame("lost", loses.film(END), -30);
    check("over", wins);
    Position dusk = rich();
    dusk.score(B, 40).turn(R, 199, B).play({RELOAD()});
    Stand sunset(dusk.s);
    check_frame("sundown", sunset.film(END), -150);
}

// All pictures of what Y explains, side by side.
static void topics_at_large() {
    constexpr int columns = 8;
    const stage::Rect box = stage::topic_picture;
    const stage::Cartridge& cartridge = love_cartridge::cartridge;
    const int rows = (cartridge.topics + columns - 1) / columns;
    picture::Picture sheet{columns * box.width, rows * box.height, {}};
    sheet.pixels.resize(static_cast<std::size_t>(sheet.width * sheet.height),
                        stage::standard_theme.panel);
    std::vector<stage::Colour> pixels(static_cast<std::size_t>(box.area()));
    for (int number = 0; number < cartridge.topics; ++number) {
        std::fill(pixels.begin(), pixels.end(), stage::standard_theme.panel);
        stage::Canvas canvas(pixels.data(), box, stage::standard_theme);
        cartridge.draw_topic(canvas, number);
        const int x = number % columns * box.width, y = number / columns * box.height;
        for (int row = 0; row < box.height; ++row)
            std::copy_n(pixels.begin() + row * box.width, box.width,
                        sheet.pixels.begin() + (y + row) * sheet.width + x);
    }
    golden::check("love_topics", sheet);
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_turn);
    RUN_TEST(a_paid_action);
    RUN_TEST(looking_around);
    RUN_TEST(a_target);
    RUN_TEST(a_choice_of_cards);
    RUN_TEST(a_split);
    RUN_TEST(moments_of_a_duel);
    RUN_TEST(moments_of_love);
    RUN_TEST(moments_on_the_table);
    RUN_TEST(topics_at_large);
    return UNITY_END();
}
