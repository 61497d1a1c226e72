// What keys do: every action in few presses, nothing by mistake, and A takes what a hint lays out.
// And what is owed to the console around: Y, B, damage, sounds, stories that end early.
#include "love/position.h"
#include "love/topics.h"
#include "love_scene/split_layout.h"
#include "stand.h"

using namespace table;
using stand::Stand;

void setUp() {}
void tearDown() {}

namespace {

Position rich() {
    Position t;
    t.owns(B, {R0, B0, B1}).owns(G, {G0}).owns(Y, {Y0, Y1, G1}).owns(R, {R1});
    t.claimed({B0, R0, Y0});
    t.hand(R, {R, R, G}).hand(B, {Y}).hand(G, {R, B, G}).hand(Y, {B, G});
    t.bullets(R, 5).bullets(B, 2);
    t.sound();
    return t;
}

// The keys do exactly these actions.
void keys_do(const Position& t, const char* keys, std::initializer_list<Action> actions,
             Seat viewer = R) {
    Stand shown(t.s, viewer);
    shown.keys(keys);
    State wanted = t.s;
    for (const Action& action : actions) {
        kit::Events unseen;
        TEST_ASSERT_TRUE(Rules::apply(wanted, action, unseen).ok());
    }
    TEST_ASSERT_EQUAL_MEMORY_MESSAGE(&wanted, &shown.position(), sizeof wanted, keys);
}
void keys_do_nothing(const Position& t, const char* keys) { keys_do(t, keys, {}); }

}  // namespace

static void a_claim_takes_two_presses() {
    const Position t = rich();
    keys_do(t, "A A", {CLAIM({R})});
    keys_do_nothing(t, "A B");
    keys_do_nothing(t, "A UP A");  // at least one
    Position three = rich();
    three.owns(R, {R0, R1, G1});
    three.s.claimed = 0;
    three.claimed({B0, Y0}).hand(R, {R, R, G}).hand(B, {Y, Y});
    keys_do(three, "A A", {CLAIM({R, R, G})});
    keys_do(three, "A UP A", {CLAIM({R, G})});
    keys_do(three, "A RIGHT*2 UP A", {CLAIM({R, R})});
    keys_do(three, "A LEFT DOWN RIGHT DOWN A", {CLAIM({R})});
}

static void a_reload_takes_two_presses() {
    const Position t = rich();
    keys_do(t, "LEFT DOWN A A", {RELOAD()});
    keys_do(t, "LEFT DOWN A UP A", {RELOAD({R})});
    keys_do(t, "LEFT DOWN A RIGHT*2 UP A", {RELOAD({G})});
    keys_do(t, "LEFT DOWN A UP RIGHT UP RIGHT UP A", {RELOAD({R, R, G})});
    keys_do_nothing(t, "LEFT DOWN A UP B");
    // With few bullets it is what the cursor starts at, if nothing can be claimed.
    Position empty = rich();
    empty.bullets(R, 1).hand(R, {Y, Y, B});
    keys_do(empty, "A A", {RELOAD()});
}

static void a_challenge_takes_two_presses() {
    const Position t = rich();
    // The preset: Ruth's claimed Red Heart, for which a Lasso is at hand.
    keys_do(t, "LEFT A A", {DUEL(R0)});
    keys_do(t, "LEFT A RIGHT A", {DUEL(B0)});
    keys_do(t, "LEFT A RIGHT*2 A", {DUEL(B1)});
    keys_do(t, "LEFT A LEFT A", {DUEL(B1)});
    keys_do(t, "LEFT A DOWN A", {DUEL(G0)});
    keys_do(t, "LEFT A DOWN*2 A", {DUEL(G1)});
    keys_do(t, "LEFT A DOWN*2 RIGHT A", {DUEL(Y0)});
    keys_do(t, "LEFT A UP A", {DUEL(G1)});
    keys_do_nothing(t, "LEFT A B");
    // Equal Hearts count as one.
    Position fresh;
    keys_do(fresh, "LEFT A A", {DUEL(G0)});
    keys_do(fresh, "LEFT A RIGHT A", {DUEL(G0)});
    keys_do(fresh, "LEFT A DOWN RIGHT A", {DUEL(Y0)});
}

static void players_without_hearts_are_passed_over() {
    Position t = rich();
    t.owns(Y, {G0});
    keys_do(t, "LEFT A DOWN A", {DUEL(G0)});
    Position mine;
    mine.owns(R, {B0, B1, G0, G1, Y0, Y1});
    keys_do_nothing(mine, "LEFT A A");
}

