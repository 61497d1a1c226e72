// A flash on which two games were played: the ground for the fuzzer's damage, and for its seeds.
#pragma once

#include <cstdint>
#include <vector>

namespace fuzz {

const std::vector<std::uint8_t>& lived_in();

}  // namespace fuzz
