#include "shell/play/lesson_screen.h"

#include <algorithm>

#include "shell/play/status_bar.h"
#include "stage/hints.h"
#include "stage/meter.h"

namespace play {

using stage::Key;
using stage::Rect;

namespace {

constexpr int box_margin = 8, band_margin = 4, band_side = 6, line_gap = 2;
constexpr int most_height = stage::caption_lines * (12 + line_gap) + 2 * box_margin;
constexpr int aim_from = 10, aim_frames = 12;
constexpr int most_mistakes = 2;
constexpr int lit_frame = 3, lit_dash = 5;  // how thick, how long its stripes are

// A frame around what is lit, and around the cursor that stands on it: then there is less room.
bool stands_on(const Rect& lit, const Rect& cursor) {
    return !cursor.empty() && (lit.contains(cursor.centre()) || cursor.contains(lit.centre()));
}
int lit_frame_at(const Rect& lit, const Rect& cursor) {
    return stands_on(lit, cursor) ? lit_frame - 1 : lit_frame;
}
Rect framed(const Rect& lit, const Rect& cursor) {
    return (stands_on(lit, cursor) ? lit.around(cursor) : lit).inset(-lit_frame_at(lit, cursor));
}

constexpr std::string_view way_back = "That is something else. B takes you back.";
constexpr std::string_view well_done = "That is all there is to it. Well done!";

}  // namespace

void LessonScreen::opened(stage::Console& console) {
    Start start{lesson_->config, lesson_->seed, {}};
    if (lesson_->by_name) seat_characters(start.controllers);
    kit::check(session_.begin(*cartridge_, start).ok(), "a lesson's config is refused");
    for (const kit::Action action : lesson_->before)
        kit::check(session_.take(action).ok(), "what happened before a lesson is refused");
    if (!lesson_->by_name) session_.seat_learner(lesson_->learner, is_puzzle());
    driver_.open(console, *cartridge_, session_.sitters());
    driver_.look_as(lesson_->learner);
    driver_.stand(session_.state());
    ending_.clear();
    if (const stage::Lesson* const next = next_lesson())
        ending_.add("Well done! The next lesson: ").add(next->title).add('.');
    else
        ending_.add(well_done);
    step_ = 0;
    tries_ = 0;
    completed_ = false;
    if (!is_puzzle()) catch_up(keeper_->left_at(*cartridge_, *lesson_));
    console.sound(stage::Cue::open);
    enter(console);
}

// The usual rivals: they do what the script says, under their own names.
void LessonScreen::seat_characters(Controllers& controllers) const {
    for (kit::Seat seat = 0; seat < kit::max_seats; ++seat)
        if (seat != lesson_->learner) controllers[seat] = usual_player(cartridge_->game, 1, seat);
}

// To the step that the learner left at, with what the script does before it.
void LessonScreen::catch_up(std::size_t to) {
    to = std::min(to, lesson_->steps.size() - 1);
    for (; step_ < to && step().what != Do::free && step().what != Do::solve; ++step_) {
        const bool all = step().what == Do::watch || step().what == Do::series;
        const auto taken =
            all ? step().actions
                : step().actions.first(std::min<std::size_t>(step().actions.size(), 1));
        for (const kit::Action action : taken)
            kit::check(session_.take(action).ok(), "a lesson's action is refused");
    }
    driver_.stand(session_.state());
}

// ---- Steps ------------------------------------------------------------------------------------

void LessonScreen::enter(stage::Console& console) {
    taken_ = 0;
    mistakes_ = 0;
    nudged_ = strayed_ = false;
    step_began_ = session_.cursor();
    shake_ = {};
    reading_ = solving();
    judged_ = stage::Judgement::open;
    driver_.set_deciding(acting());
    aim_.go(spotlight().empty() ? 0 : aim_from, 0, spotlight().empty() ? 0 : aim_frames,
            stage::Ease::out);
    console.damage_all();
    console.animate();
    if (at_end()) return finish(console);
    if (step().what == Do::watch) act(console, step().actions[0]);
}

void LessonScreen::finish(stage::Console& console) {
    completed_ = true;
    console.sound(stage::Cue::win);
    if (lesson_->steps.back().what != Do::solve) return keeper_->learnt(*cartridge_, *lesson_);
    constexpr std::string_view by_stars[] = {"Solved: ★", "Solved at the second try: ★★",
                                             "Solved at the first try: ★★★"};
    ending_.clear();
    ending_.add(by_stars[stars() - 1]);
    if (challenge_ == 0) return;
    if (const kit::Verdict kept = keeper_->solved(challenge_, stars()); !kept.ok())
        console.toast(kept.why_not);
}

void LessonScreen::next(stage::Console& console) {
    if (at_end()) {
        lesson_ = next_lesson();
        return lesson_ == nullptr ? console.close() : opened(console);
    }
    const bool done = acting();
    ++step_;
    // What the learner has done needs not be done again, not even after a power cut.
    if (done && !at_end() && !is_puzzle()) keeper_->left(*cartridge_, *lesson_, step_);
    enter(console);
}

const stage::Lesson* LessonScreen::next_lesson() const {
    const auto& lessons = cartridge_->lessons;
    const bool any = lesson_ >= lessons.data() && lesson_ + 1 < lessons.data() + lessons.size();
    return any ? lesson_ + 1 : nullptr;
}

// What would have to be done again is not lost to a slip of the thumb.
void LessonScreen::leave(stage::Console& console) {
    console.sound(stage::Cue::back);
    if (at_end() || (step_ == 0 && taken_ == 0)) return console.close();
    question_.ask(console,
                  {.title = is_puzzle() ? "Leave the puzzle?" : "Leave the lesson?",
                   .text = is_puzzle() ? "Next time it begins anew." : "It goes on here next time.",
                   .answers = {"Leave", "Stay"},
                   .cancel = 1},
                  is_puzzle() ? "" : "start over");
}

void LessonScreen::uncovered(stage::Console& console) {
    console.animate();
    const int answer = question_.take_answer();
    const bool again = answer == shell::Question::more;
    if (answer != 0 && !again) return;
    if (!is_puzzle()) keeper_->left(*cartridge_, *lesson_, again ? 0 : step_);
    return again ? opened(console) : console.close();
}

void LessonScreen::act(stage::Console& console, kit::Action action) {
    kit::check(session_.take(action).ok(), "a lesson's action is refused");
    ++taken_;
    if (solving()) judged_ = step().judge(session_.before(), action, session_.state());
    driver_.set_deciding(false);
    driver_.tell(action, session_.before(), session_.state(), session_.events());
    console.damage_all();
    console.animate();
    if (!driver_.telling()) told(console);
}

// The story of an action has been told: what comes next?
void LessonScreen::told(stage::Console& console) {
    if (judged_ == stage::Judgement::failed) {
        start_over(console);
        reading_ = true;
        driver_.set_deciding(false);
        return nudge(console);
    }
    if (!step_done()) {
        if (step().what == Do::watch) return act(console, step().actions[taken_]);
        driver_.set_deciding(true);
        return console.damage_all();
    }
    if (acting()) next(console);
}

bool LessonScreen::step_done() const {
    if (solving()) return judged_ == stage::Judgement::solved;
    const bool all = step().what == Do::watch || step().what == Do::series;
    return taken_ >= (all ? step().actions.size() : 1);
}

bool LessonScreen::same(kit::Action one, kit::Action other) const {
    if (one == other || lesson_->exact) return one == other;
    kit::Text<64> first, second;
    session_.game().describe(session_.state(), one, kit::plain_names, first);
    session_.game().describe(session_.state(), other, kit::plain_names, second);
    return one.kind == other.kind && first.view() == second.view();
}

std::optional<kit::Action> LessonScreen::wanted(kit::Action action) const {
    if (step().what == Do::free || step().what == Do::solve) return action;
    auto choice = step().actions;
    if (step().what == Do::series) choice = choice.subspan(taken_, 1);
    for (const kit::Action each : choice)
        if (same(each, action)) return each;
    return std::nullopt;
}

void LessonScreen::try_action(stage::Console& console, kit::Action action) {
    if (const auto scripted = wanted(action)) return act(console, *scripted);
    // Half of something else would stay on the table.
    take_back();
    nudge(console);
}

void LessonScreen::take_back() {
    if (taken_ > 0) session_.go_to(step_began_);
    taken_ = 0;
    judged_ = stage::Judgement::open;
    driver_.stand(session_.state());
    driver_.set_deciding(true);
}

// ---- Puzzles ----------------------------------------------------------------------------------

void LessonScreen::start_over(stage::Console& console) {
    ++tries_;
    take_back();
    console.damage_all();
    console.animate();
}

void LessonScreen::begin_try(stage::Console& console) {
    reading_ = nudged_ = false;
    shake_ = {};
    driver_.set_deciding(true);
    console.damage_all();
    console.animate();
}

// Whoever has chosen the wrong thing twice is taken to the right one.
void LessonScreen::take_along() {
    if (mistakes_ < most_mistakes || !acting() || still_wanted().empty()) return;
    const auto wanted = still_wanted();
    (void)driver_.scene().point_out(driver_.view(),
                                    step().what == Do::series ? wanted : wanted.first(1));
}

void LessonScreen::count_mistake() {
    if (mistakes_ < most_mistakes) ++mistakes_;
}

void LessonScreen::nudge(stage::Console& console) {
    nudged_ = true;
    if (!strayed_) count_mistake();
    strayed_ = false;
    take_along();
    shake_.start(console);
    console.sound(stage::Cue::refuse);
    console.damage_all();
    console.animate();
}

// ---- Keys and frames --------------------------------------------------------------------------

void LessonScreen::key(stage::Console& console, stage::KeyPress press) {
    const bool hold = press.press == stage::Press::hold;
    if (hold && press.key != Key::a) return;
    const stage::Scene& scene = driver_.scene();
    if (press.key == Key::y) return topics_.show(console, *cartridge_, scene, driver_.view());
    if (press.key == Key::b && !(driver_.deciding() && scene.keeps_back(driver_.view())))
        return press.tapped(Key::b) ? leave(console) : void();
    if (!driver_.telling() && !acting()) {
        if (!press.tapped(Key::a)) return;
        console.sound(stage::Cue::choose);
        return reading_ ? begin_try(console) : next(console);
    }
    if (press.key == Key::x) {
        if (!solving() || driver_.telling() || taken_ == 0) return;
        console.sound(stage::Cue::back);
        return start_over(console);
    }
    const auto hints = scene.hints(driver_.view());
    const Lit lit = this->lit();
    const stage::Course course = this->course();
    const bool refused = refuses(), kept_back = scene.keeps_back(driver_.view());
    const Rect covered = caption_area(), cursor = cursor_area();
    const auto did = driver_.key(press);
    console.animate();
    if (did == stage::SceneDriver::Did::ended) {
        console.damage_all();
        return told(console);
    }
    if (did == stage::SceneDriver::Did::nothing) return;
    if (nudged_) {
        nudged_ = false;
        console.damage_all();
    }
    if (refused || refuses()) console.damage(status_area);
    if (course != this->course() || lit != this->lit() || covered != caption_area())
        console.damage_all();
    else if (cursor != cursor_area())
        for (const Rect& each : lit) console.damage(frame_of(each).around(framed(each, cursor)));
    if (kept_back != scene.keeps_back(driver_.view()) ||
        hints.data() != scene.hints(driver_.view()).data())
        console.damage(stage::hints_area);
    if (const auto action = driver_.taken()) return try_action(console, *action);
    if (driver_.telling() || course == this->course()) return;
    // What leads elsewhere is as good as a mistake; so is a list that A leaves without a choice.
    const bool back = this->course() == stage::Course::open;
    if (astray() || (back && press.key == Key::a)) count_mistake();
    strayed_ = astray();
    if (back) take_along();
}

bool LessonScreen::tick(stage::Console& console) {
    // Nothing moves while a caption is read.
    const bool moves = driver_.telling() || acting();
    const auto frame = driver_.tick();
    bool on = frame.on && moves;
    if (frame.ended) {
        on = true;
        console.damage_all();
        told(console);
        if (driver_.deciding()) driver_.tick();
    }
    // A scene may carry out in several actions what was chosen once.
    while (const auto action = driver_.taken()) {
        try_action(console, *action);
        if (driver_.deciding()) driver_.tick();
        on = true;
    }
    if (aim_.moving()) {
        for (const Rect& each : lit()) console.damage(frame_of(each).inset(-aim_from));
        on = aim_.step(console.animation_speed()) || on;
    }
    if (shake_.active()) {
        // With its border, as far as it reaches to either side.
        const Rect box = caption_area().inset(-2);
        console.damage(
            {box.x - stage::Shake::reach, box.y, box.width + 2 * stage::Shake::reach, box.height});
        on = shake_.step() || on;
    }
    return on;
}

// ---- Drawing ----------------------------------------------------------------------------------

std::string_view LessonScreen::caption() const {
    if (at_end()) return ending_.view();
    if (astray()) return way_back;
    return nudged_ && !step().nudge.empty() ? step().nudge : step().caption;
}

Rect LessonScreen::spotlight() const { return at_end() ? Rect{} : step().spotlight; }

std::span<const kit::Action> LessonScreen::still_wanted() const {
    const auto all = step().actions;
    if (step().what != Do::series) return all;
    return all.subspan(std::min(taken_, all.size()));
}

stage::Course LessonScreen::course() const {
    using stage::Course;
    if (!acting() || !driver_.deciding()) return Course::open;
    const stage::Scene& scene = driver_.scene();
    const auto wanted = still_wanted();
    const bool any = step().what == Do::free || step().what == Do::solve;
    if (any || wanted.empty())
        return scene.keeps_back(driver_.view()) ? Course::begun : Course::open;
    if (step().what == Do::series) return scene.course(driver_.view(), wanted);
    Course best = Course::astray;
    for (const kit::Action& each : wanted)
        best = std::min(best, scene.course(driver_.view(), {&each, 1}));
    return best;
}

Rect LessonScreen::cursor_area() const {
    return acting() && driver_.deciding() ? driver_.scene().cursor_area(driver_.view()) : Rect{};
}

bool LessonScreen::looks_around() const {
    return driver_.scene().open_area(driver_.view()) == stage::scene_area;
}

bool LessonScreen::in_band() const {
    if (at_end() || !lesson_->crowded) return false;
    if (step().what != Do::read) return true;
    const Rect band = lesson_->watching_band;
    return !band.empty() && band.common(spotlight()).empty() &&
           stage::paragraph_height(band.width - 2 * band_side, caption(), stage::small, line_gap) +
                   2 * band_margin <=
               band.height;
}

LessonScreen::Lit LessonScreen::lit() const {
    Lit all;
    const stage::Course course = this->course();
    if (course == stage::Course::astray) return all;
    if (acting() && driver_.deciding() && !still_wanted().empty()) {
        const Rect way = driver_.scene().way_to(driver_.view(), still_wanted()[0]);
        if (!way.empty()) all.push(way);
    }
    if (!all.empty()) return all;
    if (course == stage::Course::begun)
        for (const Rect& each : step().then) all.push(each);
    if (all.empty() && !spotlight().empty()) all.push(spotlight());
    return all;
}

Rect LessonScreen::frame_of(const Rect& lit) const { return framed(lit, cursor_area()); }

// Of the learner who acts: its own place or, if that would hide choices that lie open or what is
// lit, one beside them that does not.
Rect LessonScreen::acting_area() const {
    Rect band = lesson_->acting_band;
    const bool own = !band.empty();
    if (!own) band = {0, status_area.bottom(), stage::screen_size, 0};
    const int height =
        stage::paragraph_height(band.width - 2 * band_side, caption(), stage::small, line_gap) +
        2 * band_margin;
    if (!own) band.height = height;
    const Rect open = driver_.scene().open_area(driver_.view());
    const Lit lit = this->lit();
    Rect all_lit;
    for (const Rect& each : lit) all_lit = all_lit.around(each);
    // Behind something else nothing is spoken of.
    const Rect subject = astray() ? Rect{} : spotlight();
    const Rect near = all_lit.inset(-3), told = subject.inset(-3);
    const int places[] = {open.y - height,
                          open.bottom(),
                          near.y - height,
                          near.bottom(),
                          told.y - height,
                          told.bottom(),
                          stage::hints_area.y - height};
    // A frame's edge may be touched.
    const auto hides = [](const Rect& place, const Rect& what) {
        return !place.common(what.inset(1)).empty();
    };
    const auto hides_lit = [&](const Rect& place) {
        return std::any_of(lit.begin(), lit.end(),
                           [&](const Rect& each) { return hides(place, each); });
    };
    // What the step is about is to be seen as well, if there is room.
    for (const Rect& about : {subject, Rect{}}) {
        const auto is_free = [&](const Rect& place) {
            return place.common(open).empty() && !hides_lit(place) && !hides(place, about);
        };
        if (is_free(band)) return band;
        for (const int y : places)
            if (const Rect place{band.x, y, band.width, height};
                place.common(stage::scene_area) == place && is_free(place))
                return place;
    }
    for (const int y : places)
        if (const Rect place{band.x, y, band.width, height};
            place.common(stage::scene_area) == place && place.common(open).empty())
            return place;
    return band;
}

// Where it does not hide what it speaks of.
Rect LessonScreen::caption_area() const {
    if (in_band() && acting()) return acting_area();
    if (in_band()) {
        const Rect band = lesson_->watching_band;
        if (!band.empty()) return band;
        const int height =
            stage::paragraph_height(stage::band_width, caption(), stage::small, line_gap) +
            2 * band_margin;
        return {0, stage::hints_area.y - height, stage::screen_size, height};
    }
    const int lines =
        stage::paragraph_height(stage::caption_width, caption(), stage::small, line_gap);
    const int height = std::min(lines + 2 * box_margin, most_height);
    const Rect about = spotlight();
    const int y = about.empty() ? stage::scene_area.centre().y - height / 2
                  : about.centre().y < stage::screen_size / 2 ? stage::hints_area.y - height - 6
                                                              : status_area.bottom() + 6;
    return {8, y, stage::screen_size - 16, height};
}

namespace {

// Without what lies in the hole.
void fill_around(stage::Canvas& canvas, const Rect& box, const Rect& hole, stage::Colour colour) {
    const Rect kept = box.common(hole);
    if (kept.empty()) return canvas.fill(box, colour);
    canvas.fill({box.x, box.y, box.width, kept.y - box.y}, colour);
    canvas.fill({box.x, kept.bottom(), box.width, box.bottom() - kept.bottom()}, colour);
    canvas.fill({box.x, kept.y, kept.x - box.x, kept.height}, colour);
    canvas.fill({kept.right(), kept.y, box.right() - kept.right(), kept.height}, colour);
}

// Striped as nothing else on the screen: no game's cursor looks like it, and none is hidden by it.
void draw_stripes(stage::Canvas& canvas, const Rect& box, int thick, const Rect& cursor,
                  stage::Colour light, stage::Colour dark) {
    if (!canvas.shows(box)) return;
    const auto stripe = [&](const Rect& area, bool is_light) {
        fill_around(canvas, area.common(box), cursor, is_light ? light : dark);
    };
    for (int x = box.x, i = 0; x < box.right(); x += lit_dash, ++i)
        for (const int y : {box.y, box.bottom() - thick})
            stripe({x, y, lit_dash, thick}, i % 2 == 0);
    const Rect sides{box.x, box.y + thick, box.width, box.height - 2 * thick};
    for (int y = sides.y, i = 1; y < sides.bottom(); y += lit_dash, ++i)
        for (const int x : {sides.x, sides.right() - thick})
            stripe(Rect{x, y, thick, lit_dash}.common(sides), i % 2 == 0);
}

}  // namespace

void LessonScreen::draw_spotlight(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    // What is not spoken of steps back, unless the learner has to look around.
    if (!acting() && !spotlight().empty())
        canvas.shade_around(stage::scene_area, spotlight(), theme.paper);
    const int off = course() == stage::Course::open ? aim_.value() : 0;
    const Rect cursor = cursor_area();
    for (const Rect& each : lit())
        draw_stripes(canvas, frame_of(each).inset(-off), lit_frame_at(each, cursor), cursor,
                     theme.accent, theme.paper);
}

void LessonScreen::draw_caption(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    const Rect box = caption_area().moved(shake_.offset(), 0);
    const stage::Colour colour = nudged_ ? theme.warn : theme.accent;
    if (in_band()) {
        const int width = box.width - 2 * band_side;
        // A low band has its lines closer.
        const int usual = stage::paragraph_height(width, caption(), stage::small, line_gap);
        const int gap = usual + line_gap > box.height ? 0 : line_gap;
        const int height = stage::paragraph_height(width, caption(), stage::small, gap);
        canvas.fill(caption_area(), theme.panel);
        canvas.fill({caption_area().x, acting() ? box.bottom() - 1 : box.y, box.width, 1}, colour);
        canvas.paragraph({box.x + band_side, box.y + (box.height - height) / 2, width, height},
                         caption(), stage::small, nudged_ ? theme.warn : theme.ink,
                         stage::Align::left, gap);
        return;
    }
    canvas.rounded(box.inset(-2), 8, theme.paper);
    canvas.rounded(box, 6, theme.panel);
    canvas.rounded_frame(box, 6, colour);
    canvas.paragraph(
        {box.x + box_margin, box.y + box_margin, stage::caption_width, box.height - box_margin},
        caption(), stage::small, nudged_ ? theme.warn : theme.ink, stage::Align::left, line_gap);
}

// Its title, and how far it has come.
void LessonScreen::draw_lesson_bar(stage::Canvas& canvas) const {
    draw_status_bar(canvas, {.text = solving() ? lesson_->teaches : lesson_->title}, runtime_);
    const int steps = static_cast<int>(lesson_->steps.size());
    const int left = stage::text_width(lesson_->title, stage::small) + 14;
    const int size = left + steps * 8 < 200 ? 6 : 3;
    if (steps > 1)
        stage::draw_pips(canvas, {left, status_area.centre().y - size / 2 - 1}, size,
                         std::min(static_cast<int>(step_) + 1, steps), steps,
                         canvas.theme().accent);
}

void LessonScreen::draw(stage::Canvas& canvas) const {
    driver_.draw(canvas);
    if (!driver_.telling() && !(acting() && looks_around())) {
        const auto inside = canvas.clipped(stage::scene_area);
        draw_spotlight(canvas);
    }
    if (shows_caption()) draw_caption(canvas);
    if (refuses())
        draw_status_bar(canvas, {.text = driver_.scene().prompt(driver_.view()), .refused = true},
                        runtime_);
    else
        draw_lesson_bar(canvas);
    const bool left_handed = runtime_.settings().left_handed;
    constexpr stage::Hint leave{Key::b, "leave"}, rules{Key::y, "what?"};
    if (driver_.telling()) {
        constexpr stage::Hint hints[] = {{Key::a, "skip"}, leave, rules};
        return stage::draw_hints(canvas, hints, left_handed);
    }
    if (!acting()) {
        const stage::Hint hints[] = {{Key::a, !at_end()                  ? "go on"
                                              : next_lesson() != nullptr ? "next"
                                                                         : "done"},
                                     leave,
                                     rules};
        return stage::draw_hints(canvas, hints, left_handed);
    }
    std::array<stage::Hint, 7> hints{leave, leave, leave, leave, leave, leave, leave};
    std::size_t count = 0;
    // A half-made choice is taken back first; else B leaves, whatever it does in a match.
    const bool keeps_back = driver_.scene().keeps_back(driver_.view());
    for (const stage::Hint& hint : driver_.scene().hints(driver_.view()))
        if (count < hints.size() - 2 && (keeps_back || hint.keys != leave.keys))
            hints[count++] = hint;
    if (solving() && taken_ > 0 && count < hints.size() - 2) hints[count++] = {Key::x, "again"};
    if (!keeps_back) hints[count++] = leave;
    if (count < hints.size()) {
        hints[count] = rules;
        if (stage::hints_fit({hints.data(), count + 1}, left_handed)) ++count;
    }
    stage::draw_hints(canvas, {hints.data(), count}, left_handed);
}

}  // namespace play
