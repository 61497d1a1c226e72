#include "shell/shell.h"

namespace shell {

Shell::Shell(const char*) : runtime_(settings_) {}

}  // namespace shell