static void a_turn_is_ended() {
    const Position t = rich();
    keys_do_nothing(t, "DOWN A");  // one action is compulsory
    Position paid = rich();
    paid.hand(R, {Y, Y, B}).play({RELOAD()});
    keys_do(paid, "A", {END});
    keys_do_nothing(paid, "LEFT A");  // no second Reload
    keys_do_nothing(paid, "UP A");    // nothing to claim
    keys_do(paid, "UP LEFT A A", {DUEL(B0)});
}

static void looking_around_takes_nothing() {
    const Position t = rich();
    keys_do_nothing(t, "UP A RIGHT A UP UP A B B");
    keys_do(t, "UP UP DOWN DOWN A A", {CLAIM({R})});  // and back
    keys_do(t, "UP UP B A A", {CLAIM({R})});
    keys_do(t, "UP A B B A A", {CLAIM({R})});
}

static void a_split_is_entered() {
    Position t = rich();
    t.play({DUEL(R0)});
    keys_do(t, "A", {FIRE(3)});  // half of five and a half
    keys_do(t, "RIGHT A", {FIRE(4)});
    keys_do(t, "LEFT*2 A", {FIRE(1)});
    keys_do(t, "RIGHT*2 A", {FIRE(5)});
    keys_do(t, "RIGHT*3 A", {FIRE(0)});  // around
    keys_do(t, "LEFT*4 A", {FIRE(5)});
    // The odds are below, the posters above: A there fires nothing.
    keys_do_nothing(t, "DOWN A A LEFT RIGHT A");
    keys_do_nothing(t, "UP A RIGHT B LEFT A A");
    keys_do(t, "DOWN A UP RIGHT A", {FIRE(4)});
    keys_do(t, "UP LEFT A B DOWN RIGHT A", {FIRE(4)});
    t.play({FIRE(5)});
    keys_do(t, "RIGHT A", {FIRE(2)}, B);
}

// Whatever a hint says, it is laid out, and A takes it.
static void a_takes_what_a_hint_lays_out() {
    int hints = 0;
    play_at_random(6, [&](const Step& step) {
        if (step.before.over() || ++hints % 7 != 0) return;
        std::vector<Action> room(64);
        kit::Actions out(room);
        Rules::legal(step.before, out);
        for (const Action& action : out.kept()) {
            Stand shown(step.before, Rules::turn(step.before));
            shown.keys("UP LEFT A DOWN");
            if (shown.position().phase != step.before.phase ||
                shown.position().turns != step.before.turns)
                continue;  // that was a choice
            TEST_ASSERT_EQUAL_size_t(
                0, shown.driver().scene().point_out(shown.driver().view(), std::span(&action, 1)));
            State wanted = shown.position();
            kit::Events unseen;
            if (!Rules::apply(wanted, action, unseen).ok()) continue;
            shown.keys("A");
            TEST_ASSERT_EQUAL_MEMORY(&wanted, &shown.position(), sizeof wanted);
        }
    });
    TEST_ASSERT_GREATER_THAN(300, hints);
}

static void y_explains_what_the_cursor_is_on() {
    Position t = rich();
    const auto topic = [&](const char* keys, int wanted) {
        Stand shown(t.s);
        shown.keys(keys);
        TEST_ASSERT_EQUAL_MESSAGE(wanted, shown.topic(), keys);
    };
    topic("", topic_number(Topic::claim));
    topic("A", topic_number(Topic::lasso, R));
    topic("LEFT", topic_number(Topic::duel));
    topic("LEFT A", topic_number(Topic::claimed_heart, R));
    topic("LEFT A RIGHT*2", topic_number(Topic::heart, B));
    topic("LEFT DOWN", topic_number(Topic::reload));
    topic("DOWN", topic_number(Topic::end_turn));
    topic("DOWN DOWN", topic_number(Topic::deck));
    topic("DOWN DOWN RIGHT", topic_number(Topic::goal));
    topic("UP", topic_number(Topic::stranger));
    topic("UP A", topic_number(Topic::poster));
    topic("UP UP", topic_number(Topic::lou));
    topic("UP UP RIGHT", topic_number(Topic::claimed_heart, Y));
    topic("UP RIGHT*2", topic_number(Topic::score));
    topic("UP RIGHT*3", topic_number(Topic::hand));
    topic("UP LEFT*2", topic_number(Topic::bullets));
    topic("UP LEFT", topic_number(Topic::love));
    t.play({DUEL(R0)});
    topic("", topic_number(Topic::split));
    topic("DOWN", topic_number(Topic::odds));
    topic("DOWN A", topic_number(Topic::stakes));
    topic("UP", topic_number(Topic::ruth));
    topic("UP LEFT", topic_number(Topic::stranger));
    TEST_ASSERT_EQUAL(topic_number(Topic::split), Stand(t.s, G).topic());
    TEST_ASSERT_EQUAL(topic_number(Topic::turn), Stand(rich().s, G).topic());
}

