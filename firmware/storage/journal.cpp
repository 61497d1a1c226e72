#include "storage/journal.h"

#include <algorithm>
#include <cstring>

#include "storage/torn.h"

namespace storage {
namespace {

constexpr std::uint32_t page_bytes = hal::flash_page_bytes;
constexpr std::uint32_t pages_per_block = hal::flash_block_bytes / page_bytes;
constexpr std::uint32_t blocks_per_slot = slot_bytes / hal::flash_block_bytes;
constexpr std::uint32_t pages_per_slot = slot_bytes / page_bytes;
constexpr std::uint32_t entry_bytes = 6;
constexpr std::uint32_t entries_per_page = page_bytes / entry_bytes;
constexpr std::uint32_t bulk_per_page = page_bytes / sizeof(Entry);
constexpr std::uint8_t format_version = 1;

using Page = std::array<std::uint8_t, page_bytes>;

void put16(std::uint8_t* at, std::uint32_t value) {
    at[0] = static_cast<std::uint8_t>(value);
    at[1] = static_cast<std::uint8_t>(value >> 8);
}
void put32(std::uint8_t* at, std::uint32_t value) {
    put16(at, value);
    put16(at + 2, value >> 16);
}
std::uint16_t get16(const std::uint8_t* at) {
    return static_cast<std::uint16_t>(at[0] | at[1] << 8);
}
std::uint32_t get32(const std::uint8_t* at) {
    return static_cast<std::uint32_t>(get16(at)) | static_cast<std::uint32_t>(get16(at + 2)) << 16;
}

std::uint32_t page_offset(int slot, std::uint32_t page) {
    return static_cast<std::uint32_t>(slot) * slot_bytes + page * page_bytes;
}

// Programs a part of a page and reads it back: a worn block may take a write and keep something
// else. The rest of the page is programmed with ones, which leaves it as it is.
bool write(int slot, std::uint32_t number, std::uint32_t first,
           std::span<const std::uint8_t> bytes) {
    const std::uint32_t offset = page_offset(slot, number);
    Page page;
    page.fill(0xFF);
    std::copy(bytes.begin(), bytes.end(), page.begin() + first);
    if (!hal::flash_program(offset, page) || !hal::flash_read(offset, page)) return false;
    return std::equal(bytes.begin(), bytes.end(), page.begin() + first);
}

bool erase_block(int slot, std::uint32_t block) {
    return hal::flash_erase(page_offset(slot, block * pages_per_block));
}

std::uint32_t bulk_pages(std::uint32_t count) {
    return (count + bulk_per_page - 1) / bulk_per_page;
}
std::uint32_t first_entry_page(const Journals::Header& header) {
    return 1 + bulk_pages(header.bulk_count);
}
std::uint32_t capacity(const Journals::Header& header) {
    return (pages_per_slot - first_entry_page(header)) * entries_per_page;
}

// The seal of an entry: ten bits of checksum over entry, place and match, six bits that count zeros
// (torn.h).
std::uint32_t seal(Entry entry, std::uint32_t sequence, std::uint32_t generation) {
    std::array<std::uint8_t, 12> all;
    put32(&all[0], entry);
    put32(&all[4], sequence);
    put32(&all[8], generation);
    const std::uint32_t check = crc32(all) & 0x3FF;
    const int zeros = zeros_in(entry) + zeros_in(check | 0xFFFFFC00u);
    return check << 6 | static_cast<std::uint32_t>(zeros);
}

// Header page: see FORMAT.md.
Page header_page(const Journals::Header& header) {
    Page page;
    page.fill(0xFF);
    std::memcpy(&page[0], "SGJ", 3);
    page[3] = format_version;
    put16(&page[4], header.game);
    put16(&page[6], header.meta_length);
    put32(&page[8], header.generation);
    put32(&page[12], header.match);
    put32(&page[16], header.bulk_count);
    put32(&page[20], header.bulk_cursor);
    put32(&page[24], header.bulk_crc);
    std::copy_n(header.meta.begin(), header.meta_length, page.begin() + 28);
    put32(&page[248], crc32(std::span(page).first(248)));
    put32(&page[252], zeros_in(std::span(page).first(252)));
    return page;
}

Journals::Header read_header(int slot) {
    Journals::Header header;
    Page page;
    if (!hal::flash_read(page_offset(slot, 0), page)) return header;
    if (std::memcmp(&page[0], "SGJ", 3) != 0 || page[3] != format_version) return header;
    if (get32(&page[248]) != crc32(std::span(page).first(248))) return header;
    if (get32(&page[252]) != zeros_in(std::span(page).first(252))) return header;
    header.game = get16(&page[4]);
    header.meta_length = get16(&page[6]);
    header.generation = get32(&page[8]);
    header.match = get32(&page[12]);
    header.bulk_count = get32(&page[16]);
    header.bulk_cursor = get32(&page[20]);
    header.bulk_crc = get32(&page[24]);
    // Sealed numbers that make no sense were written by something that is not us.
    if (header.meta_length > max_meta_bytes || header.generation == 0 ||
        header.bulk_cursor > header.bulk_count ||
        header.bulk_count > (pages_per_slot - 2) * bulk_per_page) {
        return header;
    }
    std::copy_n(page.begin() + 28, header.meta_length, header.meta.begin());
    header.valid = true;
    return header;
}

// What an entry does to the list. False: it cannot, so what wrote it was not our match.
bool replay(Entry entry, Log& log) {
    switch (entry) {
        case undo_entry:
            if (log.cursor == 0) return false;
            --log.cursor;
            return true;
        case redo_entry:
            if (log.cursor == log.count) return false;
            ++log.cursor;
            return true;
        case closed_entry:
            log.closed = true;
            return true;
        default:
            if (log.closed || log.cursor == log.actions.size()) return false;
            log.actions[log.cursor++] = entry;
            log.count = log.cursor;
            return true;
    }
}

bool read_bulk(int slot, const Journals::Header& header, Log& log) {
    if (header.bulk_count > log.actions.size()) return false;
    std::uint32_t crc = 0;
    for (std::uint32_t page_number = 0; page_number < bulk_pages(header.bulk_count);
         ++page_number) {
        Page page;
        if (!hal::flash_read(page_offset(slot, 1 + page_number), page)) return false;
        crc = crc32(page, crc);
        const std::uint32_t first = page_number * bulk_per_page;
        const std::uint32_t count = std::min(bulk_per_page, header.bulk_count - first);
        for (std::uint32_t i = 0; i < count; ++i) log.actions[first + i] = get32(&page[i * 4]);
    }
    log.count = header.bulk_count;
    log.cursor = header.bulk_cursor;
    return crc == header.bulk_crc;
}

}  // namespace

void Journals::scan() {
    open_ = ahead_ = -1;
    last_generation_ = 0;
    for (int slot = 0; slot < journal_slots; ++slot) {
        const Header header = read_header(slot);
        slots_[static_cast<std::size_t>(slot)] = {header.game, header.valid ? header.generation : 0,
                                                  header.match};
        if (header.valid && header.generation > last_generation_) {
            last_generation_ = header.generation;
            last_claimed_ = slot;
        }
    }
}

int Journals::newest(GameId game) const {
    int best = -1;
    std::uint32_t generation = 0;
    for (int slot = 0; slot < journal_slots; ++slot) {
        const Slot& candidate = slots_[static_cast<std::size_t>(slot)];
        if (candidate.game == game && candidate.generation > generation) {
            best = slot;
            generation = candidate.generation;
        }
    }
    return best;
}

Journals::Header Journals::running(GameId game) const {
    const int slot = newest(game);
    return slot < 0 ? Header{} : read_header(slot);
}

int Journals::free_slot() const {
    for (int step = 1; step <= journal_slots; ++step) {
        const int slot = (last_claimed_ + step + journal_slots) % journal_slots;
        const Slot& candidate = slots_[static_cast<std::size_t>(slot)];
        const bool in_use = candidate.generation != 0 && newest(candidate.game) == slot;
        if (!in_use && (bad_ >> slot & 1) == 0) return slot;
    }
    return -1;
}

bool Journals::load(GameId game, Log& log) {
    open_ = ahead_ = -1;
    const int slot = newest(game);
    if (slot < 0) return false;
    header_ = read_header(slot);
    log.count = log.cursor = 0;
    log.closed = log.damaged = false;
    if (!header_.valid || !read_bulk(slot, header_, log)) return false;

    sequence_ = next_ = 0;
    const std::uint32_t room = capacity(header_);
    std::uint32_t torn = 0;
    Page page;
    for (std::uint32_t at = 0; at < room; ++at) {
        const std::uint32_t place = at % entries_per_page;
        if (place == 0 &&
            !hal::flash_read(page_offset(slot, first_entry_page(header_) + at / entries_per_page),
                             page)) {
            return false;
        }
        const std::uint8_t* bytes = &page[place * entry_bytes];
        if (std::all_of(bytes, bytes + entry_bytes, [](std::uint8_t b) { return b == 0xFF; }))
            break;
        next_ = at + 1;
        const Entry entry = get32(bytes);
        const std::uint32_t found = get16(bytes + 4);
        if (found == seal(entry, sequence_, header_.generation)) {
            if (!replay(entry, log)) return false;
            ++sequence_;
            torn = 0;
            continue;
        }
        // A torn entry does not count and the next one takes its number. A whole one with a later
        // number means that one before it was lost: it and what followed cannot be done again.
        ++torn;
        for (std::uint32_t lost = 1; lost < torn; ++lost) {
            log.damaged |= found == seal(entry, sequence_ + lost, header_.generation);
        }
    }
    if (log.damaged) next_ = room;  // the next save moves the match to a sound slot
    open_ = slot;
    return true;
}

Saved Journals::claim(int slot, const Header& header, std::span<const Entry> bulk) {
    const std::uint32_t pages = 1 + bulk_pages(header.bulk_count);
    const std::uint32_t blocks = (pages + pages_per_block - 1) / pages_per_block;
    bool good = true;
    for (std::uint32_t block = slot == ahead_ ? ahead_clean_ : 0; block < blocks; ++block) {
        good = good && erase_block(slot, block);
    }
    for (std::uint32_t number = 1; number < pages && good; ++number) {
        Page page;
        page.fill(0xFF);
        const std::uint32_t first = (number - 1) * bulk_per_page;
        const std::uint32_t count = std::min(bulk_per_page, header.bulk_count - first);
        for (std::uint32_t i = 0; i < count; ++i) put32(&page[i * 4], bulk[first + i]);
        good = write(slot, number, 0, page);
    }
    // The header comes last: until it is whole, the slot is nobody's and the match is where it was.
    good = good && write(slot, 0, 0, header_page(header));
    ahead_ = -1;
    if (!good) {
        bad_ |= 1u << slot;
        slots_[static_cast<std::size_t>(slot)].generation = 0;
        return Saved::broken;
    }
    slots_[static_cast<std::size_t>(slot)] = {header.game, header.generation, header.match};
    last_generation_ = header.generation;
    last_claimed_ = open_ = slot;
    header_ = header;
    next_ = sequence_ = 0;
    return Saved::yes;
}

Saved Journals::begin(GameId game, std::span<const std::uint8_t> meta) {
    if (meta.size() > max_meta_bytes) return Saved::too_long;
    Header header;
    header.game = game;
    header.generation = header.match = last_generation_ + 1;
    header.meta_length = static_cast<std::uint16_t>(meta.size());
    std::copy(meta.begin(), meta.end(), header.meta.begin());
    for (int slot = free_slot(); slot >= 0; slot = free_slot()) {
        if (claim(slot, header, {}) == Saved::yes) return Saved::yes;
    }
    return Saved::broken;
}

Saved Journals::move(const Log& now) {
    Header header = header_;
    header.generation = last_generation_ + 1;
    header.bulk_count = now.count;
    header.bulk_cursor = now.cursor;
    if (bulk_pages(now.count) + 2 > pages_per_slot) return Saved::too_long;
    header.bulk_crc = 0;
    for (std::uint32_t first = 0; first < now.count; first += bulk_per_page) {
        Page page;
        page.fill(0xFF);
        const std::uint32_t count = std::min(bulk_per_page, now.count - first);
        for (std::uint32_t i = 0; i < count; ++i) put32(&page[i * 4], now.actions[first + i]);
        header.bulk_crc = crc32(page, header.bulk_crc);
    }
    for (int slot = ahead_ >= 0 ? ahead_ : free_slot(); slot >= 0; slot = free_slot()) {
        if (claim(slot, header, now.actions) != Saved::yes) continue;
        if (!now.closed) return Saved::yes;
        return write_entry(closed_entry) == Wrote::failed ? Saved::broken : Saved::yes;
    }
    return Saved::broken;
}

Journals::Wrote Journals::write_entry(Entry entry) {
    const std::uint32_t number = first_entry_page(header_) + next_ / entries_per_page;
    const std::uint32_t place = next_ % entries_per_page;
    // A block is erased when the first entry enters it, and only then is it known to be clean.
    const bool enters = place == 0 && number % pages_per_block == 0;
    if (enters && !erase_block(open_, number / pages_per_block)) return Wrote::failed;
    std::array<std::uint8_t, entry_bytes> bytes;
    put32(&bytes[0], entry);
    put16(&bytes[4], seal(entry, sequence_, header_.generation));
    if (!write(open_, number, place * entry_bytes, bytes)) return Wrote::failed;
    ++next_;
    ++sequence_;
    return enters ? Wrote::and_erased : Wrote::entry;
}

// Moving a long match needs clean blocks; erasing them all at once would be felt. So in the second
// half of a slot every save that did not erase already erases one block of the slot to come.
void Journals::prepare() {
    if (next_ < capacity(header_) / 2) return;
    if (ahead_ < 0) {
        ahead_ = free_slot();
        ahead_clean_ = 0;
    } else if (ahead_clean_ < blocks_per_slot && erase_block(ahead_, ahead_clean_)) {
        ++ahead_clean_;
    }
}

Saved Journals::add(Entry entry, const Log& now) {
    if (open_ < 0) return Saved::no_match;
    if (next_ < capacity(header_)) {
        const Wrote wrote = write_entry(entry);
        if (wrote == Wrote::entry) prepare();
        if (wrote != Wrote::failed) return Saved::yes;
        bad_ |= 1u << open_;
    }
    return move(now);
}

}  // namespace storage
