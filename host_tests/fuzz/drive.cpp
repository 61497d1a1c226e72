// Whatever is in the flash, the drive that shows it is a volume that follows all rules, gives the
// same bytes whenever they are read, and nothing is written.
#include "usb/drive.h"

#include "fuzz/flash.h"
#include "fuzz/shown.h"
#include "fuzz/targets.h"
#include "usb/fat_reader.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::vector<std::uint8_t>& base = fuzz::shown_flash();
    fuzz::set_flash(base, {data, size});
    if (storage::files::mount() != storage::Mounted::yes) return 0;
    usb::Drive drive(fuzz::games, fuzz::pages(), 1);
    for (int steps = 0; !drive.look_on();) fuzz::require(++steps < 1000, "a look ends");
    const auto read = [&](std::uint32_t at, fat_reader::Sector& into) {
        into.fill(0xA5);
        return drive.read_block(at, into);
    };
    const fat_reader::Volume volume = fat_reader::Reader(read, fuzz::require).volume();
    // Backwards, in odd pieces: the same.
    for (int i = drive.files(); i-- > 0;) {
        usb::Drive::Path path;
        drive.path(i, path);
        const std::string& whole = volume.files.at(std::string(path.view()));
        fuzz::require(drive.find(path.view()) == i, "a file is found by its name");
        for (std::size_t end = whole.size(); end > 0;) {
            const std::size_t begin = end - std::min<std::size_t>(end, 777);
            std::array<std::uint8_t, 777> part;
            const auto wanted = std::span(part).first(end - begin);
            fuzz::require(drive.read(i, static_cast<std::uint32_t>(begin), wanted),
                          "what could be read can be read again");
            fuzz::require(std::equal(wanted.begin(), wanted.end(),
                                     whole.begin() + static_cast<std::ptrdiff_t>(begin),
                                     [](std::uint8_t a, char b) {
                                         return a == static_cast<std::uint8_t>(b);
                                     }),
                          "a file is the same from behind");
            end = begin;
        }
    }
    fuzz::require(fuzz::flash_writes() == 0, "looking writes nothing");
    return 0;
}
