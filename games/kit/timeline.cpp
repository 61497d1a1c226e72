#include "kit/timeline.h"

#include <algorithm>

namespace kit {

void Timeline::open(const Game& game) {
    game_ = &game;
    stride_ = (game.state_size + state_alignment - 1) / state_alignment * state_alignment;
    check(block_.size() >= stride_, "timeline without room for a state");
    check(reinterpret_cast<std::uintptr_t>(block_.data()) % state_alignment == 0,
          "timeline's block is not aligned");
    capacity_ = std::min(block_.size() / stride_ - 1, most_checkpoints);
    distance_ = 1;
    checkpoints_ = at_ = 0;
    game.setup(present(), match_.config, match_.seed);
}

Verdict Timeline::begin(const Game& game, const Config& config, Seed seed) {
    const Verdict verdict = config_verdict(game, config);
    if (!verdict.ok()) return verdict;
    match_.begin(game, config, seed);
    open(game);
    return done;
}

Verdict Timeline::resume(const Game& game) {
    open(game);
    Events unseen;
    for (const Action& action : match_.taken()) {
        const Verdict verdict = game.apply(present(), action, unseen);
        if (!verdict.ok()) return verdict;
        ++at_;
        remember();
    }
    return done;
}

Verdict Timeline::play(Action action, Events& events) {
    if (match_.full()) return refused("the match is too long to be continued");
    const Verdict verdict = game_->apply(present(), action, events);
    if (!verdict.ok()) return verdict;
    // Checkpoints of a future that is given up.
    checkpoints_ = std::min(checkpoints_, static_cast<std::size_t>(match_.cursor) / distance_);
    match_.append(action);
    ++at_;
    remember();
    return done;
}

bool Timeline::go_to(std::size_t cursor) {
    if (cursor > match_.count) return false;
    work_ = 0;
    const std::size_t nearest = std::min(checkpoints_, cursor / distance_);
    if (cursor < at_ || nearest * distance_ > at_) {
        if (nearest == 0)
            game_->setup(present(), match_.config, match_.seed);
        else
            game_->copy(present(), checkpoint(nearest - 1));
        at_ = nearest * distance_;
    }
    advance_to(cursor);
    match_.cursor = static_cast<std::uint16_t>(cursor);
    return true;
}

void Timeline::advance_to(std::size_t cursor) {
    Events unseen;
    for (; at_ < cursor; ++work_) {
        check(game_->apply(present(), match_.actions[at_], unseen).ok(),
              "an action that was accepted before is refused now");
        ++at_;
        remember();
    }
}

// Makes a checkpoint of the present state if one is due here and not there yet.
void Timeline::remember() {
    if (capacity_ == 0 || at_ != (checkpoints_ + 1) * distance_) return;
    if (checkpoints_ == capacity_) {
        for (std::size_t i = 1; i < checkpoints_; i += 2)
            game_->copy(checkpoint(i / 2), checkpoint(i));
        checkpoints_ /= 2;
        distance_ *= 2;
        if (at_ != (checkpoints_ + 1) * distance_) return;
    }
    game_->copy(checkpoint(checkpoints_), present());
    ++checkpoints_;
}

}  // namespace kit
