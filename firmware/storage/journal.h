// The running match of each game, saved after every action.
//
// LittleFS would copy and erase at least one block (45 ms) for every few appended bytes, and a
// second one whenever its directory is full: 103 ms at worst. A running match is an append-only
// list, and NOR flash can append for 0.7 ms a page as long as nobody insists on copying. So a part
// of the storage is set aside as journals: plain blocks, written front to back, erased only when a
// match moves into them. What is finished goes to LittleFS.
//
// A journal is a slot of eight blocks: a header page, then actions in bulk (a match that moved
// here), then sealed entries, one an action. A cut leaves the last entry whole or not there.
// FORMAT.md tells every byte.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "drivers/hal.h"

namespace storage {

using GameId = std::uint16_t;
using Entry = std::uint32_t;  // an action, or one of these:
inline constexpr Entry undo_entry = 0xFF000001, redo_entry = 0xFF000002, closed_entry = 0xFF000003;

inline constexpr int journal_slots = 12;  // a running match for each game, and room to move
inline constexpr std::uint32_t slot_bytes = 8 * hal::flash_block_bytes;
inline constexpr std::uint32_t journal_bytes =
    journal_slots * slot_bytes;  // the storage's first part
inline constexpr std::size_t max_meta_bytes = 220;

// A match as the journal sees it: what was chosen at its start, and a list with a cursor.
struct Log {
    std::span<Entry> actions;  // room for the longest match
    std::uint32_t count = 0;   // actions known, those that could be redone included
    std::uint32_t cursor = 0;  // actions done
    bool closed = false;
    bool damaged = false;  // entries were lost: the list ends before what was last played
};

enum class Saved : std::uint8_t {
    yes,
    too_long,  // the match or its beginning does not fit
    no_match,  // nothing is open
    broken     // the flash takes no more writes anywhere
};

class Journals {
  public:
    struct Header {
        GameId game = 0;
        std::uint32_t generation = 0;  // the highest of a game is its running match
        std::uint32_t match = 0;       // stays the same when a match moves
        std::uint32_t bulk_count = 0, bulk_cursor = 0, bulk_crc = 0;
        std::uint16_t meta_length = 0;
        std::array<std::uint8_t, max_meta_bytes> meta{};
        bool valid = false;
    };

    // Looks at every slot. Whatever is in the flash, this ends and nothing is written.
    void scan();
    // The slot's header of the game's running match, whether finished or not; not valid if there is
    // none.
    Header running(GameId game) const;

    // Reads the running match into `log` and opens it, so that `add` goes on behind it.
    bool load(GameId game, Log& log);
    // Starts a match. The one that was running is forgotten once this one's header is whole.
    Saved begin(GameId game, std::span<const std::uint8_t> meta);
    // Saves one entry. `now` is the match after it, needed when the slot is full or fails and the
    // match moves.
    Saved add(Entry entry, const Log& now);
    std::uint32_t open_match() const { return open_ < 0 ? 0 : header_.match; }

  private:
    struct Slot {
        GameId game;
        std::uint32_t generation;  // 0: free
        std::uint32_t match;
    };

    enum class Wrote : std::uint8_t { failed, entry, and_erased };

    int newest(GameId game) const;
    int free_slot() const;
    Saved claim(int slot, const Header& header, std::span<const Entry> bulk);
    Saved move(const Log& now);
    void prepare();
    Wrote write_entry(Entry entry);

    std::array<Slot, journal_slots> slots_{};
    std::uint32_t last_generation_ = 0;
    std::uint32_t bad_ = 0;  // slots that failed since power-on, a bit each
    int last_claimed_ = -1;  // the next slot is looked for behind it: wear goes round

    int open_ = -1;
    Header header_{};
    std::uint32_t next_ = 0;      // where the next entry goes, counted in entries
    std::uint32_t sequence_ = 0;  // good entries before it
    int ahead_ = -1;              // a slot being erased block by block for the next move
    std::uint32_t ahead_clean_ = 0;
};

}  // namespace storage
