#include "storage/journal.h"

#include <algorithm>
#include <cstring>

#include "storage/bytes.h"
#include "storage/torn.h"

namespace storage {
namespace {

constexpr std::uint32_t page_bytes = hal::flash_page_bytes;
constexpr std::uint32_t pages_per_block = hal::flash_block_bytes / page_bytes;
constexpr std::uint32_t blocks_per_slot = slot_bytes / hal::flash_block_bytes;
constexpr std::uint32_t pages_per_slot = slot_bytes / page_bytes;
constexpr std::uint32_t step_bytes = 4;
constexpr std::uint32_t entry_bytes = step_bytes + 2;
constexpr std::uint32_t entries_per_page = page_bytes / entry_bytes;
constexpr std::uint32_t bulk_per_page = page_bytes / step_bytes;
constexpr std::uint8_t format_version = 1;
constexpr std::size_t head_at = 28, check_at = 248, zeros_at = 252;

// With fewer free entries than this the slot to come is made ready, one block a save, and a match
// that is just being resumed moves at once.
constexpr std::uint32_t prepare_below = 64, settle_below = 16;
static_assert(settle_below >= 2 * blocks_per_slot, "a move would meet blocks that are not erased");
static_assert((most_steps + bulk_per_page - 1) / bulk_per_page + 2 <= pages_per_slot,
              "the longest match does not fit a slot");
static_assert(head_at + max_head_bytes == check_at);

using Page = std::array<std::uint8_t, page_bytes>;
using EntryBytes = std::array<std::uint8_t, entry_bytes>;

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
    const bool programmed = hal::flash_program(offset, page);
    const bool read = hal::flash_read(offset, page);
    const bool same = std::equal(bytes.begin(), bytes.end(), page.begin() + first);
    return programmed & read & same;
}

bool all_are(std::span<const std::uint8_t> bytes, std::uint8_t value) {
    return std::all_of(bytes.begin(), bytes.end(),
                       [=](std::uint8_t byte) { return byte == value; });
}

// Reads as if never used.
bool blank_from(std::uint32_t offset, std::uint32_t length) {
    Page page;
    for (const std::uint32_t end = offset + length; offset < end; offset += page_bytes) {
        const auto part = std::span(page).first(std::min(page_bytes, end - offset));
        if (!hal::flash_read(offset, part) || !all_are(part, 0xFF)) return false;
    }
    return true;
}

// A worn block may stay as it was without a word.
bool erase_block(int slot, std::uint32_t block) {
    const std::uint32_t offset = page_offset(slot, block * pages_per_block);
    return hal::flash_erase(offset) && blank_from(offset, hal::flash_block_bytes);
}

// The page of entry number `at`, and its first byte there.
struct EntryPlace {
    std::uint32_t page, first;
};

std::uint32_t bulk_pages(std::uint32_t count) {
    return (count + bulk_per_page - 1) / bulk_per_page;
}
std::uint32_t first_entry_page(std::uint32_t bulk_count) { return 1 + bulk_pages(bulk_count); }
std::uint32_t capacity(const Journals::Header& header) {
    return (pages_per_slot - first_entry_page(header.bulk_count)) * entries_per_page;
}
// Blocks that must be clean before a match moves in: all up to the one of the first entry.
std::uint32_t claimed_blocks(std::uint32_t bulk_count) {
    return first_entry_page(bulk_count) / pages_per_block + 1;
}
EntryPlace entry_place(const Journals::Header& header, std::uint32_t at) {
    return {first_entry_page(header.bulk_count) + at / entries_per_page,
            at % entries_per_page * entry_bytes};
}
// Behind the last entry its block is blank: it was erased before.
bool blank_behind(int slot, const EntryPlace& here) {
    const std::uint32_t from = here.page % pages_per_block * page_bytes + here.first + entry_bytes;
    const std::uint32_t block = page_offset(slot, here.page - here.page % pages_per_block);
    return blank_from(block + from, hal::flash_block_bytes - from);
}

void put_step(std::uint8_t* at, Step step) {
    at[0] = step.kind;
    at[1] = step.a;
    at[2] = step.b;
    at[3] = step.c;
}
Step get_step(const std::uint8_t* at) { return {at[0], at[1], at[2], at[3]}; }

void fill_bulk_page(Page& page, std::span<const Step> steps, std::uint32_t first) {
    page.fill(0xFF);
    const std::size_t count = std::min<std::size_t>(bulk_per_page, steps.size() - first);
    for (std::size_t i = 0; i < count; ++i) put_step(&page[i * step_bytes], steps[first + i]);
}

// An entry is a step and a seal of 16 bits: ten of checksum over match and step, to which the
// entry's number is added, and six that count the zeros before them (torn.h). Since the number is
// added, a whole entry in a wrong place still tells where it belongs.
constexpr std::uint32_t check_mask = 0x3FF;

// What all entries of a generation begin with in their checksum. Power-on reads thousands of them.
std::uint32_t crc_of(std::uint32_t generation) {
    std::array<std::uint8_t, 4> bytes;
    put(bytes.data(), generation, 4);
    return crc32(bytes);
}
std::uint32_t check_of(const std::uint8_t* step, std::uint32_t generation_crc) {
    return crc32({step, step_bytes}, generation_crc) & check_mask;
}
std::uint32_t zeros_of(const std::uint8_t* step, std::uint32_t check) {
    return 32 + 10 - static_cast<unsigned>(std::popcount(get(step, step_bytes))) -
           static_cast<unsigned>(std::popcount(check));
}
EntryBytes make_entry(Step step, std::uint32_t sequence, std::uint32_t generation) {
    EntryBytes bytes;
    put_step(bytes.data(), step);
    const std::uint32_t check =
        (check_of(bytes.data(), crc_of(generation)) + sequence) & check_mask;
    put(&bytes[step_bytes], check << 6 | zeros_of(bytes.data(), check), 2);
    return bytes;
}

// What is found at an entry's place: how far its number is ahead of the one expected, modulo 1024,
// or that it is no whole entry.
struct Found {
    bool whole;
    std::uint32_t ahead;
};
Found read_entry(const std::uint8_t* bytes, std::uint32_t sequence, std::uint32_t generation_crc) {
    const std::uint32_t seal = get(bytes + step_bytes, 2);
    const std::uint32_t check = seal >> 6;
    return {(seal & 63) == zeros_of(bytes, check),
            (check - check_of(bytes, generation_crc) - sequence) & check_mask};
}

// What a step does to the log. False: it cannot, so what wrote it was not our match.
bool replay(Step step, Log& log) {
    if (step.kind == mark_kind && step.a == closed_mark) {
        log.closed = true;
        return true;
    }
    if (log.closed) return false;
    if (step.kind == mark_kind && step.a == cursor_mark) {
        log.cursor = step.b | static_cast<std::uint32_t>(step.c) << 8;
        return log.cursor <= log.count;
    }
    if (step.kind >= kit::max_kinds || log.cursor == most_steps) return false;
    if (!log.steps.empty()) log.steps[log.cursor] = step;
    log.count = ++log.cursor;
    return true;
}

bool read_bulk(int slot, const Journals::Header& header, Log& log) {
    std::uint32_t crc = 0;
    for (std::uint32_t first = 0; first < header.bulk_count; first += bulk_per_page) {
        Page page;
        if (!hal::flash_read(page_offset(slot, 1 + first / bulk_per_page), page)) return false;
        crc = crc32(page, crc);
        const std::uint32_t end = std::min(first + bulk_per_page, header.bulk_count);
        for (; log.count < end; ++log.count) {
            const Step step = get_step(&page[(log.count - first) * step_bytes]);
            if (step.kind >= kit::max_kinds) return false;
            if (!log.steps.empty()) log.steps[log.count] = step;
        }
    }
    log.cursor = header.bulk_cursor;
    return crc == header.bulk_crc;
}

// Header page: see FORMAT.md.
Page header_page(const Journals::Header& header) {
    Page page;
    page.fill(0xFF);
    std::memcpy(&page[0], "SGJ", 3);
    page[3] = format_version;
    page[4] = header.game;
    page[5] = header.closed ? 1 : 0;
    page[6] = header.head_length;
    put(&page[8], header.generation, 4);
    put(&page[12], header.match, 4);
    put(&page[16], header.bulk_count, 4);
    put(&page[20], header.bulk_cursor, 4);
    put(&page[24], header.bulk_crc, 4);
    std::copy_n(header.head_bytes.begin(), header.head_length, page.begin() + head_at);
    put(&page[check_at], crc32(std::span(page).first(check_at)), 4);
    put(&page[zeros_at], zeros_in(std::span(page).first(zeros_at)), 4);
    return page;
}

}  // namespace

