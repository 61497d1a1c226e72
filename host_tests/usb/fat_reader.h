// Reads a FAT16 volume the way an operating system does, from its boot sector on, and trusts
// nothing: every rule that it expects to hold is asked for with `require`.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace fat_reader {

using Sector = std::array<std::uint8_t, 512>;
using ReadSector = std::function<bool(std::uint32_t, Sector&)>;
using Require = std::function<void(bool, const char*)>;

struct Volume {
    std::string label;
    std::uint32_t serial = 0, clusters = 0;
    std::map<std::string, std::string> files;  // "FOLDER/NAME.TXT": content
    std::set<std::string> folders;
};

class Reader {
  public:
    Reader(ReadSector read, Require require)
        : read_(std::move(read)), require_(std::move(require)) {}

    Volume volume() {
        const Sector boot = sector(0);
        require_(boot[510] == 0x55 && boot[511] == 0xAA, "boot signature");
        require_(boot[0] == 0xEB || boot[0] == 0xE9, "jump");
        require_(number(boot, 11, 2) == 512, "bytes a sector");
        cluster_sectors_ = boot[13];
        const std::uint32_t reserved = number(boot, 14, 2), fats = boot[16];
        const std::uint32_t root_entries = number(boot, 17, 2), total = number(boot, 19, 2);
        const std::uint32_t fat_sectors = number(boot, 22, 2);
        require_(fats == 2 && total > 0 && boot[38] == 0x29, "two tables, a size, a name");
        const std::uint32_t root = reserved + fats * fat_sectors;
        data_ = root + root_entries * 32 / 512;
        Volume volume;
        volume.serial = number(boot, 39, 4);
        volume.clusters = (total - data_) / cluster_sectors_;
        require_(volume.clusters >= 4085 && volume.clusters < 65525, "FAT16 by its clusters");

        for (std::uint32_t i = 0; i < fat_sectors; ++i) {
            const Sector table = sector(reserved + i);
            require_(table == sector(reserved + fat_sectors + i), "both tables are alike");
            for (int at = 0; at < 512; at += 2) fat_.push_back(number(table, at, 2));
        }
        require_(fat_[0] == (0xFF00u | boot[21]) && fat_[1] == 0xFFFF, "the table's beginning");

        std::string bytes;
        for (std::uint32_t i = root; i < data_; ++i) append(bytes, sector(i));
        folder(bytes, "", 0, volume);
        for (std::uint32_t cluster = 2; cluster < volume.clusters + 2; ++cluster)
            require_((fat_[cluster] != 0) == used_.contains(cluster), "no lost cluster");
        return volume;
    }

  private:
    static std::uint32_t number(const Sector& from, int at, int bytes) {
        std::uint32_t value = 0;
        for (int i = bytes; i-- > 0;) value = value << 8 | from[static_cast<std::size_t>(at + i)];
        return value;
    }
    Sector sector(std::uint32_t at) {
        Sector read{};
        require_(read_(at, read), "a sector can be read");
        return read;
    }
    static void append(std::string& to, const Sector& sector) {
        to.append(reinterpret_cast<const char*>(sector.data()), sector.size());
    }
    std::string chain(std::uint32_t cluster) {
        std::string bytes;
        while (cluster < 0xFFF8) {
            require_(cluster >= 2 && cluster < fat_.size(), "a chain stays in the volume");
            require_(used_.insert(cluster).second, "no cluster is used twice");
            for (std::uint32_t i = 0; i < cluster_sectors_; ++i)
                append(bytes, sector(data_ + (cluster - 2) * cluster_sectors_ + i));
            cluster = fat_[cluster];
        }
        return bytes;
    }
    void folder(const std::string& bytes, const std::string& path, std::uint32_t own,
                Volume& volume) {
        bool ended = false;
        std::set<std::string> names;
        for (std::size_t at = 0; at < bytes.size(); at += 32) {
            const auto byte = [&](std::size_t i) {
                return static_cast<std::uint32_t>(static_cast<std::uint8_t>(bytes[at + i]));
            };
            if (byte(0) == 0) {
                ended = true;
                continue;
            }
            require_(!ended, "nothing behind the end of a folder");
            std::string name = bytes.substr(at, 8), ending = bytes.substr(at + 8, 3);
            const std::uint32_t attributes = byte(11), cluster = byte(26) | byte(27) << 8;
            const std::uint32_t size = byte(28) | byte(29) << 8 | byte(30) << 16 | byte(31) << 24;
            const std::uint32_t date = byte(24) | byte(25) << 8;
            require_((date >> 5 & 15) >= 1 && (date & 31) >= 1, "a date that there is");
            if (attributes & 0x08) {
                volume.label = name + ending;
                continue;
            }
            while (!name.empty() && name.back() == ' ') name.pop_back();
            while (!ending.empty() && ending.back() == ' ') ending.pop_back();
            if (!ending.empty()) name += "." + ending;
            require_(names.insert(name).second, "a name once a folder");
            if (name == "." || name == "..") {
                require_(!path.empty() && cluster == (name == "." ? own : 0), "dots lead home");
                continue;
            }
            for (const char c : name)
                require_((c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.',
                         "letters that every system takes");
            if (attributes & 0x10) {
                volume.folders.insert(path + name);
                folder(chain(cluster), path + name + "/", cluster, volume);
                continue;
            }
            require_((attributes & 0x01) != 0, "files are read-only");
            std::string content = size > 0 ? chain(cluster) : "";
            require_(content.size() >= size && content.size() < size + cluster_sectors_ * 512,
                     "a chain is as long as its file");
            for (std::size_t i = size; i < content.size(); ++i)
                require_(content[i] == 0, "nothing behind the end of a file");
            content.resize(size);
            volume.files[path + name] = content;
        }
    }

    ReadSector read_;
    Require require_;
    std::uint32_t cluster_sectors_ = 0, data_ = 0;
    std::vector<std::uint32_t> fat_;
    std::set<std::uint32_t> used_;
};

}  // namespace fat_reader
