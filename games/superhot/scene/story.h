// What happened, told event by event: cards fly, obstacles shatter, shots are fired, The Line
// slides. Counted in frames; events that belong together are told together, as one beat.
#pragma once

#include "stage/match_view.h"
#include "stage/sound.h"
#include "stage/tween.h"
#include "superhot_scene/look.h"
#include "superhot_scene/words.h"

namespace superhot_scene {

class Story {
  public:
    // `shown` is set to the position before the action and runs behind from there.
    void start(stage::MatchView& view, State& shown);
    void stop() { telling_ = false; }
    bool telling() const { return telling_; }
    // One frame; true: go on.
    bool tick(stage::MatchView& view, State& shown);

    // What flies and flashes above the table.
    void draw(Canvas& canvas, const stage::MatchView& view, const State& shown) const;
    // What happens now, in words.
    void words(const stage::MatchView& view, const State& shown, Words& out) const;
    // A card or a goal that the beat is about, drawn inverted or shaken by the table.
    int shaken_slot() const { return telling_ ? slot_ : no_slot; }
    int shake() const;
    superhot::Goal lit_goal() const { return telling_ ? goal_ : superhot::no_goal; }
    bool flash() const;  // the frame is one of the bright ones
    // Cards that have their place in a hand but are still on their way to it.
    bool on_its_way(Card card) const { return telling_ && flying_.has(card); }
    int bullets_on_their_way() const { return telling_ ? flying_bullets_ : 0; }

  private:
    void begin_beat(stage::MatchView& view, State& shown);
    void end_beat(stage::MatchView& view, State& shown);
    void draw_flights(Canvas& canvas, const stage::MatchView& view, const State& shown) const;
    void draw_slide(Canvas& canvas, const stage::MatchView& view, const State& shown) const;
    void draw_shatter(Canvas& canvas, const Rect& box, bool cut) const;
    void draw_shots(Canvas& canvas, const stage::MatchView& view, const State& shown) const;
    void draw_banner(Canvas& canvas, const stage::MatchView& view, const State& shown) const;
    Rect area(const kit::Event& now) const;
    const kit::Event& event(const stage::MatchView& view) const { return view.events()[at_]; }

    stage::Tween beat_;  // 0 .. 256
    std::uint16_t at_ = 0, count_ = 0, frame_ = 0;
    bool telling_ = false;
    std::int8_t slot_ = no_slot;
    superhot::Goal goal_ = superhot::no_goal;
    std::uint8_t knocked_out_ = 0, hardened_ = 0;  // as the beat began: marks slide with the cards
    std::uint8_t player_ = 0;                      // whose cards fly
    std::uint8_t from_place_ = 0;                  // in the hand, where a card flies from
    CardSet flying_;
    std::uint8_t flying_bullets_ = 0;
};

}  // namespace superhot_scene
