// What happened, told event by event: what the stories of all games share.
//
// Events that belong together are told together, as one beat: it begins (what leaves its place has
// left), takes some frames, and ends (it has arrived). Meanwhile `view.shown_as` runs behind. A
// scene adds what its events look and sound like; time, skipping, the end and what is drawn anew
// are here. Counted in frames, so a film is the same on every machine.
#pragma once

#include <optional>

#include "stage/scene.h"
#include "stage/tween.h"

namespace stage {

// How a beat is told.
struct Beat {
    int frames = 0;        // at normal speed
    bool to_read = false;  // words: it takes its time even where animations are off
    // A page: where people play it stays after its time until A, though not for ever. Whoever skips
    // the story before comes to see it first. It is `to_read`.
    bool until_a = false;
    std::optional<Cue> cue{};
    // What Story::value runs through meanwhile: 0 .. `end`.
    int end = 256;
    Ease ease = Ease::in_out;
};

// A scene's part of it.
class Storyteller {
  public:
    // How many events from number `at` on are one beat.
    virtual std::size_t together(const MatchView&, std::size_t /*at*/) const { return 1; }
    // They begin to be told: what leaves its place, leaves it in the shown state.
    virtual Beat begin(MatchView& view, std::span<const kit::Event> events) = 0;
    // A frame of it: Story::value went on from `before`. For sounds in the middle, dice that roll.
    virtual void frame(MatchView&, std::span<const kit::Event>, int /*before*/, int /*speed*/) {}
    // They have been told: what arrives, arrives.
    virtual void end(MatchView& view, std::span<const kit::Event> events) = 0;
    // What moves and changes now: damaged before and after each frame.
    virtual void damage(MatchView& view, std::span<const kit::Event>) const {
        view.console().damage(scene_area);
    }

  protected:
    ~Storyteller() = default;
};

class Story {
  public:
    // An action was taken. Without events there is nothing to tell.
    void start(MatchView& view, Storyteller& teller);
    // Ends it: the shown state is the position.
    void stop(MatchView& view);
    // Ends it, or goes on to the next beat that stays until A.
    void skip(MatchView& view, Storyteller& teller);
    bool telling() const { return telling_; }
    bool waits() const { return telling_ && stays_ > 0; }
    // One frame; true: go on.
    bool tick(MatchView& view, Storyteller& teller);

    // The beat that is being told.
    std::span<const kit::Event> events(const MatchView& view) const {
        return view.events().subspan(at_, count_);
    }
    const kit::Event& event(const MatchView& view) const { return view.events()[at_]; }
    int value() const { return time_.value(); }
    // Of 256.
    int way() const { return time_.target() == 0 ? 256 : time_.value() * 256 / time_.target(); }
    int frame() const { return frame_; }  // of this beat, as they were shown

  private:
    static constexpr int longest_stay = 90 * 60;

    void begin_beat(MatchView& view, Storyteller& teller, bool skipping = false);
    void end_beat(MatchView& view, Storyteller& teller, bool skipping = false);

    Tween time_;
    std::uint16_t at_ = 0, count_ = 0;
    std::uint16_t frame_ = 0;
    std::int16_t stays_ = 0;  // frames that this beat stays at most, after its time
    std::int16_t speed_ = 256;
    bool telling_ = false;
};

}  // namespace stage
