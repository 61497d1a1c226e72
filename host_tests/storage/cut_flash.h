// A simulated flash chip behind hal::flash_*, whose power can be cut at any operation, in the
// middle of it too, and whose blocks can fail. Linked instead of a driver.
#pragma once

#include <array>
#include <csetjmp>
#include <cstdint>
#include <vector>

namespace cut_flash {

// What a cut leaves of an operation. A program turns ones into zeros, each bit in its own time and
// in no order. An erase programs its block to zeros first and then raises all bits: whatever stood
// there, any bit may be found at any value.
enum class Tear : std::uint8_t {
    before,  // the operation did not begin
    barely,  // one bit fell; of an erase: some of the ones did
    some,    // some bits changed and others did not; of an erase: any bits
    first,   // the first part of the bytes changed
    last,    // only the last part changed
    nearly,  // one bit did not change yet
    after,   // it was done, but nobody was told
    wavers   // done, but for bits in between: they read as they like each time, until they are
             // programmed again or erased
};
inline constexpr std::array tears{Tear::before, Tear::barely, Tear::some, Tear::first,
                                  Tear::last,   Tear::nearly, Tear::after};
// LittleFS takes for granted that what it read once it will read again; the journals do not.
inline constexpr std::array all_tears{Tear::before, Tear::barely, Tear::some,  Tear::first,
                                      Tear::last,   Tear::nearly, Tear::after, Tear::wavers};

// Two cuts need not tear alike: each kind meets each.
struct TwoTears {
    Tear first, second;
};
template <std::size_t count>
constexpr std::array<TwoTears, count * count> pairs_of(const std::array<Tear, count>& kinds) {
    std::array<TwoTears, count * count> pairs{};
    for (std::size_t i = 0; i < pairs.size(); ++i) pairs[i] = {kinds[i / count], kinds[i % count]};
    return pairs;
}
// Where that would take too long: for every pair of operations each kind comes first once and
// second once; which ones meet goes on from pair to pair, so that all do.
template <std::size_t count>
constexpr std::array<TwoTears, count> fewer_pairs_of(const std::array<Tear, count>& kinds,
                                                     std::uint32_t first, std::uint32_t second) {
    std::array<TwoTears, count> pairs{};
    for (std::size_t i = 0; i < count; ++i)
        pairs[i] = {kinds[i], kinds[(i + first + second) % count]};
    return pairs;
}

enum class Fault : std::uint8_t {
    none,
    refuses,  // program and erase report failure
    sticks,   // takes writes without a word and keeps ones
    forgets,  // takes programs without a word and does nothing
    stays,    // takes erases without a word and does nothing
    unread,   // reading fails
};
inline constexpr Fault write_faults[] = {Fault::refuses, Fault::sticks, Fault::forgets,
                                         Fault::stays};

void reset(std::uint32_t bytes = 1u << 20, std::uint8_t fill = 0xFF);
std::vector<std::uint8_t>& contents();
void restore(
    const std::vector<std::uint8_t>& contents);  // another chip: faults stay, no cut is left
void set_fault(std::uint32_t block, Fault fault);

// Of the reads of a block from now on so many fail, after so many that do not.
void fail_reads(std::uint32_t block, std::uint32_t after, std::uint32_t count);
std::uint32_t reads_to_fail();  // of these

void cut_at(std::uint32_t operation, Tear tear, std::uint32_t seed);  // counted from now
void never_cut();
std::uint32_t operations();    // programs and erases since reset
std::uint64_t microseconds();  // the chip's typical times of them all
std::uint32_t cuts();          // since the program started
std::uint32_t cut_place();     // the offset of the last one

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
