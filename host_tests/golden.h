// Pictures that tests compare with, pixel by pixel: host_tests/golden/<name>.png.
//
// A test that draws something else fails and leaves what it drew in the build folder
// (golden_failed/<name>.png). SIXGUN_GOLDEN=update in the environment takes the new pictures as
// right; look at them before committing.
#pragma once

#include "picture/picture.h"

namespace golden {

// Fails the running Unity test if the picture differs.
void check(const char* name, const picture::Picture& drawn);

}  // namespace golden
