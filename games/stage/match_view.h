// The match as a scene sees it: the position, who looks at it, and what may be decided.
//
// A scene gets nothing else. States are masked and events redacted for the viewer before they come
// here (scene_driver.h), so whatever a scene draws, says or counts, it cannot give anything away.
#pragma once

#include <array>
#include <new>
#include <optional>
#include <span>
#include <string_view>

#include "kit/event.h"
#include "kit/game.h"
#include "kit/player.h"
#include "stage/screen.h"

namespace stage {

// Who sits at a seat: the one name of it in every sentence.
struct Sitter {
    kit::Text<24> name;                   // "You", "Player 2", "Ruth"
    bool you = false;                     // the only person at the console
    const kit::Player* player = nullptr;  // of a computer
    std::uint8_t character = 0;           // which of the game's, of a computer

    bool person() const { return player == nullptr; }
};
using Sitters = std::array<Sitter, kit::max_seats>;

// The time that somebody has for a decision, in frames.
struct TimeLeft {
    std::uint16_t frames = 0;
    std::uint16_t of = 0;  // 0: all the time there is
};

class MatchView {
  public:
    const kit::Game& game() const { return *game_; }
    // The position as far as the viewer may see it.
    template <class State>
    const State& state_as() const {
        return as<const State>(now_);
    }
    // The same before the last action, and what the action did. They stay as they are while the
    // story is told, so a scene can draw from them and keep only its place in the story.
    template <class State>
    const State& before_as() const {
        return as<const State>(before_);
    }
    std::span<const kit::Event> events() const { return events_; }
    // What lies on the table: at rest the position; while a story is told it runs behind, and is
    // the scene's to change.
    template <class State>
    const State& shown_as() const {
        return as<const State>(shown_);
    }
    template <class State>
    State& shown_as() {
        return as<State>(shown_);
    }
    void show_before() { game_->copy(shown_, before_); }
    void show_now() { game_->copy(shown_, now_); }

    kit::Viewer viewer() const { return viewer_; }
    // May the viewer know all that the event says? What it may not know is zero.
    bool sees(const kit::Event& event) const { return kit::sees(viewer_, event); }
    // Whose place is at the bottom of the screen: the viewer's; while several people look, that of
    // whoever decides among them, else the first.
    kit::Seat bottom() const { return bottom_; }
    // Somebody at the console must act now, and `take` is allowed.
    bool deciding() const { return deciding_; }
    void take(kit::Action action) {
        if (deciding_) taken_ = action;
    }
    // A person at the table, not only the one who decides, wants to look at what is that seat's to
    // see (a button on the own hand). Where several people play a curtain falls; behind it the
    // scene stands for that seat (`begin`), not deciding: only the d-pad comes then. When the look
    // is over the scene stands for its viewer again, and the same decision is open. Where nothing
    // is covered it does nothing.
    void ask_to_look(kit::Seat seat) {
        if (deciding_) asked_to_look_ = seat;
    }
    // People play on this table: what is to be read may stay until A (story.h).
    bool patient() const { return patient_; }
    // Of the decision that is open.
    TimeLeft time_left() const { return time_left_; }
    // May this be taken? Asked of the true position, so only while somebody decides.
    bool is_legal(kit::Action action) const {
        return deciding_ && kit::is_legal(*game_, truth_, action);
    }
    // The legal actions from number `first` on, as many as there is room for.
    std::span<const kit::Action> legal(std::span<kit::Action> into, std::uint32_t first = 0) const {
        kit::Actions out(into, first);
        if (deciding_) game_->legal(truth_, out);
        return out.kept();
    }

    const Sitter& seat(kit::Seat seat) const { return (*sitters_)[seat]; }
    kit::Names names() const {
        kit::Names names;
        for (std::size_t i = 0; i < names.of.size(); ++i) names.of[i] = (*sitters_)[i].name.view();
        return names;
    }
    Console& console() { return *console_; }
    // Fewer flashes are wished for.
    bool calm() const { return console_->calm(); }

  private:
    friend class SceneDriver;

    template <class State, class Bytes>
    static State& as(Bytes* bytes) {
        return *std::launder(reinterpret_cast<State*>(bytes));
    }

    const kit::Game* game_ = nullptr;
    const Sitters* sitters_ = nullptr;
    Console* console_ = nullptr;
    const kit::StateBytes* truth_ = nullptr;
    kit::StateBytes* now_ = nullptr;
    kit::StateBytes* before_ = nullptr;
    kit::StateBytes* shown_ = nullptr;
    std::span<const kit::Event> events_;
    std::optional<kit::Action> taken_;
    kit::Seat asked_to_look_ = kit::nobody;
    kit::Viewer viewer_ = kit::the_public;
    kit::Seat bottom_ = 0;
    TimeLeft time_left_;
    bool deciding_ = false;
    bool patient_ = false;
};

}  // namespace stage
