#include "usb/fat.h"

#include <algorithm>

#include "storage/bytes.h"

namespace usb::fat {
namespace {

using storage::put;

constexpr std::uint32_t table_blocks = 33, tables = 2, root_entries = 512;
constexpr std::uint32_t first_table = 1;
constexpr std::uint32_t first_root = first_table + tables * table_blocks;
constexpr std::uint32_t first_data = first_root + root_entries * entry_bytes / block_bytes;
constexpr std::uint32_t first_cluster = 2;
constexpr std::uint32_t clusters = (volume_blocks - first_data) / cluster_blocks;
constexpr std::uint32_t end_cluster = first_cluster + clusters;
static_assert(clusters >= 4085 && clusters < 65'525, "this count is what makes it FAT16");
static_assert(end_cluster * 2 <= table_blocks * block_bytes);

constexpr std::uint8_t media = 0xF8;
constexpr std::uint16_t end_of_chain = 0xFFFF;
constexpr std::uint8_t read_only = 0x01, volume_name = 0x08, folder = 0x10, archive = 0x20;
// The console has no clock, and a date of zero is none: everything is from the first day.
constexpr std::uint32_t first_day = 0x0021;

std::uint32_t clusters_of(const File& file) {
    return (file.bytes + cluster_bytes - 1) / cluster_bytes;
}

std::uint32_t files_begin(const Content& content) {
    return first_cluster + static_cast<std::uint32_t>(content.folders().size());
}

void put_text(std::uint8_t* at, std::string_view text) { std::copy(text.begin(), text.end(), at); }

void boot_sector(const Label& label, Block into) {
    put_text(&into[0], "\xEB\x3C\x90SIXGUN  ");
    put(&into[11], block_bytes, 2);
    into[13] = cluster_blocks;
    put(&into[14], first_table, 2);
    into[16] = tables;
    put(&into[17], root_entries, 2);
    put(&into[19], volume_blocks, 2);
    into[21] = media;
    put(&into[22], table_blocks, 2);
    put(&into[24], 32, 2);  // sectors a track and heads: nobody has tracks, but some want them
    put(&into[26], 64, 2);
    into[36] = 0x80;
    into[38] = 0x29;  // serial, name and kind follow
    put(&into[39], label.serial, 4);
    std::copy(label.name.begin(), label.name.end(), &into[43]);
    put_text(&into[54], "FAT16   ");
    put(&into[62], 0xFEEB, 2);  // for a PC that starts from it: stay here
    put(&into[510], 0xAA55, 2);
}

// Entries of the table, one after the other, from any cluster on.
class Chain {
  public:
    Chain(const Content& content, std::uint32_t cluster)
        : content_(content), cluster_(cluster), end_(files_begin(content)) {}

    std::uint16_t next() {
        const std::uint32_t cluster = cluster_++;
        if (cluster == 0) return 0xFF00 | media;
        if (cluster < files_begin(content_)) return end_of_chain;
        while (cluster >= end_ && file_ < content_.files())
            end_ += clusters_of(content_.file(file_++));
        if (cluster >= end_) return 0;
        return cluster + 1 == end_ ? end_of_chain : static_cast<std::uint16_t>(cluster + 1);
    }

  private:
    const Content& content_;
    std::uint32_t cluster_, end_;  // of the file that was looked at last
    int file_ = 0;
};

void table(const Content& content, std::uint32_t block, Block into) {
    Chain chain(content, block * block_bytes / 2);
    for (std::uint32_t at = 0; at < block_bytes; at += 2) put(&into[at], chain.next(), 2);
}

// Writes the entries of a folder that fall into a block.
class Entries {
  public:
    Entries(std::uint32_t first, Block into) : first_(first), into_(into) {}

    void add(const Name& name, std::uint8_t attributes, std::uint32_t cluster,
             std::uint32_t bytes) {
        // Below `first_` the difference wraps around and is larger than any block.
        const std::uint32_t place = next_++ - first_;
        if (place >= block_bytes / entry_bytes) return;
        std::uint8_t* const at = &into_[place * entry_bytes];
        std::copy(name.begin(), name.end(), at);
        at[11] = attributes;
        for (const int date : {16, 18, 24}) put(at + date, first_day, 2);
        put(at + 26, cluster, 2);
        put(at + 28, bytes, 4);
    }
    void add_files(const Content& content, std::uint8_t of) {
        std::uint32_t cluster = files_begin(content);
        for (int i = 0; i < content.files(); ++i) {
            const File file = content.file(i);
            const std::uint32_t used = clusters_of(file);
            if (file.folder == of)
                add(file.name, read_only | archive, used > 0 ? cluster : 0, file.bytes);
            cluster += used;
        }
    }

  private:
    std::uint32_t first_, next_ = 0;
    Block into_;
};

void root_folder(const Content& content, const Label& label, std::uint32_t block, Block into) {
    Entries entries(block * (block_bytes / entry_bytes), into);
    entries.add(label.name, volume_name, 0, 0);
    entries.add_files(content, root);
    std::uint32_t cluster = first_cluster;
    for (const Name& folder_name : content.folders())
        entries.add(folder_name, read_only | folder, cluster++, 0);
}

void sub_folder(const Content& content, std::uint8_t which, std::uint32_t block, Block into) {
    Entries entries(block * (block_bytes / entry_bytes), into);
    entries.add(name(".", ""), folder, first_cluster + which, 0);
    entries.add(name("..", ""), folder, 0, 0);
    entries.add_files(content, which);
}

bool file_block(Content& content, std::uint32_t cluster, std::uint32_t block, Block into) {
    std::uint32_t begin = files_begin(content);
    for (int i = 0; i < content.files(); ++i) {
        const File file = content.file(i);
        const std::uint32_t used = clusters_of(file);
        if (cluster >= begin + used) {
            begin += used;
            continue;
        }
        const std::uint32_t offset = (cluster - begin) * cluster_bytes + block * block_bytes;
        if (offset >= file.bytes) return true;  // the rest of its last cluster
        return content.read(i, offset, into.first(std::min(block_bytes, file.bytes - offset)));
    }
    return true;
}

}  // namespace

Name name(std::string_view stem, std::string_view ending) {
    Name made;
    made.fill(' ');
    std::copy_n(stem.begin(), std::min<std::size_t>(stem.size(), 8), made.begin());
    std::copy_n(ending.begin(), std::min<std::size_t>(ending.size(), 3), made.begin() + 8);
    return made;
}

int files_that_fit(const Content& content) {
    std::uint32_t left = end_cluster - files_begin(content);
    int fit = 0;
    for (; fit < content.files(); ++fit) {
        const File file = content.file(fit);
        // Above that the rounding up would overflow.
        if (file.bytes > volume_blocks * block_bytes || clusters_of(file) > left) break;
        left -= clusters_of(file);
    }
    return fit;
}

bool read_block(Content& content, const Label& label, std::uint32_t block, Block into) {
    if (block >= volume_blocks) return false;
    std::fill(into.begin(), into.end(), std::uint8_t{0});
    if (block < first_table) {
        boot_sector(label, into);
    } else if (block < first_root) {
        table(content, (block - first_table) % table_blocks, into);
    } else if (block < first_data) {
        root_folder(content, label, block - first_root, into);
    } else {
        const std::uint32_t cluster = first_cluster + (block - first_data) / cluster_blocks;
        const std::uint32_t within = (block - first_data) % cluster_blocks;
        if (cluster >= files_begin(content)) return file_block(content, cluster, within, into);
        sub_folder(content, static_cast<std::uint8_t>(cluster - first_cluster), within, into);
    }
    return true;
}

}  // namespace usb::fat
