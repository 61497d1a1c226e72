// What keys do, from key to action, and how little of the screen a moving cursor costs.
#include "bullet/options.h"
#include "bullet/position.h"
#include "bullet/topics.h"
#include "bullet_scene/reach.h"
#include "bullet_scene/sight.h"
#include "bullet_scene/standing.h"
#include "stand.h"

using namespace field;
using stand::Stand;

void setUp() {}
void tearDown() {}

namespace {

Position alone(const std::string& heroine, const std::string& sight) {
    Position p("score " + heroine);
    p.sight(0, sight).current(0, "R1 B2 G3");
    return p;
}
bool holds(const State& state, PatternId card) {
    const auto& hand = state.at(0).hand;
    return std::find(hand.begin(), hand.end(), card) != hand.end();
}

}  // namespace

static void a_places_on_and_on() {
    Stand shown(alone("es", "").s);
    shown.keys("A A");
    TEST_ASSERT_EQUAL(1, shown.position().at(0).current.total);
    shown.keys("A");
    TEST_ASSERT_EQUAL(0, shown.position().at(0).current.total);
    TEST_ASSERT_EQUAL(3, size_of(shown.position().at(0).sight.bullets()));
    shown.keys("A");  // the same button ends the round
    TEST_ASSERT_EQUAL(2, shown.position().round);
}

// Prices are those of the cheapest way, chains over bullets included.
static void prices_of_a_lifted_bullet() {
    const Position p = alone("es", "(3,3)G1 (3,4)Y1 (2,3)G2");
    bullet_scene::Reach reach;
    reach.start(p.s.at(0), sp(3, 3));
    TEST_ASSERT_EQUAL(1, reach.price(sp(3, 2)));
    TEST_ASSERT_EQUAL(2, reach.price(sp(3, 5)));  // Glide over the yellow one
    TEST_ASSERT_EQUAL(4, reach.price(sp(1, 3)));  // Lift over the green one
    TEST_ASSERT_EQUAL(bullet_scene::no_price, reach.price(sp(3, 4)));
    // Vesta's Drop Ash brings it down at once.
    const Position ash = alone("ve", "(1,3)G1");
    reach.start(ash.s.at(0), sp(1, 3));
    TEST_ASSERT_EQUAL(2, reach.price(sp(6, 3)));
    TEST_ASSERT_EQUAL(1, reach.price(sp(2, 3)));
}

// Two steps to the left are two actions of the rules, and one choice.
static void a_bullet_is_lifted_and_dropped() {
    Stand shown(alone("es", "(1,5)P1").s);
    shown.keys("LEFT A LEFT LEFT A");
    const Board& board = shown.position().at(0);
    TEST_ASSERT_EQUAL(set_of(sp(1, 3)), board.sight.bullets());
    TEST_ASSERT_EQUAL(3, board.action_points);
    // The cursor went with it, and B lets go.
    shown.keys("A LEFT B A B");
    TEST_ASSERT_EQUAL(set_of(sp(1, 3)), board.sight.bullets());
}

static void a_pattern_is_aimed_best_first() {
    Position p = alone("es", "(1,1)R1 (1,3)G1 (2,1)R2 (2,2)B1 (2,3)G2 (4,1)B1 (4,3)Y1");
    p.hand(0, "ES06");
    Stand shown(p.s);
    shown.keys("DOWN*2 A A");
    const Board& board = shown.position().at(0);
    TEST_ASSERT_EQUAL(0, board.hand.size());
    TEST_ASSERT_EQUAL(4, size_of(board.sight.bullets()));
    TEST_ASSERT_EQUAL(3, shown.position().track.total);
    shown.keys("A");  // and A places on
    TEST_ASSERT_EQUAL(2, shown.position().at(0).current.total);
}

static void end_asks_while_a_pattern_clears() {
    Position p = alone("es", "(1,1)R1 (1,3)G1 (2,2)B1");
    p.hand(0, "ES06").current(0, "");
    Stand shown(p.s);
    shown.keys("A A");  // the first answer goes on
    TEST_ASSERT_EQUAL(1, shown.position().round);
    shown.keys("A DOWN A");
    TEST_ASSERT_EQUAL(2, shown.position().round);
}

