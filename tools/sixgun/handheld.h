// The drawn handheld around the window's screen: art/handheld.png and art/handheld.txt, carried in
// the program.
#pragma once

#include "drivers/host/window.h"

namespace sixgun {

host::Casing handheld();

}  // namespace sixgun
