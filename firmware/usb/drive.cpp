#include "usb/drive.h"

#include <algorithm>

#include "kit/check.h"
#include "storage/arenas.h"
#include "storage/challenges.h"
#include "storage/crash_log.h"
#include "storage/tallies.h"
#include "usb/bmp.h"

namespace usb {
namespace {

const fat::Name folder_names[] = {fat::name("MATCHES", ""), fat::name("SHOTS", "")};
constexpr std::uint8_t matches_folder = 0, shots_folder = 1;
static_assert(storage::replay_limit + 1 <= fat::most_in_folder);

constexpr char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

// What of the storage is seen on the drive.
bool is_shown(std::string_view path) {
    return path.empty() || path.starts_with("replays/") || path.starts_with("shots/") ||
           path == storage::Tallies::path || path == storage::Challenges::path ||
           path == storage::arenas::path || path == storage::crash_log::path;
}

std::uint32_t mixed(std::uint32_t hash, std::uint32_t number) {
    for (int i = 0; i < 4; ++i) hash = (hash ^ (number >> 8 * i & 255)) * 16777619u;  // FNV-1a
    return hash;
}

}  // namespace

Drive::Drive(kit::Games games, std::span<const Page> pages, std::uint64_t seed)
    : games_(games),
      pages_(pages.first(std::min<std::size_t>(pages.size(), most_pages))),
      seed_(mixed(static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32))) {
    kit::check(!pages.empty(), "a drive without a page");
    storage::files::count_changes(is_shown);
}

// ---- The look -----------------------------------------------------------------------------------

void Drive::list() {
    seen_changes_ = changes();
    count_ = looked_ = 0;
    const auto add = [&](const Entry& entry) {
        if (count_ < most_files) entries_[static_cast<std::size_t>(count_++)] = entry;
    };
    for (std::uint32_t i = 0; i < pages_.size(); ++i) add({.number = i});
    const storage::ReplayList matches = storage::replays::list();
    for (const storage::ReplayName& name : matches.all())
        add({.number = name.match, .kind = Kind::match, .starred = name.starred});
    const storage::ShotList shots = storage::shots::list();
    for (const std::uint16_t number : shots.all()) add({.number = number, .kind = Kind::shot});
}

// How long it will be. False: it cannot be shown.
bool Drive::look_at(Entry& entry) const {
    switch (entry.kind) {
        case Kind::page: {
            const Page& page = pages_[entry.number];
            TextWindow window(0, {});
            page.write(page.context, window);
            entry.bytes = window.position();
            return true;
        }
        case Kind::match: {
            MatchText text;
            if (!measure({entry.number, entry.starred}, games_, text)) return false;
            entry.bytes = text.bytes;
            entry.cursor = text.cursor;
            entry.game = text.game;
            return true;
        }
        case Kind::shot:
            break;
    }
    storage::ShotSize size;
    if (storage::shots::check(static_cast<std::uint16_t>(entry.number), size) != storage::Read::ok)
        return false;
    entry.width = static_cast<std::uint16_t>(size.width);
    entry.height = static_cast<std::uint16_t>(size.height);
    entry.bytes = bmp::bytes(size);
    return true;
}

// Two matches whose numbers end alike, or one that a damaged folder lists twice.
bool Drive::name_is_new(int i) const {
    const fat::File file_of = file(i);
    for (int before = 0; before < i; ++before)
        if (file(before).name == file_of.name && file(before).folder == file_of.folder)
            return false;
    return true;
}

bool Drive::look_on() {
    if (current()) return true;
    if (stale() || looked_ == count_) {
        shown_ = 0;
        list();
    } else if (look_at(entries_[static_cast<std::size_t>(looked_)]) && name_is_new(looked_)) {
        ++looked_;
    } else {
        // Out of the list; the order of the others stays.
        std::move(entries_.begin() + looked_ + 1, entries_.begin() + count_,
                  entries_.begin() + looked_);
        --count_;
    }
    if (looked_ < count_) return false;
    finish_look();
    return true;
}

