// SUPERHOT on the screen: The Line that comes nearer, the hand, the goals, and time, which stands
// still between moves.
//
//   selection what the viewer is choosing: selection.cpp, choosing.cpp, moving.cpp, buttons.cpp
//   aim       cards against a target: enough, too much, not minimal
//   forecast  what follows if time moves now
//   words     about what the cursor is on
//   story     what happened, told event by event; story_state: the table meanwhile
//   look      cards
// The scene itself is in scene.cpp (keys), table.cpp, hand.cpp, captions.cpp (drawing) and
// piles.cpp (looking through piles).
#pragma once

#include <optional>

#include "stage/dialog.h"
#include "stage/scene.h"
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
    // Something spread out over the view, to be looked at.
    enum class View : std::uint8_t { none, own_pile, other_pile, partner, goals };

    void settle(stage::MatchView& view, bool stay);
    void move(stage::MatchView& view, Selection::Way way, bool wrap);
    void choose(stage::MatchView& view);
    void refuse(stage::MatchView& view, const char* why);
    void start(stage::MatchView& view);
    void warn(stage::MatchView& view);
    void answer(stage::MatchView& view, stage::KeyPress press);
    // Spread piles.
    void spread(stage::MatchView& view);
    void browse(stage::MatchView& view, stage::KeyPress press);
    void close_view(stage::MatchView& view);
    int view_count(const State& state) const;
    Card view_card(const State& state, int index) const;
    void draw_view(Canvas& canvas, const stage::MatchView& view) const;
    // Drawing.
    bool deciding(const stage::MatchView& view) const;
    void draw_status(Canvas& canvas, const stage::MatchView& view) const;
    void draw_goals(Canvas& canvas, const stage::MatchView& view) const;
    void draw_line(Canvas& canvas, const stage::MatchView& view) const;
    void draw_time(Canvas& canvas, const stage::MatchView& view) const;
    void draw_hand(Canvas& canvas, const stage::MatchView& view) const;
    void draw_glitches(Canvas& canvas, const stage::MatchView& view) const;
    void draw_buttons(Canvas& canvas, const stage::MatchView& view) const;
    void draw_info(Canvas& canvas, const stage::MatchView& view) const;
    // How wide the words are that stand there.
    int info_width(const stage::MatchView& view) const;
    void words(const stage::MatchView& view, Words& out) const;
    // The Normal player whose hand is shown, and whether the viewer sees it.
    int shown_player(const stage::MatchView& view) const;
    bool sees_hand(const stage::MatchView& view) const;
    bool sees_system(const stage::MatchView& view) const;
    bool is_here(Row row, int at) const {
        return selection_.cursor() == Cursor{row, static_cast<std::uint8_t>(at)};
    }

    State shown_{};  // what lies on the table; while a story is told it runs behind
    Story story_;
    Selection selection_;
    Plan plan_;                 // what is still to be done of a choice
    std::uint8_t planned_ = 0;  // how much of it has been
    std::optional<stage::Dialog> warning_;
    View view_ = View::none;
    std::uint8_t view_at_ = 0;
    bool marked_ = false;    // the cursor stands where a hint points
    std::int8_t shake_ = 0;  // frames left
    const char* why_not_ = nullptr;
    bool deciding_ = false;
};

}  // namespace superhot_scene
