#include "storage/files.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "drivers/hal.h"
#include "lfs2.h"
#include "storage/bytes.h"
#include "storage/journal.h"
#include "storage/torn.h"

namespace storage {

const char* words(Read read) {
    constexpr const char* table[] = {
        "it is good",
        "it is not there",
        "it is damaged",
        "it is not a file of Sixgun",
        "it was written by a newer Sixgun",
        "it is too long",
        "the storage cannot be used",
    };
    return table[static_cast<std::size_t>(read)];
}

const char* words(Written written) {
    constexpr const char* table[] = {
        "saved",
        "not saved: the storage is full",
        "not saved: the flash does not take it",
        "not saved: the storage cannot be used",
        "not counted: too many modes have scores",
        "not saved: what is there cannot be read",
    };
    return table[static_cast<std::size_t>(written)];
}

namespace files {
namespace {

// One page is read and programmed at a time; a bigger cache would only make every commit longer.
constexpr std::uint32_t cache_bytes = hal::flash_page_bytes;
constexpr std::uint32_t stamp_bytes = 16;
constexpr std::uint32_t least_blocks = 32;
constexpr int most_files = 256;  // of a folder that are ever listed
constexpr const char* growing = "growing";

// A file may be read while another is written: what is drawn may come from one.
std::array<std::uint8_t, cache_bytes> read_cache, program_cache, reading_cache, writing_cache;
alignas(8) std::array<std::uint8_t, 32> lookahead;  // a bit a block: all 160 of 640 KiB at once
lfs2_t fs;
bool is_mounted = false;
bool (*change_matters)(std::string_view path) = nullptr;
std::uint32_t change_count = 0;

void note_change(std::string_view path) {
    if (change_matters != nullptr && change_matters(path)) ++change_count;
}

// LittleFS refuses blocks beyond its count itself, and hal what is beyond the flash.
std::uint32_t place(lfs2_block_t block, lfs2_off_t off) {
    return journal_bytes + block * hal::flash_block_bytes + off;
}

int device_read(const lfs2_config*, lfs2_block_t block, lfs2_off_t off, void* buffer,
                lfs2_size_t size) {
    return hal::flash_read(place(block, off), {static_cast<std::uint8_t*>(buffer), size})
               ? 0
               : LFS2_ERR_IO;
}
int device_program(const lfs2_config*, lfs2_block_t block, lfs2_off_t off, const void* buffer,
                   lfs2_size_t size) {
    // CORRUPT tells LittleFS that the block is worn out: it goes on with another one.
    return hal::flash_program(place(block, off), {static_cast<const std::uint8_t*>(buffer), size})
               ? 0
               : LFS2_ERR_CORRUPT;
}
int device_erase(const lfs2_config*, lfs2_block_t block) {
    return hal::flash_erase(place(block, 0)) ? 0 : LFS2_ERR_CORRUPT;
}
int device_sync(const lfs2_config*) { return 0; }

constexpr lfs2_config make_config() {
    lfs2_config config{};
    config.read = device_read;
    config.prog = device_program;
    config.erase = device_erase;
    config.sync = device_sync;
    config.read_size = 16;
    config.prog_size = hal::flash_page_bytes;
    config.block_size = hal::flash_block_bytes;
    // Directories move to other blocks after this many erases. A chip takes 100 000.
    config.block_cycles = 500;
    config.cache_size = cache_bytes;
    config.lookahead_size = lookahead.size();
    config.read_buffer = read_cache.data();
    config.prog_buffer = program_cache.data();
    config.lookahead_buffer = lookahead.data();
    config.name_max = 31;
    return config;
}
constinit lfs2_config config = make_config();

bool fit_to_flash() {
    const std::uint32_t bytes = hal::flash_bytes();
    if (bytes < journal_bytes + least_blocks * hal::flash_block_bytes) return false;
    config.block_count = (bytes - journal_bytes) / hal::flash_block_bytes;
    return true;
}

// Never used: nothing but ones. A few bytes would not do: what another firmware keeps here may
// begin anywhere.
bool blank() {
    std::array<std::uint8_t, hal::flash_page_bytes> bytes{};
    const std::uint32_t end = place(config.block_count, 0);
    for (std::uint32_t at = place(0, 0); at < end; at += hal::flash_page_bytes) {
        (void)hal::flash_read(at, bytes);
        if (std::any_of(bytes.begin(), bytes.end(), [](std::uint8_t b) { return b != 0xFF; }))
            return false;
    }
    return true;
}

struct Open {
    lfs2_file_t file;
    lfs2_file_config file_config{};
    int error;
    Open(const char* path, int flags) {
        file_config.buffer = flags == LFS2_O_RDONLY ? reading_cache.data() : writing_cache.data();
        error = lfs2_file_opencfg(&fs, &file, path, flags, &file_config);
    }
    bool read_at(std::uint32_t offset, std::span<std::uint8_t> into) {
        // Beyond the end there is nothing to read.
        (void)lfs2_file_seek(&fs, &file, static_cast<lfs2_soff_t>(offset), LFS2_SEEK_SET);
        return read(into.data(), static_cast<std::uint32_t>(into.size()));
    }
    bool read(std::uint8_t* into, std::uint32_t length) {
        return lfs2_file_read(&fs, &file, into, length) == static_cast<lfs2_ssize_t>(length);
    }
    lfs2_ssize_t write(ConstBytes bytes) {
        return lfs2_file_write(&fs, &file, bytes.data(), static_cast<lfs2_size_t>(bytes.size()));
    }
    int close() { return lfs2_file_close(&fs, &file); }
};

using Stamp = std::array<std::uint8_t, stamp_bytes>;

// What a body is known by.
struct Measure final : Sink {
    std::uint32_t length = 0, crc = 0;
    void add(ConstBytes bytes) override {
        length += static_cast<std::uint32_t>(bytes.size());
        crc = crc32(bytes, crc);
    }
};

Stamp make_stamp(const Kind& kind, const Measure& body) {
    Stamp stamp{};
    std::memcpy(&stamp[0], kind.magic, 4);
    put(&stamp[4], kind.version, 2);
    put(&stamp[8], body.length, 4);
    put(&stamp[12], body.crc, 4);
    return stamp;
}

// Writes, measures what it writes and remembers the first error.
struct Filling final : Sink {
    Open& open;
    Measure wrote;
    lfs2_ssize_t error = 0;
    explicit Filling(Open& to) : open(to) {}
    void add(ConstBytes bytes) override {
        wrote.add(bytes);
        if (error >= 0) error = std::min<lfs2_ssize_t>(open.write(bytes), 0);
    }
};

struct BodySource final : Source {
    Open& open;
    explicit BodySource(Open& from) : open(from) {}
    bool read(std::uint32_t offset, std::span<std::uint8_t> into) override {
        return open.read_at(stamp_bytes + offset, into);
    }
};

// What a stamp says of a file of this size.
Body judge(const Stamp& stamp, const Kind& kind, std::uint32_t size) {
    if (std::memcmp(stamp.data(), kind.magic, 4) != 0) return {Read::foreign};
    Body body{Read::ok, static_cast<std::uint16_t>(get(&stamp[4], 2)), get(&stamp[8], 4)};
    if (body.version > kind.version)
        body.read = Read::newer;
    else if (body.length != size - stamp_bytes)
        body.read = Read::damaged;
    return body;
}

// Leaves the file behind its stamp.
Body read_stamp(Open& open, const Kind& kind, Stamp& stamp) {
    const auto size = static_cast<std::uint32_t>(lfs2_file_size(&fs, &open.file));
    if (!open.read(stamp.data(), stamp_bytes)) return {Read::damaged};
    return judge(stamp, kind, size);
}

// Opens, reads the stamp, and lets `rest` read the body if the stamp is good.
template <class Rest>
Body read_file(const char* path, const Kind& kind, Rest rest) {
    if (!is_mounted) return {Read::no_storage};
    Open open(path, LFS2_O_RDONLY);
    if (open.error) return {open.error == LFS2_ERR_NOENT ? Read::missing : Read::damaged};
    Stamp stamp;
    Body body = read_stamp(open, kind, stamp);
    if (body.read == Read::ok) rest(open, stamp, body);
    (void)open.close();
    return body;
}

// A change that failed leaves LittleFS with the half of it that it meant to write down next, such
// as a move whose second half had no room; a later commit would. Mounted anew, it knows only what
// is in the flash.
bool changed(int error) {
    if (error >= 0) return true;
    is_mounted = lfs2_mount(&fs, &config) == 0;
    return false;
}

// No room for a new name is told like a name that is too long; names that are, are refused before.
Written outcome(int error) {
    if (changed(error)) return Written::ok;
    return error == LFS2_ERR_NOSPC || error == LFS2_ERR_NAMETOOLONG ? Written::full
                                                                    : Written::failed;
}

int make_folder(const char* name) {
    const int made = lfs2_mkdir(&fs, name);
    return made == LFS2_ERR_EXIST ? 0 : made;
}

}  // namespace

bool mounted() { return is_mounted; }

void count_changes(bool (*matters)(std::string_view path)) { change_matters = matters; }
std::uint32_t changes() { return change_count; }

Mounted mount() {
    is_mounted = false;
    if (!fit_to_flash()) return Mounted::no_flash;
    const int error = lfs2_mount(&fs, &config);
    is_mounted = error == 0;
    if (is_mounted) return Mounted::yes;
    if (error == LFS2_ERR_IO) return Mounted::no_flash;
    return blank() ? Mounted::blank : Mounted::garbage;
}

bool format() {
    is_mounted = false;
    if (!fit_to_flash()) return false;
    int error = lfs2_format(&fs, &config);
    error |= lfs2_mount(&fs, &config);
    is_mounted = error == 0;
    note_change("");
    return is_mounted;
}

Body read(const char* path, const Kind& kind, std::span<std::uint8_t> into) {
    return read_file(path, kind, [&](Open& open, const Stamp& stamp, Body& body) {
        if (body.length > into.size())
            body.read = Read::too_long;
        else if (!open.read(into.data(), body.length) ||
                 crc32(into.first(body.length)) != get(&stamp[12], 4))
            body.read = Read::damaged;
    });
}

Body read_start(const char* path, const Kind& kind, std::span<std::uint8_t> into) {
    return read_file(path, kind, [&](Open& open, const Stamp&, Body& body) {
        body.length = std::min(body.length, static_cast<std::uint32_t>(into.size()));
        if (!open.read(into.data(), body.length)) body.read = Read::damaged;
    });
}

Body read_parts(const char* path, const Kind& kind, Drink drink, void* context) {
    return read_file(path, kind, [&](Open& open, const Stamp&, Body& body) {
        BodySource source(open);
        body.read = drink(context, source, body.length);
    });
}

Body check(const char* path, const Kind& kind) {
    return read_file(path, kind, [](Open& open, const Stamp& stamp, Body& body) {
        std::array<std::uint8_t, 64> part;
        Measure seen;
        while (seen.length < body.length) {
            const auto count = std::min<std::uint32_t>(body.length - seen.length, sizeof part);
            if (!open.read(part.data(), count)) break;
            seen.add({part.data(), count});
        }
        if (seen.length < body.length || seen.crc != get(&stamp[12], 4)) body.read = Read::damaged;
    });
}

Written replace(const char* path, const Kind& kind, ConstBytes first, ConstBytes second) {
    ConstBytes parts[] = {first, second};
    const auto pour = [](void* context, Sink& into) {
        for (int i = 0; i < 2; ++i) into.add(static_cast<ConstBytes*>(context)[i]);
    };
    return replace(path, kind, pour, parts, 0);
}

Written replace(const char* path, const Kind& kind, Pour pour, void* context,
                std::uint32_t spare_blocks) {
    if (!is_mounted) return Written::no_storage;
    Measure body;
    pour(context, body);
    if (spare_blocks > 0) {
        (void)remove(growing);  // what a cut left takes room
        const Space room = space();
        const std::uint32_t needed =
            (stamp_bytes + body.length) / hal::flash_block_bytes + 1 + spare_blocks;
        if (room.used_blocks + needed > room.blocks) return Written::full;
    }
    const char* const slash = std::strchr(path, '/');
    if (std::strlen(slash ? slash + 1 : path) > config.name_max) return Written::failed;
    // The folder's first file brings the folder.
    if (slash) {
        const Path folder({path, static_cast<std::size_t>(slash - path)});
        if (const int error = make_folder(folder)) return outcome(error);
    }
    // LittleFS commits a file's contents when it is closed, but its name as soon as it is created:
    // a cut in between would leave an empty file. So it grows under another name, and the rename is
    // atomic.
    Open open(growing, LFS2_O_WRONLY | LFS2_O_CREAT | LFS2_O_TRUNC);
    if (open.error) return outcome(open.error);
    Filling filling(open);
    filling.add(make_stamp(kind, body));
    filling.wrote = {};
    pour(context, filling);
    const int closed = open.close();
    int error = filling.error < 0 ? static_cast<int>(filling.error) : closed;
    if (filling.wrote.crc != body.crc) error = LFS2_ERR_INVAL;  // poured something else
    if (error >= 0) error = lfs2_rename(&fs, growing, path);
    const Written written = outcome(error);
    // It would take the room of what comes next.
    if (written != Written::ok) (void)remove(growing);
    note_change(path);
    return written;
}

std::uint32_t bytes(const char* path) {
    lfs2_info info;
    const bool there = is_mounted && lfs2_stat(&fs, path, &info) == 0;
    return there && info.type == LFS2_TYPE_REG ? info.size : 0;
}

std::uint32_t read_raw(const char* path, std::uint32_t offset, std::span<std::uint8_t> into) {
    if (!is_mounted) return 0;
    Open open(path, LFS2_O_RDONLY);
    if (open.error) return 0;
    (void)lfs2_file_seek(&fs, &open.file, static_cast<lfs2_soff_t>(offset), LFS2_SEEK_SET);
    const lfs2_ssize_t count =
        lfs2_file_read(&fs, &open.file, into.data(), static_cast<lfs2_size_t>(into.size()));
    (void)open.close();
    return static_cast<std::uint32_t>(std::max<lfs2_ssize_t>(count, 0));
}

Body open_copy(std::span<std::uint8_t> copy, const Kind& kind, std::span<std::uint8_t>& body) {
    Stamp stamp;
    if (copy.size() < stamp.size()) return {Read::foreign};
    std::copy_n(copy.begin(), stamp.size(), stamp.begin());
    Body found = judge(stamp, kind, static_cast<std::uint32_t>(copy.size()));
    body = copy.subspan(stamp.size());
    if (found.read == Read::ok && crc32(body) != get(&stamp[12], 4)) found.read = Read::damaged;
    return found;
}

bool same_as(const char* path, ConstBytes copy) {
    Stamp stamp;
    return copy.size() >= stamp.size() && read_raw(path, 0, stamp) == stamp.size() &&
           std::equal(stamp.begin(), stamp.end(), copy.begin());
}

bool remove(const char* path) {
    if (!is_mounted) return false;
    const int error = lfs2_remove(&fs, path);
    if (error == LFS2_ERR_NOENT) return true;
    note_change(path);
    return changed(error);
}

bool rename(const char* from, const char* to) {
    if (!is_mounted) return false;
    const bool renamed = changed(lfs2_rename(&fs, from, to));
    note_change(from);
    note_change(to);
    return renamed;
}

bool set_aside(const char* path) {
    if (!is_mounted || !changed(make_folder("aside"))) return false;
    // "aside/3-settings": the first number that no file has, or the last one in place of its file.
    struct Places {
        std::uint32_t used = 0;
        Path last;
    } places;
    list(
        "aside",
        [](void* context, std::string_view name) {
            auto& seen = *static_cast<Places*>(context);
            const int number = name[0] & 15;
            seen.used |= 1u << number;
            if (number == aside_limit - 1) seen.last = Path("aside/").add(name);
            return true;
        },
        &places);
    int number = 0;
    while (number < aside_limit - 1 && (places.used >> number & 1) != 0) ++number;
    const char digit = static_cast<char>('0' + number);
    const char* slash = std::strrchr(path, '/');
    const Path target = Path("aside/").add({&digit, 1}).add("-").add(slash ? slash + 1 : path);
    if ((places.used >> number & 1) != 0) (void)remove(places.last);
    return rename(path, target);
}

bool list(const char* folder, Found found, void* context) {
    if (!is_mounted) return false;
    lfs2_dir_t dir;
    if (lfs2_dir_open(&fs, &dir, folder) != 0) return false;
    lfs2_info info;
    // A directory that a damaged pointer closes to a circle would never end.
    int left = most_files;
    while (left-- > 0 && lfs2_dir_read(&fs, &dir, &info) > 0)
        if (info.type == LFS2_TYPE_REG && !found(context, info.name)) break;
    return lfs2_dir_close(&fs, &dir) == 0;
}

bool empty(const char* folder) {
    // Removing while listing would confuse the list: one after the other.
    for (;;) {
        Path one;
        const bool listed = list(
            folder,
            [](void* context, std::string_view name) {
                static_cast<Path*>(context)->add(name);
                return false;
            },
            &one);
        if (!listed || one.view().empty()) return is_mounted;
        const Path path = *folder ? Path(folder).add("/").add(one.view()) : one;
        if (!remove(path)) return false;
    }
}

Space space() {
    if (!is_mounted) return {0, 0};
    const lfs2_ssize_t used = lfs2_fs_size(&fs);
    return {static_cast<std::uint32_t>(std::max<lfs2_ssize_t>(used, 0)), config.block_count};
}

Path& Path::add(std::string_view text) {
    const std::size_t count = std::min(text.size(), sizeof text_ - 1 - length_);
    std::copy_n(text.begin(), count, text_ + length_);
    length_ += count;
    return *this;
}

Path& Path::hex(std::uint32_t number) {
    for (int shift = 28; shift >= 0; shift -= 4) {
        const char digit = "0123456789abcdef"[number >> shift & 15];
        add({&digit, 1});
    }
    return *this;
}

}  // namespace files
}  // namespace storage