Journals::Content Journals::read_header(int slot, Header& header) {
    header = {};
    Page page;
    if (!hal::flash_read(page_offset(slot, 0), page)) return Content::free;
    if (std::memcmp(&page[0], "SGJ", 3) != 0) return Content::free;
    if (get(&page[check_at], 4) != crc32(std::span(page).first(check_at))) return Content::free;
    if (get(&page[zeros_at], 4) != zeros_in(std::span(page).first(zeros_at))) return Content::free;
    // These three and the seal stay where they are in all versions.
    header.game = page[4];
    header.generation = get(&page[8], 4);
    if (page[3] > format_version) return Content::newer;

    header.closed = page[5] != 0;
    header.head_length = page[6];
    header.match = get(&page[12], 4);
    header.bulk_count = get(&page[16], 4);
    header.bulk_cursor = get(&page[20], 4);
    header.bulk_crc = get(&page[24], 4);
    // Sealed numbers that make no sense were written by something that is not us.
    if (header.head_length > max_head_bytes || header.generation == 0 ||
        header.bulk_count > most_steps || header.bulk_cursor > header.bulk_count) {
        header = {};
        return Content::free;
    }
    std::copy_n(page.begin() + head_at, header.head_length, header.head_bytes.begin());
    return Content::ours;
}

