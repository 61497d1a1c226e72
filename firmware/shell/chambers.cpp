#include "shell/chambers.h"

#include "lineup/cartridges.h"
#include "shell/art.h"

namespace shell {

namespace {

// The games to come. Once a game is in the line-up with its chamber, nothing refers to its sign any
// more, and neither words nor pictures are linked.
constexpr Sign bullet{
    .line = "Clear your sky before it falls",
    .coming =
        "Bullets rain into your sight: form patterns, send them back, outlive the rest. "
        "1 to 8 players, bosses too.",
    .banner = &art::banner_bullet,
    .emblem = &art::emblem_bullet};
constexpr Sign blast{
    .line = "Drop the bomb, mind the corner",
    .coming =
        "Bombs tick by turns in a walled arena: push, throw and roll them, and be the last "
        "one standing. 2 to 4 players.",
    .banner = &art::banner_blast,
    .emblem = &art::emblem_blast};
constexpr Sign challenges{
    .line = "The same shots for everybody",
    .coming =
        "Numbered matches from all five games, each with a par to beat. They need a game "
        "in the cylinder first.",
    .banner = &art::banner_challenge,
    .emblem = &art::emblem_challenge};

template <std::size_t chamber>
constexpr Chamber with_game() {
    static_assert(
        lineup::loaded[chamber],
        "a chamber has neither a game in the line-up nor a sign that says what is to come");
    return {.cartridge = lineup::chambers[chamber]};
}
template <std::size_t chamber>
constexpr Chamber with_game_or(const Sign& sign) {
    if constexpr (lineup::loaded[chamber])
        return {.cartridge = lineup::chambers[chamber]};
    else
        return {.sign = &sign};
}

}  // namespace

constinit const Chambers six_chambers = {{
    with_game<0>(),
    with_game<1>(),
    with_game<2>(),
    with_game_or<3>(bullet),
    with_game_or<4>(blast),
    {.sign = &challenges},
}};

bool loaded(const Chambers& chambers, int chamber) {
    if (chamber != challenge_chamber)
        return chambers[static_cast<std::size_t>(chamber)].cartridge != nullptr;
    for (const Chamber& each : chambers)
        if (each.cartridge != nullptr && !each.cartridge->challenges.empty()) return true;
    return false;
}

int chamber_of(const Chambers& chambers, const stage::Cartridge& cartridge) {
    for (int i = 0; i < game_chambers; ++i)
        if (chambers[static_cast<std::size_t>(i)].cartridge == &cartridge) return i;
    return -1;
}

const stage::Cartridge* cartridge_of(const Chambers& chambers, std::uint8_t game) {
    for (const Chamber& each : chambers)
        if (each.cartridge != nullptr && each.cartridge->game.info.id == game)
            return each.cartridge;
    for (const stage::Cartridge* each : lineup::cartridges)
        if (each->game.info.id == game) return each;
    return nullptr;
}

}  // namespace shell
