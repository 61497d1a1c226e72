// What happened, told event by event: figures walk, bombs fly and burn, tiles fall.
#pragma once

#include "blast/topics.h"
#include "blast_scene/court.h"
#include "blast_scene/words.h"
#include "stage/story.h"

namespace blast_scene {

class Story final : private stage::Storyteller {
  public:
    void start(stage::MatchView& view);
    void stop(stage::MatchView& view) { pace_.stop(view); }
    void skip(stage::MatchView& view) { pace_.skip(view, *this); }
    bool tick(stage::MatchView& view) { return pace_.tick(view, *this); }
    bool telling() const { return pace_.telling(); }
    bool waits() const { return pace_.waits(); }

    using Events = std::span<const kit::Event>;
    Events events(const stage::MatchView& view) const { return pace_.events(view); }
    const kit::Event& event(const stage::MatchView& view) const { return pace_.event(view); }
    blast::Topic topic(const stage::MatchView& view) const;
    Seat actor(const stage::MatchView& view) const;  // whose figure or bomb that is about

    // Figures that have just been hit, those that the story draws itself, and seats that it is
    // about.
    blast::SeatSet hurt(const stage::MatchView& view) const;
    blast::SeatSet hidden(const stage::MatchView& view) const;
    blast::SeatSet lit(const stage::MatchView& view) const;
    // Between things and figures: fire.
    void draw_under(Canvas& canvas, const Court& court, const stage::MatchView& view) const;
    // On the floor and the pieces.
    void draw(Canvas& canvas, const Court& court, const stage::MatchView& view) const;
    // Over everything else.
    void draw_above(Canvas& canvas, const stage::MatchView& view) const;

  private:
    std::size_t together(const stage::MatchView& view, std::size_t at) const override;
    stage::Beat begin(stage::MatchView& view, Events events) override;
    void frame(stage::MatchView& view, Events events, int before, int speed) override;
    void end(stage::MatchView& view, Events events) override;
    void damage(stage::MatchView& view, Events events) const override;

    int now() const { return pace_.value(); }  // frames of this beat
    // A point on the way, after so many of the beat's frames.
    Point between(Point from, Point to, int frames) const;

    // The last blast so far, from blast_began to the last bomb.
    Events fire(const stage::MatchView& view) const;
    void draw_fire(Canvas& canvas, const Court& court, Events fire, int generation, int age,
                   int pace) const;
    Rect fire_area(const Court& court, Events fire) const;
    void draw_walk(Canvas& canvas, const Court& court, const State& state,
                   const kit::Event& event) const;
    void draw_flight(Canvas& canvas, const Court& court, const State& state,
                     const kit::Event& event) const;
    void draw_belts(Canvas& canvas, const Court& court, const stage::MatchView& view) const;
    void draw_flip(Canvas& canvas, const Court& court, const State& state, const kit::Event& event,
                   bool calm) const;
    void draw_hit(Canvas& canvas, const Court& court, const State& state,
                  const kit::Event& event) const;
    void draw_swap(Canvas& canvas, const Court& court, const kit::Event& event) const;
    void draw_rubble(Canvas& canvas, const Court& court, Events events) const;
    void draw_order(Canvas& canvas, const Court& court, const stage::MatchView& view) const;
    void draw_big_card(Canvas& canvas, blast::Card card, Point from) const;
    void draw_winner(Canvas& canvas, const stage::MatchView& view) const;
    // The frames in which a chain that decided the match is shown once more; 0: none did.
    int order_frames(const stage::MatchView& view) const;

    stage::Story pace_;
    std::int16_t frames_ = 0;     // of this beat
    std::int16_t fire_from_ = 0;  // number of the event that began the last blast
};

}  // namespace blast_scene