Loaded Journals::read(int slot, const Header& header, Log& log, Place& place) {
    place = {};
    log.count = log.cursor = 0;
    log.closed = header.closed;
    if (!read_bulk(slot, header, log)) return Loaded::damaged;

    const std::uint32_t room = capacity(header), generation_crc = crc_of(header.generation);
    std::uint32_t torn = 0;
    Page page;
    for (std::uint32_t at = 0; at < room; ++at) {
        const EntryPlace here = entry_place(header, at);
        if (here.first == 0 && !hal::flash_read(page_offset(slot, here.page), page))
            return Loaded::damaged;
        const std::uint8_t* bytes = &page[here.first];
        if (all_are({bytes, entry_bytes}, 0xFF)) {
            // What follows would be read as soon as this place is taken.
            if (blank_behind(slot, here)) break;
            place.next = room;
            return Loaded::shortened;
        }
        place.next = at + 1;
        const Found found = read_entry(bytes, place.sequence, generation_crc);
        if (found.whole && found.ahead == 0) {
            if (!replay(get_step(bytes), log)) {
                log.cursor = std::min(log.cursor, log.count);
                place.next = room;
                return Loaded::shortened;
            }
            place.last_good = at;
            place.last_step = get_step(bytes);
            ++place.sequence;
            torn = 0;
            continue;
        }
        // A torn entry does not count and the next one takes its number. A whole one with a later
        // number means that one before it was lost: it and what followed cannot be done again.
        if (found.whole && found.ahead <= torn) {
            place.next = room;  // the next save moves the match to a sound slot
            return Loaded::shortened;
        }
        ++torn;
    }
    return Loaded::whole;
}

void Journals::close() {
    open_ = ahead_ = -1;
    header_ = {};
}

void Journals::scan(std::uint32_t floor) {
    close();
    last_number_ = floor;
    last_claimed_ = -1;
    std::uint32_t latest = 0;
    for (int slot = 0; slot < journal_slots; ++slot) {
        Header header;
        const Content content = read_header(slot, header);
        slots_[static_cast<std::size_t>(slot)] = {content, header.game, header.generation};
        last_number_ = std::max(last_number_, header.generation);
        if (header.generation > latest) {
            latest = header.generation;
            last_claimed_ = slot;
        }
    }
}

bool Journals::any() const {
    return std::any_of(slots_.begin(), slots_.end(),
                       [](const Slot& slot) { return slot.content != Content::free; });
}

bool Journals::blank() { return blank_from(0, journal_bytes); }

