// Arenas of the player's own making, in numbered slots. What a record says only its game knows
// (stage/workshop.h); here it is bytes.
//
// Nothing of them stays in memory: a slot is read when it is wanted, and saving one copies the
// others from the old file to the new.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "kit/config.h"
#include "kit/verdict.h"
#include "storage/files.h"

namespace storage {

inline constexpr int arena_slots = 16;

struct ArenaSlot {
    bool used = false;
    bool draft = false;  // kept, but not to be played yet
    std::array<std::uint8_t, kit::max_record> record{};
    bool operator==(const ArenaSlot&) const = default;
};

namespace arenas {

inline constexpr const char* path = "arenas";

// Reads the file through: is it what was written, and can it be ours?
Read check();
// Slots count from 0. Not used: there is nothing, or nothing that can be read.
ArenaSlot read(int slot);
// All that are used, in their order. Opening a file takes longer than reading it: so much faster
// than one by one.
using Visit = void (*)(void* context, int slot, const ArenaSlot& content);
void each(Visit visit, void* context);
// A slot that is not used erases what was there. What cannot be read is not written over.
Written write(int slot, const ArenaSlot& content);
// The first that is not used; arena_slots: all are; -1: nobody can tell, and writing says why.
int first_free();

// Is this a copy of the file? What lies in its used slots the judge is asked, who knows the game.
using Judge = kit::Verdict (*)(void* context, const ArenaSlot& slot);
kit::Verdict judge_copy(std::span<std::uint8_t> copy, Judge judge, void* context);
// In place of these, from a copy of the file.
kit::Verdict put_back(std::span<std::uint8_t> copy);

}  // namespace arenas
}  // namespace storage
