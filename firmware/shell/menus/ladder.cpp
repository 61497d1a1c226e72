#include "shell/menus/ladder.h"

namespace shell {

using stage::Pairing;

std::uint32_t place_of(const Chambers& chambers, const stage::Cartridge& cartridge,
                       Pairing pairing) {
    const int place = chamber_of(chambers, cartridge) * static_cast<int>(storage::ladder_size) +
                      pairing.climber * stage::Ladder::most + pairing.rung;
    return storage::ladder_first + static_cast<std::uint32_t>(place);
}

Pairing pairing_of(const Chambers& chambers, const stage::Cartridge& cartridge,
                   const kit::Config& config) {
    if (cartridge.ladder == nullptr || chamber_of(chambers, cartridge) < 0) return {};
    return cartridge.ladder->of(config);
}

int Climb::stars(Pairing pairing) const {
    return stars_.stars(place_of(chambers_, cartridge_, pairing));
}

Climb::Rungs Climb::rungs(int climber) const {
    Rungs found;
    for (const std::uint8_t rung : ladder_.rungs)
        if (ladder_.meets({climber, rung})) found.push(rung);
    return found;
}

int Climb::all(int climber) const { return static_cast<int>(rungs(climber).size()); }

int Climb::won(int climber) const {
    int count = 0;
    for (const std::uint8_t rung : rungs(climber)) count += stars({climber, rung}) > 0 ? 1 : 0;
    return count;
}

int Climb::all() const {
    int count = 0;
    for (int climber = 0; climber < ladder_.climbers; ++climber) count += all(climber);
    return count;
}

int Climb::won() const {
    int count = 0;
    for (int climber = 0; climber < ladder_.climbers; ++climber) count += won(climber);
    return count;
}

int Climb::next(int climber) const {
    const Rungs all = rungs(climber);
    for (std::size_t i = 0; i < all.size(); ++i)
        if (stars({climber, all[i]}) == 0) return static_cast<int>(i);
    return static_cast<int>(all.size()) - 1;
}

}  // namespace shell
