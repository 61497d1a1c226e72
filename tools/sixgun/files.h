// Whole files.
#pragma once

#include <cstdio>
#include <optional>
#include <string>

namespace sixgun {

inline std::optional<std::string> read_whole(const std::string& path) {
    std::FILE* file = std::fopen(path.c_str(), "rb");
    if (!file) return {};
    std::string text;
    char piece[4096];
    for (std::size_t got; (got = std::fread(piece, 1, sizeof piece, file)) > 0;)
        text.append(piece, got);
    const bool read = std::ferror(file) == 0;
    std::fclose(file);
    if (!read) return {};
    return text;
}

}  // namespace sixgun
