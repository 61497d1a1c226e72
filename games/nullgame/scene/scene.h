// The null game on the screen: a card table. The example that a new game's scene is copied from.
//
// State at a glance (cards, totals on a meter up to twelve, points), the two choices, and the story
// of what happened told event by event: a card flies, somebody stands or goes bust, the round is
// counted, the next one is dealt. Every sound has something to see at the same moment.
#pragma once

#include "nullgame_scene/layout.h"
#include "nullgame_scene/story_state.h"
#include "nullgame_scene/topics.h"
#include "stage/notice.h"
#include "stage/story.h"
#include "stage/words.h"

namespace nullgame_scene {

class Scene final : public stage::Scene, private stage::Storyteller {
  public:
    void begin(stage::MatchView& view) override;
    void played(stage::MatchView& view, kit::Action action) override;
    bool busy() const override { return story_.telling(); }
    void skip(stage::MatchView& view) override;
    void key(stage::MatchView& view, stage::KeyPress press) override;
    bool tick(stage::MatchView& view) override;
    void draw(stage::Canvas& canvas, const stage::MatchView& view) const override;
    std::span<const stage::Hint> hints(const stage::MatchView& view) const override;
    std::string_view prompt(const stage::MatchView& view) const override;
    std::size_t point_out(stage::MatchView& view, std::span<const kit::Action> actions) override;
    stage::Rect cursor_area(const stage::MatchView& view) const override {
        return area_of(view, spot_);
    }
    int topic(const stage::MatchView& view) const override;

  private:
    // What the cursor can stand on: the two choices, and above them what there is to look at.
    enum class Spot : std::uint8_t { draw, stand, own, deck, rivals };

    SeatPlace place(const stage::MatchView& view, std::size_t seat) const;
    stage::Rect area_of(const stage::MatchView& view, Spot spot) const;
    void move(stage::MatchView& view, Spot to);
    // Telling.
    stage::Beat begin(stage::MatchView& view, std::span<const kit::Event> events) override;
    void end(stage::MatchView& view, std::span<const kit::Event> events) override;
    void damage(stage::MatchView& view, std::span<const kit::Event> events) const override;
    bool flies(const stage::MatchView& view) const;
    stage::Point flight(const stage::MatchView& view) const;
    unsigned blinking(const stage::MatchView& view) const;
    bool is_dim(const stage::MatchView& view) const;
    // Drawing.
    void draw_seat(stage::Canvas& canvas, const stage::MatchView& view, std::size_t seat) const;
    void draw_name(stage::Canvas& canvas, const stage::MatchView& view, const SeatPlace& place,
                   std::size_t seat, bool blink) const;
    void draw_felt(stage::Canvas& canvas) const;
    void draw_cards(stage::Canvas& canvas, const stage::MatchView& view, const SeatPlace& place,
                    std::size_t seat) const;
    void draw_total(stage::Canvas& canvas, const stage::MatchView& view, const SeatPlace& place,
                    std::size_t seat, bool blink) const;
    void draw_deck(stage::Canvas& canvas, const stage::MatchView& view) const;
    void draw_choices(stage::Canvas& canvas, const stage::MatchView& view) const;
    void draw_look(stage::Canvas& canvas, const stage::MatchView& view) const;
    void draw_flight(stage::Canvas& canvas, const stage::MatchView& view) const;

    stage::Story story_;
    stage::Notice notice_;
    Spot spot_ = Spot::draw;
    std::uint8_t undealt_ = 0;  // seats whose hole card is still to come, one bit each
};

}  // namespace nullgame_scene
