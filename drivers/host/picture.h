// What the panel shows, and its fingerprint.
#pragma once

#include <cstdint>

#include "picture/picture.h"

namespace host {

using picture::Picture;

// A film is a list of these, one a frame, and the emulated chip makes the same list: FNV-1a with
// 32 bits over all pixels, each as its low byte and then its high byte.
std::uint32_t hash_of(const Picture& picture);

}  // namespace host