// AP that are left may make a card fit: a tap too many does not give them up (see advice.h).
static void end_asks_while_moves_make_a_card_fit() {
    Position p = alone("es", "(2,1)R1 (2,4)G1 (3,1)R2 (3,2)B1 (3,3)G2");
    p.hand(0, "ES06").current(0, "");
    Stand shown(p.s);
    for (int frame = 0; frame < 600; ++frame) shown.driver().tick();
    const auto prompt = [&] {
        return std::string(shown.driver().scene().prompt(shown.driver().view()));
    };
    TEST_ASSERT_EQUAL_STRING("All placed: clear or end", prompt().c_str());
    shown.keys("A");
    TEST_ASSERT_EQUAL_STRING("End the round?", prompt().c_str());
    shown.keys("A");
    TEST_ASSERT_EQUAL(1, shown.position().round);
    shown.keys("A DOWN A");
    TEST_ASSERT_EQUAL(2, shown.position().round);
    // Before it is known, too.
    Stand soon(p.s);
    soon.keys("A A A");
    TEST_ASSERT_EQUAL(1, soon.position().round);
    // Without AP nothing can follow.
    p.ap(0, 0);
    Stand spent(p.s);
    spent.keys("A");
    TEST_ASSERT_EQUAL(2, spent.position().round);
}

// B opens the menu where the rules ask; it is called back only where it takes something back.
static void b_is_called_what_it_does() {
    const auto b_of = [](const Stand& shown) {
        const stage::Scene& scene = const_cast<Stand&>(shown).driver().scene();
        const auto& view = const_cast<Stand&>(shown).driver().view();
        for (const stage::Hint& hint : scene.hints(view))
            if (hint.keys == stage::Hint{stage::Key::b, ""}.keys) return std::string(hint.says);
        return std::string();
    };
    Position powerups("ffa4 es ro ve pl");
    powerups.open_powerups("PU1 PU5 PU8 PU9").hand(0, "ES02");
    Stand take(powerups.s);
    take.keys("A");
    TEST_ASSERT_EQUAL_STRING("menu", b_of(take).c_str());
    Position pair("teams4 es ro ve yn");
    pair.full_column(0, 1).current(0, "R1 R1");
    Stand hit(pair.s);
    hit.keys("A");
    TEST_ASSERT_TRUE(hit.says("Who takes the hit?"));
    TEST_ASSERT_EQUAL_STRING("menu", b_of(hit).c_str());
    Stand chip(alone("es", "(1,1)R1 (1,2)B1").s);
    chip.keys("DOWN A");
    TEST_ASSERT_EQUAL_STRING("back", b_of(chip).c_str());
}

// Who has won, and why, in the colours of those who look: also where nobody is left standing.
static void the_end_says_who_has_won() {
    Position p("ffa2 es ro");
    p.down(0, "R1").lives(1, 1).full_column(1, 5).current(1, "P1 P1 P1").active(1);
    for (const bool person : {true, false}) {
        Stand shown(p.s, person ? 0 : 1);
        bool told = false;
        shown.play(PLACE, [&] {
            if (!shown.says("Esfir has won")) return;
            told = true;
            TEST_ASSERT_TRUE(shown.says("All down: fewest bullets left"));
            TEST_ASSERT_FALSE(shown.says("GAME OVER"));
        });
        TEST_ASSERT_TRUE(told);
    }
}

// Balance has pans in place of lives.
static void balance_has_no_lives() {
    Position rival("ffa2 es ba");
    rival.pans(1, "R1 B2").current(0, "R1").hand(0, "ES01 ES02 ES03 ES04");
    Stand shown(rival.s);
    shown.keys("DOWN*5");
    TEST_ASSERT_EQUAL_STRING("Balance: odd 1, even 1, 0 bullets to place, 0 incoming, 0 cards.",
                             shown.here().c_str());
    Position alone_("score ba");
    alone_.pans(0, "R1 R1").full_column(0, 1).current(0, "R1").play({PLACE});
    TEST_ASSERT_EQUAL_STRING("The Scales have tipped", Rules::outcome(alone_.s).why);
}

