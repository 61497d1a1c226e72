// A scene of Bullets of Love on a stand.
#pragma once

#include "love/rules.h"
#include "love_cartridge/cartridge.h"
#include "scene_stand.h"

namespace stand {

inline constexpr std::string_view love_names[] = {"Marshal Finch", "Rattler Ruth", "Deacon Pike",
                                                  "Sweet Lou"};

class Stand final : public SceneStand<love::Rules> {
  public:
    explicit Stand(const love::State& state, kit::Viewer viewer = 0)
        : SceneStand(love_cartridge::cartridge, love_names, state, viewer) {}
};

}  // namespace stand
