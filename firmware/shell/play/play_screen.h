// A match being played: the scene in the middle, the bar above it, the hints below, and the order
// of things: a decision, its story, the next decision.
//
// A computer player thinks while the story of the move before is still told. When the console goes
// from one person to another and the game hides something, a curtain falls first, and behind it the
// next person is told what happened since they last looked.
#pragma once

#include "shell/play/pace.h"
#include "shell/play/pause_menu.h"
#include "shell/play/results.h"
#include "shell/play/rules_reader.h"
#include "shell/play/session_view.h"
#include "shell/play/status_bar.h"

namespace play {

class PlayScreen final : public stage::Screen {
  public:
    PlayScreen(const console::Runtime& runtime, Session& session, stage::SceneMemory& scene_memory,
               PauseMenu& pause, Results& results, RulesReader& rules)
        : runtime_(runtime),
          session_(session),
          scene_memory_(scene_memory),
          pause_(pause),
          results_(results),
          rules_(rules),
          view_(session) {}

    void opened(stage::Console& console) override;
    void uncovered(stage::Console& console) override;
    void key(stage::Console& console, stage::KeyPress press) override;
    bool tick(stage::Console& console) override;
    bool work(stage::Console& console) override;
    void draw(stage::Canvas& canvas) const override;

    // For tests.
    kit::Seat viewer() const { return view_.viewer(); }
    bool curtain() const { return curtain_ != kit::nobody; }

  private:
    void begin(stage::Console& console);
    void show_position(stage::Console& console);
    void settle(stage::Console& console);
    void tell(stage::Console& console);
    void story_ended(stage::Console& console);
    void look(kit::Seat viewer);
    void lift_curtain(stage::Console& console);
    std::string_view role_of(kit::Seat seat) const;
    void end_recap(stage::Console& console);
    void act(stage::Console& console, kit::Action action);
    void give_to_scene(stage::Console& console, stage::KeyPress press);
    void show_pause(stage::Console& console, PauseMenu::Choice first);
    void do_chosen(stage::Console& console, PauseMenu::Choice choice);
    void ask_hint(stage::Console& console);
    bool think(stage::Console& console);
    void forget_hint(stage::Console& console);
    void show_results(stage::Console& console);
    void report_trouble(stage::Console& console);
    bool recapping() const { return session_.cursor() < live_; }
    StatusBar bar() const;

    const console::Runtime& runtime_;
    Session& session_;
    stage::SceneMemory& scene_memory_;
    PauseMenu& pause_;
    Results& results_;
    RulesReader& rules_;
    SessionView view_;
    stage::Scene* scene_ = nullptr;
    Pace pace_;
    // Waiting for a choice: of the computer whose turn it is, or of a hint for the viewer.
    enum class Waiting : std::uint8_t { none, move, hint } waiting_ = Waiting::none;
    kit::Seat curtain_ = kit::nobody;  // whom the console is being passed to
    std::size_t live_ = 0;             // where the match stands; before it: telling what happened
    std::array<std::uint16_t, kit::max_seats> seen_{};  // how far each person has watched
    kit::Text<64> advice_;                              // the hint in words
    bool end_shown_ = false;
};

}  // namespace play
