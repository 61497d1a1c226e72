// Blast Tactics on the screen: the arena from above, and beside it what everybody has.
//
//   layout     where everything lies
//   court      the arena and what stands on it; column: all that is beside and below it
//   selection  what is being chosen or looked at; preview: what that would do
//   words      about the choice, the thing under the cursor, and what happened
//   story      what happened, told event by event; story_state: the position meanwhile
// The scene itself is in scene.cpp (positions, what the shell asks), here.cpp (what Y says),
// keys.cpp and choice.cpp (drawing).
#pragma once

#include "blast_scene/selection.h"
#include "blast_scene/story.h"
#include "stage/notice.h"

namespace blast_scene {

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
    void draw(Canvas& canvas, const stage::MatchView& view) const override;
    std::span<const stage::Hint> hints(const stage::MatchView& view) const override;
    std::string_view prompt(const stage::MatchView& view) const override;
    std::size_t point_out(stage::MatchView& view, std::span<const kit::Action> actions) override;
    stage::Course course(const stage::MatchView& view,
                         std::span<const kit::Action> actions) const override;
    Rect cursor_area(const stage::MatchView& view) const override;
    Rect open_area(const stage::MatchView& view) const override;
    Rect way_to(const stage::MatchView& view, kit::Action action) const override;
    Rect reason_area() const override { return reason_area_; }
    int topic(const stage::MatchView& view) const override;
    void topic_here(const stage::MatchView& view, kit::TextOut& out) const override;
    bool is_out(const stage::MatchView& view, kit::Seat seat) const override;

  private:
    static const State& shown(const stage::MatchView& view) { return view.shown_as<State>(); }
    bool deciding(const stage::MatchView& view) const {
        return view.deciding() && !story_.telling();
    }
    void settle(stage::MatchView& view);
    void foresee(const stage::MatchView& view);
    void forget_danger(stage::MatchView& view);
    // The cursor is on the own seat box: A shows danger, or hides it.
    bool on_switch(const stage::MatchView& view) const;
    Outlook outlook() const;
    void place_reason(const stage::MatchView& view);

    // Keys.
    void press_a(stage::MatchView& view);
    void take(stage::MatchView& view);
    void refuse(stage::MatchView& view, const char* why);
    // What changes on the screen, before and after.
    struct Face {
        Task task;
        Spot spot;
        std::uint8_t index;
        bool words;
        std::uint8_t width;  // of the words
        Preview preview;
    };
    Face face(const stage::MatchView& view) const;
    void damage_change(stage::MatchView& view, const Face& before);
    void damage_squares(stage::MatchView& view, const Court& court, const Squares& squares) const;
    void damage_spot(stage::MatchView& view, const Spot& spot, const Rect& around) const;
    // What shakes with the cursor.
    Rect changing_area(const stage::MatchView& view) const;
    // Sparks blink and belts run while others play, for a while.
    bool idle(stage::MatchView& view);

    // What Y explains.
    int topic_of_spot(const State& state, const Spot& spot) const;
    int topic_of_square(const State& state, Square square) const;
    int topic_of_choice(const State& state) const;

    // Drawing.
    bool shows_words(const stage::MatchView& view) const;
    // About the choice, while somebody decides.
    void fill_words(const stage::MatchView& view, Words& words) const;
    void draw_marks(Canvas& canvas, const Court& court, const stage::MatchView& view) const;
    void draw_trail(Canvas& canvas, const Court& court, const State& state) const;
    void draw_hits(Canvas& canvas, const Court& court, const State& state) const;
    void draw_cursor(Canvas& canvas, const Court& court, const stage::MatchView& view) const;
    void draw_bomb_way(Canvas& canvas, const Court& court, const State& state) const;
    void draw_column(Canvas& canvas, const stage::MatchView& view) const;
    void draw_choice(Canvas& canvas, const Court& court, const stage::MatchView& view) const;
    void draw_bar(Canvas& canvas, const Court& court, const State& state) const;
    void draw_hand(Canvas& canvas, const Court& court, const State& state) const;
    void draw_shop(Canvas& canvas, const State& state) const;
    void draw_words(Canvas& canvas, const stage::MatchView& view) const;

    Story story_;
    Selection selection_;
    stage::Notice notice_;
    blast::Danger danger_;
    Prospect prospect_ = Prospect::safe;
    Preview preview_;
    Rect reason_area_ = words_area;  // of a hint
    std::uint16_t clock_ = 0;        // frames, for what blinks
    bool danger_on_ = true;
    bool danger_known_ = false;
};

}  // namespace blast_scene
