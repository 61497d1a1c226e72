#include "picture/picture.h"

#include <png.h>

#include <algorithm>
#include <csetjmp>
#include <cstdio>

namespace picture {

namespace {

using Bytes = std::vector<std::uint8_t>;

void put_rgb(Bytes& to, std::uint16_t colour) {
    const std::uint32_t rgb = rgb888(colour);
    for (int shift = 16; shift >= 0; shift -= 8)
        to.push_back(static_cast<std::uint8_t>(rgb >> shift));
}

// The colours in order; empty if there are more than a palette holds.
std::vector<std::uint16_t> palette_of(const Picture& picture) {
    std::vector<bool> there(0x10000);
    for (const std::uint16_t colour : picture.pixels) there[colour] = true;
    if (std::count(there.begin(), there.end(), true) > 256) return {};
    std::vector<std::uint16_t> palette;
    for (std::size_t colour = 0; colour < there.size(); ++colour)
        if (there[colour]) palette.push_back(static_cast<std::uint16_t>(colour));
    return palette;
}

// Each pixel as `scale` squared: a byte if there is a palette, else three.
Bytes rows_of(const Picture& picture, int scale, const std::vector<std::uint16_t>& palette) {
    Bytes rows;
    for (int y = 0; y < picture.height * scale; ++y)
        for (int x = 0; x < picture.width * scale; ++x) {
            const int at = y / scale * picture.width + x / scale;
            const std::uint16_t colour = picture.pixels[static_cast<std::size_t>(at)];
            if (palette.empty()) {
                put_rgb(rows, colour);
            } else {
                const auto place = std::lower_bound(palette.begin(), palette.end(), colour);
                rows.push_back(static_cast<std::uint8_t>(place - palette.begin()));
            }
        }
    return rows;
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
    const std::vector<std::uint16_t> palette = palette_of(picture);
    const Bytes rows = rows_of(picture, scale, palette);
    Bytes colours;
    for (const std::uint16_t colour : palette) put_rgb(colours, colour);

    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = static_cast<png_uint_32>(picture.width * scale);
    image.height = static_cast<png_uint_32>(picture.height * scale);
    image.format = palette.empty() ? PNG_FORMAT_RGB : PNG_FORMAT_RGB_COLORMAP;
    image.colormap_entries = static_cast<png_uint_32>(palette.size());
    png_alloc_size_t length = PNG_IMAGE_PNG_SIZE_MAX(image);
    Bytes out(length);
    if (png_image_write_to_memory(&image, out.data(), &length, 0, rows.data(), 0, colours.data()) ==
        0)
        return {};
    out.resize(length);
    return out;
}

std::string write_png(const std::string& path, const Picture& picture, int scale) {
    const Bytes bytes = encode_png(picture, scale);
    if (bytes.empty()) return path + ": a picture without pixels cannot be written";
    std::FILE* file = std::fopen(path.c_str(), "wb");
    if (file == nullptr) return path + ": cannot be written";
    const bool whole = std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
    return std::fclose(file) == 0 && whole ? "" : path + ": cannot be written";
}

namespace {

// libpng's simple way of reading does not look at the end of a file, so this is the long one.
class Reader {
  public:
    explicit Reader(const Bytes& bytes)
        : bytes_(bytes), png_(png_create_read_struct(PNG_LIBPNG_VER_STRING, this, stop, ignore)) {
        if (png_ != nullptr) info_ = png_create_info_struct(png_);
    }
    ~Reader() { png_destroy_read_struct(&png_, &info_, nullptr); }
    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;

    bool read() { return info_ != nullptr && read_rows(); }
    const std::string& trouble() const { return trouble_; }
    int width() const { return static_cast<int>(png_get_image_width(png_, info_)); }
    int height() const { return static_cast<int>(png_get_image_height(png_, info_)); }
    const png_byte* row(int y) const { return png_get_rows(png_, info_)[y]; }  // red, green, blue

  private:
    // An error comes back here by longjmp, past whatever is called below: nothing that has a
    // destructor may live in this function or in `stop` and `pass` while they call libpng.
    bool read_rows() {
        if (setjmp(png_jmpbuf(png_)) != 0) return false;
        png_set_read_fn(png_, this, pass);
        png_set_user_limits(png_, 8192, 8192);
        png_set_crc_action(png_, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
        png_set_benign_errors(png_, 0);  // too many pixels, for one
        png_read_png(png_, info_,
                     PNG_TRANSFORM_EXPAND | PNG_TRANSFORM_SCALE_16 | PNG_TRANSFORM_GRAY_TO_RGB |
                         PNG_TRANSFORM_STRIP_ALPHA,
                     nullptr);
        return true;
    }

    static void pass(png_structp png, png_bytep to, std::size_t count) {
        Reader& self = *static_cast<Reader*>(png_get_io_ptr(png));
        if (count > self.bytes_.size() - self.at_) png_error(png, "the file ends too early");
        std::copy_n(self.bytes_.data() + self.at_, count, to);
        self.at_ += count;
    }
    [[noreturn]] static void stop(png_structp png, png_const_charp why) {
        static_cast<Reader*>(png_get_error_ptr(png))->trouble_ = why;
        png_longjmp(png, 1);
    }
    static void ignore(png_structp, png_const_charp) {}

    const Bytes& bytes_;
    std::size_t at_ = 0;
    std::string trouble_ = "no memory";
    png_structp png_;
    png_infop info_ = nullptr;
};

}  // namespace

std::string decode_png(const Bytes& bytes, Picture& into) {
    if (bytes.size() < 8 || png_sig_cmp(bytes.data(), 0, 8) != 0) return "is not a PNG file";
    Reader reader(bytes);
    if (!reader.read()) return "cannot be read: " + reader.trouble();
    into = {reader.width(), reader.height(), {}};
    into.pixels.reserve(static_cast<std::size_t>(into.width * into.height));
    for (int y = 0; y < into.height; ++y) {
        const png_byte* const row = reader.row(y);
        for (int x = 0; x < into.width * 3; x += 3)
            into.pixels.push_back(
                rgb565(static_cast<std::uint32_t>(row[x] << 16 | row[x + 1] << 8 | row[x + 2])));
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
