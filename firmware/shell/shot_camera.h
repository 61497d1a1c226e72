// Keeps pictures of the screen in the storage and says so.
#pragma once

#include "console/camera.h"
#include "console/runtime.h"

namespace shell {

class ShotCamera final : public console::Camera {
  public:
    void take(console::Runtime& runtime) override;
};

}  // namespace shell
