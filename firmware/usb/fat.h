// A FAT16 volume that is never stored: boot sector, tables, folders and files are worked out block
// by block from a list of files. Files lie one behind the other, so the tables follow from sizes.
//
//   block 0         boot sector
//   1 .. 33         the table; 34 .. 66 once more
//   67 .. 98        the root: the volume's name, the files of the root, the folders
//   99 ..           clusters of 2 KiB: one for each folder, then the files in their order
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace usb {

inline constexpr std::uint32_t block_bytes = 512;
using Block = std::span<std::uint8_t, block_bytes>;

namespace fat {

inline constexpr std::uint32_t volume_blocks = 32'768;  // 16 MiB
inline constexpr std::uint32_t cluster_blocks = 4;
inline constexpr std::uint32_t cluster_bytes = cluster_blocks * block_bytes;
inline constexpr std::uint32_t entry_bytes = 32;
// Besides "." and "..": a folder has one cluster.
inline constexpr int most_in_folder = cluster_bytes / entry_bytes - 2;

// Upper case, filled with spaces: "README  TXT".
using Name = std::array<char, 11>;
Name name(std::string_view stem, std::string_view ending);

inline constexpr std::uint8_t root = 255;
struct File {
    Name name{};
    std::uint8_t folder = root;  // else the folder's place in the list
    std::uint32_t bytes = 0;
};

// What the volume is made of. Files of one folder stand together; those of the root are first.
class Content {
  public:
    virtual std::span<const Name> folders() const = 0;
    virtual int files() const = 0;
    virtual File file(int i) const = 0;
    // Bytes of a file from `offset` on. False: they are not to be had any more.
    virtual bool read(int i, std::uint32_t offset, std::span<std::uint8_t> into) = 0;

  protected:
    ~Content() = default;
};

struct Label {
    Name name{};
    std::uint32_t serial = 0;  // tells two volumes apart, also the same one before and after
};

// How many of the files fit, from the first one on.
int files_that_fit(const Content& content);
// False: there is no such block, or a file's bytes were not to be had.
bool read_block(Content& content, const Label& label, std::uint32_t block, Block into);

}  // namespace fat
}  // namespace usb
