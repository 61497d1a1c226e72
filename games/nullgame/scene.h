// The null game on the screen: a card table. The example that a new game's scene is copied from.
//
// State at a glance (cards, totals on a meter up to twelve, points), the two choices, and the story
// of what happened told event by event: a card flies, somebody stands or goes bust, the round is
// counted, the next one is dealt. Every sound has something to see at the same moment.
#pragma once

#include "null_scene/layout.h"
#include "null_scene/shown.h"
#include "stage/scene.h"
#include "stage/tween.h"

namespace nullgame {

class Scene final : public stage::Scene {
  public:
    void begin(stage::Table& table) override;
    void played(stage::Table& table, kit::Action action) override;
    bool busy() const override { return telling_; }
    void skip(stage::Table& table) override;
    void key(stage::Table& table, stage::KeyPress press) override;
    bool tick(stage::Table& table) override;
    void draw(stage::Canvas& canvas, const stage::Table& table) const override;
    std::span<const stage::Hint> hints(const stage::Table& table) const override;
    std::string_view prompt(const stage::Table& table) const override;
    std::size_t point_out(stage::Table& table, std::span<const kit::Action> actions) override;
    int rule_page(const stage::Table& table) const override;

  private:
    std::size_t bottom(const stage::Table& table) const;
    SeatPlace place(const stage::Table& table, std::size_t seat) const;
    const kit::Event& event(const stage::Table& table) const { return table.events()[at_]; }
    // Telling.
    void begin_event(stage::Table& table);
    void end_event(stage::Table& table);
    void sound(stage::Table& table, const kit::Event& event) const;
    bool counted() const;
    bool flies(const stage::Table& table) const;
    stage::Point flight(const stage::Table& table) const;
    stage::Rect flight_area(const stage::Table& table) const;
    // Drawing.
    void draw_seat(stage::Canvas& canvas, const stage::Table& table, std::size_t seat) const;
    void draw_felt(stage::Canvas& canvas) const;
    void draw_cards(stage::Canvas& canvas, const SeatPlace& place, const ShownSeat& seat,
                    bool secret) const;
    void draw_total(stage::Canvas& canvas, const SeatPlace& place, const ShownSeat& seat,
                    bool blink) const;
    void draw_deck(stage::Canvas& canvas, const stage::Table& table) const;
    void draw_choices(stage::Canvas& canvas, const stage::Table& table) const;
    void draw_flight(stage::Canvas& canvas, const stage::Table& table) const;

    Shown shown_{};
    std::uint8_t cursor_ = draw_kind;  // the choice that A takes
    std::uint8_t marked_ = kit::no_value;
    bool telling_ = false;
    std::size_t at_ = 0;                        // the event being told
    stage::Tween beat_;                         // 0 .. 256: how far it is told
    unsigned blinking_ = 0, blink_frames_ = 0;  // seats that the event is about

    static constexpr std::uint8_t draw_kind = nullgame::draw;
};

}  // namespace nullgame
