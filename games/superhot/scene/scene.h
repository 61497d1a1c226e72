// SUPERHOT on the screen: The Line that comes nearer, the hand, the goals, and time, which stands
// still between moves.
//
//   selection what the viewer is choosing: selection.cpp, choosing.cpp, moving.cpp, buttons.cpp
//   aim       cards against a target: enough, too much, not minimal
//   forecast  what follows if time moves now
//   words     about what the cursor is on
//   topics    what Y explains, by number
//   story     what happened, told event by event; story_state: the table meanwhile
//   look      cards
// The scene itself is in scene.cpp (keys), table.cpp, hand.cpp, captions.cpp (drawing) and
// piles.cpp (looking through piles).
#pragma once

#include <optional>

#include "stage/dialog.h"
#include "stage/notice.h"
#include "superhot_scene/look.h"
#include "superhot_scene/selection.h"
#include "superhot_scene/story.h"
#include "superhot_scene/words.h"

namespace superhot_scene {

// In the middle of what a player thinks of as one choice: Move and nothing used yet, cards against
// a target, a Wait with its discards. For the cartridge.
bool halfway(const kit::StateBytes* state);

class Scene final : public stage::Scene {
  public:
    void begin(stage::MatchView& view) override;
    void played(stage::MatchView& view, kit::Action action) override;
    bool busy() const override { return teller_.telling(); }
    void skip(stage::MatchView& view) override;
    void key(stage::MatchView& view, stage::KeyPress press) override;
    bool keeps_back(const stage::MatchView& view) const override;
    bool tick(stage::MatchView& view) override;
    void draw(stage::Canvas& canvas, const stage::MatchView& view) const override;
    std::span<const stage::Hint> hints(const stage::MatchView& view) const override;
    std::string_view prompt(const stage::MatchView& view) const override;
    std::size_t point_out(stage::MatchView& view, std::span<const kit::Action> actions) override;
    Rect open_area(const stage::MatchView&) const override {
        return spread_ != Spread::none ? stage::scene_area : Rect{};
    }
    stage::Course course(const stage::MatchView& view,
                         std::span<const kit::Action> actions) const override;
    Rect cursor_area(const stage::MatchView& view) const override;
    Rect reason_area() const override { return info_area; }
    int topic(const stage::MatchView& view) const override;
    // What the lines at the bottom say.
    void words(const stage::MatchView& view, Words& out) const;

  private:
    // Something spread out over the table, to be looked at.
    enum class Spread : std::uint8_t { none, own_pile, other_pile, partner, goals };

    static const State& shown(const stage::MatchView& view) { return view.shown_as<State>(); }

    void settle(stage::MatchView& view, bool stay);
    void move(stage::MatchView& view, Selection::Way way, bool wrap);
    void choose(stage::MatchView& view);
    void start(stage::MatchView& view, const PlannedActions& actions);
    void warn(stage::MatchView& view, bool waits);
    void answer(stage::MatchView& view, stage::KeyPress press);
    // Spread piles.
    void spread(stage::MatchView& view);
    void browse(stage::MatchView& view, stage::KeyPress press);
    void close_spread(stage::MatchView& view);
    int spread_count(const State& state) const;
    Card spread_card(const State& state, int index) const;
    void draw_spread(Canvas& canvas, const stage::MatchView& view) const;
    void draw_spread_goals(Canvas& canvas, const stage::MatchView& view) const;
    void draw_spread_cards(Canvas& canvas, const stage::MatchView& view) const;
    void about_spread(const State& state, Words& out) const;
    // Drawing.
    bool deciding(const stage::MatchView& view) const;
    void draw_status(Canvas& canvas, const stage::MatchView& view) const;
    void draw_goals(Canvas& canvas, const stage::MatchView& view) const;
    void draw_goal(Canvas& canvas, const stage::MatchView& view, int index) const;
    void draw_line(Canvas& canvas, const stage::MatchView& view) const;
    void draw_time(Canvas& canvas, const stage::MatchView& view) const;
    void draw_hand(Canvas& canvas, const stage::MatchView& view) const;
    void draw_glitches(Canvas& canvas, const stage::MatchView& view) const;
    void draw_buttons(Canvas& canvas, const stage::MatchView& view) const;
    void words_of_choice(const stage::MatchView& view, Words& out) const;
    // Who takes a card off the player now.
    Card demander(const stage::MatchView& view) const;
    // The Normal player whose hand is shown.
    int shown_player(const stage::MatchView& view) const;
    bool sees_system(const stage::MatchView& view) const;
    // On top of the Obstacles Deck, as far as it is known.
    Card next_card(const stage::MatchView& view) const;
    bool is_here(Row row, int at) const {
        return selection_.cursor() == Cursor{row, static_cast<std::uint8_t>(at)};
    }
    // What the cursor stands on.
    Rect cursor_area(const State& state) const {
        return selection_.cursor_area(state, selection_.cursor());
    }
    int topic_of_choice(const State& state) const;
    int topic_of_spread(const State& state) const;

    Teller teller_;
    Selection selection_;
    stage::Plan plan_;
    bool acted_ = false;  // somebody: what is to be decided now follows from that
    stage::Notice notice_;
    std::optional<stage::Dialog> warning_;
    Spread spread_ = Spread::none;
    std::uint8_t spread_at_ = 0;
};

}  // namespace superhot_scene