void Drive::finish_look() {
    shown_ = count_;
    shown_ = fat::files_that_fit(*this);
    told_ = -1;
    serial_ = mixed(seed_, ++generation_);
    for (const Entry& entry : std::span(entries_).first(static_cast<std::size_t>(shown_)))
        serial_ = mixed(mixed(serial_, entry.number), entry.bytes);
}

// ---- Blocks -------------------------------------------------------------------------------------

bool Drive::read_block(std::uint32_t block, Block into) {
    if (!current()) return false;
    return fat::read_block(*this, {fat::name("SIXGUN", ""), serial_}, block, into);
}

// ---- Files --------------------------------------------------------------------------------------

std::span<const fat::Name> Drive::folders() const { return folder_names; }

fat::File Drive::file(int i) const {
    const Entry& entry = entries_[static_cast<std::size_t>(i)];
    if (entry.kind == Kind::page) return {pages_[entry.number].name, fat::root, entry.bytes};
    if (entry.kind == Kind::shot) {
        char stem[] = "SHOT0000";
        for (std::uint32_t digit = 8, rest = entry.number; digit-- > 4; rest /= 10)
            stem[digit] = static_cast<char>('0' + rest % 10);
        return {fat::name(stem, "BMP"), shots_folder, entry.bytes};
    }
    // A million matches wear the flash out; that many have names of their own.
    char stem[] = "MAT00000";
    const kit::Game* game = kit::find_game(games_, entry.game);
    for (std::size_t letter = 0; game != nullptr && letter < 3; ++letter)
        stem[letter] = letter < game->info.word.size() ? upper(game->info.word[letter]) : '0';
    for (int digit = 7, rest = static_cast<int>(entry.number & 0xFFFFF); digit > 2; --digit) {
        stem[digit] = "0123456789ABCDEF"[rest & 15];
        rest >>= 4;
    }
    return {fat::name(stem, "TXT"), matches_folder, entry.bytes};
}

bool Drive::read(int i, std::uint32_t offset, std::span<std::uint8_t> into) {
    if (!current() || i < 0 || i >= shown_) return false;
    const Entry& entry = entries_[static_cast<std::size_t>(i)];
    if (offset > entry.bytes || into.size() > entry.bytes - offset) return false;
    switch (entry.kind) {
        case Kind::page: {
            const Page& page = pages_[entry.number];
            TextWindow window(offset, into);
            page.write(page.context, window);
            return true;
        }
        case Kind::match:
            return read_match(i, offset, into);
        case Kind::shot:
            break;
    }
    return bmp::read(static_cast<std::uint16_t>(entry.number), {entry.width, entry.height}, offset,
                     into);
}

bool Drive::read_match(int i, std::uint32_t offset, std::span<std::uint8_t> into) {
    const Entry& entry = entries_[static_cast<std::size_t>(i)];
    if (told_ != i || place_.text > offset) place_ = {};
    told_ = i;
    return tell({entry.number, entry.starred}, games_, entry.cursor, place_, offset, into);
}

void Drive::path(int i, Path& out) const {
    const fat::File shown = file(i);
    const auto add = [&](std::string_view part) {
        for (const char c : part)
            if (c != ' ') out.add(c);
    };
    const auto add_name = [&](const fat::Name& name) {
        add({name.data(), 8});
        if (name[8] != ' ') out.add('.');
        add({name.data() + 8, 3});
    };
    out.clear();
    if (shown.folder != fat::root) {
        add_name(folder_names[shown.folder]);
        out.add('/');
    }
    add_name(shown.name);
}

storage::files::Path Drive::source(int i) const {
    const Entry& entry = entries_[static_cast<std::size_t>(i)];
    if (entry.kind == Kind::match) return storage::replays::path_of({entry.number, entry.starred});
    if (entry.kind == Kind::shot)
        return storage::shots::path_of(static_cast<std::uint16_t>(entry.number));
    return {};
}

int Drive::find(std::string_view wanted) const {
    for (int i = 0; i < shown_; ++i) {
        Path mine;
        path(i, mine);
        if (std::equal(wanted.begin(), wanted.end(), mine.view().begin(), mine.view().end(),
                       [](char a, char b) { return upper(a) == upper(b); }))
            return i;
    }
    return -1;
}

}  // namespace usb
