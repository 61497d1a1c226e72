#include "shell/chambers.h"

#include "lineup/cartridges.h"
#include "shell/art.h"

namespace shell {

namespace {

// Of the chamber that has no game of its own.
constexpr Sign challenges{
    .line = "The same shots for everybody",
    .coming =
        "A match for every day, and numbered ones with a par to beat. They need a game in "
        "the cylinder first.",
    .banner = &art::banner_challenge,
    .emblem = &art::emblem_challenge};

template <std::size_t chamber>
constexpr Chamber with_game() {
    static_assert(lineup::loaded[chamber], "a chamber has no game in the line-up");
    return {.cartridge = lineup::chambers[chamber]};
}

}  // namespace

constinit const Chambers six_chambers = {{
    with_game<0>(),
    with_game<1>(),
    with_game<2>(),
    with_game<3>(),
    with_game<4>(),
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

const stage::Workshop* workshop_in(const Chambers& chambers) {
    for (const Chamber& each : chambers)
        if (each.cartridge != nullptr && each.cartridge->workshop != nullptr)
            return each.cartridge->workshop;
    return nullptr;
}

}  // namespace shell
