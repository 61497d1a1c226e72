#include "shell/menus/challenge.h"

#include <algorithm>

#include "kit/player.h"

namespace shell {

namespace {

constexpr std::uint32_t first_seed = 0x6A11E000;

constexpr std::int16_t pars[] = {
#include "shell/menus/pars.inc"
};
static_assert(std::size(pars) == challenge_total, "make pars.inc anew with challenge_pars");

}  // namespace

Challenge challenge(Cartridges cartridges, int number) {
    int games = 0;
    for (const stage::Cartridge* each : cartridges) games += each->challenges.empty() ? 0 : 1;
    if (games == 0) return {};
    const int round = (number - 1) / games;
    int place = (number - 1) % games;
    for (const stage::Cartridge* each : cartridges) {
        if (each->challenges.empty() || place-- > 0) continue;
        const auto& setup =
            each->challenges[static_cast<std::size_t>(round) % each->challenges.size()];
        Challenge made{number, each, &setup, {}};
        made.start.config = setup.config;
        made.start.seed = kit::Rng::scramble(first_seed + static_cast<std::uint32_t>(number));
        for (int seat = 0; seat < setup.seats; ++seat)
            made.start.controllers[static_cast<std::size_t>(seat)] =
                seat == setup.seat ? play::person : setup.rivals;
        return made;
    }
    return {};
}

Challenge challenge_of(Cartridges cartridges, const kit::Match& match) {
    for (int number = 1; number <= challenge_total; ++number) {
        const Challenge each = challenge(cartridges, number);
        if (each.number == 0) return {};
        if (each.cartridge->game.info.id == match.game_id && each.start.seed == match.seed &&
            each.start.config == match.config && each.start.controllers == match.controllers)
            return each;
    }
    return {};
}

std::int32_t par_of(int number) { return pars[static_cast<std::size_t>(number - 1)]; }

std::int32_t near_par(std::int32_t par) { return par - par / 4; }

int stars_for(std::int32_t par, std::int32_t most, std::int32_t score) {
    if (score > par || score >= most) return 3;
    if (score == par) return 2;
    return score >= near_par(par) && score > 0 ? 1 : 0;
}

std::int32_t hard_score(const Challenge& challenge, kit::Timeline& timeline,
                        std::span<std::byte> scratch) {
    const kit::Game& game = challenge.cartridge->game;
    const auto players = kit::players_of(game);
    kit::check(timeline.begin(game, challenge.start.config, challenge.start.seed).ok(),
               "a challenge that its game refuses");
    kit::Thinking thinking;
    kit::Events unseen;
    while (timeline.turn() != kit::nobody) {
        const kit::Seat seat = timeline.turn();
        const std::uint8_t level = challenge.start.controllers[seat];
        const kit::Player& player =
            seat == challenge.setup->seat ? *players.back() : *players[level - 1u];
        // As the console does it, so that the rivals play as they will against a person.
        const kit::Seed seed =
            kit::decision_seed(challenge.start.seed, seat, timeline.match().cursor);
        const kit::Action action = thinking.choose(player, game, timeline.state(), seed, scratch);
        kit::check(timeline.play(action, unseen).ok(), "a player chose what the rules refuse");
    }
    return game.outcome(timeline.state()).score[challenge.setup->seat];
}

}  // namespace shell
