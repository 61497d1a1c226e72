// Stories end where the match stands, whoever looks and however they are cut, and show no more than
// the viewer may see.
#include "superhot_scene/scene.h"
#include "walk.h"

void setUp() {}
void tearDown() {}

using namespace table;
using stand::Stand;

namespace {

// All the frames that a story has, to its end.
void run(stage::SceneDriver& driver) {
    for (int frames = 0; driver.telling(); ++frames) {
        TEST_ASSERT_LESS_THAN_MESSAGE(3000, frames, "the story does not end");
        driver.tick();
    }
}

const kit::StateBytes* bytes(const State& state) {
    return reinterpret_cast<const kit::StateBytes*>(&state);
}

// A screen that only gets what was damaged.
class Watched final : public stand::SceneStand<Rules> {
  public:
    Watched(const State& state, kit::Viewer viewer)
        : SceneStand(superhot_cartridge::cartridge, stand::hot_names, state, viewer),
          screen_(picture()) {}

    void damage(const stage::Rect& area) override { damaged_.push_back(area); }
    void check() {
        const picture::Picture now = picture();
        const stage::Rect whole = stage::scene_area;
        // Whoever gives and takes control has all of it drawn.
        if (driver().deciding() != std::exchange(decided_, driver().deciding()))
            damaged_.push_back(whole);
        for (const stage::Rect& each : damaged_) {
            const stage::Rect area = each.common(whole);
            for (int y = area.y; y < area.bottom(); ++y)
                for (int x = area.x; x < area.right(); ++x) {
                    const auto at = static_cast<std::size_t>((y - whole.y) * whole.width + x);
                    screen_.pixels[at] = now.pixels[at];
                }
        }
        damaged_.clear();
        TEST_ASSERT_TRUE_MESSAGE(screen_ == now, "something changed and was not damaged");
    }
    void press(stage::Key key) {
        driver().key({key, stage::Press::edge});
        if (const auto action = driver().taken()) play(*action, [&] { check(); });
        check();
        for (int frame = 0; frame < 4; ++frame) {
            driver().tick();
            check();
        }
    }

  private:
    picture::Picture screen_;
    std::vector<stage::Rect> damaged_;
    bool decided_ = false;
};

}  // namespace

// Keys faster than anything that moves, and every frame of the stories.
static void whatever_changes_is_damaged() {
    using stage::Key;
    constexpr Key keys[] = {Key::up,    Key::down, Key::left, Key::right, Key::left,
                            Key::right, Key::a,    Key::a,    Key::b};
    for (const Mode mode : {solo, coop, versus, two_v_one}) {
        for (kit::Viewer viewer = 0; viewer < 3; ++viewer) {
            const Position start(walk::some_wish(mode, viewer + 1u), 3);
            if (viewer >= Rules::seats(start.s)) continue;
            kit::Rng rng(viewer + 5u);
            Watched shown(start.s, viewer);
            for (int step = 0; step < 400 && shown.position().phase != Phase::over; ++step) {
                if (Rules::turn(shown.position()) == viewer)
                    shown.press(keys[rng.below(static_cast<std::uint32_t>(std::size(keys)))]);
                else
                    shown.play(walk::any_action(shown.position(), rng), [&] { shown.check(); });
                shown.check();
            }
        }
    }
}

