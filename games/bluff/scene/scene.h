// Bluff the Bullet on the screen: a tavern's table, where everybody's Scoring Hand lies before all.
//
//   layout     where everything lies
//   sight      what whoever looks sees, and what it is worth
//   selection  what is being chosen or looked at
//   words      about the claim, the choice, and what happened
//   story      what happened, told event by event; story_state: the table meanwhile
//   look       pieces
// The scene itself is in scene.cpp (positions, questions), here.cpp (what Y says), keys.cpp, and
// table.cpp, choice.cpp and page.cpp (drawing).
#pragma once

#include "bluff/topics.h"
#include "bluff_scene/look.h"
#include "bluff_scene/selection.h"
#include "bluff_scene/story.h"
#include "stage/notice.h"

namespace bluff_scene {

class Scene final : public stage::Scene {
  public:
    void begin(stage::MatchView& view) override;
    void played(stage::MatchView& view, kit::Action action) override;
    bool busy() const override { return story_.telling(); }
    bool waits() const override { return story_.waits(); }
    void skip(stage::MatchView& view) override;
    void key(stage::MatchView& view, stage::KeyPress press) override;
    bool keeps_back(const stage::MatchView& view) const override;
    bool tick(stage::MatchView& view) override;
    void draw(stage::Canvas& canvas, const stage::MatchView& view) const override;
    std::span<const stage::Hint> hints(const stage::MatchView& view) const override;
    std::string_view prompt(const stage::MatchView& view) const override;
    std::size_t point_out(stage::MatchView& view, std::span<const kit::Action> actions) override;
    stage::Course course(const stage::MatchView& view,
                         std::span<const kit::Action> actions) const override;
    Rect cursor_area(const stage::MatchView& view) const override;
    int topic(const stage::MatchView& view) const override;
    void topic_here(const stage::MatchView& view, kit::TextOut& out) const override;

  private:
    enum class Page : std::uint8_t { none, seen, turns };

    static const State& shown(const stage::MatchView& view) { return view.shown_as<State>(); }
    void settle(stage::MatchView& view, bool stay);
    bool deciding(const stage::MatchView& view) const {
        return view.deciding() && !story_.telling();
    }
    bool choosing(const stage::MatchView& view, Task task) const {
        return deciding(view) && selection_.task() == task;
    }
    // The cursor is on the table, not on the choice.
    bool looking(const stage::MatchView& view) const {
        return selection_.looking() && !story_.telling() && (deciding(view) || browsing_);
    }
    // Somebody decides before everybody's eyes, and may look at the own hand first: 8.3
    bool offers_look(const stage::MatchView& view) const;
    // Of a person whose private cards may be looked at now.
    bool may_look_at(const stage::MatchView& view, const Spot& spot) const;
    Seat looked_at(const stage::MatchView& view, const Spot& spot) const;
    // The claim with its targets, as it lies there or as it is being made.
    struct Aim {
        Claim claim;
        Seat seat;
    };
    std::optional<Aim> aim(const stage::MatchView& view) const;
    void update_odds(const stage::MatchView& view);

    // Keys.
    void press_a(stage::MatchView& view);
    void look_into(stage::MatchView& view);
    void key_page(stage::MatchView& view, stage::KeyPress press);
    void open_page(stage::MatchView& view, Page page);
    void back(stage::MatchView& view);
    void take(stage::MatchView& view);
    void refuse(stage::MatchView& view, const char* why);
    void move(stage::MatchView& view, stage::KeyPress press);
    int pages(const State& state) const;
    // The cursor is drawn as corners, around something on the table.
    bool on_table(const stage::MatchView& view) const;
    void damage_cursor(stage::MatchView& view) const;
    Rect outlook_extent(const stage::MatchView& view) const;
    Rect info_area(const stage::MatchView& view) const;
    Rect words_area(const stage::MatchView& view) const;
    int topic_of_cursor(const stage::MatchView& view) const;
    int topic_of_spot(const stage::MatchView& view, const Spot& spot) const;
    void here_spot(const stage::MatchView& view, const Spot& spot, kit::TextOut& out) const;
    void here_choice(const stage::MatchView& view, kit::TextOut& out) const;

    // Drawing.
    void draw_row(Canvas& canvas, const stage::MatchView& view, int place) const;
    void draw_who(Canvas& canvas, const stage::MatchView& view, int place) const;
    void draw_cards(Canvas& canvas, const stage::MatchView& view, int place) const;
    void draw_rank(Canvas& canvas, const stage::MatchView& view, int place) const;
    void draw_aims(Canvas& canvas, const stage::MatchView& view) const;
    void draw_cursor(Canvas& canvas, const stage::MatchView& view) const;
    void draw_claim(Canvas& canvas, const stage::MatchView& view) const;
    void draw_stack(Canvas& canvas, const State& state) const;
    void draw_deck(Canvas& canvas, const stage::MatchView& view) const;
    void draw_reason(Canvas& canvas) const;
    void draw_bottom(Canvas& canvas, const stage::MatchView& view) const;
    void draw_tiles(Canvas& canvas, const stage::MatchView& view) const;
    void draw_outlook(Canvas& canvas, const stage::MatchView& view) const;
    void draw_held(Canvas& canvas, const stage::MatchView& view) const;
    void draw_look(Canvas& canvas) const;
    void draw_answers(Canvas& canvas, const stage::MatchView& view) const;
    void draw_line(Canvas& canvas, const stage::MatchView& view) const;
    void draw_report(Canvas& canvas, const stage::MatchView& view) const;
    void draw_seen(Canvas& canvas, const stage::MatchView& view) const;
    void draw_turns(Canvas& canvas, const stage::MatchView& view) const;

    Story story_;
    Selection selection_;
    stage::Notice notice_;
    Page page_ = Page::none;
    std::uint8_t page_number_ = 0;
    bool moved_ = false;     // the cursor, since this decision was asked
    bool browsing_ = false;  // somebody looks around who decides nothing
    bool odds_ = false;      // are counted in the prompt
    kit::Text<40> odds_line_;
    kit::Text<80> reason_;  // of a hint
};

}  // namespace bluff_scene
