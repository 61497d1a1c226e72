// Files that an earlier Sixgun wrote, kept as text: host_tests/storage/fixtures/<format>/<name>.
//
// The folder 1 was written by the last build that knew only match format 1, and can not be made
// again, nor can the settings in the folder 2: those of version 3 lie in the folder 3, which has
// nothing else yet. SIXGUN_FIXTURES=update writes the folders of the present formats anew with the
// present build (run the tests storage_fixtures and shell_remembered once): for a new fixture, or
// before a release when the rules of a game changed. It has a name of its own because that is no
// matter of taste as a picture is: what a released console wrote stays, and a new format gets a new
// folder.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace fixtures {

using Bytes = std::vector<std::uint8_t>;

inline bool update() {
    const char* wish = std::getenv("SIXGUN_FIXTURES");
    return wish != nullptr && std::string_view(wish) == "update";
}

inline std::string path(int format, const std::string& name) {
    return std::string(SIXGUN_FIXTURE_DIR) + "/" + std::to_string(format) + "/" + name;
}

inline std::string read_text(int format, const std::string& name) {
    std::ifstream in(path(format, name), std::ios::binary);
    std::ostringstream all;
    all << in.rdbuf();
    return all.str();
}

inline void write_text(int format, const std::string& name, std::string_view text) {
    std::ofstream(path(format, name), std::ios::binary) << text;
}

// Rows of an offset and 32 bytes, in hexadecimal digits. Rows that were never written (0xFF) may be
// left out.
inline void write_bytes(int format, const std::string& name, const Bytes& bytes) {
    constexpr std::size_t row = 32;
    std::string text;
    char part[24];
    for (std::size_t at = 0; at < bytes.size(); at += row) {
        const std::size_t end = std::min(at + row, bytes.size());
        bool blank = end - at == row;
        for (std::size_t i = at; i < end; ++i) blank = blank && bytes[i] == 0xFF;
        if (blank) continue;
        std::snprintf(part, sizeof part, "%06zx ", at);
        text += part;
        for (std::size_t i = at; i < end; ++i) {
            std::snprintf(part, sizeof part, "%02x", bytes[i]);
            text += part;
        }
        text += '\n';
    }
    write_text(format, name, text);
}

inline Bytes read_bytes(int format, const std::string& name) {
    Bytes bytes;
    std::istringstream in(read_text(format, name));
    std::string offset, row;
    while (in >> offset >> row) {
        bytes.resize(std::stoul(offset, nullptr, 16), 0xFF);
        for (std::size_t i = 0; i + 1 < row.size(); i += 2)
            bytes.push_back(static_cast<std::uint8_t>(std::stoul(row.substr(i, 2), nullptr, 16)));
    }
    return bytes;
}

}  // namespace fixtures
