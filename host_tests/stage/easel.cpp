#include "stage/easel.h"

#include <unity.h>

#include "golden.h"

namespace easel {

namespace {
constexpr stage::Colour flag_palette[16] = {0, stage::rgb(0xe04030), stage::rgb(0xf0e0c0),
                                            stage::rgb(0x3060c0)};
constexpr std::uint8_t flag_pixels[] = {
    0x11, 0x11, 0x11, 0x11, 0x00,  //
    0x12, 0x22, 0x22, 0x22, 0x10,  //
    0x12, 0x33, 0x00, 0x02, 0x10,  //
    0x12, 0x30, 0x00, 0x02, 0x10,  //
    0x12, 0x00, 0x00, 0x02, 0x10,  //
    0x12, 0x22, 0x22, 0x22, 0x10,  //
    0x01, 0x11, 0x11, 0x10, 0x00,  //
};
constexpr std::uint8_t flag_runs[] = {
    0x71, 0x00,                          //
    0x01, 0x62, 0x01,                    // also the last but one
    0x01, 0x02, 0x13, 0x20, 0x02, 0x01,  //
    0x01, 0x02, 0x03, 0x30, 0x02, 0x01,  //
    0x01, 0x02, 0x40, 0x02, 0x01,        //
    0x00, 0x51, 0x10,                    //
};
constexpr std::uint16_t flag_rows[] = {0, 2, 5, 11, 17, 2, 22};
}  // namespace

const stage::Sprite flag{9, 7, flag_palette, flag_pixels};
const stage::Sprite flag_in_runs{9, 7, flag_palette, flag_runs, flag_rows};

picture::Picture draw(const stage::Rect& window, const stage::Theme& theme,
                      const Drawing& drawing) {
    picture::Picture out{window.width, window.height, {}};
    out.pixels.resize(static_cast<std::size_t>(window.area()));
    stage::Canvas canvas(out.pixels.data(), window, theme);
    canvas.fill(window, theme.paper);
    drawing(canvas);
    return out;
}

picture::Picture draw_in_pieces(const stage::Rect& window, int width, int height,
                                const stage::Theme& theme, const Drawing& drawing) {
    picture::Picture out{window.width, window.height, {}};
    out.pixels.resize(static_cast<std::size_t>(window.area()));
    for (int y = window.y; y < window.bottom(); y += height) {
        for (int x = window.x; x < window.right(); x += width) {
            const stage::Rect piece = window.common({x, y, width, height});
            const picture::Picture part = draw(piece, theme, drawing);
            for (int row = 0; row < piece.height; ++row)
                std::copy_n(
                    part.pixels.begin() + row * piece.width, piece.width,
                    out.pixels.begin() + (y + row - window.y) * window.width + x - window.x);
        }
    }
    return out;
}

void check(const char* name, const stage::Rect& window, const Drawing& drawing,
           const stage::Theme& theme) {
    const picture::Picture whole = draw(window, theme, drawing);
    golden::check(name, whole);
    for (const auto& [width, height] : {std::pair{window.width, 32}, {window.width, 1}, {37, 11}})
        TEST_ASSERT_TRUE_MESSAGE(whole == draw_in_pieces(window, width, height, theme, drawing),
                                 name);
}

}  // namespace easel
