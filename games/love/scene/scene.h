// Bullets of Love on the screen: a saloon table of four, and high noon in between.
//
//   desk    what the viewer is choosing
//   words   about the cursor, about what happens
//   story   what happened, told event by event; story_state: the table meanwhile
//   arena   a Duel
//   look    pieces
// The scene itself is in scene.cpp (positions, keys), table.cpp, split.cpp and page.cpp (drawing).
#pragma once

#include "love_scene/selection.h"
#include "love_scene/story.h"
#include "stage/scene.h"

namespace love_scene {

class Scene final : public stage::Scene {
  public:
    void begin(stage::MatchView& view) override;
    void played(stage::MatchView& view, kit::Action action) override;
    bool busy() const override { return story_.telling(); }
    void skip(stage::MatchView& view) override;
    void key(stage::MatchView& view, stage::KeyPress press) override;
    bool keeps_back() const override;
    bool tick(stage::MatchView& view) override;
    void draw(stage::Canvas& canvas, const stage::MatchView& view) const override;
    std::span<const stage::Hint> hints(const stage::MatchView& view) const override;
    std::string_view prompt(const stage::MatchView& view) const override;
    std::size_t point_out(stage::MatchView& view, std::span<const kit::Action> actions) override;
    int rule_page(const stage::MatchView& view) const override;

  private:
    void settle(stage::MatchView& view, bool stay);
    bool deciding(const stage::MatchView& view) const {
        return view.deciding() && !story_.telling();
    }
    // Keys, by what is being chosen.
    void key_deed(stage::MatchView& view, stage::KeyPress press);
    void key_seats(stage::MatchView& view, stage::KeyPress press);
    void key_target(stage::MatchView& view, stage::KeyPress press);
    void key_cards(stage::MatchView& view, stage::KeyPress press);
    void key_split(stage::MatchView& view, stage::KeyPress press);
    void key_page(stage::MatchView& view, stage::KeyPress press);
    void take(stage::MatchView& view);
    void refuse(stage::MatchView& view, const char* why);
    void moved(stage::MatchView& view, int words_before);
    void forget(stage::MatchView& view);
    Rect cursor_area(const stage::MatchView& view) const;
    // Drawing.
    Seat hand_owner(const stage::MatchView& view) const;
    void draw_table(Canvas& canvas, const stage::MatchView& view) const;
    void draw_strip(Canvas& canvas, const stage::MatchView& view, int place) const;
    void draw_figures(Canvas& canvas, const stage::MatchView& view, int place) const;
    void draw_hearts(Canvas& canvas, const stage::MatchView& view, int place) const;
    void draw_hand(Canvas& canvas, const stage::MatchView& view) const;
    void draw_deeds(Canvas& canvas, const stage::MatchView& view) const;
    void draw_deed(Canvas& canvas, const stage::MatchView& view, Deed deed) const;
    void draw_choice(Canvas& canvas) const;
    void draw_info(Canvas& canvas, const stage::MatchView& view) const;
    void words(const stage::MatchView& view, Words& out) const;
    int words_width_of(const stage::MatchView& view) const;
    void draw_noon(Canvas& canvas, const stage::MatchView& view) const;
    void draw_split(Canvas& canvas, const stage::MatchView& view) const;
    void draw_odds(Canvas& canvas, const stage::MatchView& view) const;
    void draw_page(Canvas& canvas, const stage::MatchView& view) const;

    State shown_{};  // what lies on the table; while a story is told it runs behind
    Story story_;
    Selection selection_;
    bool page_ = false;      // a player's poster covers the table
    bool odds_ = true;       // shown with a split
    bool marked_ = false;    // the cursor stands where a hint points
    std::int8_t shake_ = 0;  // frames left
    const char* why_not_ = nullptr;
};

}  // namespace love_scene
