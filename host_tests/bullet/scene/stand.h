// The scene on a stand: any position of Bullet before it, driven by keys, without the shell.
#pragma once

#include "bullet/rules.h"
#include "bullet_cartridge/cartridge.h"
#include "heard.h"
#include "scene_stand.h"
#include "stage/damage.h"

namespace stand {

inline constexpr std::string_view bullet_names[] = {"Ada", "Bea", "Cleo", "Dora",
                                                    "Eve", "Fay", "Gwen", "Hope"};

class Stand final : public SceneStand<bullet::Rules> {
  public:
    explicit Stand(const bullet::State& state, kit::Viewer viewer = 0)
        : SceneStand(bullet_cartridge::cartridge, bullet_names, state, viewer) {}

    // Is this text on the screen?
    bool says(std::string_view text) const {
        const Heard heard;
        (void)picture();
        return heard.has(text);
    }

    // What would be drawn anew and sent.
    void damage(const stage::Rect& area) override { damaged.add(area); }
    stage::Damage damaged;
};

}  // namespace stand
