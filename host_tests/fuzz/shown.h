// A flash with something to show on a drive: matches and pictures. The ground for the fuzzer's
// damage to what the drive is made of.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "usb/drive.h"

namespace fuzz {

const std::vector<std::uint8_t>& shown_flash();
std::span<const usb::Page> pages();

}  // namespace fuzz
