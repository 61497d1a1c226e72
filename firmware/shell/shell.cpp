#include "shell/shell.h"

namespace shell {

Shell::Shell(const char* version)
    : runtime_(settings_),
      room_(runtime_),
      settings_screen_(runtime_),
      tests_(runtime_, room_),
      about_screen_(runtime_, tests_, version),
      launcher_(runtime_, settings_screen_, about_screen_) {}

}  // namespace shell