// What cannot be used is grey, and says why before it is tried.
static void what_cannot_be_used_says_why() {
    Stand shown(alone("es", "").s);
    shown.keys("DOWN A");
    TEST_ASSERT_TRUE(shown.says("No bullet can move so"));
    shown.keys("A");
    TEST_ASSERT_EQUAL(5, shown.position().at(0).action_points);
    TEST_ASSERT_TRUE(shown.driver().scene().refuses(shown.driver().view()));
    Stand bullets(alone("es", "(3,3)R1").s);
    bullets.keys("DOWN A");
    TEST_ASSERT_FALSE(bullets.says("No bullet can move so"));
    // Her teammate has nothing to move, and takes part in nothing once her round is over.
    Position pair("teams4 es ro ve yn");
    TEST_ASSERT_EQUAL_STRING("She has no bullet to move",
                             why_unusable(pair.s, {team_action, 2, 1}));
    TEST_ASSERT_EQUAL_STRING("You have no bullet to send",
                             why_unusable(pair.s, {team_action, 1, 1}));
    pair.ended(1);
    TEST_ASSERT_EQUAL_STRING("Her round is over", why_unusable(pair.s, {team_action, 2, 1}));
    TEST_ASSERT_EQUAL_STRING("Her round is over", may_option(pair.s, {team_action, 2, 1}).why_not);
}

// The banner of a round stands over the figures of this round.
static void a_round_begins_with_its_own_figures() {
    Position last("ffa2 es ro");
    last.ended(1).current(0, "").open_powerups("PU1 PU2");
    last.play({END});
    Stand shown(last.s);
    bool told = false;
    shown.play(TAKE(0), [&] {
        if (!shown.says("ROUND 2")) return;
        told = true;
        TEST_ASSERT_FALSE(shown.says("R1 Next 5+0=5"));
        TEST_ASSERT_TRUE(shown.says("R2 Next 5+0=5"));
    });
    TEST_ASSERT_TRUE(told);
}

// No cursor lies over what stands beside it, and no pattern on its frame.
static void nothing_cuts_what_lies_beside() {
    const State s = alone("es", "").s;
    const auto over = [&](bullet_scene::Spot::What what) {
        return bullet_scene::spot_area(s, {what}, 0).inset(-2);
    };
    const int words = bullet_scene::motto_area(s).y + 1;  // the first row of letters
    TEST_ASSERT_LESS_OR_EQUAL(words, over(bullet_scene::Spot::What::life).bottom());
    const int letters = bullet_scene::head_area(0).y + 1;
    TEST_ASSERT_LESS_OR_EQUAL(letters, over(bullet_scene::Spot::What::info).bottom());
}

static void swapping_takes_two_spaces() {
    Stand shown(alone("es", "(1,1)R1 (1,2)B1").s);
    shown.keys("DOWN LEFT*3 RIGHT*5 A A A A");  // its chip, "Use it", and two spaces
    const Sight& sight = shown.position().at(0).sight;
    TEST_ASSERT_EQUAL(type("B1"), sight.at(sp(1, 1)));
    TEST_ASSERT_EQUAL(type("R1"), sight.at(sp(1, 2)));
}

// On its own space a lifted bullet is put back, at once or after a look around.
static void a_on_its_own_space_puts_a_bullet_back() {
    Stand shown(alone("es", "(1,5)P1").s);
    const auto lifted = [&] {
        return shown.driver().scene().prompt(shown.driver().view()) == "Drop it where?";
    };
    for (const char* keys : {"LEFT A", "A LEFT RIGHT", "A LEFT LEFT RIGHT RIGHT"}) {
        shown.keys(keys);
        TEST_ASSERT_TRUE(lifted());
        shown.keys("A");
        TEST_ASSERT_FALSE(lifted());
    }
    TEST_ASSERT_EQUAL(5, shown.position().at(0).action_points);
    TEST_ASSERT_EQUAL(set_of(sp(1, 5)), shown.position().at(0).sight.bullets());
}

