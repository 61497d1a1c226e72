// The session as a scene sees it, from one seat.
//
// What a scene takes is only noted down: the screen asks for it when the scene has returned, so
// that no scene is told a story in the middle of its own key.
#pragma once

#include <optional>

#include "shell/play/session.h"
#include "stage/match_view.h"

namespace play {

class SessionView final : public stage::MatchView {
  public:
    explicit SessionView(Session& session) : session_(session) {}

    // A match was opened: learns who sits where. `console` is the one the screen runs on. In a
    // lesson the learner is "You", and all others are rivals.
    void open(stage::Console& console, kit::Seat learner = kit::nobody);
    void set_viewer(kit::Seat seat) { viewer_ = seat; }
    void set_deciding(bool now) { deciding_ = now; }
    // What the scene has taken since this was last asked.
    std::optional<kit::Action> taken();

    const kit::Game& game() const override { return session_.game(); }
    const kit::StateBytes* state() const override { return session_.state(); }
    const kit::StateBytes* before() const override { return session_.before(); }
    std::span<const kit::Event> events() const override { return session_.events(); }
    kit::Seat viewer() const override { return viewer_; }
    bool deciding() const override { return deciding_; }
    void take(kit::Action action) override;
    std::string_view seat_name(kit::Seat seat) const override { return names_[seat].view(); }
    stage::Console& console() override { return *console_; }

  private:
    Session& session_;
    stage::Console* console_ = nullptr;
    kit::Seat viewer_ = kit::nobody;
    bool deciding_ = false;
    std::optional<kit::Action> taken_;
    std::array<kit::Text<20>, kit::max_seats> names_;
};

}  // namespace play
