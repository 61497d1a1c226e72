#include "storage/files.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "drivers/hal.h"
#include "lfs2.h"
#include "storage/journal.h"
#include "storage/torn.h"

namespace storage::files {
namespace {

// One page is read and programmed at a time; a bigger cache would only make every commit longer.
constexpr std::uint32_t cache_bytes = hal::flash_page_bytes;
constexpr std::uint32_t stamp_bytes = 16;
constexpr const char* growing = "growing";

std::array<std::uint8_t, cache_bytes> read_cache, program_cache, file_cache;
alignas(
    8) std::array<std::uint8_t, 32> lookahead;  // a bit a block: all 160 blocks of 640 KiB at once
lfs2_t fs;
bool is_mounted = false;

// LittleFS trusts what it finds; we do not. Whatever a damaged pointer asks for, it stays inside
// our part.
bool inside(const lfs2_config* config, lfs2_block_t block, lfs2_off_t off, lfs2_size_t size) {
    return block < config->block_count && off <= config->block_size &&
           size <= config->block_size - off;
}
std::uint32_t place(lfs2_block_t block, lfs2_off_t off) {
    return journal_bytes + block * hal::flash_block_bytes + off;
}

int device_read(const lfs2_config* config, lfs2_block_t block, lfs2_off_t off, void* buffer,
                lfs2_size_t size) {
    if (!inside(config, block, off, size)) return LFS2_ERR_CORRUPT;
    return hal::flash_read(place(block, off), {static_cast<std::uint8_t*>(buffer), size})
               ? 0
               : LFS2_ERR_IO;
}
int device_program(const lfs2_config* config, lfs2_block_t block, lfs2_off_t off,
                   const void* buffer, lfs2_size_t size) {
    if (!inside(config, block, off, size)) return LFS2_ERR_CORRUPT;
    // CORRUPT tells LittleFS that the block is worn out: it goes on with another one.
    return hal::flash_program(place(block, off), {static_cast<const std::uint8_t*>(buffer), size})
               ? 0
               : LFS2_ERR_CORRUPT;
}
int device_erase(const lfs2_config* config, lfs2_block_t block) {
    if (!inside(config, block, 0, 0)) return LFS2_ERR_CORRUPT;
    return hal::flash_erase(place(block, 0)) ? 0 : LFS2_ERR_CORRUPT;
}
int device_sync(const lfs2_config*) { return 0; }

lfs2_config make_config() {
    lfs2_config config{};
    config.read = device_read;
    config.prog = device_program;
    config.erase = device_erase;
    config.sync = device_sync;
    config.read_size = 16;
    config.prog_size = hal::flash_page_bytes;
    config.block_size = hal::flash_block_bytes;
    config.block_count = 0;
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
lfs2_config config = make_config();

bool fit_to_flash() {
    const std::uint32_t bytes = hal::flash_bytes();
    if (bytes < journal_bytes + 32 * hal::flash_block_bytes) return false;
    config.block_count = (bytes - journal_bytes) / hal::flash_block_bytes;
    return true;
}

// Never used: the places where LittleFS keeps its superblock hold nothing but ones.
bool blank() {
    std::array<std::uint8_t, 64> bytes;
    for (lfs2_block_t block = 0; block < 2; ++block) {
        if (!hal::flash_read(place(block, 0), bytes)) return false;
        if (!std::all_of(bytes.begin(), bytes.end(), [](std::uint8_t b) { return b == 0xFF; })) {
            return false;
        }
    }
    return true;
}

struct Open {
    lfs2_file_t file;
    lfs2_file_config file_config{};
    int error;
    Open(const char* path, int flags) {
        file_config.buffer = file_cache.data();
        error = lfs2_file_opencfg(&fs, &file, path, flags, &file_config);
    }
    int close() { return lfs2_file_close(&fs, &file); }
};

using Stamp = std::array<std::uint8_t, stamp_bytes>;

void put(std::uint8_t* at, std::uint32_t value, int bytes) {
    for (int i = 0; i < bytes; ++i) at[i] = static_cast<std::uint8_t>(value >> (8 * i));
}
std::uint32_t get(const std::uint8_t* at, int bytes) {
    std::uint32_t value = 0;
    for (int i = 0; i < bytes; ++i) value |= static_cast<std::uint32_t>(at[i]) << (8 * i);
    return value;
}

Stamp make_stamp(const Kind& kind, std::span<const std::uint8_t> bytes) {
    Stamp stamp{};
    std::memcpy(&stamp[0], kind.magic, 4);
    put(&stamp[4], kind.version, 2);
    put(&stamp[8], static_cast<std::uint32_t>(bytes.size()), 4);
    put(&stamp[12], crc32(bytes), 4);
    return stamp;
}

Read read_open(Open& open, const Kind& kind, std::span<std::uint8_t> into, std::uint32_t& length,
               std::uint16_t& version) {
    Stamp stamp;
    const lfs2_soff_t size = lfs2_file_size(&fs, &open.file);
    const auto got = lfs2_file_read(&fs, &open.file, stamp.data(), stamp_bytes);
    if (got < 0) return Read::damaged;
    if (got != stamp_bytes || std::memcmp(stamp.data(), kind.magic, 4) != 0) return Read::foreign;
    version = static_cast<std::uint16_t>(get(&stamp[4], 2));
    length = get(&stamp[8], 4);
    if (version > kind.version) return Read::newer;
    if (length != static_cast<std::uint32_t>(size) - stamp_bytes) return Read::damaged;
    if (length > into.size()) return Read::too_long;
    const auto body = lfs2_file_read(&fs, &open.file, into.data(), length);
    if (body != static_cast<lfs2_ssize_t>(length)) return Read::damaged;
    return crc32(into.first(length)) == get(&stamp[12], 4) ? Read::ok : Read::damaged;
}

}  // namespace

bool mounted() { return is_mounted; }

Mounted mount() {
    is_mounted = false;
    if (!fit_to_flash()) return Mounted::no_flash;
    is_mounted = lfs2_mount(&fs, &config) == 0;
    if (is_mounted) return Mounted::yes;
    return blank() ? Mounted::blank : Mounted::garbage;
}

bool format() {
    is_mounted = false;
    if (!fit_to_flash()) return false;
    is_mounted = lfs2_format(&fs, &config) == 0 && lfs2_mount(&fs, &config) == 0;
    return is_mounted;
}

Read read(const char* path, const Kind& kind, std::span<std::uint8_t> into, std::uint32_t& length,
          std::uint16_t& version) {
    length = 0;
    version = 0;
    if (!is_mounted) return Read::no_storage;
    Open open(path, LFS2_O_RDONLY);
    if (open.error == LFS2_ERR_NOENT) return Read::missing;
    if (open.error) return Read::damaged;
    const Read result = read_open(open, kind, into, length, version);
    open.close();
    return result;
}

Written replace(const char* path, const Kind& kind, std::span<const std::uint8_t> bytes) {
    if (!is_mounted) return Written::no_storage;
    // The folder's first file brings the folder.
    if (const char* slash = std::strchr(path, '/')) {
        std::array<char, 32> folder{};
        std::copy_n(path, std::min<std::ptrdiff_t>(slash - path, 31), folder.begin());
        const int made = lfs2_mkdir(&fs, folder.data());
        if (made == LFS2_ERR_NOSPC) return Written::full;
        if (made && made != LFS2_ERR_EXIST) return Written::failed;
    }
    // LittleFS commits a file's contents when it is closed, but its name as soon as it is created:
    // a cut in between would leave an empty file. So it grows under another name, and the rename is
    // atomic.
    Open open(growing, LFS2_O_WRONLY | LFS2_O_CREAT | LFS2_O_TRUNC);
    if (open.error) return open.error == LFS2_ERR_NOSPC ? Written::full : Written::failed;
    const Stamp stamp = make_stamp(kind, bytes);
    auto wrote = lfs2_file_write(&fs, &open.file, stamp.data(), stamp_bytes);
    if (wrote >= 0) {
        wrote =
            lfs2_file_write(&fs, &open.file, bytes.data(), static_cast<lfs2_size_t>(bytes.size()));
    }
    const int closed = open.close();
    int error = wrote < 0 ? static_cast<int>(wrote) : closed;
    if (error >= 0) error = lfs2_rename(&fs, growing, path);
    if (error == LFS2_ERR_NOSPC) return Written::full;
    return error < 0 ? Written::failed : Written::ok;
}

bool remove(const char* path) { return is_mounted && lfs2_remove(&fs, path) == 0; }

bool rename(const char* from, const char* to) {
    return is_mounted && lfs2_rename(&fs, from, to) == 0;
}

bool set_aside(const char* path) {
    if (!is_mounted) return false;
    const int made = lfs2_mkdir(&fs, "aside");
    if (made && made != LFS2_ERR_EXIST) return false;
    const char* name = std::strrchr(path, '/');
    name = name ? name + 1 : path;
    std::array<char, 32> target{};
    std::memcpy(target.data(), "aside/?-", 8);
    std::copy_n(name, std::min<std::size_t>(std::strlen(name), 23), target.begin() + 8);
    lfs2_info info;
    for (int number = 0; number < aside_limit; ++number) {
        target[6] = static_cast<char>('1' + number);
        if (lfs2_stat(&fs, target.data(), &info) == LFS2_ERR_NOENT)
            return rename(path, target.data());
    }
    target[6] = '1';
    return rename(path, target.data());
}

bool list(const char* folder, Found found, void* context) {
    if (!is_mounted) return false;
    lfs2_dir_t dir;
    if (lfs2_dir_open(&fs, &dir, folder) != 0) return false;
    lfs2_info info;
    while (lfs2_dir_read(&fs, &dir, &info) > 0) {
        if (info.type == LFS2_TYPE_REG && !found(context, info.name, info.size)) break;
    }
    return lfs2_dir_close(&fs, &dir) == 0;
}

Space space() {
    if (!is_mounted) return {0, 0};
    const lfs2_ssize_t used = lfs2_fs_size(&fs);
    return {used < 0 ? 0 : static_cast<std::uint32_t>(used), config.block_count};
}

}  // namespace storage::files
