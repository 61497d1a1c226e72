// A lesson is a scripted match: a config, a seed, and steps with a caption each. It is data; the
// shell plays it (and a test plays every lesson of every cartridge to its end). A puzzle is a
// lesson of one step.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "kit/action.h"
#include "kit/config.h"
#include "kit/game.h"
#include "stage/geometry.h"

namespace stage {

// How a puzzle stands after an action.
enum class Judgement : std::uint8_t { open, solved, failed };

struct LessonStep {
    enum class Do : std::uint8_t {
        read,    // a caption; A goes on
        watch,   // the lesson takes the actions, one after the other, and the scene shows them
        play,    // the learner takes one of the actions; anything else is answered with `nudge`
        series,  // the learner takes all of them, in this order; else all of it is taken back
        free,    // the learner takes any legal action
        solve    // the learner takes any legal actions until `judge` says how it went; what failed
                 // is taken back, answered with `nudge`, and can be tried again
    };
    Do what = Do::read;
    std::string_view caption;
    // What is taken or accepted. The steps after a choice must be right for every one of them;
    // what the scene puts together out of several actions is a series. An action that reads the
    // same (another Punch on the same card) is as good, and the scripted one is taken for it.
    std::span<const kit::Action> actions{};
    Rect spotlight{};          // what the caption is about, in screen pixels; empty: nothing
    std::string_view nudge{};  // said when something else was tried
    // A choice in two parts: what is lit once the first one is made.
    std::span<const Rect> then{};
    // Of a puzzle: asked after each action.
    Judgement (*judge)(const kit::StateBytes* before, kit::Action action,
                       const kit::StateBytes* after) = nullptr;
};

struct Lesson {
    std::string_view title;
    std::string_view teaches;  // in a few words, for the list of lessons; a puzzle's goal
    kit::Config config;
    kit::Seed seed;
    kit::Seat learner;
    std::span<const LessonStep> steps;
    std::span<const kit::Action> before{};  // taken already when the lesson begins
    // The scene needs the whole screen: while the learner acts a caption is a slim band under the
    // status bar, and one above the hints while there is something to watch.
    bool crowded = false;
    // Where these bands are to be, if those hid things by halves. The second one takes a text to
    // read as well, if it fits and hides nothing that it speaks of.
    Rect acting_band{}, watching_band{};
    // What reads the same is not as good: a lie reads like the truth.
    bool exact = false;
    // The rivals are the game's own characters, as in a match, and captions call them by name;
    // without it they are numbered.
    bool by_name = false;
};

// Most lines of a caption, in the small font; more would hide the table.
inline constexpr int caption_lines = 4, band_lines = 2;
inline constexpr int caption_width = 208, band_width = 228;

}  // namespace stage