// BUL-121: it is on the second page of a chip or a slot, and asks once more.
static void test_BUL_121_failing_is_never_one_tap_away() {
    Position p("ffa2 es ro");
    p.sight(0, "(1,1)R1").current(0, "R1").hand(0, "ES01 ES02 ES03").powerups(0, "PU8 PU3");
    Stand shown(p.s);
    const Board& board = shown.position().at(0);
    shown.keys("RIGHT A A A");  // AP: there is nothing to do
    TEST_ASSERT_EQUAL(5, board.action_points);
    shown.keys("LEFT DOWN A DOWN*2 A A");  // a chip, its second page, and back
    TEST_ASSERT_EQUAL(5, board.action_points);
    shown.keys("A DOWN*2 A DOWN A");
    TEST_ASSERT_EQUAL(3, board.action_points);
    shown.keys("DOWN*3 A DOWN*2 A DOWN A");  // a slot
    TEST_ASSERT_EQUAL(no_powerup, board.powerups[0]);
    shown.keys("RIGHT A UP");  // what cannot fail has no such page
    TEST_ASSERT_EQUAL_STRING(
        "Barrier", std::string(shown.driver().scene().prompt(shown.driver().view())).c_str());
    shown.keys("A");
    TEST_ASSERT_EQUAL(powerup("PU3"), board.powerups[1]);
}

static void what_is_left_to_do_is_said() {
    const auto prompt = [](const Position& p) {
        Stand shown(p.s);
        return std::string(shown.driver().scene().prompt(shown.driver().view()));
    };
    Position ready = alone("es", "(1,1)R1 (1,3)G1 (2,2)B1");
    ready.hand(0, "ES06").current(0, "");
    TEST_ASSERT_EQUAL_STRING("A card is ready, or end", prompt(ready).c_str());
    Position none = alone("es", "(1,1)R1");
    none.hand(0, "ES06").current(0, "");
    TEST_ASSERT_EQUAL_STRING("All placed: end it", prompt(none).c_str());
}

// A refusal is said in the bar above: the figures are not covered.
static void a_refusal_is_said_above() {
    Stand shown(alone("es", "").s);
    const auto& scene = shown.driver().scene();
    shown.keys("UP");
    const auto there = shown.picture();
    shown.keys("A");
    TEST_ASSERT_TRUE(scene.refuses(shown.driver().view()));
    TEST_ASSERT_EQUAL_STRING("Nothing here: Y explains it",
                             std::string(scene.prompt(shown.driver().view())).c_str());
    TEST_ASSERT_TRUE(shown.picture() == there);
    shown.keys("DOWN");
    TEST_ASSERT_FALSE(scene.refuses(shown.driver().view()));
}

// Y names what is under the cursor: a card, a powerup, and what a line of a list is about.
static void topics_have_the_names_of_things() {
    Position p("ffa2 es ro");
    p.sight(0, "(1,1)R1").current(0, "R1").hand(0, "ES06 ES01 ES08").powerups(0, "PU3");
    Stand shown(p.s);
    const auto title = [&] {
        stage::Topic topic;
        bullet_cartridge::cartridge.topic(shown.topic(), topic);
        return std::string(topic.title.view());
    };
    shown.keys("DOWN*2");
    TEST_ASSERT_EQUAL_STRING(pattern(card("ES06")).name.data(), title().c_str());
    shown.keys("DOWN*2");
    TEST_ASSERT_EQUAL_STRING("Barrier", title().c_str());
    shown.keys("A");
    TEST_ASSERT_EQUAL_STRING("Barrier", title().c_str());
    Position open("ffa2 es ro");
    open.open_powerups("PU5 PU8");
    Stand taking(open.s);
    taking.keys("A DOWN");
    stage::Topic topic;
    bullet_cartridge::cartridge.topic(taking.topic(), topic);
    TEST_ASSERT_EQUAL_STRING("First Aid", topic.title.c_str());
}

