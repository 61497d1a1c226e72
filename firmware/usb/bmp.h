// A kept picture as a BMP file, 24 bits a pixel: every system shows it without asking. Worked out
// from the packed bands for whatever part is asked for.
#pragma once

#include <cstdint>
#include <span>

#include "storage/shots.h"

namespace usb::bmp {

std::uint32_t bytes(const storage::ShotSize& size);
// From `offset` on. False: the picture is not to be had any more.
bool read(std::uint16_t shot, const storage::ShotSize& size, std::uint32_t offset,
          std::span<std::uint8_t> into);

}  // namespace usb::bmp
