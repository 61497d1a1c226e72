// What an action of SUPERHOT looks and sounds like: cards fly, obstacles shatter, shots are fired,
// The Line slides. Time, skipping and the end are the stage's (stage/story.h).
#pragma once

#include "stage/story.h"
#include "stage/words.h"
#include "superhot_scene/look.h"
#include "superhot_scene/story_state.h"

namespace superhot_scene {

class Teller final : public stage::Storyteller {
  public:
    void start(stage::MatchView& view) {
        next_known_ = true;
        story_.start(view, *this);
    }
    void stop(stage::MatchView& view) { story_.stop(view); }
    bool telling() const { return story_.telling(); }
    // One frame; true: go on.
    bool tick(stage::MatchView& view) { return story_.tick(view, *this); }
    const kit::Event& event(const stage::MatchView& view) const { return story_.event(view); }

    // What flies and flashes above the table.
    void draw(Canvas& canvas, const stage::MatchView& view) const;
    // What happens now, in words.
    void words(const stage::MatchView& view, stage::Words& out) const;
    // A card or a goal that the beat is about, drawn inverted or shaken by the table.
    int shaken_slot(const stage::MatchView& view) const;
    int shake(const stage::MatchView& view) const;
    superhot::Goal lit_goal(const stage::MatchView& view) const;
    bool flash(const stage::MatchView& view) const;  // the frame is one of the bright ones
    // Cards that have their place in a hand but are still on their way to it.
    bool on_its_way(Card card) const { return telling() && flying_.has(card); }
    int bullets_on_their_way() const { return telling() ? flying_bullets_ : 0; }
    // Does the shown card on top of the Obstacles Deck lie there?
    bool next_known() const { return !telling() || next_known_; }

    std::size_t together(const stage::MatchView& view, std::size_t at) const override;
    stage::Beat begin(stage::MatchView& view, std::span<const kit::Event> events) override;
    void end(stage::MatchView& view, std::span<const kit::Event> events) override;
    void damage(stage::MatchView& view, std::span<const kit::Event> events) const override;

  private:
    void find_next_card(State& shown, const State& after);
    void find_source(const State& shown, const kit::Event& event);
    Rect place_in_hand(const State& shown, const kit::Event& event, int& cards, int& bullets) const;
    void draw_flights(Canvas& canvas, const stage::MatchView& view) const;
    void draw_flight(Canvas& canvas, const stage::MatchView& view, const kit::Event& event,
                     int way) const;
    void draw_arrivals(Canvas& canvas, const stage::MatchView& view) const;
    void draw_slide(Canvas& canvas, const stage::MatchView& view) const;
    void draw_shatter(Canvas& canvas, const Rect& box, bool cut) const;
    void draw_shots(Canvas& canvas, const stage::MatchView& view) const;
    void draw_glitch(Canvas& canvas, const stage::MatchView& view) const;
    void draw_banner(Canvas& canvas, const stage::MatchView& view) const;
    // How far a card of the beat is: one after the other, a little.
    int way_of(int index) const;

    stage::Story story_;
    std::uint8_t knocked_out_ = 0, hardened_ = 0;  // as the beat began: marks slide with the cards
    bool seen_ = true;                             // the hands
    bool next_known_ = true;
    std::uint8_t from_place_ = 0;  // in the hand, where a card flies from
    std::uint8_t flying_bullets_ = 0;
    CardSet flying_;
};

}  // namespace superhot_scene
