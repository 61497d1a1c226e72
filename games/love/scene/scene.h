// Bullets of Love on the screen: a saloon table of four, and high noon in between.
//
//   selection  what the viewer is choosing or looking at
//   words      about the cursor, about what happens
//   story      what happened, told event by event; story_state: the table meanwhile
//   arena      a Duel
//   look       pieces; topic_picture: large ones
// The scene itself is in scene.cpp (positions, questions), keys.cpp, and table.cpp, split.cpp and
// page.cpp (drawing).
#pragma once

#include "love_scene/selection.h"
#include "love_scene/story.h"
#include "stage/notice.h"
#include "stage/scene.h"

namespace love_scene {

class Scene final : public stage::Scene {
  public:
    void begin(stage::MatchView& view) override;
    void played(stage::MatchView& view, kit::Action action) override;
    bool busy() const override { return story_.telling(); }
    void skip(stage::MatchView& view) override;
    void key(stage::MatchView& view, stage::KeyPress press) override;
    bool keeps_back(const stage::MatchView& view) const override;
    bool tick(stage::MatchView& view) override;
    void draw(stage::Canvas& canvas, const stage::MatchView& view) const override;
    std::span<const stage::Hint> hints(const stage::MatchView& view) const override;
    std::string_view prompt(const stage::MatchView& view) const override;
    bool refuses(const stage::MatchView&) const override { return notice_.why_not() != nullptr; }
    Rect reason_area() const override { return advice_area; }
    std::size_t point_out(stage::MatchView& view, std::span<const kit::Action> actions) override;
    stage::Course course(const stage::MatchView& view,
                         std::span<const kit::Action> actions) const override;
    Rect cursor_area(const stage::MatchView& view) const override;
    int topic(const stage::MatchView& view) const override;

  private:
    static const State& shown(const stage::MatchView& view) { return view.shown_as<State>(); }
    void settle(stage::MatchView& view, bool stay);
    bool deciding(const stage::MatchView& view) const {
        return view.deciding() && !story_.telling();
    }
    bool choosing(const stage::MatchView& view, Task task) const {
        return deciding(view) && selection_.task() == task;
    }
    // Keys, by what is being chosen.
    void key_deed(stage::MatchView& view, stage::KeyPress press);
    void key_look(stage::MatchView& view, stage::KeyPress press);
    void key_target(stage::MatchView& view, stage::KeyPress press);
    void key_cards(stage::MatchView& view, stage::KeyPress press);
    void raise_card(stage::MatchView& view);
    void key_split(stage::MatchView& view, stage::KeyPress press);
    void key_page(stage::MatchView& view, stage::KeyPress press);
    void open_page(stage::MatchView& view, int place);
    void back(stage::MatchView& view);
    void take(stage::MatchView& view);
    void refuse(stage::MatchView& view, const char* why);
    bool follow_with_odds(stage::MatchView& view);
    // The cursor moves: what `change` says changed is drawn anew, if it says that it did.
    template <class Change>
    bool move(stage::MatchView& view, Change change);
    int topic_of_cursor(const stage::MatchView& view) const;
    // Drawing.
    void draw_table(Canvas& canvas, const stage::MatchView& view) const;
    void draw_strip(Canvas& canvas, const stage::MatchView& view, int place) const;
    void draw_figures(Canvas& canvas, const stage::MatchView& view, int place) const;
    void draw_score(Canvas& canvas, const stage::MatchView& view, int place) const;
    void draw_hearts(Canvas& canvas, const stage::MatchView& view, int place) const;
    void draw_hand(Canvas& canvas, const stage::MatchView& view) const;
    void draw_deeds(Canvas& canvas, const stage::MatchView& view) const;
    void draw_deed(Canvas& canvas, const stage::MatchView& view, Deed deed) const;
    void draw_choice(Canvas& canvas, const stage::MatchView& view) const;
    void draw_whose_hand(Canvas& canvas, const stage::MatchView& view) const;
    void draw_info(Canvas& canvas, const stage::MatchView& view) const;
    void words(const stage::MatchView& view, Words& out) const;
    Rect words_area(const stage::MatchView& view) const;
    void draw_noon(Canvas& canvas, const stage::MatchView& view) const;
    void draw_split(Canvas& canvas, const stage::MatchView& view) const;
    void draw_tabs(Canvas& canvas, const stage::MatchView& view) const;
    void draw_stakes(Canvas& canvas, const stage::MatchView& view) const;
    void draw_odds(Canvas& canvas, const stage::MatchView& view) const;
    void draw_page(Canvas& canvas, const stage::MatchView& view) const;

    Story story_;
    Selection selection_;
    stage::Notice notice_;
    bool page_ = false;  // a player's poster covers the table
    // Of a split: how many bullets the odds are told for.
    std::uint8_t odds_of_ = 0;
    bool just_moved_ = false;
};

}  // namespace love_scene