// Cells that a cut left half programmed read as one thing today and as another tomorrow. Only the
// header that was written last can be such a one. If it reads whole it is programmed again, with
// the same bits. If not, it is cleared: it must not come back when its match has long gone on
// elsewhere.
void Journals::settle_headers() {
    for (int slot = 0; slot < journal_slots; ++slot) {
        Slot& known = slots_[static_cast<std::size_t>(slot)];
        if (known.content != Content::free && slot != last_claimed_) continue;
        Header header;
        const Content content = read_header(slot, header);
        if (content == Content::newer) continue;
        Page page;
        page.fill(0xFF);
        if (content == Content::ours && known.content == Content::ours) {
            page = header_page(header);
        } else {
            known = {};
            (void)hal::flash_read(page_offset(slot, 0), page);
            if (all_are(page, 0xFF) || all_are(page, 0)) continue;
            page = {};
        }
        (void)write(slot, 0, 0, page);
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

// The next slot behind the last one claimed that is nobody's running match. What a newer Sixgun
// wrote is taken only when there is nothing else.
int Journals::free_slot() const {
    for (const bool last_resort : {false, true}) {
        for (int step = 1; step <= journal_slots; ++step) {
            const int slot = (last_claimed_ + step + journal_slots) % journal_slots;
            const Slot& candidate = slots_[static_cast<std::size_t>(slot)];
            const bool running =
                candidate.content != Content::free && newest(candidate.game) == slot;
            const bool spared = candidate.content == Content::newer && !last_resort;
            if (!running && !spared && (bad_ >> slot & 1) == 0) return slot;
        }
    }
    return -1;
}

Loaded Journals::peek(GameId game, Log& log, Header& header) const {
    Place unused;
    return peek(game, log, header, unused);
}

Loaded Journals::peek(GameId game, Log& log, Header& header, Place& place) const {
    const int slot = newest(game);
    if (slot < 0) return Loaded::none;
    if (const Content found = read_header(slot, header); found != Content::ours)
        return found == Content::newer ? Loaded::newer : Loaded::unread;
    return read(slot, header, log, place);
}

Loaded Journals::load(GameId game, Log& log) {
    close();
    Header header;
    const Loaded loaded = peek(game, log, header, place_);
    if (loaded == Loaded::none || loaded == Loaded::newer || loaded == Loaded::unread)
        return loaded;
    open_ = newest(game);
    header_ = header;
    // Behind bulk that is not what it was nothing can be added; only a move is possible.
    if (loaded == Loaded::damaged) place_.next = capacity(header_);
    return loaded;
}

// Half-programmed cells here, too (see settle_headers). The last whole entry is programmed again,
// with the same bits; what was torn behind it gets all its bits cleared, which no seal allows. So
// does the next place: it may only look as if never written.
Saved Journals::settle(const Standing& now) {
    if (open_ < 0) return Saved::no_match;
    bool sure = place_.next + settle_below <= capacity(header_), erased = false;
    sure = sure && open_way(place_.next, erased);
    const std::uint32_t first = place_.sequence ? place_.last_good : 0;
    for (std::uint32_t at = first; sure && at <= place_.next; ++at) {
        EntryBytes bytes{};
        if (place_.sequence && at == place_.last_good)
            bytes = make_entry(place_.last_step, place_.sequence - 1, header_.generation);
        const EntryPlace here = entry_place(header_, at);
        sure = write(open_, here.page, here.first, bytes);
    }
    ++place_.next;
    return sure ? Saved::yes : move(header_, now);
}

bool Journals::claim(int slot, const Header& header, std::span<const Step> bulk) {
    const std::uint32_t blocks = claimed_blocks(header.bulk_count);
    bool good = true;
    for (std::uint32_t block = slot == ahead_ ? ahead_clean_ : 0; block < blocks; ++block)
        good = good && erase_block(slot, block);
    for (std::uint32_t first = 0; first < header.bulk_count && good; first += bulk_per_page) {
        Page page;
        fill_bulk_page(page, bulk, first);
        good = write(slot, 1 + first / bulk_per_page, 0, page);
    }
    // The header comes last: until it is whole, the slot is nobody's and the match is where it was.
    good = good && write(slot, 0, 0, header_page(header));
    ahead_ = -1;
    if (!good) {
        bad_ |= 1u << slot;
        slots_[static_cast<std::size_t>(slot)] = {};
        return false;
    }
    slots_[static_cast<std::size_t>(slot)] = {Content::ours, header.game, header.generation};
    last_number_ = header.generation;
    last_claimed_ = open_ = slot;
    header_ = header;
    place_ = {};
    return true;
}

Saved Journals::begin(GameId game, std::span<const std::uint8_t> head, const Standing& now) {
    if (head.size() > max_head_bytes || now.known.size() > most_steps) return Saved::too_long;
    Header header;
    header.game = game;
    header.match = last_number_ + 1;
    header.head_length = static_cast<std::uint8_t>(head.size());
    std::copy(head.begin(), head.end(), header.head_bytes.begin());
    return move(header, now);
}

// Into the slot that was made ready, or the next that takes it.
Saved Journals::move(Header header, const Standing& now) {
    header.generation = last_number_ + 1;
    header.bulk_count = static_cast<std::uint32_t>(now.known.size());
    header.bulk_cursor = now.cursor;
    header.closed = now.closed;
    header.bulk_crc = 0;
    for (std::uint32_t first = 0; first < header.bulk_count; first += bulk_per_page) {
        Page page;
        fill_bulk_page(page, now.known, first);
        header.bulk_crc = crc32(page, header.bulk_crc);
    }
    for (int slot = ahead_ >= 0 ? ahead_ : free_slot(); slot >= 0; slot = free_slot())
        if (claim(slot, header, now.known)) return Saved::yes;
    return Saved::broken;
}

// The last entry of a block is written after the block behind it was erased. So where an entry may
// follow, the flash is known to be clean: no entry of an older match is ever mistaken for ours.
bool Journals::open_way(std::uint32_t at, bool& erased) {
    const EntryPlace here = entry_place(header_, at);
    const std::uint32_t next_block = here.page / pages_per_block + 1;
    erased = here.page % pages_per_block == pages_per_block - 1 &&
             here.first == (entries_per_page - 1) * entry_bytes && next_block < blocks_per_slot;
    return !erased || erase_block(open_, next_block);
}

bool Journals::write_entry(Step step, bool& erased) {
    if (!open_way(place_.next, erased)) return false;
    const EntryPlace here = entry_place(header_, place_.next);
    const EntryBytes bytes = make_entry(step, place_.sequence, header_.generation);
    if (!write(open_, here.page, here.first, bytes)) return false;
    place_.last_good = place_.next++;
    place_.last_step = step;
    ++place_.sequence;
    return true;
}

// Moving a long match needs clean blocks; erasing them all at once would be felt. So in the end of
// a slot every save that did not erase already erases one block of the slot to come.
void Journals::prepare(std::uint32_t count) {
    if (place_.next + prepare_below < capacity(header_)) return;
    if (ahead_ < 0) {
        ahead_ = free_slot();
        ahead_clean_ = 0;
    }
    if (ahead_ >= 0 && ahead_clean_ < claimed_blocks(count) && erase_block(ahead_, ahead_clean_))
        ++ahead_clean_;
}

Saved Journals::add(Step step, const Standing& now) {
    if (open_ < 0) return Saved::no_match;
    if (place_.next < capacity(header_)) {
        bool erased = false;
        if (write_entry(step, erased)) {
            if (!erased) prepare(static_cast<std::uint32_t>(now.known.size()));
            return Saved::yes;
        }
        bad_ |= 1u << open_;
    }
    return move(header_, now);
}

bool Journals::erase(GameId game) {
    close();
    // From the oldest on: a cut must not bring back what a newer match had replaced. Cleared bits
    // break any seal as surely as an erase does, in a sixtieth of the time.
    bool all = true;
    for (;;) {
        Slot* oldest = nullptr;
        for (Slot& slot : slots_) {
            if (slot.content == Content::free || (game != 0 && slot.game != game)) continue;
            if (!oldest || slot.generation < oldest->generation) oldest = &slot;
        }
        if (!oldest) return all;
        const auto slot = static_cast<int>(oldest - slots_.data());
        constexpr Page cleared{};
        (void)hal::flash_program(page_offset(slot, 0), cleared);
        Header header;
        all &= read_header(slot, header) == Content::free;
        *oldest = {};
    }
}

}  // namespace storage
