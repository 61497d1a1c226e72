// The lessons of SUPERHOT, done with keys as a learner would, with pictures of what matters.
#include "bench.h"
#include "memory_keeper.h"
#include "superhot/rules.h"
#include "superhot_cartridge/cartridge.h"
#include "superhot_scene/selection.h"

using bench::check_golden;

void setUp() {}
void tearDown() {}

namespace {

enum Which { first_turns, bullets, who_acts, with_partner, the_system };

class LessonBench : public bench::Bench {
  public:
    explicit LessonBench(Which which) : Bench(powered()) { again(which); }
    LessonBench(Which which, std::vector<std::uint8_t> flash) : Bench(powered(std::move(flash))) {
        again(which);
    }
    void again(Which which) {
        shell().menus().learn(runtime(), superhot_cartridge::cartridge,
                              superhot_cartridge::cartridge.lessons[which]);
        keys("wait:1");
    }
    bool completed() { return shell().match_screens().lesson_screen().completed(); }
    std::size_t length() { return shell().match_screens().session().cursor(); }

  private:
    static host::Setup powered(std::vector<std::uint8_t> flash = bench::ready_flash()) {
        host::Setup setup;
        setup.power = bench::battery(77);
        setup.flash = std::move(flash);
        return setup;
    }
};

}  // namespace

static void the_first_turns() {
    LessonBench bench(first_turns);
    check_golden("hot_lesson_first");
    bench.keys("A");
    check_golden("hot_lesson_line");
    bench.keys("A*4");
    bench.keys("LEFT*5 A A RIGHT A");  // the dude in slot 6; Punch and Kick
    check_golden("hot_lesson_aim");
    bench.keys("A");
    check_golden("hot_lesson_destroyed");
    bench.keys("A*2 A");  // time moves
    check_golden("hot_lesson_lost_cards");
    bench.keys("A*4 LEFT*5 A A RIGHT A");  // the Gun knocks out
    check_golden("hot_lesson_knocked_out");
    bench.keys("A DOWN*2 A A*2");
    bench.keys("A A RIGHT A A");  // both Punches destroy
    check_golden("hot_lesson_slots");
    bench.keys("A A");
    check_golden("hot_lesson_level_over");
    bench.keys("A*3");
    TEST_ASSERT_FALSE(bench.completed());
    bench.keys("A");
    TEST_ASSERT_TRUE(bench.completed());
    bench.keys("B");
    TEST_ASSERT_TRUE(bench.on_launcher());
}

// What does not lead to what the lesson wants is told at once: nothing is lit until it is taken
// back.
static void a_wrong_choice_is_told_at_once() {
    LessonBench bench(first_turns);
    const auto& lesson = bench.shell().match_screens().lesson_screen();
    bench.keys("A*5");
    const std::size_t length = bench.length();
    const auto to_be_lit = lesson.lit();
    bench.keys("LEFT*2 A");  // another dude
    check_golden("hot_lesson_nudge");
    TEST_ASSERT_TRUE(lesson.lit().empty());
    bench.keys("B");
    TEST_ASSERT_TRUE(to_be_lit == lesson.lit());
    TEST_ASSERT_EQUAL_size_t(length, bench.length());
}

// Half of something else is taken back before the lesson says what it wants.
static void a_wrong_deed_is_taken_back() {
    LessonBench bench(first_turns);
    bench.keys("A*5");
    const std::size_t length = bench.length();
    bench.keys("LEFT*2 A B");                  // another dude
    bench.keys("LEFT*5 A A RIGHT A RIGHT A");  // the right one, but knocked out
    TEST_ASSERT_EQUAL_size_t(length, bench.length());
    bench.keys("A");  // the second time all is laid out
    TEST_ASSERT_EQUAL_size_t(length + 4, bench.length());
}

static void bullets_and_waiting() {
    LessonBench bench(bullets);
    check_golden("hot_lesson_bullets");
    bench.keys("A*3 LEFT A A A");  // Hide from the Bullet in slot 2
    check_golden("hot_lesson_dodged");
    bench.keys("A DOWN*2 A A*2");
    bench.keys("DOWN*2 A");
    check_golden("hot_lesson_wait");
    bench.keys("A");
    check_golden("hot_lesson_hit");
    bench.keys("A*2 DOWN LEFT A A DOWN*2 A");  // Pliers
    bench.keys("A LEFT*3 A A A");              // Katana
    check_golden("hot_lesson_slashed");
    bench.keys("DOWN*2 A A*2");
    TEST_ASSERT_TRUE(bench.completed());
}

