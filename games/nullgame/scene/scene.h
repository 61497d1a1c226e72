// The null game on the screen: a card table. The example that a new game's scene is copied from.
//
// State at a glance (cards, totals on a meter up to twelve, points), the two choices, and the story
// of what happened told event by event: a card flies, somebody stands or goes bust, the round is
// counted, the next one is dealt. Every sound has something to see at the same moment.
#pragma once

#include "nullgame_scene/layout.h"
#include "nullgame_scene/shown.h"
#include "stage/scene.h"
#include "stage/tween.h"

namespace nullgame_scene {

using namespace nullgame;

class Scene final : public stage::Scene {
  public:
    void begin(stage::MatchView& view) override;
    void played(stage::MatchView& view, kit::Action action) override;
    bool busy() const override { return telling_; }
    void skip(stage::MatchView& view) override;
    void key(stage::MatchView& view, stage::KeyPress press) override;
    bool tick(stage::MatchView& view) override;
    void draw(stage::Canvas& canvas, const stage::MatchView& view) const override;
    std::span<const stage::Hint> hints(const stage::MatchView& view) const override;
    std::string_view prompt(const stage::MatchView& view) const override;
    std::size_t point_out(stage::MatchView& view, std::span<const kit::Action> actions) override;
    int rule_page(const stage::MatchView& view) const override;

  private:
    std::size_t bottom(const stage::MatchView& view) const;
    SeatPlace place(const stage::MatchView& view, std::size_t seat) const;
    const kit::Event& event(const stage::MatchView& view) const { return view.events()[at_]; }
    // Telling.
    void begin_event(stage::MatchView& view);
    void end_event(stage::MatchView& view);
    void sound(stage::MatchView& view, const kit::Event& event) const;
    bool counted() const;
    bool flies(const stage::MatchView& view) const;
    stage::Point flight(const stage::MatchView& view) const;
    stage::Rect flight_area(const stage::MatchView& view) const;
    // Drawing.
    void draw_seat(stage::Canvas& canvas, const stage::MatchView& view, std::size_t seat) const;
    void draw_felt(stage::Canvas& canvas) const;
    void draw_cards(stage::Canvas& canvas, const SeatPlace& place, const ShownSeat& seat,
                    bool secret) const;
    void draw_total(stage::Canvas& canvas, const SeatPlace& place, const ShownSeat& seat,
                    bool blink) const;
    void draw_deck(stage::Canvas& canvas, const stage::MatchView& view) const;
    void draw_choices(stage::Canvas& canvas, const stage::MatchView& view) const;
    void draw_flight(stage::Canvas& canvas, const stage::MatchView& view) const;

    Shown shown_{};
    std::uint8_t cursor_ = draw_kind;  // the choice that A takes
    std::uint8_t marked_ = kit::no_value;
    bool telling_ = false;
    std::size_t at_ = 0;                        // the event being told
    stage::Tween beat_;                         // 0 .. 256: how far it is told
    unsigned blinking_ = 0, blink_frames_ = 0;  // seats that the event is about

    static constexpr std::uint8_t draw_kind = nullgame::draw;
};

}  // namespace nullgame_scene
