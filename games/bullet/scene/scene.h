// Bullet on the screen: a sight that is falling full, and everything that helps to clear it.
//
//   layout     where everything lies
//   sight      bullets, heads, hitbox, the line of figures; column: what can be done; strip: others
//   sudden     Sudden Death, a screen of its own
//   reach      where a lifted bullet can go; aims: where a pattern fits; questions: lists
//   selection  what is being chosen or looked at
//   words      the prompt, and sentences about what happens
//   story      what happened, told event by event; story_state: the position meanwhile; tally:
//              what a rival's turn came to
//   standing   what a thing comes to as it lies there, for Y
//   timer      the time that is left
// The scene itself is in scene.cpp (positions, what the shell asks), keys.cpp and drawing.cpp.
#pragma once

#include "bullet/topics.h"
#include "bullet_scene/advice.h"
#include "bullet_scene/boss_strip.h"
#include "bullet_scene/story.h"
#include "bullet_scene/timer.h"
#include "stage/notice.h"

namespace bullet_scene {

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
    bool refuses(const stage::MatchView&) const override { return refuses_now(); }
    std::size_t point_out(stage::MatchView& view, std::span<const kit::Action> actions) override;
    stage::Course course(const stage::MatchView& view,
                         std::span<const kit::Action> actions) const override;
    Rect cursor_area(const stage::MatchView& view) const override;
    Rect way_to(const stage::MatchView& view, kit::Action action) const override;
    Rect open_area(const stage::MatchView& view) const override;
    Rect reason_area() const override { return bullet_scene::reason_area; }
    int topic(const stage::MatchView& view) const override;
    bool is_out(const stage::MatchView& view, kit::Seat seat) const override;
    void topic_here(const stage::MatchView& view, kit::TextOut& out) const override;
    bool asks(const stage::MatchView& view) const override {
        return deciding(view) && !shown(view).pending.empty();
    }

  private:
    static const State& shown(const stage::MatchView& view) { return view.shown_as<State>(); }
    // A list hides the right column.
    bool listing() const { return selection_.task() == Task::list && !selection_.lifted_list(); }
    bool refuses_now() const { return notice_.why_not() != nullptr; }
    bool deciding(const stage::MatchView& view) const {
        return view.deciding() && !story_.telling();
    }
    // Whose sight is seen: the own one; a computer's while it plays, if somebody watches.
    Seat me(const stage::MatchView& view) const;
    void settle(stage::MatchView& view, bool anew);
    void follow(stage::MatchView& view, Seat seat);
    void find_prompt(const stage::MatchView& view);
    // Looks for ways to use cards, a little each frame; true: there is more to do.
    bool look_for_plans(stage::MatchView& view);
    void take_plan(stage::MatchView& view);

    // Keys.
    void press_a(stage::MatchView& view);
    // Are there computers whose turns can be watched?
    static bool has_rivals(const stage::MatchView& view);
    // What changes with the cursor, before and after.
    struct Face {
        Task task;
        Question question;
        bool lifted;  // the list
        std::uint8_t top;
        std::int8_t index;
        Rect cursor;
        Rect aimed;
        std::size_t shown_gap;  // the boss's pattern that lies over the sight, and where
        Rect gap;
    };
    Face face(const stage::MatchView& view) const;
    Rect aimed_area(const stage::MatchView& view) const;
    void damage_change(stage::MatchView& view, const Face& before);

    // What Y explains.
    bullet::Topic topic_of_spot(const State& state, Seat seat) const;
    bullet::Topic topic_of_entry(const State& state, Seat seat) const;
    bullet::Topic topic_of_question(const State& state, Seat seat) const;

    // Drawing.
    void draw_table(Canvas& canvas, const stage::MatchView& view) const;
    void draw_choice(Canvas& canvas, const stage::MatchView& view, Seat seat) const;
    void draw_plan(Canvas& canvas, const bullet::Plan& plan, bullet::PatternId id) const;
    void draw_rival(Canvas& canvas, const State& state) const;
    // The boss's pattern under the cursor, else the first one that is not complete; beyond `gaps_`:
    // none.
    std::size_t shown_gap() const;
    void draw_line(Canvas& canvas, const stage::MatchView& view, Seat seat) const;

    Story story_;
    Selection selection_;
    stage::Notice notice_;
    Advice advice_;
    Gaps gaps_;  // of the boss's patterns
    Timer timer_;
    stage::Plan plan_;  // moves of a lifted bullet, or for a card
    kit::Text<40> prompt_;
    Seat chooser_ = kit::nobody;             // whose choice the selection is
    std::uint8_t duellists_ = 0;             // who was in Sudden Death when it began
    std::uint8_t then_aim_ = kit::no_value;  // the card that the moves are for
    std::uint8_t risk_ = 0;                  // of the next bullet, in a hundred
    bool watch_ = false;                     // the sights of computers while they play
};

}  // namespace bullet_scene