// B takes back what is half chosen; a split was not begun by its maker.
static void b_is_back() {
    Position t = rich();
    const auto keeps = [&](const char* keys) {
        Stand shown(t.s);
        shown.keys(keys);
        return shown.driver().scene().keeps_back(shown.driver().view());
    };
    TEST_ASSERT_FALSE(keeps(""));
    for (const char* keys : {"A", "LEFT A", "LEFT DOWN A", "UP", "UP A", "DOWN DOWN"})
        TEST_ASSERT_TRUE_MESSAGE(keeps(keys), keys);
    t.play({DUEL(R0)});
    for (const char* keys : {"", "RIGHT", "UP", "DOWN"})
        TEST_ASSERT_FALSE_MESSAGE(keeps(keys), keys);
    TEST_ASSERT_TRUE(keeps("UP A"));  // a poster
}

static void prompts_and_hints_follow_the_choice() {
    const Position t = rich();
    const auto says = [&](const char* keys, std::string_view prompt, std::string_view first_hint) {
        Stand shown(t.s);
        shown.keys(keys);
        const stage::MatchView& view = shown.driver().view();
        TEST_ASSERT_TRUE_MESSAGE(shown.driver().scene().prompt(view) == prompt, keys);
        TEST_ASSERT_TRUE_MESSAGE(shown.driver().scene().hints(view)[1].says == first_hint, keys);
    };
    says("", "Duel, claim or reload", "choose");
    says("LEFT A", "Whose Heart?", "duel");
    says("A", "Which Lassos to lay?", "claim");
    says("LEFT DOWN A", "Exchange which Lassos?", "reload");
    says("UP", "Duel, claim or reload", "poster");
}

// Every sound has something to see at the same moment.
static void no_sound_without_a_sight() {
    int sounds = 0;
    play_at_random(3, [&](const Step& step) {
        static int number = 0;
        if (++number % 3 != 0) return;
        const auto viewer = static_cast<Seat>(number / 3 % seat_count);
        Stand shown(step.before, viewer);
        picture::Picture last = shown.picture();
        std::size_t heard = shown.cues.size();
        shown.play(step.action, [&] {
            const picture::Picture now = shown.picture();
            if (shown.cues.size() > heard) {
                TEST_ASSERT_FALSE_MESSAGE(now == last, "a sound without a sight");
                ++sounds;
            }
            heard = shown.cues.size();
            last = now;
        });
    });
    TEST_ASSERT_GREATER_THAN(200, sounds);
}

namespace {

// Keeps what the scene wants to be drawn anew.
class Watched final : public stand::SceneStand<Rules> {
  public:
    Watched(const State& state, kit::Viewer viewer)
        : SceneStand(love_cartridge::cartridge, stand::love_names, state, viewer) {
        last_ = picture();
    }
    void damage(const stage::Rect& area) override { damaged_.push_back(area); }
    // Nothing else has changed.
    void check() {
        const picture::Picture now = picture();
        for (std::size_t i = 0; i < now.pixels.size(); ++i) {
            if (now.pixels[i] == last_.pixels[i]) continue;
            const stage::Point at{static_cast<int>(i) % 240,
                                  static_cast<int>(i) / 240 + stage::scene_area.y};
            TEST_ASSERT_TRUE_MESSAGE(
                std::any_of(damaged_.begin(), damaged_.end(),
                            [&](const stage::Rect& area) { return area.contains(at); }),
                "something changed that is not drawn anew");
        }
        last_ = now;
        damaged_.clear();
    }

  private:
    std::vector<stage::Rect> damaged_;
    picture::Picture last_;
};

}  // namespace