static void being_the_system() {
    LessonBench bench(the_system);
    bench.keys("A A A");
    check_golden("hot_lesson_points");
    bench.keys("A A DOWN RIGHT A LEFT*2 A");  // HARDEN
    check_golden("hot_lesson_hardened");
    bench.keys("A*3");
    bench.keys("DOWN A A");  // RICOCHET
    check_golden("hot_lesson_ricochet");
    bench.keys("A*3");
    bench.keys("RIGHT*2 A LEFT*3 A");  // DELETE
    bench.keys("A*2");
    check_golden("hot_lesson_system_wins");
    bench.keys("A*2");
    TEST_ASSERT_TRUE(bench.completed());
}

static void who_acts_first() {
    LessonBench bench(who_acts);
    bench.keys("A*3 DOWN*2 A A");
    check_golden("hot_lesson_order");
    bench.keys("A");
    check_golden("hot_lesson_drop");
    bench.keys("RIGHT*3 A A*2");
    bench.keys("LEFT A A RIGHT A RIGHT A");
    check_golden("hot_lesson_three_cards");
    bench.keys("A A A*2");
    TEST_ASSERT_TRUE(bench.completed());
}

static void with_a_partner() {
    LessonBench bench(with_partner);
    bench.keys("A*3");
    check_golden("hot_lesson_mate");
    bench.keys("A LEFT*3 A A RIGHT A A");
    bench.keys("DOWN*2 A");
    check_golden("hot_lesson_aid");
    bench.keys("UP RIGHT A");
    check_golden("hot_lesson_aid_used");
    bench.keys("A*4");
    TEST_ASSERT_TRUE(bench.completed());
}

// What lies over the table is not hidden by a caption.
static void a_caption_makes_way_for_a_pile() {
    LessonBench bench(first_turns);
    bench.keys("A*5 DOWN*2 RIGHT*2 A");
    check_golden("hot_lesson_pile");
    bench.keys("B");
    TEST_ASSERT_FALSE(bench.completed());
}

// Whoever leaves goes on there, on another day as well, until the lesson is done.
static void a_lesson_goes_on_where_it_was_left() {
    LessonBench bench(first_turns);
    bench.keys("A*5 LEFT*5 A A RIGHT A A A");
    const std::size_t length = bench.length();
    bench.keys("B");
    check_golden("hot_lesson_leave");
    bench.keys("RIGHT A");  // stay
    TEST_ASSERT_FALSE(bench.on_launcher());
    bench.keys("B A");
    TEST_ASSERT_TRUE(bench.on_launcher());
    bench.again(first_turns);
    TEST_ASSERT_EQUAL_size_t(length, bench.length());
    bench.keys("B A");
    bench.again(bullets);  // another one begins at its beginning
    bench.keys("B");       // and does not ask there
    TEST_ASSERT_TRUE(bench.on_launcher());
    bench.again(first_turns);
    TEST_ASSERT_EQUAL_size_t(length, bench.length());
    bench.keys("B A");

    LessonBench next(first_turns, bench::flash_now());
    TEST_ASSERT_EQUAL_size_t(length, next.length());
    next.keys("B X");  // or from the start
    TEST_ASSERT_EQUAL_size_t(1, next.length());
    TEST_ASSERT_FALSE(next.on_launcher());
    next.keys("B");
    TEST_ASSERT_TRUE(next.on_launcher());
    next.again(first_turns);
    TEST_ASSERT_EQUAL_size_t(1, next.length());
}

static void a_lesson_that_was_done_begins_anew() {
    LessonBench bench(who_acts);
    bench.keys("A*3 B A");
    bench.again(who_acts);
    bench.keys("DOWN*2 A A A RIGHT*3 A A*2 LEFT A A RIGHT A RIGHT A A A A*2");
    TEST_ASSERT_TRUE(bench.completed());
    bench.keys("B");
    bench.again(who_acts);
    TEST_ASSERT_EQUAL_size_t(1, bench.length());
}

// ---- What is lit is what is to be pressed -------------------------------------------------------

namespace {

using namespace superhot_scene;
using superhot::Rules;

void lit(const stage::Rect& expected, const stage::Rect& found, std::string_view caption) {
    TEST_ASSERT_TRUE_MESSAGE(expected == found, std::string(caption).c_str());
}

stage::Rect button_of(const State& state, const Selection& selection, Does does) {
    const Buttons all = selection.buttons(state);
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].does == does) return button_area(state, all, i);
    TEST_FAIL_MESSAGE("there is no such button");
    return {};
}

