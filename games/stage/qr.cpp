#include "stage/qr.h"

#include <qrcodegen.h>

#include <algorithm>

#include "kit/text.h"

namespace stage {

namespace {

constexpr int highest_version = 10;
static_assert(Qr::most_modules == highest_version * 4 + 17);

constexpr Colour qr_light = rgb(0xffffff), qr_dark = rgb(0x000000);

// Where the capitals and digits at the end begin, which need 5.5 bits each instead of 8: the code
// in a link. Fewer than these are not worth a change of the mode.
constexpr std::size_t least_plain = 6;

std::size_t plain_from(std::string_view text) {
    constexpr std::string_view plain = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";
    std::size_t from = text.size();
    while (from > 0 && plain.find(text[from - 1]) != plain.npos) --from;
    return from > 0 && text.size() - from < least_plain ? text.size() : from;
}

}  // namespace

bool Qr::encode(std::string_view text) {
    static_assert(sizeof code_ == qrcodegen_BUFFER_LEN_FOR_VERSION(highest_version));
    code_[0] = 0;
    if (text.empty() || text.size() > most_characters) return false;
    const std::size_t from = plain_from(text);
    const kit::Text<most_characters + 1> tail(kit::behind(text, from));
    // First the two parts, then whatever the encoder needs: it has read them by then.
    std::array<std::uint8_t, sizeof code_> work;
    static_assert(sizeof work > most_characters);
    std::array<qrcodegen_Segment, 2> parts;
    std::size_t count = 0;
    if (from > 0)
        parts[count++] = qrcodegen_makeBytes(reinterpret_cast<const std::uint8_t*>(text.data()),
                                             from, work.data());
    if (!tail.empty())
        parts[count++] = qrcodegen_makeAlphanumeric(tail.c_str(), work.data() + from);
    return qrcodegen_encodeSegmentsAdvanced(parts.data(), count, qrcodegen_Ecc_LOW, 1,
                                            highest_version, qrcodegen_Mask_AUTO, true, work.data(),
                                            code_.data());
}

bool Qr::dark(int x, int y) const { return qrcodegen_getModule(code_.data(), x, y); }

int Qr::pixels(const Rect& area) const {
    return empty() ? 0 : std::min(area.width, area.height) / (modules() + 2 * quiet);
}

Rect Qr::placed(const Rect& area) const {
    const int side = pixels(area) * (modules() + 2 * quiet);
    return {area.x + (area.width - side) / 2, area.y + (area.height - side) / 2, side, side};
}

void Qr::draw(Canvas& canvas, const Rect& area) const {
    const Rect all = placed(area);
    if (!canvas.shows(all)) return;
    canvas.fill(all, qr_light);
    const int size = pixels(area);
    const Rect code = all.inset(quiet * size);
    for (int y = 0; y < modules(); ++y) {
        const Rect row{code.x, code.y + y * size, code.width, size};
        if (!canvas.shows(row)) continue;
        // Neighbours in a row are one box.
        for (int x = 0, end = 0; x < modules(); x = end + 1) {
            for (end = x; dark(end, y);) ++end;
            canvas.fill({row.x + x * size, row.y, (end - x) * size, size}, qr_dark);
        }
    }
}

}  // namespace stage
