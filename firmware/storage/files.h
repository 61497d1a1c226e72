// Small files on LittleFS: settings, tallies, finished matches. They are replaced whole: a cut
// leaves the file as it was or as it will be.
//
// Every file begins with a stamp: kind, version, length, checksum. What is damaged, from a newer
// version or not ours is never read as something else; `set_aside` moves it out of the way.
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
enum class Written : std::uint8_t { ok, full, failed, no_storage, too_many, unreadable };

// Why something could not be read or written, as a sentence for a person.
const char* words(Read read);
const char* words(Written written);

// What a file is. A reader accepts its own version and older ones.
struct Kind {
    char magic[4];
    std::uint16_t version;
};

struct Body {
    Read read = Read::missing;
    std::uint16_t version = 0;
    std::uint32_t length = 0;
};

using ConstBytes = std::span<const std::uint8_t>;

namespace files {

Mounted mount();
bool format();
bool mounted();

// The whole body, checked.
Body read(const char* path, const Kind& kind, std::span<std::uint8_t> into);
// The first bytes of a body, unchecked: for lists. The length is what was read.
Body read_start(const char* path, const Kind& kind, std::span<std::uint8_t> into);
// The body may come in two parts.
Written replace(const char* path, const Kind& kind, ConstBytes first, ConstBytes second = {});
// A body that is too long for memory comes in parts. `pour` is called twice and must give the same
// both times: first to measure, then to write. `spare_blocks` stay free, or nothing is written.
class Sink {
  public:
    virtual void add(ConstBytes bytes) = 0;

  protected:
    ~Sink() = default;
};
using Pour = void (*)(void* context, Sink& into);
Written replace(const char* path, const Kind& kind, Pour pour, void* context,
                std::uint32_t spare_blocks);
// A body read in parts, from any place; its checksum is not looked at (see `check`).
class Source {
  public:
    virtual bool read(std::uint32_t offset, std::span<std::uint8_t> into) = 0;

  protected:
    ~Source() = default;
};
using Drink = Read (*)(void* context, Source& from, std::uint32_t length);
Body read_parts(const char* path, const Kind& kind, Drink drink, void* context);
// Reads it through and looks at its checksum.
Body check(const char* path, const Kind& kind);
// A file as it lies there, stamp and all: for copies that leave the console.
std::uint32_t bytes(const char* path);  // 0: it is not there
// From `offset` on; how much there was.
std::uint32_t read_raw(const char* path, std::uint32_t offset, std::span<std::uint8_t> into);
// What lies in such a copy, checked like a file.
Body open_copy(std::span<std::uint8_t> copy, const Kind& kind, std::span<std::uint8_t>& body);
// The same content as the file's, by stamp.
bool same_as(const char* path, ConstBytes copy);
// True if it is not there any more.
bool remove(const char* path);
// Atomic; what was at `to` is replaced.
bool rename(const char* from, const char* to);
// Moves a file into the folder aside/, under its own name and a number. The folder keeps
// `aside_limit` files; after that the last place is used again, so that the first ones, which tell
// most, stay.
bool set_aside(const char* path);
inline constexpr int aside_limit = 10;

// Calls `found(context, name)` for every file of a folder ("" is the root), in no order, until it
// returns false.
using Found = bool (*)(void* context, std::string_view name);
bool list(const char* folder, Found found, void* context);
// Removes all files of a folder.
bool empty(const char* folder);

// How many changes there were of files that matter to whoever shows them: paths that were written,
// removed or renamed; an empty one if everything may be different. Until somebody says what matters
// nothing does.
void count_changes(bool (*matters)(std::string_view path));
std::uint32_t changes();

struct Space {
    std::uint32_t used_blocks, blocks;
};
Space space();

// A path in fixed memory; what is too long is cut.
class Path {
  public:
    Path() = default;
    explicit Path(std::string_view text) { add(text); }
    Path& add(std::string_view text);
    Path& hex(std::uint32_t number);  // eight digits
    operator const char*() const { return text_; }
    std::string_view view() const { return {text_, length_}; }

  private:
    char text_[48] = {};
    std::size_t length_ = 0;
};

}  // namespace files
}  // namespace storage
