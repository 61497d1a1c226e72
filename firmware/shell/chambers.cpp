#include "shell/chambers.h"

#include "love_cartridge/cartridge.h"
#include "nullgame_cartridge/cartridge.h"
#include "shell/art.h"
#include "superhot_cartridge/cartridge.h"

namespace shell {

constinit const Chambers six_chambers = {{
    {.name = "SUPERHOT",
     .line = "Nothing moves until you do",
     .coming = "A duel of cards in slow motion: every card you play lets the bullets fly on. "
               "1 to 3 players.",
     .banner = &art::banner_superhot,
     .emblem = &art::emblem_superhot,
     .cartridge = &superhot_cartridge::cartridge},
    {.name = "Bullets of Love",
     .line = "Duel, reload, steal a heart",
     .coming = "Six dice are your bullets: split them between attack and defence and win hearts "
               "at high noon. 4 players.",
     .banner = &art::banner_love,
     .emblem = &art::emblem_love,
     .cartridge = &love_cartridge::cartridge},
    {.name = "Bluff the Bullet",
     .line = "Lie well, or call the liar",
     .coming = "A weird western card table: swap, peek, shoot, and claim what you do not hold. "
               "2 to 5 players.",
     .banner = &art::banner_bluff,
     .emblem = &art::emblem_bluff},
    {.name = "Bullet★",
     .line = "Clear your sky before it falls",
     .coming = "Bullets rain into your sight: form patterns, send them back, outlive the rest. "
               "1 to 8 players, bosses too.",
     .banner = &art::banner_bullet,
     .emblem = &art::emblem_bullet},
    {.name = "Blast Tactics",
     .line = "Drop the bomb, mind the corner",
     .coming = "Bombs tick by turns in a walled arena: push, throw and roll them, and be the last "
               "one standing. 2 to 4 players.",
     .banner = &art::banner_blast,
     .emblem = &art::emblem_blast},
    {.name = "Challenges",
     .line = "The same shots for everybody",
     .coming = "Numbered matches from all five games, each with a par to beat. They need a game "
               "in the cylinder first.",
     .banner = &art::banner_challenge,
     .emblem = &art::emblem_challenge},
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
    return game == nullgame_cartridge::cartridge.game.info.id ? &nullgame_cartridge::cartridge
                                                              : nullptr;
}

}  // namespace shell