stage::Rect card_of(const State& state, Card card) {
    return hand_slot(
        static_cast<int>(hand_of(state, deciding_player(state)).index_of({card, false})));
}

void check_step(const State& state, const stage::LessonStep& step) {
    Selection selection;
    selection.clear(state, false);
    const auto actions = step.actions.subspan(step.actions[0].kind == superhot::move ? 1 : 0);
    const kit::Action first = actions[0];
    const auto slot = [&](int number) { return slot_area(number - 1, state.slots); };
    const auto button = [&](Does does) { return button_of(state, selection, does); };
    switch (first.kind) {
        case superhot::begin:
            lit(slot(first.a), step.spotlight, step.caption);
            selection.point_at(state, step.actions);
            // Cards of the same name are as good.
            TEST_ASSERT_GREATER_OR_EQUAL(actions.size(), step.then.size());
            for (std::size_t i = 1; i < actions.size(); ++i)
                TEST_ASSERT_TRUE_MESSAGE(std::find(step.then.begin(), step.then.end(),
                                                   card_of(state, actions[i].a)) != step.then.end(),
                                         step.caption.data());
            return lit(button(first.b == superhot::knock_out ? Does::knock_out : Does::destroy),
                       step.then.back(), step.caption);
        case superhot::slash:
            lit(slot(first.c), step.spotlight, step.caption);
            selection.point_at(state, step.actions);
            lit(card_of(state, first.a), step.then[0], step.caption);
            return lit(button(Does::slash), step.then[1], step.caption);
        case superhot::heal:
            lit(card_of(state, first.a), step.spotlight, step.caption);
            selection.point_at(state, step.actions);
            return lit(button(Does::heal), step.then[0], step.caption);
        case superhot::wait:
            lit(button(Does::wait), step.spotlight, step.caption);
            selection.point_at(state, step.actions);
            return lit(button(Does::pass), step.then[0], step.caption);
        case superhot::end_use:
            return lit(button(Does::go), step.spotlight, step.caption);
        case superhot::act_rest:
            return lit(button(Does::rest), step.spotlight, step.caption);
        case superhot::sys_end:
            return lit(button(Does::end_turn), step.spotlight, step.caption);
        case superhot::glitch:
            lit(glitch_area(first.a - 1), step.spotlight, step.caption);
            return lit(slot(first.b), step.then[0], step.caption);
        case superhot::drop:
        case superhot::aid: {
            const stage::Rect card = card_of(state, first.a);
            return lit(card, card.common(step.spotlight), step.caption);
        }
        default:
            TEST_FAIL_MESSAGE(step.caption.data());
    }
}

}  // namespace

static void what_is_lit_is_what_is_to_be_pressed() {
    using Do = stage::LessonStep::Do;
    int checked = 0;
    for (const stage::Lesson& lesson : superhot_cartridge::cartridge.lessons) {
        State state{};
        kit::Events unseen;
        Rules::setup(state, lesson.config, lesson.seed);
        for (const kit::Action action : lesson.before)
            TEST_ASSERT_TRUE(Rules::apply(state, action, unseen).ok());
        for (const stage::LessonStep& step : lesson.steps) {
            if (step.what == Do::play || step.what == Do::series) {
                check_step(state, step);
                ++checked;
                // And never told by its place.
                for (const std::string_view text : {step.caption, step.nudge})
                    for (const std::string_view place : {"slot ", "left", "right"})
                        TEST_ASSERT_TRUE_MESSAGE(text.find(place) == std::string_view::npos,
                                                 text.data());
            }
            // Where it does not hide what it speaks of.
            if (step.what != Do::read && !step.spotlight.empty())
                TEST_ASSERT_TRUE_MESSAGE(step.spotlight.common(superhot_scene::info_area).empty(),
                                         step.caption.data());
            for (const kit::Action action : step.actions)
                TEST_ASSERT_TRUE(Rules::apply(state, action, unseen).ok());
            // Mates are told of where the button is.
            if (step.caption.starts_with("MATE")) {
                Selection selection;
                selection.clear(state, false);
                lit(button_of(state, selection, Does::partner), step.spotlight, step.caption);
            }
        }
    }
    TEST_ASSERT_GREATER_THAN(20, checked);
}

// ---- What leads elsewhere is told ---------------------------------------------------------------

