#include "shell/remote/pages.h"

#include "drivers/hal.h"
#include "shell/menus/challenge.h"
#include "shell/menus/replay_list.h"
#include "shell/menus/tally_rows.h"
#include "shell/remote/arena_commands.h"
#include "storage/crash_log.h"

namespace shell::remote {
namespace {

using usb::TextWindow;

constexpr std::string_view about_the_drive =
    "This drive is the console's memory, to look at. Nothing can be written to it.\n"
    "\n"
    "SCORES.TXT  what was played, and how it went\n"
    "MATCHES     the last twenty matches and all starred ones, as text. On a computer\n"
    "                sixgun replay MATCHES/NAME.TXT\n"
    "            tells one action by action; the console takes it back through its\n"
    "            port, and so does any other console: tools/console put FILE\n"
    "ARENAS.TXT  arenas of your own, a line each. Any console takes such a line through\n"
    "            its port: put arena LINE\n"
    "SHOTS       pictures of the screen: hold X on the console to take one\n"
    "LOG.TXT     why earlier runs ended, if they ended with a crash\n"
    "\n"
    "When a match ends or a picture is taken, the drive goes away for a moment and\n"
    "comes back with it.\n"
    "\n"
    "The console is a serial port, too. Open it with any terminal program, press\n"
    "Return and type help; or let tools/console do it: pictures of the screen,\n"
    "pressing buttons, matches by code or text, backup and restore.\n";

}  // namespace

void write_log(TextWindow& into) {
    const auto pour = [](void* context, storage::files::Source& from, std::uint32_t length) {
        std::array<std::uint8_t, 64> part;
        for (std::uint32_t at = 0; at < length;) {
            const auto count = std::min<std::uint32_t>(length - at, sizeof part);
            if (!from.read(at, {part.data(), count})) return storage::Read::damaged;
            static_cast<TextWindow*>(context)->add(
                {reinterpret_cast<const char*>(part.data()), count});
            at += count;
        }
        return storage::Read::ok;
    };
    if (storage::crash_log::read_parts(pour, &into).read != storage::Read::ok)
        into.add("No crash so far.\n");
}

Pages::Pages(const storage::Store& store, const Chambers& chambers, const char* version)
    : store_(store),
      chambers_(chambers),
      version_(version),
      pages_{
          {{usb::fat::name("README", "TXT"),
            [](void* self, TextWindow& into) { static_cast<Pages*>(self)->read_me(into); }, this},
           {usb::fat::name("SCORES", "TXT"),
            [](void* self, TextWindow& into) { static_cast<Pages*>(self)->scores(into); }, this},
           {usb::fat::name("LOG", "TXT"), [](void*, TextWindow& into) { write_log(into); },
            nullptr},
           {usb::fat::name("ARENAS", "TXT"),
            [](void* self, TextWindow& into) { static_cast<Pages*>(self)->arenas(into); }, this}}} {
}

void Pages::read_me(TextWindow& into) const {
    into.add("Sixgun ").add(version_).add(", ").add(hal::board().name).add("\n\n");
    into.add(about_the_drive);
}

void Pages::arenas(TextWindow& into) const { write_arenas(*workshop_in(chambers_), store_, into); }

void Pages::scores(TextWindow& into) const {
    const storage::Tallies& tallies = store_.tallies();
    if (tallies.rows() == 0)
        into.add("Nothing played yet. A finished match is counted when you leave it.\n");
    for (std::size_t i = 0; i < tallies.rows(); ++i) {
        const storage::Tally tally = tallies.row(i);
        const stage::Cartridge* const cartridge = cartridge_of(chambers_, tally.game);
        if (cartridge == nullptr) continue;  // a game that this build does not have
        into.add(cartridge->game.info.title);
        ModeTitle mode;
        mode_title(*cartridge, tally.mode, mode);
        if (!mode.empty()) into.add(": ").add(mode.view());
        into.add("\n");
        tell_tally(*cartridge, tally, [&](std::string_view label, std::string_view value) {
            constexpr std::size_t column = 24;
            into.add("  ").add(label);
            for (std::size_t at = label.size(); at < column; ++at) into.add(" ");
            into.add(" ").add(value).add("\n");
        });
        into.add("\n");
    }
    into.add("Stars of the challenges: ");
    into.number(static_cast<std::int32_t>(store_.challenges().all_stars(1, challenge_total)))
        .add("\n");
}

}  // namespace shell::remote