// BUL-200: the bar shrinks, and blinks at the end, three times a second at most.
static void test_BUL_200_the_bar_of_the_timer() {
    Position p("ffa2 es ro timer");
    p.current(0, "R1");
    Stand shown(p.s);
    const auto bar = [&](int frames) {
        shown.damaged.clear();
        shown.driver().set_time_left({static_cast<std::uint16_t>(frames), 180 * 60});
        shown.driver().tick();
        const auto picture = shown.picture();
        const auto row = static_cast<std::ptrdiff_t>(
            (bullet_scene::timer_area.y - stage::scene_area.y) * 240 + bullet_scene::timer_area.x);
        return std::vector<stage::Colour>(
            picture.pixels.begin() + row,
            picture.pixels.begin() + row + bullet_scene::timer_area.width);
    };
    const auto first = bar(179 * 60), later = bar(60 * 60);
    TEST_ASSERT_FALSE(first == later);
    TEST_ASSERT_EQUAL(bullet_scene::timer_area.area(), shown.damaged.area());
    TEST_ASSERT_TRUE(bar(60 * 60 - 1) == later);  // nothing is sent for nothing
    TEST_ASSERT_TRUE(shown.damaged.empty());
    for (const int seconds : {29, 9}) {
        int changes = 0;
        auto before = bar(seconds * 60);
        for (int frame = 1; frame <= 60; ++frame) {
            const auto now = bar(seconds * 60 - frame);
            changes += now[0] != before[0];
            before = now;
        }
        TEST_ASSERT_GREATER_OR_EQUAL(2, changes);
        TEST_ASSERT_LESS_OR_EQUAL(6, changes);
    }
}

// What PLACE shows is what a hint says.
static void one_risk_for_all() {
    for (const char* sight :
         {"(1,1)R1 (2,1)R2 (3,1)R3", "(1,1)R1 (2,1)R2 (3,1)R3 (1,3)G1 (2,3)G2 (3,3)G3 (4,3)G1",
          "(1,1)R1 (2,1)R2 (3,1)R3 (4,1)R1 (5,1)R2 (6,1)R3 (1,5)P1 (2,5)P1 (3,5)P2"}) {
        const Position p = alone("es", sight);
        kit::Text<80> said, wanted;
        bullet_cartridge::cartridge.reason(reinterpret_cast<const kit::StateBytes*>(&p.s),
                                           std::array{PLACE}, nullptr, said);
        wanted.number(bullet_scene::risk_of(p.s, 0)).add(" in 100 would hit");
        TEST_ASSERT_EQUAL_STRING(wanted.c_str(), said.c_str());
    }
}

// A card that fits after a move: A shows the move, A makes it, A uses the card.
static void a_plan_is_made_then_used() {
    Position p = alone("es", "(2,1)R1 (2,4)G1 (3,1)R2 (3,2)B1 (3,3)G2");
    p.hand(0, "ES06");
    Stand shown(p.s);
    shown.keys("DOWN*2 A");
    TEST_ASSERT_EQUAL(5, shown.position().at(0).action_points);
    shown.keys("A");
    TEST_ASSERT_EQUAL(4, shown.position().at(0).action_points);
    TEST_ASSERT_EQUAL(1, shown.position().at(0).hand.size());
    shown.keys("A");
    TEST_ASSERT_EQUAL(0, shown.position().at(0).hand.size());
    TEST_ASSERT_EQUAL(3, shown.position().track.total);
}

// Everything that the cursor comes to has a topic, and moving it costs little: the wire
// takes 3.9 pixels a microsecond.
// What a list hides can be looked at: aside lifts it, and the next key only lays it down again.
static void a_list_is_lifted_to_look() {
    Position p = alone("ro", "(1,1)R1 (1,2)B1");
    p.hand(0, "RO01 RO02 RO03");
    Stand shown(p.s);
    const auto& scene = shown.driver().scene();
    const auto hints = [&] { return scene.hints(shown.driver().view()).data(); };
    shown.keys("DOWN");
    for (int i = 0; i < 4 && !scene.prompt(shown.driver().view()).starts_with("Retake"); ++i)
        shown.keys("RIGHT");
    shown.keys("A");
    const auto listed = hints();
    for (const char* keys : {"LEFT A", "RIGHT B", "LEFT DOWN", "RIGHT LEFT"}) {
        shown.keys(std::string(keys).substr(0, std::string(keys).find(' ')));
        TEST_ASSERT_TRUE(hints() != listed);
        shown.keys(std::string(keys).substr(std::string(keys).find(' ') + 1));
        TEST_ASSERT_TRUE(hints() == listed);
        TEST_ASSERT_TRUE(shown.position().at(0).hand == p.s.at(0).hand);
    }
    shown.keys("A A");  // Use it, and the first card: the cursor has not moved
    TEST_ASSERT_FALSE(holds(shown.position(), p.s.at(0).hand[0]));
    TEST_ASSERT_TRUE(holds(shown.position(), p.s.at(0).hand[1]));
}

