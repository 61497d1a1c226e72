// A match being played: the scene in the middle, the status bar above it, the hints below, and the
// order of things: a decision, its story, the next decision.
//
// A computer player thinks while the story of the move before is still told.
//
// How the console goes from one person to another is a fact of the position. What the next one will
// see and another person may not, comes behind a curtain, and there they are told what happened
// since they last looked; where nothing is hidden a banner says whose decision it is, until A. What
// everybody watches (dice that fall, cards that are turned) is shown as the public may see it. What
// is shown to one person alone is told in public first, then once more behind a curtain; and
// whoever has asked to look at the own hand does so behind one.
#pragma once

#include "shell/play/advice.h"
#include "shell/play/clock.h"
#include "shell/play/curtain.h"
#include "shell/play/pace.h"
#include "shell/play/pause_menu.h"
#include "shell/play/results.h"
#include "shell/play/status_bar.h"
#include "shell/play/topic_screen.h"
#include "stage/scene_driver.h"

namespace play {

class PlayScreen final : public stage::Screen {
  public:
    PlayScreen(const console::Runtime& runtime, Session& session, stage::SceneMemory& scene_memory,
               PauseMenu& pause, Results& results, TopicScreen& topics)
        : runtime_(runtime),
          session_(session),
          pause_(pause),
          results_(results),
          topics_(topics),
          driver_(scene_memory) {}

    void opened(stage::Console& console) override;
    void uncovered(stage::Console& console) override;
    void key(stage::Console& console, stage::KeyPress press) override;
    bool tick(stage::Console& console) override;
    void painted(stage::Console& console) override;
    bool work(stage::Console& console) override;
    void draw(stage::Canvas& canvas) const override;
    bool rushes() const override;
    bool is_private() const override;
    void darkened(stage::Console& console) override;

    // For tests.
    kit::Viewer viewer() const { return driver_.viewer(); }
    bool curtain() const { return curtain_ != kit::nobody; }
    bool banner() const { return banner_; }
    std::string_view advice() const { return advice_.view(); }
    // Why, of a game whose cartridge says so.
    std::string_view reason() const { return reason_.view(); }
    static constexpr std::size_t most_reason = 40;
    const stage::SceneDriver& driver() const { return driver_; }

  private:
    void begin(stage::Console& console);
    void show_position(stage::Console& console);
    void settle(stage::Console& console);
    void give_control(kit::Seat seat);
    void start_thinking(stage::Console& console);
    void tell(stage::Console& console);
    void story_ended(stage::Console& console);
    void look(kit::Viewer viewer);
    enum class Behind : std::uint8_t { nothing, decision, hint, glimpse, look };
    void draw_the_curtain(kit::Seat seat, Behind what);
    void knock(stage::Console& console, stage::KeyPress press);
    void lift_curtain(stage::Console& console);
    void take_banner_away(stage::Console& console);
    void arrive(stage::Console& console);
    void find_glimpse();
    void draw_glimpse();
    void has_seen(kit::Viewer viewer);
    void ask_to_look(stage::Console& console, kit::Seat seat);
    void close_look(stage::Console& console);
    std::string_view role_of(kit::Seat seat) const;
    Errand errand() const;
    void end_recap(stage::Console& console);
    void act(stage::Console& console, kit::Action action);
    void give_to_scene(stage::Console& console, stage::KeyPress press);
    void show_pause(stage::Console& console, PauseMenu::Choice first);
    void do_chosen(stage::Console& console, PauseMenu::Choice choice);
    void ask_hint(stage::Console& console);
    void follow(kit::Action action);
    bool go_on_with_hint(stage::Console& console);
    bool think(stage::Console& console);
    void rush(stage::Console& console);
    bool open_slowly(stage::Console& console);
    bool run_clock(stage::Console& console);
    void explain(stage::Console& console);
    void show_rules(stage::Console& console);
    bool persons_are_out() const;
    void forget_hint(stage::Console& console);
    void forget_reason(stage::Console& console);
    bool advice_below() const {
        return advised_below(driver_.scene().reason_area(), advice_.view(), runtime_);
    }
    void show_results(stage::Console& console);
    void report_trouble(stage::Console& console);
    bool recapping() const { return session_.cursor() < live_; }
    bool behind(Behind what) const { return curtain_ == kit::nobody && behind_ == what; }
    bool free_to_decide() const { return driver_.deciding() && waiting_ == Waiting::none; }
    stage::TimeLeft time_left() const;
    StatusBar status() const;
    void draw_status(stage::Canvas& canvas) const;
    void draw_key_hints(stage::Canvas& canvas, bool left_handed) const;
    bool computers_act() const;

    const console::Runtime& runtime_;
    Session& session_;
    PauseMenu& pause_;
    Results& results_;
    TopicScreen& topics_;
    stage::SceneDriver driver_;
    Pace pace_;
    Clock clock_;
    // Waiting for a choice: of the computer whose turn it is, or of a hint for whoever decides.
    enum class Waiting : std::uint8_t { none, move, hint } waiting_ = Waiting::none;
    kit::Seat curtain_ = kit::nobody;  // whom the console is being passed to
    kit::Seat holder_ = kit::nobody;   // the person who decided last
    Behind behind_ = Behind::nothing;  // what comes behind the curtain
    std::uint8_t glimpses_ = 0;        // who is to be shown something before the match goes on
    bool banner_ = false;              // says who decides, until A
    int closed_ = 0;                   // frames in which A takes neither curtain nor banner away
    std::size_t live_ = 0;             // where the match stands; before it: telling what happened
    std::array<std::uint16_t, kit::max_seats> seen_{};  // how far each person has watched
    AdviceText advice_;                                 // the hint in words
    ReasonText reason_;                                 // and why
    std::size_t followed_ = 0;                          // actions of the hint that were taken
    bool end_shown_ = false;
    Goal goal_;             // as the match began: for its number and par
    bool at_once_ = false;  // no animations: computers act with every frame
};

}  // namespace play