static void what_changes_is_drawn_anew() {
    kit::Rng rng(9);
    play_at_random(4, [&](const Step& step) {
        if (rng.below(6) != 0) return;
        const bool decides = rng.below(3) != 0;
        Watched shown(step.before, decides ? step.before.decider() : kit::the_public);
        for (int i = 0; i < 10; ++i) {
            constexpr const char* keys[] = {"UP", "DOWN", "LEFT", "RIGHT", "UP", "RIGHT", "A"};
            shown.driver().key({static_cast<stage::Key>(rng.below(6)), stage::Press::edge});
            for (int frame = 0; frame < 3; ++frame) {
                shown.check();
                shown.driver().tick();
            }
            shown.keys(keys[rng.below(7)]);
            shown.check();
        }
        Watched told(step.before, decides ? step.before.decider() : kit::the_public);
        told.play(step.action, [&] { told.check(); });
        told.check();
    });
}

// Where memory for events ends, and where somebody has seen enough.
static void a_story_may_end_early() {
    kit::Rng rng(3);
    play_at_random(2, [&](const Step& step) {
        if (rng.below(4) != 0) return;
        for (const kit::Viewer viewer : {kit::Viewer{step.before.decider()}, kit::the_public}) {
            Stand shown(step.before, viewer);
            stage::SceneDriver& driver = shown.driver();
            driver.set_deciding(false);
            const auto bytes = [](const State& state) {
                return reinterpret_cast<const kit::StateBytes*>(&state);
            };
            driver.tell(
                step.action, bytes(step.before), bytes(step.after),
                step.events.first(rng.below(static_cast<std::uint32_t>(step.events.size()) + 1)));
            const bool skips = rng.below(2) == 0;
            for (int frame = 0; driver.telling(); ++frame)
                skips&& frame == 20 ? driver.skip() : void(driver.tick());
            TEST_ASSERT_EQUAL_MEMORY(&driver.view().state_as<State>(),
                                     &driver.view().shown_as<State>(), sizeof(State));
        }
    });
}

namespace {

std::vector<stage::Colour> part_of(const Stand& shown, stage::Rect area) {
    const picture::Picture whole = shown.picture();
    std::vector<stage::Colour> part;
    for (int y = area.y; y < area.bottom(); ++y)
        for (int x = area.x; x < area.right(); ++x)
            part.push_back(
                whole.pixels[static_cast<std::size_t>((y - stage::scene_area.y) * 240 + x)]);
    return part;
}

}  // namespace

// The bullets move in the frame of the key; the odds, much to send, in the next one.
static void odds_follow_the_bullets() {
    using namespace love_scene;
    Position t = rich();
    t.play({DUEL(R0)});
    Stand shown(t.s);
    const auto pouch = [&] { return part_of(shown, pouch_area(love_scene::Side::fire)); };
    const auto odds = [&] { return part_of(shown, odds_cells); };
    const auto pouch_before = pouch(), odds_before = odds();
    shown.driver().key({stage::Key::right, stage::Press::edge});
    shown.driver().tick();
    TEST_ASSERT_TRUE(pouch() != pouch_before);
    TEST_ASSERT_TRUE(odds() == odds_before);
    shown.driver().tick();
    TEST_ASSERT_TRUE(odds() != odds_before);
}

// Said in the status bar, by a scene that refuses until the cursor moves on.
static void a_refusal_is_said_above() {
    Stand shown(rich().s);
    const auto& scene = shown.driver().scene();
    shown.keys("DOWN A");
    TEST_ASSERT_TRUE(scene.refuses(shown.driver().view()));
    TEST_ASSERT_TRUE(scene.prompt(shown.driver().view()) == may(rich().s, END).why_not);
    shown.keys("UP");
    TEST_ASSERT_FALSE(scene.refuses(shown.driver().view()));
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(odds_follow_the_bullets);
    RUN_TEST(a_refusal_is_said_above);
    RUN_TEST(a_claim_takes_two_presses);
    RUN_TEST(a_reload_takes_two_presses);
    RUN_TEST(a_challenge_takes_two_presses);
    RUN_TEST(players_without_hearts_are_passed_over);
    RUN_TEST(a_turn_is_ended);
    RUN_TEST(looking_around_takes_nothing);
    RUN_TEST(a_split_is_entered);
    RUN_TEST(a_takes_what_a_hint_lays_out);
    RUN_TEST(y_explains_what_the_cursor_is_on);
    RUN_TEST(b_is_back);
    RUN_TEST(prompts_and_hints_follow_the_choice);
    RUN_TEST(no_sound_without_a_sight);
    RUN_TEST(what_changes_is_drawn_anew);
    RUN_TEST(a_story_may_end_early);
    return UNITY_END();
}
