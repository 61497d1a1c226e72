#include "picture/picture.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <string_view>

#include "picture/deflate.h"
#include "picture/inflate.h"

namespace picture {

namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::uint8_t signature[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};

void put32(Bytes& to, std::uint32_t value) {
    for (int shift = 24; shift >= 0; shift -= 8)
        to.push_back(static_cast<std::uint8_t>(value >> shift));
}

std::uint32_t get32(const Bytes& from, std::size_t at) {
    return static_cast<std::uint32_t>(from[at]) << 24 |
           static_cast<std::uint32_t>(from[at + 1]) << 16 |
           static_cast<std::uint32_t>(from[at + 2]) << 8 | from[at + 3];
}

std::uint32_t crc32(const std::uint8_t* bytes, std::size_t count) {
    std::uint32_t crc = 0xffffffffu;
    for (std::size_t i = 0; i < count; ++i) {
        crc ^= bytes[i];
        for (int bit = 0; bit < 8; ++bit) crc = crc >> 1 ^ ((crc & 1) != 0 ? 0xedb88320u : 0);
    }
    return ~crc;
}

void put_chunk(Bytes& to, std::string_view type, const Bytes& body) {
    put32(to, static_cast<std::uint32_t>(body.size()));
    const std::size_t start = to.size();
    to.insert(to.end(), type.begin(), type.end());
    to.insert(to.end(), body.begin(), body.end());
    put32(to, crc32(to.data() + start, to.size() - start));
}

// Index of each colour in the order of its value; empty if there are more than a byte can count.
std::map<std::uint16_t, std::uint8_t> palette_of(const Picture& picture) {
    std::map<std::uint16_t, std::uint8_t> palette;
    for (const std::uint16_t colour : picture.pixels) {
        palette.emplace(colour, 0);
        if (palette.size() > 256) return {};
    }
    std::uint8_t index = 0;
    for (auto& entry : palette) entry.second = index++;
    return palette;
}

}  // namespace

std::uint32_t rgb888(std::uint16_t colour) {
    const std::uint32_t r = colour >> 11, g = (colour >> 5) & 63, b = colour & 31;
    return (r << 3 | r >> 2) << 16 | (g << 2 | g >> 4) << 8 | (b << 3 | b >> 2);
}

std::uint16_t rgb565(std::uint32_t rgb) {
    return static_cast<std::uint16_t>((rgb >> 8 & 0xf800) | (rgb >> 5 & 0x07e0) |
                                      (rgb >> 3 & 0x1f));
}

Bytes encode_png(const Picture& picture, int scale) {
    const auto palette = palette_of(picture);
    const bool indexed = !palette.empty();
    Bytes raw;
    for (int y = 0; y < picture.height; ++y) {
        Bytes row{0};  // no filter
        for (int x = 0; x < picture.width; ++x) {
            const std::uint16_t colour =
                picture.pixels[static_cast<std::size_t>(y * picture.width + x)];
            const std::uint32_t rgb = rgb888(colour);
            for (int i = 0; i < scale; ++i) {
                if (indexed) {
                    row.push_back(palette.at(colour));
                } else {
                    for (int shift = 16; shift >= 0; shift -= 8)
                        row.push_back(static_cast<std::uint8_t>(rgb >> shift));
                }
            }
        }
        for (int i = 0; i < scale; ++i) raw.insert(raw.end(), row.begin(), row.end());
    }
    Bytes header;
    put32(header, static_cast<std::uint32_t>(picture.width * scale));
    put32(header, static_cast<std::uint32_t>(picture.height * scale));
    header.insert(header.end(), {8, static_cast<std::uint8_t>(indexed ? 3 : 2), 0, 0, 0});

    Bytes out(std::begin(signature), std::end(signature));
    put_chunk(out, "IHDR", header);
    if (indexed) {
        Bytes colours;
        for (const auto& entry : palette)
            for (int shift = 16; shift >= 0; shift -= 8)
                colours.push_back(static_cast<std::uint8_t>(rgb888(entry.first) >> shift));
        put_chunk(out, "PLTE", colours);
    }
    const std::size_t pixel = indexed ? 1 : 3;
    const std::size_t row = static_cast<std::size_t>(picture.width * scale) * pixel + 1;
    const std::size_t distances[] = {pixel, row, 2 * row, 16 * pixel};
    put_chunk(out, "IDAT", deflate_zlib(raw, distances));
    put_chunk(out, "IEND", {});
    return out;
}

std::string write_png(const std::string& path, const Picture& picture, int scale) {
    const Bytes bytes = encode_png(picture, scale);
    std::FILE* file = std::fopen(path.c_str(), "wb");
    if (file == nullptr) return path + ": cannot be written";
    const bool whole = std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
    return std::fclose(file) == 0 && whole ? "" : path + ": cannot be written";
}