// What is left of a story when there were more events than the memory holds.
static void a_story_may_be_cut_short() {
    int stories = 0;
    for (const Mode mode : {solo, coop, versus, two_v_one}) {
        for (kit::Seed seed = 1; seed <= 6; ++seed) {
            Position t(walk::some_wish(mode, seed), seed);
            kit::Rng rng(seed * 7);
            for (int step = 0; step < 120 && t.s.phase != Phase::over; ++step) {
                const State before = t.s;
                const Action action = walk::any_action(t.s, rng);
                t.play(action);
                if (t.events.size() < 4) continue;
                constexpr kit::Viewer viewers[] = {0, 1, kit::the_public, kit::all_seeing};
                const kit::Viewer viewer = viewers[rng.below(4)];
                Stand whole(before, viewer), cut(before, viewer);
                const auto kept = rng.below(static_cast<std::uint32_t>(t.events.size()));
                const std::span<const kit::Event> events(t.events);
                whole.driver().tell(action, bytes(before), bytes(t.s), events);
                cut.driver().tell(action, bytes(before), bytes(t.s), events.first(kept));
                run(whole.driver());
                run(cut.driver());
                TEST_ASSERT_TRUE(whole.picture() == cut.picture());
                ++stories;
            }
        }
    }
    TEST_ASSERT_GREATER_THAN(150, stories);
}

// The table runs behind, but it arrives: in the last frame everything has its place, and each hand,
// seen or not, has as many cards as it will have.
static void every_card_arrives() {
    int stories = 0;
    for (const Mode mode : {solo, coop, versus, two_v_one}) {
        for (kit::Seed seed = 1; seed <= 6; ++seed) {
            Position t(walk::some_wish(mode, seed), seed);
            kit::Rng rng(seed * 11);
            for (int step = 0; step < 120 && t.s.phase != Phase::over; ++step) {
                constexpr kit::Viewer viewers[] = {0, 1, kit::the_public, kit::all_seeing};
                Stand shown(t.s, viewers[rng.below(4)]);
                const Action action = walk::any_action(t.s, rng);
                State last = t.s;
                shown.play(action, [&] { last = shown.driver().view().shown_as<State>(); });
                t.play(action);
                if (t.s.phase == Phase::over || t.events.empty()) continue;
                for (std::size_t player = 0; player < 2; ++player) {
                    TEST_ASSERT_EQUAL(t.s.normals[player].hand_count(),
                                      last.normals[player].hand_count());
                    TEST_ASSERT_EQUAL(t.s.normals[player].deck.size(),
                                      last.normals[player].deck.size());
                }
                TEST_ASSERT_EQUAL(t.s.obstacles.size(), last.obstacles.size());
                ++stories;
            }
        }
    }
    TEST_ASSERT_GREATER_THAN(600, stories);
}

static void unseen_hands_are_backs() {
    const auto deal = [](Mode mode) {
        Position t = Position::cleared({.mode = mode});
        t.line({ob(7), ob(21)});
        return t;
    };
    const auto pictures_differ = [&](Mode mode, kit::Viewer viewer) {
        Position one = deal(mode), other = deal(mode);
        one.hand({ob(2), it(1), it(5)}, 0);
        other.hand({ob(8), ob(17), it(5)}, 0);
        one.deck({ob(8), ob(17), ob(3), ob(4)}, 0);
        other.deck({ob(2), it(1), ob(3), ob(4)}, 0);
        one.ready();
        other.ready();
        return Stand(one.s, viewer).picture() != Stand(other.s, viewer).picture();
    };
    TEST_ASSERT_TRUE(pictures_differ(versus, 0));
    TEST_ASSERT_FALSE(pictures_differ(versus, 1));
    TEST_ASSERT_FALSE(pictures_differ(versus, kit::the_public));
    TEST_ASSERT_TRUE(pictures_differ(versus, kit::all_seeing));
    TEST_ASSERT_TRUE(pictures_differ(two_v_one, 1));
    TEST_ASSERT_FALSE(pictures_differ(two_v_one, 2));
    TEST_ASSERT_FALSE(pictures_differ(two_v_one, kit::the_public));
    // Where nobody is the System, hands lie open.
    TEST_ASSERT_TRUE(pictures_differ(coop, kit::the_public));
    TEST_ASSERT_TRUE(pictures_differ(solo, kit::the_public));
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(whatever_changes_is_damaged);
    RUN_TEST(a_story_may_be_cut_short);
    RUN_TEST(every_card_arrives);
    RUN_TEST(unseen_hands_are_backs);
    return UNITY_END();
}