// A hint leads through everything that is asked on the way: then A is enough.
static void a_hint_leads_through_choosers() {
    const auto follow = [](const Position& p, kit::Action action) {
        Stand shown(p.s);
        (void)shown.driver().scene().point_out(shown.driver().view(), {&action, 1});
        shown.keys("A");
        return shown.position();
    };
    Position p = alone("ro", "");
    p.hand(0, "RO01 RO02 RO03");
    const State changed = follow(p, {use_action, 2, 1});
    TEST_ASSERT_TRUE(holds(changed, p.s.at(0).hand[0]));
    TEST_ASSERT_FALSE(holds(changed, p.s.at(0).hand[1]));
    const Position row = alone("es", "(1,1)R1 (1,2)B1 (1,3)G1");
    const State swapped = follow(row, {use_action, 3, sp(1, 2), sp(1, 3)});
    TEST_ASSERT_EQUAL(type("B1"), swapped.at(0).sight.at(sp(1, 3)));
    Position ready = alone("es", "(1,1)R1 (1,3)G1 (2,2)B1");
    ready.hand(0, "ES06").current(0, "");
    TEST_ASSERT_EQUAL(2, follow(ready, {end_round}).round);
    Position duel("ffa2 es ro");
    duel.sight(0, "(1,1)R1 (4,2)B1").current(0, "R1").powerups(0, "PU4");
    TEST_ASSERT_EQUAL(set_of(sp(1, 1)),
                      follow(duel, {use_powerup, 0, sp(4, 2)}).at(0).sight.bullets());
}

// What Y says of a thing is true of it here: its price, where it lands, what it does.
static void things_say_how_they_stand() {
    Position p("ffa2 es ro");
    p.sight(0, "(1,1)R1 (1,3)G1 (2,2)B1").current(0, "R1 B2 G3").hand(0, "ES06 ES01");
    p.powerups(0, "PU1 PU4");
    Stand shown(p.s);
    const auto standing = [&](const char* keys) {
        shown.keys(keys);
        decltype(stage::Topic::here) text;
        shown.driver().scene().topic_here(shown.driver().view(), text);
        return std::string(text.view());
    };
    const auto says = [&](const char* wanted, const char* keys) {
        TEST_ASSERT_EQUAL_STRING(wanted, standing(keys).c_str());
    };
    says("3 bullets to place. The next one cannot hit you.", "");
    says("5 of 5 AP are left.", "RIGHT");
    says("The next pink 1 would land here.", "LEFT*2");
    says("0 bullets, 6 free. Nothing would hit.", "UP");
    shown.keys("DOWN");
    says("No pink bullet would land here next.", "DOWN*5");
    says("Green 1. In reach: 21 spaces, from 1 AP; you have 5.", "UP*5 LEFT*2");
    says("Green 1 to here costs 1 AP; 4 would be left.", "A RIGHT");
    shown.keys("B");
}

