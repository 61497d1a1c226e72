#include "fuzz/shown.h"

#include "drivers/hal.h"
#include "fuzz/flash.h"
#include "fuzz/lived_in.h"
#include "fuzz/targets.h"
#include "storage/shots.h"

namespace fuzz {

const std::vector<std::uint8_t>& shown_flash() {
    static const std::vector<std::uint8_t> flash = [] {
        set_flash(lived_in(), {});
        require(storage::files::mount() == storage::Mounted::yes, "a flash that was used mounts");
        static std::array<storage::Pixel, 24 * 8> pixels;
        for (std::size_t i = 0; i < pixels.size(); ++i)
            pixels[i] = static_cast<storage::Pixel>(i / 7 * 0x1234);
        const auto paint = [](void*, int y, int) -> const storage::Pixel* {
            return pixels.data() + y * 24;
        };
        for (int i = 0; i < 2; ++i)
            require(storage::shots::keep({24, 8}, paint, nullptr).written == storage::Written::ok,
                    "a picture can be kept");
        const storage::ReplayList all = storage::replays::list();
        require(storage::replays::star(all.names[0].match, true), "a match can be starred");
        std::vector<std::uint8_t> bytes(hal::flash_bytes());
        (void)hal::flash_read(0, bytes);
        return bytes;
    }();
    return flash;
}

std::span<const usb::Page> pages() {
    static constexpr auto write = [](void*, usb::TextWindow& into) {
        for (int i = 0; i < 100; ++i) into.add("All work and no play ").number(i).add("\n");
    };
    static const usb::Page all[] = {{usb::fat::name("README", "TXT"), write, nullptr}};
    return all;
}

}  // namespace fuzz
