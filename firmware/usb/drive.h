// What the console shows as a drive: pages of text, kept matches, pictures. Nothing of it is held:
// a look through the storage notes what there is and how long it is, and each block is worked out
// when it is read.
//
//   README.TXT SCORES.TXT ..        pages: whatever the shell writes
//   MATCHES/SUP0012A.TXT            three letters of the game, the number of the match
//   SHOTS/SHOT0007.BMP
//
// The storage may change at any time: a match ends, a picture is taken. From then on nothing can be
// read until a new look has been taken, so that nobody ever gets a mixture of before and after. The
// running matches are not on the drive: they change with every action.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "kit/registry.h"
#include "storage/replays.h"
#include "storage/shots.h"
#include "usb/fat.h"
#include "usb/match_text.h"
#include "usb/text_window.h"

namespace usb {

// A text of the root folder. `write` is called for every block, and writes the same every time
// until the storage changes.
struct Page {
    fat::Name name;
    void (*write)(void* context, TextWindow& into);
    void* context;
};

class Drive final : public fat::Content {
  public:
    static constexpr int most_pages = 4;
    static constexpr int most_files =
        most_pages + storage::replay_limit + 1 + storage::kept_shots + 1;

    // `pages` must stay; there is at least one. `seed` tells this console's drive from another's.
    Drive(kit::Games games, std::span<const Page> pages, std::uint64_t seed);
    Drive(const Drive&) = delete;
    Drive& operator=(const Drive&) = delete;

    // ---- The look through the storage, a file at a time: a few milliseconds each.
    // True: what was seen is what there is.
    bool current() const { return looked_ == count_ && count_ > 0 && !stale(); }
    // Goes on looking, from the beginning if something has changed; true when it is current.
    bool look_on();
    // Rises with every completed look.
    std::uint32_t generation() const { return generation_; }
    // Rises with every change of what is shown.
    static std::uint32_t changes() { return storage::files::changes(); }

    // ---- As blocks
    static constexpr std::uint32_t block_count() { return fat::volume_blocks; }
    // False: out of range, or not current.
    bool read_block(std::uint32_t block, Block into);

    // ---- As files
    std::span<const fat::Name> folders() const override;
    int files() const override { return shown_; }
    fat::File file(int i) const override;
    bool read(int i, std::uint32_t offset, std::span<std::uint8_t> into) override;
    // "MATCHES/SUP0012A.TXT".
    using Path = kit::Text<24>;
    void path(int i, Path& out) const;
    // The file of the storage behind it; empty for a page.
    storage::files::Path source(int i) const;
    // Upper and lower case are alike; -1: there is no such file.
    int find(std::string_view path) const;

  private:
    enum class Kind : std::uint8_t { page, match, shot };
    struct Entry {
        std::uint32_t number = 0;  // of the page, match or picture
        std::uint32_t bytes = 0;
        std::uint16_t cursor = 0;             // of a match
        std::uint16_t width = 0, height = 0;  // of a picture
        Kind kind = Kind::page;
        bool starred = false;
        storage::GameId game = 0;
    };

    bool stale() const { return seen_changes_ != changes(); }
    void list();
    bool look_at(Entry& entry) const;
    bool name_is_new(int i) const;
    void finish_look();
    bool read_match(int i, std::uint32_t offset, std::span<std::uint8_t> into);

    kit::Games games_;
    std::span<const Page> pages_;
    std::array<Entry, most_files> entries_{};
    int count_ = 0, looked_ = 0;  // entries listed, and seen
    int shown_ = 0;               // files of the last complete look
    std::uint32_t seen_changes_ = 0;
    std::uint32_t generation_ = 0, serial_ = 0, seed_;
    // Where the match that was read last can be read on.
    int told_ = -1;
    MatchText::Place place_;
};

}  // namespace usb
