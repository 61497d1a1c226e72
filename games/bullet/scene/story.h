// What happened, told event by event: bullets fall, clear and fly, hits shake; what others do is
// told short.
#pragma once

#include "bullet/events.h"
#include "bullet/topics.h"
#include "bullet_scene/sudden.h"
#include "bullet_scene/tally.h"
#include "bullet_scene/words.h"
#include "stage/story.h"

namespace bullet_scene {

constexpr bool is_clear(std::uint8_t kind) {
    return kind == bullet::cleared || kind == bullet::swept;
}

// Has a person won, or, among computers alone, anybody?
bool people_have_won(const stage::MatchView& view, const kit::Event& end);

class Story final : private stage::Storyteller {
  public:
    // `me`: whose sight is seen.
    void start(stage::MatchView& view, Seat me);
    // What happened takes no time to tell: the position stands at once. False: it has to be told.
    bool pass_over(stage::MatchView& view, Seat me);
    void stop(stage::MatchView& view) {
        tally_ = {};
        pace_.stop(view);
    }
    void skip(stage::MatchView& view) { pace_.skip(view, *this); }
    bool tick(stage::MatchView& view) { return pace_.tick(view, *this); }
    bool telling() const { return pace_.telling(); }
    bool waits() const { return pace_.waits(); }
    Seat me() const { return me_; }

    using Events = std::span<const kit::Event>;
    bullet::Topic topic(const stage::MatchView& view) const;
    // Seats that it is about.
    unsigned lit(const stage::MatchView& view) const;
    // How far the sight is shaken.
    Point shake(const stage::MatchView& view) const;
    // The sentence in place of the line of figures.
    void words(const stage::MatchView& view, kit::TextOut& out) const;
    // Over the table.
    void draw(Canvas& canvas, const stage::MatchView& view) const;
    void look_sudden(const stage::MatchView& view, SuddenLook& look) const;

  private:
    std::size_t together(const stage::MatchView& view, std::size_t at) const override;
    stage::Beat begin(stage::MatchView& view, Events events) override;
    void end(stage::MatchView& view, Events events) override;
    void damage(stage::MatchView& view, Events events) const override;

    int now() const { return pace_.value(); }  // frames of this beat
    Events events(const stage::MatchView& view) const { return pace_.events(view); }
    stage::Beat beat_of(const stage::MatchView& view, Events events) const;
    Point between(Point from, Point to, int first, int last) const;

    void draw_fall(Canvas& canvas, const kit::Event& event) const;
    void draw_hit(Canvas& canvas, const kit::Event& event) const;
    void draw_clear(Canvas& canvas, const State& state, Events events) const;
    void draw_special(Canvas& canvas, const kit::Event& event) const;
    void draw_round(Canvas& canvas, const stage::MatchView& view, const kit::Event& event) const;
    void draw_end(Canvas& canvas, const stage::MatchView& view, const kit::Event& event) const;
    void draw_parcel(Canvas& canvas, Events events) const;
    bool is_for_me(Events events) const;
    static bool duel(const stage::MatchView& view) { return view.state_as<State>().seats == 2; }

    stage::Story pace_;
    Tally tally_;
    std::int16_t frames_ = 0;  // of this beat
    Seat me_ = 0;
};

}  // namespace bullet_scene