namespace {

struct Way {
    Cursor to;
    std::string keys;
};

// Each place that the cursor can go to, and how.
std::vector<Way> all_ways(const State& state) {
    constexpr std::pair<Selection::Way, const char*> steps[] = {{Selection::Way::up, "UP "},
                                                                {Selection::Way::down, "DOWN "},
                                                                {Selection::Way::left, "LEFT "},
                                                                {Selection::Way::right, "RIGHT "}};
    Selection selection;
    selection.clear(state, false);
    std::vector<Way> found{{selection.cursor(), ""}};
    for (std::size_t i = 0; i < found.size(); ++i)
        for (const auto& [way, key] : steps) {
            Selection there = selection;
            there.set_cursor(state, found[i].to);
            const Cursor next = there.next(state, way, true);
            if (std::ranges::none_of(found, [&](const Way& each) { return each.to == next; }))
                found.push_back({next, found[i].keys + key});
        }
    return found;
}

// It is lit, or a card that is asked for next.
bool leads_on(const State& state, const stage::LessonStep& step, Cursor at) {
    Selection selection;
    selection.clear(state, false);
    if (!selection.area(state, at).common(step.spotlight).empty()) return true;
    if (at.row != Row::hand || state.phase == superhot::Phase::system) return false;
    const Card card = hand_of(state, deciding_player(state))[at.at].card;
    return card != superhot::bullet &&
           std::ranges::any_of(step.actions, [&](const kit::Action& each) {
               return (each.kind == superhot::add || each.kind == superhot::slash) &&
                      superhot::top_name(each.a) == superhot::top_name(card);
           });
}

}  // namespace

static void what_leads_elsewhere_leads_nowhere() {
    using Do = stage::LessonStep::Do;
    LessonBench bench(first_turns);
    const auto& screen = bench.shell().match_screens().lesson_screen();
    bench.runtime().close();
    bench::Bookmark keeper;
    int refused = 0;
    for (const stage::Lesson& lesson : superhot_cartridge::cartridge.lessons) {
        State state{};
        kit::Events unseen;
        Rules::setup(state, lesson.config, lesson.seed);
        for (const kit::Action action : lesson.before)
            TEST_ASSERT_TRUE(Rules::apply(state, action, unseen).ok());
        for (keeper.step = 0; keeper.step < lesson.steps.size(); ++keeper.step) {
            const stage::LessonStep& step = lesson.steps[keeper.step];
            const bool acts = step.what == Do::play || step.what == Do::series;
            for (const Way& way : acts ? all_ways(state) : std::vector<Way>()) {
                Selection selection;
                selection.clear(state, false);
                const bool looks =
                    way.to.row == Row::goals ||
                    (way.to.row == Row::buttons &&
                     superhot_scene::looks(selection.buttons(state)[way.to.at].does));
                if (looks || leads_on(state, step, way.to)) continue;
                bench.shell().match_screens().learn(bench.runtime(), superhot_cartridge::cartridge,
                                                    lesson, keeper);
                bench.keys("wait:500");
                const auto to_be_lit = screen.lit();
                const std::size_t length = bench.length();
                bench.keys(way.keys + "A");
                const std::string where = std::string(step.caption) + " " + way.keys;
                TEST_ASSERT_EQUAL_size_t_MESSAGE(length, bench.length(), where.c_str());
                TEST_ASSERT_TRUE_MESSAGE(screen.lit().empty() || to_be_lit == screen.lit(),
                                         where.c_str());
                bench.runtime().close();
                ++refused;
            }
            for (const kit::Action action : step.actions)
                TEST_ASSERT_TRUE(Rules::apply(state, action, unseen).ok());
        }
    }
    TEST_ASSERT_GREATER_THAN(100, refused);
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(the_first_turns);
    RUN_TEST(a_wrong_choice_is_told_at_once);
    RUN_TEST(a_wrong_deed_is_taken_back);
    RUN_TEST(bullets_and_waiting);
    RUN_TEST(being_the_system);
    RUN_TEST(who_acts_first);
    RUN_TEST(with_a_partner);
    RUN_TEST(a_caption_makes_way_for_a_pile);
    RUN_TEST(a_lesson_goes_on_where_it_was_left);
    RUN_TEST(a_lesson_that_was_done_begins_anew);
    RUN_TEST(what_is_lit_is_what_is_to_be_pressed);
    RUN_TEST(what_leads_elsewhere_leads_nowhere);
    return UNITY_END();
}