// BUL-244, BUL-247: teammates share their lives.
static void test_BUL_244_whose_last_life_it_is() {
    const auto life = [](const Position& p) {
        Stand shown(p.s);
        kit::Text<160> words;
        bullet_scene::Advice advice;
        bullet_scene::add_standing(p.s, 0, {bullet_scene::Spot::What::life}, advice, {}, 0, words);
        return std::string(words.view());
    };
    Position teams("teams4 ro pl es ve");
    teams.life(0, "R1 R2 R3");
    TEST_ASSERT_EQUAL_STRING("0 lives of yours left. 2 hits more and your team is down.",
                             life(teams).c_str());
    Position scales("teams4 ro ba es ve");
    TEST_ASSERT_EQUAL_STRING("3 lives of yours left. Your team is down when Balance's pans tip.",
                             life(scales).c_str());
    Position duel("ffa2 ro es");
    duel.life(0, "R1 R2");
    TEST_ASSERT_EQUAL_STRING("1 hit more and you are down.", life(duel).c_str());
}

// A clear beside Baku is another one than on its space.
static void swallow_is_not_bite() {
    const Position p = alone("na", "(3,3)R1");
    const auto entries = bullet_scene::entries_of(p.s, 0, bullet_scene::Question::chip, 4, {});
    TEST_ASSERT_EQUAL_STRING("Swallow", content.heroines[nawa].actions[4].name.data());
    TEST_ASSERT_EQUAL_STRING("Clear the bullet on Baku's space.", entries[0].help.data());
}

// What words say of it is what the rules would let her do, whatever has to be chosen for it.
static void verdicts_are_those_of_the_rules() {
    using bullet_scene::Spot;
    int usable[bullet::heroine_count][bullet::most_actions_of_one] = {};
    int others[3][2] = {};
    std::vector<Action> all(Rules::info.most_legal);
    const auto check = [&](const State& state, Spot spot, std::uint8_t kind) {
        kit::Actions out(all);
        Rules::legal(state, out);
        const bool may = std::any_of(all.begin(), all.begin() + out.count(), [&](Action action) {
            return action.kind == kind && action.a == spot.index;
        });
        bullet_scene::Advice advice;
        kit::Text<160> words;
        bullet_scene::add_standing(state, state.active, spot, advice, {}, 0, words);
        TEST_ASSERT_EQUAL_MESSAGE(
            may, words.view().find("can be used now") != std::string_view::npos, words.c_str());
        return may;
    };
    kit::Rng rng(12);
    for (std::uint8_t heroine = 0; heroine < heroine_count; ++heroine)
        for (const char* table : {"score", "ffa3", "teams4", "boss1", "boss3"})
            for (kit::Seed seed = 1; seed <= 4; ++seed) {
                Config config = config_of(table);
                config.values[heroine_field] = static_cast<std::uint8_t>(heroine + 1);
                State state{};
                Rules::setup(state, config, seed);
                for (int step = 0; step < 90 && !state.over(); ++step) {
                    if (choosing_option(state)) {
                        const Board& board = state.at(state.active);
                        for (std::uint8_t i = 0; i < board.card().actions.size(); ++i)
                            usable[board.heroine][i] +=
                                check(state, {Spot::What::action, i}, use_action);
                        for (std::uint8_t i = 0; i < powerup_slots; ++i) {
                            if (bullet_scene::has_team_actions(state))
                                ++others[i][check(state, {Spot::What::slot, i}, team_action)];
                            else if (board.powerups[i] != no_powerup)
                                (void)check(state, {Spot::What::slot, i}, use_powerup);
                        }
                    }
                    kit::Actions out(all);
                    Rules::legal(state, out);
                    // Bullets come first: with an empty sight little can be done.
                    const bool places = all[0].kind == place_bullet && rng.below(2) == 0;
                    const Action action = places ? all[0] : all[rng.below(out.count())];
                    kit::Events unseen;
                    TEST_ASSERT_TRUE(Rules::apply(state, action, unseen).ok());
                }
            }
    for (std::uint8_t heroine = 0; heroine < heroine_count; ++heroine)
        for (std::size_t i = 0; i < content.heroines[heroine].actions.size(); ++i)
            TEST_ASSERT_GREATER_THAN_MESSAGE(0, usable[heroine][i],
                                             content.heroines[heroine].actions[i].name.data());
    for (const auto& team : others) TEST_ASSERT_TRUE(team[0] > 0 && team[1] > 0);
}

