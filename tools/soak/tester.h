// What the checks share: the match that is played, places for states, and the first fault.
#pragma once

#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "kit/match.h"
#include "kit/player.h"

namespace soak {

// Memory for one state, filled with a pattern first: what a game reads without having written it is
// noticed.
class Place {
  public:
    void fill(unsigned char pattern) { std::memset(memory_.get(), pattern, sizeof *memory_); }
    kit::StateBytes* state() { return memory_->bytes; }
    const kit::StateBytes* state() const { return memory_->bytes; }

  private:
    std::unique_ptr<kit::AnyState> memory_ = std::make_unique<kit::AnyState>();
};

class Tester {
  public:
    Tester(const kit::Game& subject, kit::Seed seed);

    const kit::Game& game;
    kit::Rng rng;

    // The match that is played.
    std::unique_ptr<kit::Match> match = std::make_unique<kit::Match>();
    std::vector<kit::Hash> hashes;  // after each of its actions, the first before any
    Place present, trial, other;
    std::vector<kit::Action> legal;  // in the present position
    std::vector<kit::Event> events = std::vector<kit::Event>(kit::max_events);
    std::int64_t refusals = 0, decisions = 0;

    // The first is the clearest; what follows is mostly a consequence.
    void find(const std::string& sentence) {
        if (fault.empty()) fault = sentence;
    }
    void find(kit::Action action, const std::string& sentence) {
        if (fault.empty()) at_fault = text_of(action);
        find(text_of(action) + " " + sentence);
    }
    bool found() const { return !fault.empty(); }
    std::string fault, at_fault;

    bool same(const kit::StateBytes* one, const kit::StateBytes* two) const {
        return std::memcmp(one, two, game.state_size) == 0;
    }
    std::uint32_t below(std::uint32_t count) { return rng.below(count); }
    bool one_in(std::uint32_t count) { return rng.below(count) == 0; }
    std::string text_of(kit::Action action) const;
    std::string match_text() const;

    // --- The checks, in the order in which they are made
    void check_config();     // of the match to come
    void check_position();   // the present one; fills `legal`
    void check_refusal();    // of an action that is not in `legal`
    void check_concealed();  // for one seat
    void check_player();     // one decision
    void take(kit::Action action);
    void check_end();         // the match as a whole: replay, undo, files, codes
    void check_lookalikes();  // positions with the settings of this match that look alike

    // Where computer players think; one more state fits.
    std::vector<std::byte> scratch =
        std::vector<std::byte>(kit::Thinking::scratch_size + kit::max_state_size);

  private:
    kit::Action doubtful_action();
    bool replay(Place& place, kit::Seed seed, const std::vector<kit::Action>& actions);
    kit::Action choose(const kit::Player& player, const kit::StateBytes* state, kit::Seed seed,
                       std::uint32_t slice);
    const kit::Player& player_to_ask();
    void check_files();
    void check_undo();

    // Of the files' checks, kept because they are large.
    std::unique_ptr<kit::Match> read_ = std::make_unique<kit::Match>();
    std::unique_ptr<kit::ReadMemory> room_ = std::make_unique<kit::ReadMemory>();
    std::vector<std::uint8_t> bytes_ = std::vector<std::uint8_t>(kit::max_match_bytes);
    std::vector<std::byte> checkpoints_;
    std::vector<kit::Action> concealed_legal_;
};

}  // namespace soak
