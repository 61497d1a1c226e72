// What happened, told event by event. The moment before a called card turns is held.
//
// How long a beat takes follows from its kind alone, never from a hidden card: nobody can tell by
// the clock whether a claim is true, or which of two cards was played (BLF-025).
#pragma once

#include "bluff/topics.h"
#include "bluff_scene/look.h"
#include "bluff_scene/words.h"
#include "stage/story.h"

namespace bluff_scene {

class Story final : stage::Storyteller {
  public:
    void start(stage::MatchView& view);
    void stop(stage::MatchView& view) { pace_.stop(view); }
    // To its end, or to what stays until A.
    void skip(stage::MatchView& view) { pace_.skip(view, *this); }
    bool telling() const { return pace_.telling(); }
    bool waits() const { return pace_.waits(); }
    // One frame; true: go on.
    bool tick(stage::MatchView& view) { return pace_.tick(view, *this); }

    // What flies and flashes above the table.
    void draw(Canvas& canvas, const stage::MatchView& view) const;
    bluff::Topic topic(const stage::MatchView& view) const;
    const kit::Event& event(const stage::MatchView& view) const { return pace_.event(view); }

    // BLF-125: a card has become public, and its claim was this.
    enum class Verdict : std::uint8_t { none, honest, bluff };
    Verdict verdict(const stage::MatchView& view) const;
    // A card of the stack that was cancelled.
    bool is_hit(std::size_t place) const { return (hit_ >> place & 1) != 0; }
    // What was claimed happens now, or has happened: it aims at nothing any more.
    bool settles(const stage::MatchView& view) const;
    // Whoever looks sees this hand just now, by the Key.
    bool opens(const stage::MatchView& view, Seat seat) const;
    // The deal has come so far.
    bool is_dealt(const stage::MatchView& view, int place, int slot) const;

  private:
    using Events = std::span<const kit::Event>;
    // Something that flies over the table.
    struct Flight {
        bluff::Card card;
        Point from, to;
        bool operator==(const Flight&) const = default;
    };
    using Flights = kit::FixedList<Flight, 2>;

    // ---- Storyteller
    std::size_t together(const stage::MatchView& view, std::size_t at) const override;
    stage::Beat begin(stage::MatchView& view, Events events) override;
    void frame(stage::MatchView& view, Events events, int before, int speed) override;
    void end(stage::MatchView& view, Events events) override;
    void damage(stage::MatchView& view, Events events) const override;

    int frames_of(const stage::MatchView& view, const kit::Event& event) const;
    std::optional<stage::Cue> cue_of(const stage::MatchView& view, const kit::Event& event) const;
    Flights flights(const stage::MatchView& view) const;
    Point flight_point(const Flight& flight) const;
    Rect bubble_area(const stage::MatchView& view, Seat seat) const;
    void draw_answer(Canvas& canvas, const stage::MatchView& view) const;
    void draw_turning(Canvas& canvas, const stage::MatchView& view) const;
    void draw_look(Canvas& canvas, const stage::MatchView& view) const;
    void draw_fin(Canvas& canvas) const;

    stage::Story pace_;
    std::array<bluff::ScoringCard, 2> lifted_{};  // cards that are on their way
    std::uint8_t hit_ = 0;
    std::uint16_t frames_ = 1;  // of this beat
    std::int8_t called_ = -1;   // the place in the stack of the card that was called
};

}  // namespace bluff_scene
