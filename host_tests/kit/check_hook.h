// Moved to where the host program finds it, too.
#pragma once

#include "check_hook/check_hook.h"  // IWYU pragma: export
