// Sights by chance, and matches between computer players.
#pragma once

#include "bullet/levels.h"
#include "bullet/position.h"
#include "kit/player.h"

namespace field {

enum LevelIndex { easy, normal, hard };
inline const kit::Player& player(int level) {
    return *all_players[static_cast<std::size_t>(level)];
}

// A heroine alone, with so many bullets in her sight and cards in her hand, and all her AP.
inline Position random_sight(Heroine heroine, int bullets, int cards, kit::Rng& rng) {
    static constexpr const char* ids[] = {"es", "ro", "ve", "yn", "ja", "na", "pl", "ba"};
    Position p(std::string("score ") + ids[heroine]);
    Board& board = p.board(0);
    if (heroine == jane) set_specials_aside(p, 0);
    while (size_of(board.sight.bullets()) < bullets) {
        const auto space = static_cast<Space>(rng.below(space_count));
        if (!has(board.sight.bullets(), space)) board.sight.put(space, p.s.center.draw(rng));
    }
    board.deck.shuffle(rng);
    for (int i = 0; i < cards; ++i) board.hand.push(board.deck.draw());
    if (heroine == nawa) board.component = static_cast<Space>(rng.below(space_count));
    return p;
}

inline Action choice_of(const State& state, const kit::Player& who, kit::Seed seed = 1) {
    alignas(kit::state_alignment) static std::byte scratch[kit::Thinking::scratch_size];
    kit::Thinking thinking;
    return thinking.choose(who, bullet::game, reinterpret_cast<const kit::StateBytes*>(&state),
                           seed, scratch);
}

// A match to its end; `judge` gets each position that is decided, with the seed of the decision
// and what was chosen.
template <class Judge>
State play_match(const std::string& table, std::vector<const kit::Player*> players, kit::Seed seed,
                 Judge judge) {
    State s{};
    Rules::setup(s, config_of(table), seed);
    for (std::size_t taken = 0; !s.over(); ++taken) {
        const kit::Seat seat = Rules::turn(s);
        const kit::Seed decision = kit::decision_seed(seed, seat, taken);
        const Action action = choice_of(s, *players[seat % players.size()], decision);
        judge(s, decision, action);
        kit::Events unseen;
        const kit::Verdict verdict = Rules::apply(s, action, unseen);
        TEST_ASSERT_NULL_MESSAGE(verdict.why_not, verdict.why_not);
    }
    return s;
}

}  // namespace field
