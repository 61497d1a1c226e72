#include "kit/signature.h"

namespace kit {

Signature::Signature(const Game& game, std::span<std::byte> scratch) : game_(game) {
    Scratch cut(scratch.first(Thinking::scratch_size));
    state_ = cut.take<StateBytes>(max_state_size, state_alignment).data();
    scratch_ = cut.rest();
    hash_.add(game.info.version);
    begin_match();
}

void Signature::begin_match() {
    rng_ = Rng(match_, game_.info.id);
    actions_ = 0;
    const Config config = random_config(game_, rng_);
    game_.setup(state_, config, rng_.next());
    hash_.add(game_.hash(state_));
}

void Signature::take(Action action) {
    Events unseen;
    check(game_.apply(state_, action, unseen).ok(), "a legal action was refused");
    hash_.add(action.word());
    hash_.add(game_.hash(state_));
    ++actions_;
}

bool Signature::step(std::uint32_t work) {
    for (; work > 0 && match_ < matches; --work) {
        if (thinking_.busy()) {
            // A player's node counts as one of ours; its slices may be of any size.
            if (thinking_.step(1)) take(thinking_.choice());
            continue;
        }
        if (game_.turn(state_) == nobody || actions_ == longest) {
            const Outcome outcome = game_.outcome(state_);
            hash_.add(outcome.result);
            hash_.add(outcome.score);
            if (++match_ < matches) begin_match();
        } else if (actions_ % player_every == 0) {
            const auto players = players_of(game_);
            const std::size_t which = (match_ + actions_ / player_every) % players.size();
            thinking_.start(*players[which], game_, state_, rng_.next(), scratch_);
        } else {
            take(random_legal(game_, state_, rng_));
        }
    }
    return match_ == matches;
}

Hash signature(const Game& game, std::span<std::byte> scratch) {
    Signature signature(game, scratch);
    while (!signature.step(1000)) {
    }
    return signature.value();
}

}  // namespace kit