namespace {

struct Header {
    int width, height, depth, type;
    int channels() const { return type == 2 ? 3 : type == 4 ? 2 : type == 6 ? 4 : 1; }
    int row_bytes() const { return (width * channels() * depth + 7) / 8; }
    int pixel_bytes() const { return std::max(channels() * depth / 8, 1); }
};

int paeth(int a, int b, int c) {
    const int p = a + b - c, pa = std::abs(p - a), pb = std::abs(p - b), pc = std::abs(p - c);
    return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

// Undoes the filters in place; false if a row names one that does not exist.
bool unfilter(Bytes& raw, const Header& header) {
    const int stride = header.row_bytes() + 1, step = header.pixel_bytes();
    for (int y = 0; y < header.height; ++y) {
        std::uint8_t* row = raw.data() + y * stride + 1;
        const std::uint8_t* above = y == 0 ? nullptr : row - stride;
        for (int x = 0; x < stride - 1; ++x) {
            const int left = x >= step ? row[x - step] : 0, up = above ? above[x] : 0;
            const int corner = above && x >= step ? above[x - step] : 0;
            int guess = 0;
            switch (row[-1]) {
                case 0:
                    break;
                case 1:
                    guess = left;
                    break;
                case 2:
                    guess = up;
                    break;
                case 3:
                    guess = (left + up) / 2;
                    break;
                case 4:
                    guess = paeth(left, up, corner);
                    break;
                default:
                    return false;
            }
            row[x] = static_cast<std::uint8_t>(row[x] + guess);
        }
    }
    return true;
}

}  // namespace

std::string decode_png(const Bytes& bytes, Picture& into) {
    if (bytes.size() < 8 || !std::equal(std::begin(signature), std::end(signature), bytes.begin()))
        return "not a PNG file";
    Header header{};
    Bytes palette, packed;
    for (std::size_t at = 8;;) {
        if (at + 12 > bytes.size()) return "ends too early";
        const std::size_t length = get32(bytes, at);
        if (length > bytes.size() - at - 12) return "ends too early";
        const std::string_view type(reinterpret_cast<const char*>(bytes.data()) + at + 4, 4);
        if (crc32(bytes.data() + at + 4, length + 4) != get32(bytes, at + 8 + length))
            return "is damaged (CRC)";
        const auto body = bytes.begin() + static_cast<std::ptrdiff_t>(at + 8);
        const auto body_end = body + static_cast<std::ptrdiff_t>(length);
        if (type == "IHDR") {
            if (length != 13) return "has a bad header";
            header = {static_cast<int>(get32(bytes, at + 8)),
                      static_cast<int>(get32(bytes, at + 12)), body[8], body[9]};
            const bool known =
                body[8] == 8
                    ? (body[9] == 0 || body[9] == 2 || body[9] == 3 || body[9] == 4 || body[9] == 6)
                    : (body[9] == 3 && (body[8] == 1 || body[8] == 2 || body[8] == 4));
            if (!known || body[12] != 0)
                return "is of a kind that is not read (interlaced, 16 bits, ...)";
            if (header.width < 1 || header.height < 1 || header.width > 8192 ||
                header.height > 8192)
                return "has a bad size";
        } else if (type == "PLTE") {
            palette.assign(body, body_end);
        } else if (type == "IDAT") {
            packed.insert(packed.end(), body, body_end);
        } else if (type == "IEND") {
            break;
        }
        at += length + 12;
    }
    if (header.width == 0) return "has no header";
    Bytes raw;
    const std::size_t expected = static_cast<std::size_t>((header.row_bytes() + 1) * header.height);
    if (!inflate_zlib(packed, raw, expected) || raw.size() != expected)
        return "is damaged (pixels)";
    if (!unfilter(raw, header)) return "is damaged (filter)";
    into = {header.width, header.height, {}};
    into.pixels.reserve(static_cast<std::size_t>(header.width * header.height));
    for (int y = 0; y < header.height; ++y) {
        const std::uint8_t* row = raw.data() + y * (header.row_bytes() + 1) + 1;
        for (int x = 0; x < header.width; ++x) {
            const std::uint8_t* pixel = row + x * header.channels();
            std::uint32_t rgb = 0;
            if (header.type == 3) {
                const int bit = x * header.depth;
                const int index =
                    row[bit >> 3] >> (8 - header.depth - (bit & 7)) & ((1 << header.depth) - 1);
                if (static_cast<std::size_t>(index) * 3 + 2 >= palette.size())
                    return "is damaged (palette)";
                const std::uint8_t* entry = palette.data() + index * 3;
                rgb = static_cast<std::uint32_t>(entry[0] << 16 | entry[1] << 8 | entry[2]);
            } else if (header.channels() >= 3) {
                rgb = static_cast<std::uint32_t>(pixel[0] << 16 | pixel[1] << 8 | pixel[2]);
            } else {
                rgb = pixel[0] * 0x010101u;
            }
            into.pixels.push_back(rgb565(rgb));
        }
    }
    return "";
}

std::string read_png(const std::string& path, Picture& into) {
    std::FILE* file = std::fopen(path.c_str(), "rb");
    if (file == nullptr) return path + ": cannot be opened";
    Bytes bytes;
    std::uint8_t block[4096];
    for (std::size_t got; (got = std::fread(block, 1, sizeof block, file)) > 0;)
        bytes.insert(bytes.end(), block, block + got);
    std::fclose(file);
    const std::string trouble = decode_png(bytes, into);
    return trouble.empty() ? "" : path + ": " + trouble;
}

}  // namespace picture
