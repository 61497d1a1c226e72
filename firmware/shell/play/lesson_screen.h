// Plays a lesson: shows its captions over the scene, takes the actions it scripts, and lets the
// learner take those it asks for. It can be left at any time.
#pragma once

#include <optional>

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
        : runtime_(runtime), session_(session), topics_(topics), driver_(scene_memory) {}

    void choose(const stage::Cartridge& cartridge, const stage::Lesson& lesson) {
        cartridge_ = &cartridge;
        lesson_ = &lesson;
    }
    // Every step was done; the last lesson that was opened.
    bool completed() const { return completed_; }

    void opened(stage::Console& console) override;
    void uncovered(stage::Console& console) override { console.animate(); }
    void key(stage::Console& console, stage::KeyPress press) override;
    bool tick(stage::Console& console) override;
    void draw(stage::Canvas& canvas) const override;

  private:
    using Do = stage::LessonStep::Do;
    const stage::LessonStep& step() const { return lesson_->steps[step_]; }
    bool at_end() const { return step_ == lesson_->steps.size(); }
    bool acting() const { return !at_end() && step().what != Do::read && step().what != Do::watch; }
    // Everything that this step wants was taken.
    bool step_done() const;
    // The action of the script that this one is as good as.
    std::optional<kit::Action> wanted(kit::Action action) const;
    bool same(kit::Action one, kit::Action other) const;
    void told(stage::Console& console);
    void enter(stage::Console& console);
    void next(stage::Console& console);
    void act(stage::Console& console, kit::Action action);
    void try_action(stage::Console& console, kit::Action action);
    void nudge(stage::Console& console);
    std::string_view caption() const;
    // A band, and no box that hides what is needed.
    bool in_band() const;
    // What is being told must be seen.
    bool shows_caption() const { return !(in_band() && acting() && driver_.telling()); }
    stage::Rect caption_area() const;
    stage::Rect spotlight() const;
    // The learner has made the first part of a choice.
    bool half_made() const;
    void draw_spotlight(stage::Canvas& canvas) const;
    void draw_caption(stage::Canvas& canvas) const;

    const console::Runtime& runtime_;
    Session& session_;
    TopicScreen& topics_;
    stage::SceneDriver driver_;
    const stage::Cartridge* cartridge_ = nullptr;
    const stage::Lesson* lesson_ = nullptr;
    std::size_t step_ = 0;
    std::size_t taken_ = 0;       // actions of this step; the last one's story may still be told
    std::size_t step_began_ = 0;  // where the match stood then
    bool nudged_ = false;
    bool completed_ = false;
    stage::Shake shake_;
    kit::Text<96> ending_;
    stage::Tween aim_;  // how far the spotlight's frame still is from its place
};

}  // namespace play
