// What the checks share: a place to play on, matches played at random, and a list of findings.
#pragma once

#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "conformance/conformance.h"
#include "kit/match.h"
#include "kit/player.h"

namespace conformance {

inline std::string text_of(const kit::Game& game, kit::Action action) {
    if (action.kind >= game.info.words.size()) return "kind " + std::to_string(action.kind);
    kit::Text<48> text;
    kit::print_action(action, game.info.words, text);
    return std::string(text.view());
}

// Memory for one state, filled with a pattern first: what a game does not write is noticed.
class Place {
  public:
    explicit Place(const kit::Game& game, unsigned char pattern = 0xA5)
        : game_(&game), memory_(std::make_unique<kit::AnyState>()) {
        fill(pattern);
    }
    void fill(unsigned char pattern) { std::memset(memory_.get(), pattern, sizeof *memory_); }
    kit::StateBytes* state() { return memory_->bytes; }
    const kit::StateBytes* state() const { return memory_->bytes; }
    bool same(const Place& other) const {
        return std::memcmp(state(), other.state(), game_->state_size) == 0;
    }
    void copy(const Place& other) { game_->copy(state(), other.state()); }

  private:
    const kit::Game* game_;
    std::unique_ptr<kit::AnyState> memory_;
};

// A match known to play, as far as it went.
struct Sample {
    kit::Config config;
    kit::Seed seed = 0;
    std::vector<kit::Action> actions;
};

inline std::vector<kit::Action> legal_list(const kit::Game& game, const kit::StateBytes* state) {
    kit::Actions counted({});
    game.legal(state, counted);
    std::vector<kit::Action> list(counted.count());
    kit::Actions window(list);
    game.legal(state, window);
    return list;
}

class Bench {
  public:
    Bench(const kit::Game& subject, const Options& wishes, std::vector<Finding>& findings)
        : game(subject), options(wishes), findings_(findings) {}

    const kit::Game& game;
    const Options& options;

    // One finding a check is enough: the first is the clearest.
    void begin(const std::string& check) {
        check_ = check;
        found_ = false;
    }
    void find(const std::string& message) {
        if (!found_) findings_.push_back({check_, message});
        found_ = true;
    }
    bool found() const { return found_; }

    kit::Config config(int match) const {
        // The usual settings first, then any.
        kit::Rng rng(static_cast<kit::Seed>(match), 7);
        return match == 0 ? game.info.form.usual() : kit::random_config(game, rng);
    }

    // Plays random legal actions and shows each position to `visit(place, actions so far)`, the
    // last too. Stops quietly where a game does what another check complains about.
    template <class Visit>
    Sample play(int match, const Visit& visit) const {
        Sample sample{.config = config(match),
                      .seed = static_cast<kit::Seed>(match * 7919 + 1),
                      .actions = {}};
        Place place(game);
        kit::Rng rng(sample.seed, 13);
        game.setup(place.state(), sample.config, sample.seed);
        for (;;) {
            visit(place, sample.actions);
            if (found_ || sample.actions.size() > game.info.longest_match) return sample;
            if (game.turn(place.state()) == kit::nobody) return sample;
            const auto legal = legal_list(game, place.state());
            if (legal.empty() || legal.size() > 65536) return sample;
            const kit::Action action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
            kit::Events unseen;
            if (!game.apply(place.state(), action, unseen).ok()) return sample;
            sample.actions.push_back(action);
        }
    }
    Sample play(int match) const {
        return play(match, [](const Place&, const std::vector<kit::Action>&) {});
    }

    // Replays the first `count` actions of a sample; false if one is refused.
    bool replay(const Sample& sample, std::size_t count, Place& place) const {
        game.setup(place.state(), sample.config, sample.seed);
        kit::Events unseen;
        for (std::size_t i = 0; i < count; ++i)
            if (!game.apply(place.state(), sample.actions[i], unseen).ok()) return false;
        return true;
    }

  private:
    std::vector<Finding>& findings_;
    std::string check_;
    bool found_ = false;
};

using Check = void (*)(Bench&);
struct NamedCheck {
    int stage;
    const char* name;
    Check check;
};

extern const std::vector<NamedCheck> rules_checks, replay_checks, fairness_checks;

}  // namespace conformance
