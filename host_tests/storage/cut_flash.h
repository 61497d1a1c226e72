// A simulated flash chip behind hal::flash_*, whose power can be cut at any operation, in the
// middle of it too, and whose blocks can fail. Linked instead of a driver.
#pragma once

#include <csetjmp>
#include <cstdint>
#include <vector>

namespace cut_flash {

enum class Tear : std::uint8_t {
    before,  // the operation did not begin
    some,    // some bits changed and others did not, at random: torn and out of order
    first,   // the first part of the bytes changed
    last,    // only the last part changed
    after    // it was done, but nobody was told
};
inline constexpr Tear tears[] = {Tear::before, Tear::some, Tear::first, Tear::last, Tear::after};

enum class Fault : std::uint8_t {
    none,
    refuses,  // program and erase report failure
    sticks,   // takes writes without a word and keeps ones
    unread,   // reading fails
};

void reset(std::uint32_t bytes = 1u << 20, std::uint8_t fill = 0xFF);
std::vector<std::uint8_t>& contents();
void set_fault(std::uint32_t block, Fault fault);

void cut_at(std::uint32_t operation, Tear tear, std::uint32_t seed);  // counted from now
void never_cut();
std::uint32_t operations();    // programs and erases since reset
std::uint64_t microseconds();  // the chip's typical times of them all
std::uint32_t cuts();          // since the program started

extern std::jmp_buf power_off;

// Runs until the power goes; true if it did not.
template <class Work>
bool powered(Work&& work) {
    if (setjmp(power_off) != 0) {
        never_cut();
        return false;
    }
    work();
    never_cut();
    return true;
}

}  // namespace cut_flash
