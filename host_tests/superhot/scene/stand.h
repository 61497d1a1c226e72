// A scene of SUPERHOT on a stand.
#pragma once

#include "scene_stand.h"
#include "superhot/rules.h"
#include "superhot_cartridge/cartridge.h"

namespace stand {

inline constexpr std::string_view hot_names[] = {"Player 1", "Player 2", "Player 3"};

class Stand final : public SceneStand<superhot::Rules> {
  public:
    explicit Stand(const superhot::State& state, kit::Viewer viewer = 0)
        : SceneStand(superhot_cartridge::cartridge, hot_names, state, viewer) {}
};

}  // namespace stand
