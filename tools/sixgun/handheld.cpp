#include "handheld.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <sstream>
#include <string>

// The assembler takes the files as they are; the build knows that this file depends on them.
asm(R"(
    .section .rodata
    .balign 4
handheld_png: .incbin ")" SIXGUN_HANDHELD R"(.png"
handheld_png_end:
handheld_txt: .incbin ")" SIXGUN_HANDHELD R"(.txt"
handheld_txt_end:
    .text
)");

extern "C" {
extern const std::uint8_t handheld_png[], handheld_png_end[];
extern const char handheld_txt[], handheld_txt_end[];
}

namespace sixgun {

namespace {

constexpr const char* button_names[hal::button_count] = {"up", "down", "left", "right",
                                                         "a",  "b",    "x",    "y"};

host::Area* area_named(host::Casing& casing, const std::string& name) {
    if (name == "screen") return &casing.screen;
    if (name == "light") return &casing.light;
    for (std::size_t i = 0; i < casing.buttons.size(); ++i)
        if (name == button_names[i]) return &casing.buttons[i];
    return nullptr;
}

[[noreturn]] void spoilt(const std::string& what) {
    std::fprintf(stderr, "sixgun: the handheld's %s\n", what.c_str());
    std::abort();  // it was built in: only a change of the art can do this, and a test sees it
}

}  // namespace

host::Casing handheld() {
    host::Casing casing;
    const std::string trouble =
        picture::decode_png({handheld_png, handheld_png_end}, casing.picture);
    if (!trouble.empty()) spoilt("picture " + trouble);

    std::istringstream lines(std::string(handheld_txt, handheld_txt_end));
    for (std::string name; lines >> name;) {
        host::Area area;
        lines >> area.x >> area.y >> area.width >> area.height;
        const bool inside = area.x >= 0 && area.y >= 0 && area.width > 0 && area.height > 0 &&
                            area.x + area.width <= casing.picture.width &&
                            area.y + area.height <= casing.picture.height;
        host::Area* const target = area_named(casing, name);
        if (!lines || !inside || !target) spoilt("part '" + name + "' is not on the picture");
        *target = area;
    }
    return casing;
}

}  // namespace sixgun
