#include "bluff_cartridge/cartridge.h"

#include "bluff/rules.h"
#include "bluff_art/art.h"
#include "bluff_scene/scene.h"

namespace bluff_cartridge {

constinit const stage::Cartridge cartridge{
    .game = bluff::game,
    .scene = &stage::make_scene<bluff_scene::Scene>,
    .line = "Lie well, or call the liar",
    .banner = &bluff_art::art::launcher_banner,
    .emblem = &bluff_art::art::launcher_emblem,
    .mode_field = bluff::players_field,
};

}  // namespace bluff_cartridge
