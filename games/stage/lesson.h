// A lesson is a scripted match: a game, a config, a seed, and steps with a caption each. It is
// data; the shell plays it.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "kit/action.h"
#include "kit/config.h"
#include "kit/game.h"
#include "stage/geometry.h"

namespace stage {

struct LessonStep {
    enum class Do : std::uint8_t {
        read,   // a caption; A goes on
        watch,  // the action is taken by the lesson, and the scene shows it
        play,   // the learner must take exactly this action; others are answered with `nudge`
        choose  // any legal action will do; the lesson goes on from there with a fixed line, so it
                // must be the last
    };
    Do what;
    std::string_view caption;
    kit::Action action{};
    Rect spotlight{};          // what the caption is about; empty: nothing
    std::string_view nudge{};  // said when something else was tried
};

struct Lesson {
    std::string_view title;
    kit::Config config;
    kit::Seed seed;
    kit::Seat learner;
    std::span<const LessonStep> steps;
};

}  // namespace stage
