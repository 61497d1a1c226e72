#include "shell/chambers.h"

#include "null_scene/cartridge.h"
#include "shell/art.h"

namespace shell {

const std::array<Chamber, chamber_count> chambers = {{
    {.name = "SUPERHOT",
     .line = "Nothing moves until you do",
     .coming = "A duel of cards in slow motion: every card you play lets the bullets fly on. "
               "1 to 3 players.",
     .banner = &art::banner_superhot,
     .emblem = &art::emblem_superhot},
    {.name = "Bullets of Love",
     .line = "Duel, reload, steal a heart",
     .coming = "Six dice are your bullets: split them between attack and defence and win hearts "
               "at high noon. 4 players.",
     .banner = &art::banner_love,
     .emblem = &art::emblem_love},
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
     .emblem = &art::emblem_blast,
     .cartridge = &nullgame::cartridge},
    {.name = "Challenges",
     .line = "The same shots for everybody",
     .coming = "Numbered matches from all five games, each with a par to beat. They need a game "
               "in the cylinder first.",
     .banner = &art::banner_challenge,
     .emblem = &art::emblem_challenge,
     .challenges = true},
}};

std::span<const stage::Cartridge* const> loaded_cartridges() {
    static constexpr std::array<const stage::Cartridge*, 1> loaded = {&nullgame::cartridge};
    return loaded;
}

}  // namespace shell
