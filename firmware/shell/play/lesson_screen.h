// Plays a lesson: shows its captions over the scene, takes the actions it scripts, and lets the
// learner take those it asks for. It can be left at any time; at its end it leads to the next one.
//
// Of a puzzle the goal is read first and stands in the status bar from then on. A try that failed
// is taken back, and so is one that the learner gives up; what was seen by it is known, so both
// count.
#pragma once

#include <optional>

#include "kit/fixed_list.h"
#include "shell/menus/question.h"
#include "shell/play/session.h"
#include "shell/play/topic_screen.h"
#include "stage/scene_driver.h"
#include "stage/shake.h"
#include "stage/tween.h"

namespace play {

class LessonScreen final : public stage::Screen {
  public:
    LessonScreen(const console::Runtime& runtime, Session& session,
                 stage::SceneMemory& scene_memory, TopicScreen& topics)
        : runtime_(runtime),
          session_(session),
          topics_(topics),
          driver_(scene_memory),
          question_(runtime.settings()) {}

    // The keeper is told when it is done; of a puzzle: for this challenge.
    void choose(const stage::Cartridge& cartridge, const stage::Lesson& lesson, int challenge = 0,
                Keeper& keeper = no_keeper) {
        cartridge_ = &cartridge;
        lesson_ = &lesson;
        challenge_ = challenge;
        keeper_ = &keeper;
    }
    // Every step was done; the last lesson that was opened.
    bool completed() const { return completed_; }
    // For a puzzle: three at the first try, two at the second, one later.
    int stars() const { return tries_ >= 2 ? 1 : 3 - tries_; }
    // Where the words are.
    stage::Rect caption_area() const;
    // What has a frame around it just now: of a learner who acts, what is to be pressed next.
    using Lit = kit::FixedList<stage::Rect, 8>;
    Lit lit() const;
    // Where the frame around it lies: outside of it, and of the cursor that stands on it.
    stage::Rect frame_of(const stage::Rect& lit) const;
    // What is shown under caption and frames.
    const stage::SceneDriver& driver() const { return driver_; }
    // What is half made is not what was asked for: only the way back is named.
    bool astray() const { return course() == stage::Course::astray; }

    void opened(stage::Console& console) override;
    void uncovered(stage::Console& console) override;
    void key(stage::Console& console, stage::KeyPress press) override;
    bool tick(stage::Console& console) override;
    void draw(stage::Canvas& canvas) const override;

  private:
    using Do = stage::LessonStep::Do;
    const stage::LessonStep& step() const { return lesson_->steps[step_]; }
    bool at_end() const { return step_ == lesson_->steps.size(); }
    bool solving() const { return !at_end() && step().what == Do::solve; }
    bool acting() const {
        return !at_end() && step().what != Do::read && step().what != Do::watch && !reading_;
    }
    void seat_characters(Controllers& controllers) const;
    // Everything that this step wants was taken.
    bool step_done() const;
    // The action of the script that this one is as good as.
    std::optional<kit::Action> wanted(kit::Action action) const;
    bool same(kit::Action one, kit::Action other) const;
    void told(stage::Console& console);
    void enter(stage::Console& console);
    void next(stage::Console& console);
    void act(stage::Console& console, kit::Action action);
    void catch_up(std::size_t to);
    void try_action(stage::Console& console, kit::Action action);
    void take_back();
    void nudge(stage::Console& console);
    void count_mistake();
    void take_along();
    // Of a puzzle: a try is over without a solution; and what is said of it has been read.
    void start_over(stage::Console& console);
    void begin_try(stage::Console& console);
    void finish(stage::Console& console);
    void leave(stage::Console& console);
    bool is_puzzle() const { return lesson_->steps[0].what == Do::solve; }
    // Behind this one, of a lesson; nullptr: there is none.
    const stage::Lesson* next_lesson() const;
    std::string_view caption() const;
    // A band, and no box that hides what is needed.
    bool in_band() const;
    // The learner looks at something that fills the table: it is not hidden.
    bool looks_around() const;
    // What is being told must be seen.
    bool shows_caption() const {
        if (solving()) return reading_;
        return !(in_band() && acting() && (driver_.telling() || looks_around()));
    }
    stage::Rect acting_area() const;
    stage::Rect spotlight() const;
    // How far the learner's choice has come.
    stage::Course course() const;
    // What is wanted next, of a series all that is left; of a choice any of them.
    std::span<const kit::Action> still_wanted() const;
    // The cursor of the learner who acts.
    stage::Rect cursor_area() const;
    bool refuses() const {
        return !driver_.telling() && acting() && driver_.scene().refuses(driver_.view());
    }
    void draw_spotlight(stage::Canvas& canvas) const;
    void draw_caption(stage::Canvas& canvas) const;
    void draw_lesson_bar(stage::Canvas& canvas) const;

    const console::Runtime& runtime_;
    Session& session_;
    TopicScreen& topics_;
    stage::SceneDriver driver_;
    shell::Question question_;  // whether to leave
    const stage::Cartridge* cartridge_ = nullptr;
    const stage::Lesson* lesson_ = nullptr;
    std::size_t step_ = 0;
    std::size_t taken_ = 0;       // actions of this step; the last one's story may still be told
    std::size_t step_began_ = 0;  // where the match stood then
    bool nudged_ = false;
    std::uint8_t mistakes_ = 0;  // of this step
    bool strayed_ = false;       // the one that is being made is counted already
    bool completed_ = false;
    int challenge_ = 0;
    Keeper* keeper_ = &no_keeper;
    stage::Judgement judged_ = stage::Judgement::open;  // the last action of a puzzle
    int tries_ = 0;                                     // that led to nothing
    bool reading_ = false;                              // what a puzzle asks, or why not
    stage::Shake shake_;
    kit::Text<96> ending_;
    stage::Tween aim_;  // how far the spotlight's frame still is from its place
};

}  // namespace play
