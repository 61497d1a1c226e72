// Reads QR codes off pictures, as a phone does, with a decoder that knows nothing of ours (ZXing).
#pragma once

#include <string>

#include "picture/picture.h"

namespace qr_reader {

// What the code in the picture says; nothing if none is found.
std::string read(const picture::Picture& picture);

}  // namespace qr_reader
