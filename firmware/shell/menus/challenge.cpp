#include "shell/menus/challenge.h"

#include <algorithm>

#include "kit/player.h"
#include "kit/signature.h"

namespace shell {

namespace {

constexpr std::uint32_t first_seed = 0x6A110000;

}  // namespace

bool has_challenges(const Chamber& chamber) {
    return chamber.cartridge != nullptr && !chamber.cartridge->challenges.empty();
}

Challenge own_challenge(const stage::Cartridge& cartridge, int which) {
    const auto place = static_cast<std::size_t>(which);
    const std::size_t puzzles = std::min(place / 2, cartridge.puzzles.size());  // before this one
    if (place % 2 == 1 && puzzles < cartridge.puzzles.size())
        return {0, &cartridge, nullptr, &cartridge.puzzles[puzzles], 0, {}};
    const auto& setup = cartridge.challenges[(place - puzzles) % cartridge.challenges.size()];
    const kit::Seed seed = kit::Rng::scramble(first_seed + 256u * cartridge.game.info.id +
                                              static_cast<std::uint32_t>(which));
    Challenge made{0, &cartridge, &setup, nullptr, 0, start_of(cartridge, setup, seed)};
    if (place < cartridge.pars.size()) made.par = cartridge.pars[place];
    return made;
}

play::Start start_of(const stage::Cartridge& cartridge, const stage::ChallengeSetup& setup,
                     kit::Seed seed) {
    play::Start start{.config = setup.config, .seed = seed};
    for (int seat = 0; seat < setup.seats; ++seat)
        start.controllers[static_cast<std::size_t>(seat)] =
            seat == setup.seat
                ? play::person
                : play::usual_player(cartridge.game, setup.rivals, static_cast<std::size_t>(seat));
    return start;
}

Challenge challenge(const Chambers& chambers, int number) {
    const Chamber& chamber = chambers[static_cast<std::size_t>((number - 1) % game_chambers)];
    if (!has_challenges(chamber)) return {};
    Challenge made = own_challenge(*chamber.cartridge, (number - 1) / game_chambers);
    made.number = number;
    return made;
}

Challenge challenge_of(const Chambers& chambers, const kit::Match& match) {
    for (int number = 1; number <= challenge_total; ++number) {
        const Challenge each = challenge(chambers, number);
        if (each.setup == nullptr || each.cartridge->game.info.id != match.game_id) continue;
        if (each.start.seed == match.seed && each.start.config == match.config &&
            each.start.controllers == match.controllers)
            return each;
    }
    return {};
}

int playable_challenges(const Chambers& chambers) {
    return challenges_a_game *
           static_cast<int>(std::count_if(chambers.begin(), chambers.end(), has_challenges));
}

int playable_challenge(const Chambers& chambers, int index) {
    const int games = playable_challenges(chambers) / challenges_a_game;
    int chamber = 0;
    for (int skip = index % games;; ++chamber)
        if (has_challenges(chambers[static_cast<std::size_t>(chamber)]) && skip-- == 0) break;
    return index / games * game_chambers + chamber + 1;
}

std::int32_t near_par(std::int32_t par) { return par - std::max<std::int32_t>(par / 4, 1); }

int stars_for(std::int32_t par, std::int32_t most, std::int32_t score) {
    if (score <= 0) return 0;
    if (score > par || score >= most) return 3;
    if (score == par) return 2;
    return score >= near_par(par) ? 1 : 0;
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

kit::Hash pars_mark(const stage::Cartridge& cartridge, std::span<std::byte> scratch) {
    kit::Hasher hash;
    hash.add(kit::signature(cartridge.game, scratch));
    for (int which = 0; which < challenges_a_game; ++which) {
        const Challenge each = own_challenge(cartridge, which);
        if (each.puzzle != nullptr) continue;
        hash.add(each.start.config.values);
        hash.add(each.start.seed);
        hash.add(each.start.controllers);
    }
    return hash.value();
}

}  // namespace shell
