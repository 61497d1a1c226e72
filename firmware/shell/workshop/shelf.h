// The slots as the screens of the workshop see them: read once when a screen is opened, because
// drawing must not wait for the flash. They lie in memory that a match needs, too, so whoever comes
// back from one looks again.
#pragma once

#include "kit/scratch.h"
#include "stage/workshop.h"
#include "storage/store.h"

namespace shell {

using storage::ArenaSlot;

class Shelf {
  public:
    static constexpr int slots = storage::arena_slots;
    static_assert(std::tuple_size_v<stage::Record> == kit::max_record);

    Shelf(storage::Store& store, std::span<std::byte> room) : store_(store), room_(room) {}

    void look() {
        seen_ = kit::Scratch(room_).take<ArenaSlot>(slots);
        for (int i = 0; i < slots; ++i) seen_[static_cast<std::size_t>(i)] = read(i);
    }
    // As it was looked at.
    const ArenaSlot& operator[](int slot) const { return seen_[static_cast<std::size_t>(slot)]; }

    // From the flash, whatever is on the screen.
    ArenaSlot read(int slot) const { return store_.arena(slot); }
    int first_free() const { return store_.free_arena(); }
    // Writes nothing that is there already. As a draft if the game would not play it.
    storage::Written keep(const stage::Workshop& workshop, int slot, const stage::Record& record) {
        const ArenaSlot content{true, !workshop.problem(record).ok(), record};
        return read(slot) == content ? storage::Written::ok : store_.keep_arena(slot, content);
    }
    storage::Written clear(int slot) { return store_.keep_arena(slot, {}); }

  private:
    storage::Store& store_;
    std::span<std::byte> room_;
    std::span<ArenaSlot> seen_;
};

}  // namespace shell
