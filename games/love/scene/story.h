// What happened, told event by event: on the table, or at high noon. A Duel in which nobody who
// looks has a part is told faster.
#pragma once

#include "love/topics.h"
#include "love_scene/arena.h"
#include "love_scene/layout.h"
#include "love_scene/words.h"
#include "stage/story.h"

namespace love_scene {

class Story final : stage::Storyteller {
  public:
    void start(stage::MatchView& view);
    void stop(stage::MatchView& view) { pace_.stop(view); }
    bool telling() const { return pace_.telling(); }
    // One frame; true: go on.
    bool tick(stage::MatchView& view) { return pace_.tick(view, *this); }

    // A part of a Duel: the arena takes the table's place.
    bool at_noon(const stage::MatchView& view) const;
    void draw_noon(Canvas& canvas, const stage::MatchView& view) const;
    // What flies and flashes above the table.
    void draw(Canvas& canvas, const stage::MatchView& view) const;
    int topic(const stage::MatchView& view) const;

    // While it is told: the event whose figures change, and how far (0 .. 256).
    const kit::Event& event(const stage::MatchView& view) const { return pace_.event(view); }
    int way() const { return pace_.way(); }

  private:
    using Events = std::span<const kit::Event>;
    // Something that flies over the table.
    struct Flight {
        enum class What : std::uint8_t { back, lasso, rope } what;
        love::Colour colour;
        Point from, to;
        bool operator==(const Flight&) const = default;
    };
    using Flights = kit::FixedList<Flight, love::lassos_per_player>;

    // ---- Storyteller
    std::size_t together(const stage::MatchView& view, std::size_t at) const override;
    stage::Beat begin(stage::MatchView& view, Events events) override;
    void frame(stage::MatchView& view, Events events, int before, int speed) override;
    void end(stage::MatchView& view, Events events) override;
    void damage(stage::MatchView& view, Events events) const override;

    int frames_of(const stage::MatchView& view, const kit::Event& first) const;
    // Whether whoever looks is meant: the viewer, or one of the people.
    bool ours(const stage::MatchView& view, Seat seat) const;
    bool involved(const stage::MatchView& view) const {
        return ours(view, bout_.seats[0]) || ours(view, bout_.seats[1]);
    }
    std::optional<stage::Cue> cue_of(stage::MatchView& view, const kit::Event& first) const;
    void gather_dice(Events events);
    // Parts of the beat in which dice fall.
    static constexpr int count_in = 30;                  // each of three, two, one
    static constexpr int go_frames = 20, brief_go = 14;  // the shot
    int go_frame(const stage::MatchView& view) const { return involved(view) ? 3 * count_in : 0; }
    int countdown_frames(const stage::MatchView& view) const {
        return go_frame(view) + (involved(view) ? go_frames : brief_go);
    }
    int roll_frames(const stage::MatchView& view) const;
    void fill_look(const stage::MatchView& view, ArenaLook& look) const;
    void look_at_dice(const stage::MatchView& view, ArenaLook& look) const;
    void headline(const stage::MatchView& view, Words& out) const;
    Flights flights(const stage::MatchView& view) const;
    Point flight_point(const Flight& flight) const;
    void draw_points(Canvas& canvas, const stage::MatchView& view) const;
    void draw_sundown(Canvas& canvas) const;
    void draw_winner(Canvas& canvas, const stage::MatchView& view) const;

    stage::Story pace_;
    Bout bout_;
    Rolls rolls_;
    std::array<std::uint8_t, 2> bullets_{};  // of the duellists, as they are seen at noon
    std::array<love_art::Pose, 2> pose_{};
    bool rolled_ = false;      // the dice of this Duel lie there
    bool untied_ = false;      // the Lasso has fallen off
    std::int8_t holder_ = -1;  // side at which the Heart lies; -1: between them
};

}  // namespace love_scene
