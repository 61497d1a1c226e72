#include "shell/shell.h"

namespace shell {

Shell::Shell(const char*) : runtime_(settings_), launcher_(runtime_) {}

}  // namespace shell
