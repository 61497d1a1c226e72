// What happened, told event by event: on the view, or at high noon. Counted in frames; events that
// belong together are told together, as one beat. A Duel that the viewer has no part in is told
// faster.
#pragma once

#include "love/pages.h"
#include "love_scene/arena.h"
#include "love_scene/layout.h"
#include "love_scene/words.h"
#include "stage/tween.h"

namespace love_scene {

class Story {
  public:
    // `shown` is set to the position before the action and runs behind from there.
    void start(stage::MatchView& view, State& shown);
    void stop() { telling_ = false; }
    bool telling() const { return telling_; }
    // One frame; true: go on.
    bool tick(stage::MatchView& view, State& shown);

    // A part of a Duel: the arena takes the table's place.
    bool at_noon(const stage::MatchView& view) const;
    void draw_noon(Canvas& canvas, const stage::MatchView& view) const;
    // What flies and flashes above the table.
    void draw(Canvas& canvas, const stage::MatchView& view, const State& shown) const;
    // What the rules say about it.
    love::Page rule_page(const stage::MatchView& view) const;
    // What happens on the view, in words.
    void words(const stage::MatchView& view, Words& out) const;

    // While it is told: the seat whose figures change, and how far (0 .. 256).
    const kit::Event& event(const stage::MatchView& view) const { return view.events()[at_]; }
    int way() const { return beat_.value() * 256 / std::max(beat_.target(), 1); }

  private:
    // Something that flies over the table.
    struct Flight {
        enum class What : std::uint8_t { back, lasso, rope } what;
        love::Colour colour;
        Point from, to;
        bool operator==(const Flight&) const = default;
    };
    using Flights = kit::FixedList<Flight, love::lassos_per_player>;

    void begin_beat(stage::MatchView& view, State& shown);
    void end_beat(stage::MatchView& view, State& shown);
    int frames_of(const stage::MatchView& view) const;
    bool involved(const stage::MatchView& view) const;
    int group_at(const stage::MatchView& view) const;
    void gather_dice(const stage::MatchView& view);
    // Parts of the beat in which dice fall.
    static constexpr int count_in = 30;                  // each of three, two, one
    static constexpr int go_frames = 20, brief_go = 14;  // the shot
    int go_frame(const stage::MatchView& view) const { return involved(view) ? 3 * count_in : 0; }
    int countdown_frames(const stage::MatchView& view) const {
        return go_frame(view) + (involved(view) ? go_frames : brief_go);
    }
    int roll_frames(const stage::MatchView& view) const;
    void sound_dice(stage::MatchView& view, int before, int now);
    void damage(stage::MatchView& view, const State& shown) const;
    void fill_look(const stage::MatchView& view, ArenaLook& look) const;
    void headline(const stage::MatchView& view, Words& out) const;
    Flights flights(const stage::MatchView& view, const State& shown) const;
    Point flight_point(const Flight& flight) const;
    void draw_banner(Canvas& canvas, const stage::MatchView& view) const;

    stage::Tween beat_;  // frames of the beat, at normal speed
    std::uint16_t at_ = 0, count_ = 0;
    bool telling_ = false;
    Bout bout_;
    Rolls rolls_;
    std::array<std::uint8_t, 2> bullets_{};  // of the duellists, as they are seen at noon
    std::array<love_art::Pose, 2> pose_{};
    bool rolled_ = false;      // the dice of this Duel lie there
    bool untied_ = false;      // the Lasso has fallen off
    std::int8_t holder_ = -1;  // side at which the Heart lies; -1: between them
};

// The seat at the bottom of the screen.
inline Seat bottom_of(const stage::MatchView& view) {
    return view.viewer() == kit::nobody ? Seat{0} : view.viewer();
}

}  // namespace love_scene
