// The running match of each game, saved after every action.
//
// LittleFS would copy and erase at least one block (45 ms) for every few appended bytes, and more
// whenever its directory is full. A running match is an append-only list, and NOR flash can append
// for 0.7 ms a page as long as nobody insists on copying. So a part of the storage is set aside as
// journals: plain blocks, written front to back, erased only when a match moves into them. What is
// finished goes to LittleFS.
//
// A journal is a slot of eight blocks: a header page, then steps in bulk (a match that moved here),
// then sealed entries, one a step. A cut leaves the last entry whole or not there. FORMAT.md tells
// every byte, and why it takes the time it takes.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "drivers/hal.h"
#include "kit/match.h"

namespace storage {

using GameId = std::uint8_t;

// A step is an action, or a mark: a kind that no game has.
using Step = kit::Action;
inline constexpr std::uint8_t mark_kind = 255, cursor_mark = 1, closed_mark = 2;
// The cursor moved: undo, redo, or several at once.
constexpr Step cursor_step(std::uint32_t to) {
    return {mark_kind, cursor_mark, static_cast<std::uint8_t>(to),
            static_cast<std::uint8_t>(to >> 8)};
}
// The match is finished and all that follows from it is saved.
inline constexpr Step closed_step{mark_kind, closed_mark, 0, 0};

inline constexpr std::uint32_t most_steps = kit::max_actions;
inline constexpr int journal_slots = 12;  // a running match for each game, and room to move
inline constexpr int most_games = journal_slots - 2;
inline constexpr std::uint32_t slot_bytes = 8 * hal::flash_block_bytes;
inline constexpr std::uint32_t journal_bytes = journal_slots * slot_bytes;  // the first part
inline constexpr std::size_t max_head_bytes = 220;

// A match as the journal sees it: a list with a cursor.
struct Log {
    std::span<Step> steps{};   // room for most_steps; none: they are only counted
    std::uint32_t count = 0;   // steps known, those that could be redone included
    std::uint32_t cursor = 0;  // steps taken
    bool closed = false;
};

// The same for writing.
struct Standing {
    std::span<const Step> known{};
    std::uint32_t cursor = 0;
    bool closed = false;
};

enum class Loaded : std::uint8_t {
    none,       // the game has no match
    whole,      // exactly what was saved
    shortened,  // an entry was lost: the log ends before it
    damaged,    // the steps in bulk are not what was saved
    newer,      // a newer Sixgun wrote it
    unread      // the flash does not give back what it gave at power-on
};

enum class Saved : std::uint8_t {
    yes,
    too_long,  // the match or its head does not fit
    no_match,  // nothing is open
    broken,    // the flash takes no more writes anywhere
    not_ours   // the flash holds something else: it must be formatted first
};

class Journals {
  public:
    struct Header {
        GameId game = 0;
        std::uint32_t generation = 0;  // the highest of a game is its running match
        std::uint32_t match = 0;       // stays the same when a match moves
        std::uint32_t bulk_count = 0, bulk_cursor = 0, bulk_crc = 0;
        bool closed = false;
        std::uint8_t head_length = 0;
        std::array<std::uint8_t, max_head_bytes> head_bytes{};
        std::span<const std::uint8_t> head() const { return {head_bytes.data(), head_length}; }
    };

    // Looks at every slot. Whatever is in the flash, this ends and nothing is written. Numbers of
    // matches go on above `floor`.
    void scan(std::uint32_t floor);
    // To be called once after `scan`, in a flash that is ours: makes sure of what a cut may have
    // left half-written of a header.
    void settle_headers();
    // At least one slot carries our seal.
    bool any() const;
    // Every byte of the journals' part is as if never used.
    static bool blank();

    // Reads a game's match into `log` without opening it.
    Loaded peek(GameId game, Log& log, Header& header) const;
    // The same, and opens it: `add` goes on behind it.
    Loaded load(GameId game, Log& log);
    // To be called once after `load`, when nobody waits for a save: makes sure of what a cut may
    // have left half-written, and moves a match that has little room left.
    Saved settle(const Standing& now);
    // Starts a match, at its first step or later. The one that was running is forgotten once this
    // one's header is whole.
    Saved begin(GameId game, std::span<const std::uint8_t> head, const Standing& now = {});
    // Saves one step. `now` is the match after it, needed when the slot is full or fails and the
    // match moves.
    Saved add(Step step, const Standing& now);
    // The open match; its number is 0 if there is none.
    const Header& open() const { return header_; }
    // A number that no match had so far, for one that could not be begun.
    std::uint32_t spare_number() { return ++last_number_; }
    // A match came back under this number: no other gets it.
    void keep_clear_of(std::uint32_t number) { last_number_ = std::max(last_number_, number); }

    // Forgets all matches of a game; of all games if it is 0.
    bool erase(GameId game);

  private:
    enum class Content : std::uint8_t { free, ours, newer };
    struct Slot {
        Content content = Content::free;
        GameId game = 0;
        std::uint32_t generation = 0;
    };
    struct Place {
        std::uint32_t next = 0;       // where the next entry goes, counted in entries
        std::uint32_t sequence = 0;   // good entries before it
        std::uint32_t last_good = 0;  // the place of the last of them, if there is one
        Step last_step{};             // and its step
    };

    static Content read_header(int slot, Header& header);
    Loaded peek(GameId game, Log& log, Header& header, Place& place) const;
    static Loaded read(int slot, const Header& header, Log& log, Place& place);
    int newest(GameId game) const;
    int free_slot() const;
    bool claim(int slot, const Header& header, std::span<const Step> bulk);
    Saved move(Header header, const Standing& now);
    void prepare(std::uint32_t count);
    bool open_way(std::uint32_t at, bool& erased);
    bool write_entry(Step step, bool& erased);
    void close();

    std::array<Slot, journal_slots> slots_{};
    std::uint32_t last_number_ = 0;  // the highest generation or match number so far
    std::uint32_t bad_ = 0;          // slots that failed since power-on, a bit each
    int last_claimed_ = -1;          // the next slot is looked for behind it: wear goes round

    int open_ = -1;
    Header header_{};
    Place place_{};
    int ahead_ = -1;  // a slot being erased block by block for the next move
    std::uint32_t ahead_clean_ = 0;
};

}  // namespace storage
