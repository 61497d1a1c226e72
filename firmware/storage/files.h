// Small files on LittleFS: settings, scores, finished matches. They are replaced whole: a cut
// leaves the file as it was or as it will be.
//
// Every file begins with a stamp: kind, version, length, checksum. What is damaged, from a newer
// version or not ours is never read as something else; `set_aside` moves it out of the way, and
// nothing is ever deleted for it.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace storage {

enum class Mounted : std::uint8_t {
    yes,
    blank,    // never used: format it
    garbage,  // something else is in there: tell, then format
    no_flash  // it cannot be read, or is too small
};

enum class Read : std::uint8_t { ok, missing, damaged, foreign, newer, too_long, no_storage };
enum class Written : std::uint8_t { ok, full, failed, no_storage };

// What a file is. A reader accepts its own version and older ones.
struct Kind {
    char magic[4];
    std::uint16_t version;
};

namespace files {

Mounted mount();
bool format();
bool mounted();

// `length` and `version` are those of the file.
Read read(const char* path, const Kind& kind, std::span<std::uint8_t> into, std::uint32_t& length,
          std::uint16_t& version);
Written replace(const char* path, const Kind& kind, std::span<const std::uint8_t> bytes);
bool remove(const char* path);
// Atomic; what was at `to` is replaced.
bool rename(const char* from, const char* to);
// Moves a file into aside/ under its own name and a number; the oldest number is reused after
// `aside_limit`.
bool set_aside(const char* path);
inline constexpr int aside_limit = 8;

// Calls `found(context, name, size)` for every file of a folder, in no order, until it returns
// false.
using Found = bool (*)(void* context, std::string_view name, std::uint32_t size);
bool list(const char* folder, Found found, void* context);

struct Space {
    std::uint32_t used_blocks, blocks;
};
Space space();

}  // namespace files
}  // namespace storage
