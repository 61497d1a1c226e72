// Computer players.
//
// A player decides from a concealed state, which holds nothing that its seat does not know; it
// never gets the true one. Its work is counted in nodes (actions tried), never in time, so that a
// match plays the same on any machine; and it is done in slices of any size, with the same result.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "kit/game.h"
#include "kit/scratch.h"

namespace kit {

// What a player says that finds nothing to do. It should never have to.
inline constexpr Action no_answer{.kind = no_value};

// A decision on its way.
struct Thought {
    const Player* player = nullptr;
    const Game* game = nullptr;
    const StateBytes* seen = nullptr;  // concealed
    Seat seat = nobody;
    Rng rng{};                      // the player's own, not the game's
    std::span<std::byte> memory{};  // the player's, until it has chosen
    Action choice = no_answer;
};

struct Player {
    std::string_view word, title;
    std::uint32_t nodes;    // for one decision, at most (and one playout)
    std::uint16_t playout;  // random actions after a node, at most (search.h)
    void (*start)(Thought&);
    // Spends about `work` nodes; true when `choice` stands.
    bool (*step)(Thought&, std::uint32_t work);
};

// Players for every game, weakest first: one of the legal actions; the best looking next position;
// information-set tree search. Where the rules judge positions, search trusts their judgement at
// the end of the tree; elsewhere it plays on at random (measured: playing on where there is a
// judgement costs more strength than it gives).
extern const Player random_player, greedy_player, search_player, playout_player;
std::span<const Player* const> players_of(const Game& game);
int levels_of(const Game& game);

// Random numbers for a decision: fixed by match, seat and place, and of no use for guessing those
// of the game.
Seed decision_seed(Seed match_seed, Seat seat, std::size_t actions_taken);

// Makes a decision: conceals, asks the player, checks the answer.
//
// An answer that is not legal is a fault of the player, and tests and tools look for it. A match
// goes on nevertheless, with the first legal action.
class Thinking {
  public:
    static constexpr std::size_t scratch_size = 64 * 1024;

    // `state` is read now and not kept; `scratch` is in use until the choice is made. It is aligned
    // for a state: its usable size may decide what a search finds, so it must not depend on luck.
    void start(const Player& player, const Game& game, const StateBytes* state, Seed seed,
               std::span<std::byte> scratch);
    // True when the choice is there.
    bool step(std::uint32_t work);
    bool busy() const { return busy_; }
    Action choice() const { return choice_; }          // legal
    Action answer() const { return thought_.choice; }  // the player's own
    // All at once. For tools and tests, which stop at an answer that is not legal.
    Action choose(const Player& player, const Game& game, const StateBytes* state, Seed seed,
                  std::span<std::byte> scratch);

  private:
    Thought thought_;
    Action choice_{};
    bool busy_ = false;
};

}  // namespace kit