// BUL-271: the ally on the line is the one that is spoken of.
static void the_verdict_on_an_ally() {
    Position p("boss3 ro ve pl hc");
    for (Seat seat = 0; seat < 3; ++seat) p.current(seat, "R1");
    p.ap(0, 7).sight(0, "(1,1)R1");
    p.s.at(1).phase = Phase::ended;
    Stand shown(p.s);
    shown.keys("DOWN*5 RIGHT");
    TEST_ASSERT_EQUAL(static_cast<int>(Topic::share_notes), shown.topic());
    const auto usable = [&](const char* keys) {
        shown.keys(keys);
        return shown.here().find("can be used now") != std::string::npos;
    };
    TEST_ASSERT_TRUE(usable(""));
    TEST_ASSERT_FALSE(usable("A"));
    TEST_ASSERT_TRUE(usable("DOWN"));
}

static void everywhere_the_cursor_goes() {
    kit::Rng rng(5);
    for (const char* table : {"score na", "score ba", "ffa4 es ro ve pl", "teams4 pl es ro ve",
                              "boss1 es ts", "boss2 es ro kf"}) {
        Position p(table);
        p.sight(0, "(1,1)R1 (3,3)G1 (6,5)p2").current(0, "R2").hand(0, "");
        for (int i = 0; i < 6 && !p.board(0).deck.empty(); ++i)
            p.board(0).hand.push(p.board(0).deck.draw());
        Stand shown(p.s);
        for (int press = 0; press < 600; ++press) {
            constexpr const char* keys[] = {"UP", "DOWN", "LEFT", "RIGHT"};
            shown.damaged.clear();
            shown.keys(keys[rng.below(4)]);
            TEST_ASSERT_TRUE(shown.topic() >= 0 && shown.topic() < all_topics);
            if (shown.driver().scene().prompt(shown.driver().view()).empty())
                TEST_FAIL_MESSAGE("no prompt");
            TEST_ASSERT_LESS_OR_EQUAL(15'000, shown.damaged.area());
            decltype(stage::Topic::here) standing;
            shown.driver().scene().topic_here(shown.driver().view(), standing);
            TEST_ASSERT_FALSE(standing.cut());
            TEST_ASSERT_LESS_OR_EQUAL(
                4 * 14, stage::paragraph_height(216, standing.view(), stage::small, 2));
        }
    }
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_places_on_and_on);
    RUN_TEST(prices_of_a_lifted_bullet);
    RUN_TEST(a_bullet_is_lifted_and_dropped);
    RUN_TEST(a_pattern_is_aimed_best_first);
    RUN_TEST(end_asks_while_a_pattern_clears);
    RUN_TEST(end_asks_while_moves_make_a_card_fit);
    RUN_TEST(b_is_called_what_it_does);
    RUN_TEST(the_end_says_who_has_won);
    RUN_TEST(balance_has_no_lives);
    RUN_TEST(what_cannot_be_used_says_why);
    RUN_TEST(a_round_begins_with_its_own_figures);
    RUN_TEST(nothing_cuts_what_lies_beside);
    RUN_TEST(swapping_takes_two_spaces);
    RUN_TEST(a_plan_is_made_then_used);
    RUN_TEST(a_on_its_own_space_puts_a_bullet_back);
    RUN_TEST(test_BUL_121_failing_is_never_one_tap_away);
    RUN_TEST(what_is_left_to_do_is_said);
    RUN_TEST(a_refusal_is_said_above);
    RUN_TEST(topics_have_the_names_of_things);
    RUN_TEST(test_BUL_200_the_bar_of_the_timer);
    RUN_TEST(one_risk_for_all);
    RUN_TEST(a_list_is_lifted_to_look);
    RUN_TEST(a_hint_leads_through_choosers);
    RUN_TEST(things_say_how_they_stand);
    RUN_TEST(test_BUL_244_whose_last_life_it_is);
    RUN_TEST(swallow_is_not_bite);
    RUN_TEST(verdicts_are_those_of_the_rules);
    RUN_TEST(the_verdict_on_an_ally);
    RUN_TEST(everywhere_the_cursor_goes);
    return UNITY_END();
}
