#include "shell/remote/file_commands.h"

#include <algorithm>

#include "shell/remote/remote.h"
#include "storage/torn.h"
#include "usb/base64.h"

namespace shell::remote {

using usb::Progress;
using usb::Request;

namespace {

constexpr std::size_t item_bytes = 120;  // of a list, at most
// A line of base64 is 76 characters; a few of them are read at once.
constexpr std::size_t line_bytes = 57, part_bytes = 3 * line_bytes;
constexpr std::uint64_t upload_patience_us = 10'000'000;

std::string_view text_of(std::span<const std::uint8_t> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace

// ---- files --------------------------------------------------------------------------------------

void FileCommands::item(usb::Report& report, std::string_view name, std::uint32_t bytes) {
    report.item();
    report.field("name", name, 24);
    if (bytes > 0) report.field("bytes", bytes);
}

Progress FileCommands::files(Request& request) {
    usb::Report& report = request.report;
    if (!drive_.look_on()) return Progress::more;
    if (request.step == 0) {
        saves_ = request.option("saves");
        report.list("files");
        request.step = 1;
    }
    if (saves_) return list_saves(request);
    for (; request.step <= static_cast<std::uint32_t>(drive_.files()); ++request.step) {
        if (!report.fits(item_bytes)) return Progress::more;
        const int i = static_cast<int>(request.step) - 1;
        usb::Drive::Path path;
        drive_.path(i, path);
        item(report, path.view(), drive_.file(i).bytes);
    }
    return done(request);
}

// One at a time: each has to be looked up.
Progress FileCommands::list_saves(Request& request) {
    usb::Report& report = request.report;
    if (!report.fits(item_bytes)) return Progress::more;
    std::uint32_t i = request.step++ - 1;
    const auto& singles = storage::Store::single_saves;
    if (i < singles.size()) {
        const std::uint32_t bytes = storage::files::bytes(singles[i]);
        if (bytes > 0) item(report, singles[i], bytes);
        return Progress::more;
    }
    i -= static_cast<std::uint32_t>(singles.size());
    if (i < static_cast<std::uint32_t>(drive_.files())) {
        const storage::files::Path path = drive_.source(static_cast<int>(i));
        if (!path.view().empty()) item(report, path.view(), storage::files::bytes(path));
        return Progress::more;
    }
    i -= static_cast<std::uint32_t>(drive_.files());
    if (i == parts_.games.size()) return done(request);
    const kit::Game& game = *parts_.games[i];
    if (parts_.store.running(game.info.id).loaded != storage::Loaded::none)
        item(report,
             storage::files::Path(storage::Store::running_folder).add(game.info.word).view(), 0);
    return Progress::more;
}

// ---- get ----------------------------------------------------------------------------------------

// Why it cannot be had; nullptr: it can.
const char* FileCommands::find(std::string_view name) {
    changes_ = usb::Drive::changes();
    crc_ = 0;
    file_ = drive_.find(name);
    if (file_ >= 0) {
        from_ = From::page;
        bytes_ = drive_.file(file_).bytes;
        return nullptr;
    }
    const std::string_view running = storage::Store::running_folder;
    if (name.starts_with(running)) {
        const kit::Game* const game =
            kit::find_game(parts_.games, kit::behind(name, running.size()));
        if (game == nullptr) return "there is no game of this name";
        if (!parts_.at_launcher()) return Parts::at_home_first;
        from_ = From::running;
        cable_.show("A running match goes to the computer", 1);
        const auto copied =
            parts_.store.copy_running(game->info.id, cable_.bytes(), cable_.read_memory());
        bytes_ = static_cast<std::uint32_t>(copied.bytes);
        return copied.bytes > 0 ? nullptr : copied.why_not;
    }
    storage::ReplayName replay;
    std::uint16_t shot = 0;
    const auto& singles = storage::Store::single_saves;
    const bool is_save = std::ranges::find(singles, name) != singles.end() ||
                         storage::replays::read_name(name, replay) ||
                         storage::shots::read_name(name, shot);
    from_ = From::save;
    path_ = storage::files::Path(name);
    bytes_ = is_save ? storage::files::bytes(path_) : 0;
    return bytes_ > 0 ? nullptr : "there is no such file; files lists all, files --saves the saves";
}

bool FileCommands::read(std::uint32_t at, std::span<std::uint8_t> into) {
    switch (from_) {
        case From::page:
            return drive_.read(file_, at, into);
        case From::save:
            return changes_ == usb::Drive::changes() &&
                   storage::files::read_raw(path_, at, into) == into.size();
        case From::running:
            break;
    }
    if (!cable_.working()) return false;
    std::copy_n(cable_.bytes().begin() + at, into.size(), into.begin());
    cable_.progress(1);
    return true;
}

Progress FileCommands::get(Request& request) {
    usb::Report& report = request.report;
    if (request.interrupted) {
        cable_.close();
        return Progress::more;
    }
    const auto end = [&](const char* why_not) {
        cable_.close();
        return why_not == nullptr ? done(request) : refuse(request, why_not);
    };
    if (request.step == 0) {
        if (!drive_.look_on()) return Progress::more;
        const std::string_view name = request.next_word();
        if (name.empty()) return refuse(request, "get which file? files lists all");
        // As a save arenas are bytes, for programs; people are told what they can type.
        const bool as_text = !report.json() && name == storage::arenas::path;
        if (const char* why_not = find(as_text ? "ARENAS.TXT" : name)) return end(why_not);
        // A text is for people as it is.
        plain_ = !report.json() && from_ == From::page &&
                 std::string_view(drive_.file(file_).name.data() + 8, 3) == "TXT";
        if (!plain_) {
            report.field("name", name);
            report.field("bytes", bytes_);
        }
        report.begin_text("data");
        request.step = 1;
    }
    std::array<std::uint8_t, part_bytes> part;
    while (report.fits(2 * part.size() + 16)) {
        const std::uint32_t at = request.step - 1;
        const std::uint32_t count = std::min<std::uint32_t>(bytes_ - at, sizeof part);
        if (count == 0) {
            report.end_text();
            if (!plain_) report.field("crc", kit::Text<12>().hex(crc_, 8).view());
            return end(nullptr);
        }
        const auto bytes = std::span(part).first(count);
        if (!read(at, bytes)) return end("it changed meanwhile; ask again");
        crc_ = storage::crc32(bytes, crc_);
        request.step += count;
        if (plain_) {
            report.text(text_of(bytes));
            continue;
        }
        usb::base64::Encoder encoder(request.out);
        for (std::size_t i = 0; i < count; i += line_bytes) {
            encoder.add(bytes.subspan(i, std::min<std::size_t>(line_bytes, count - i)));
            encoder.finish();
            if (!report.json()) request.out.add("\r\n");
        }
    }
    return Progress::more;
}

// ---- put ----------------------------------------------------------------------------------------

Progress FileCommands::receive(Request& request) {
    const std::uint64_t now = hal::now_us();
    if (!request.wants_lines) {
        request.wants_lines = true;
        heard_us_ = now;
        bytes_ = crc_ = 0;
    }
    if (trouble_ == nullptr && !cable_.working()) trouble_ = "stopped on the console";
    if (!request.has_line) {
        if (now - heard_us_ < upload_patience_us) return Progress::more;
        trouble_ = "nothing came for ten seconds";
        return Progress::done;
    }
    heard_us_ = now;
    request.has_line = false;
    if (!request.line_too_long && request.line == ".") {
        if (trouble_ == nullptr && bytes_ != wanted_)
            trouble_ = "not as many bytes came as promised";
        if (trouble_ == nullptr && crc_ != wanted_crc_) trouble_ = "the bytes came damaged";
        return Progress::done;
    }
    if (trouble_ != nullptr) return Progress::more;
    std::size_t count = 0;
    const auto space = cable_.bytes().subspan(bytes_, wanted_ - bytes_);
    if (request.line_too_long || !usb::base64::decode(request.line, space, count)) {
        trouble_ = "a line is not base64, or too long";
        return Progress::more;
    }
    crc_ = storage::crc32(space.first(count), crc_);
    bytes_ += static_cast<std::uint32_t>(count);
    cable_.progress(bytes_);
    return Progress::more;
}

Progress FileCommands::put(Request& request) {
    if (request.interrupted) {
        cable_.close();
        return Progress::more;
    }
    if (request.step == 0) {
        std::string_view after = request.words;
        if (kit::next_word(after) == "arena") {
            request.words = after;
            return arenas_.put(request);
        }
        replace_ = request.option("replace");
        std::string_view words = request.words;
        (void)kit::next_word(words);  // the name stays
        const std::string_view length = kit::next_word(words), crc = kit::next_word(words);
        if (!kit::read_number(length, 999'999, wanted_) || !kit::read_hex(crc, 8, wanted_crc_))
            return refuse(request, "put NAME BYTES CRC32, then lines of base64, then a dot");
        trouble_ = nullptr;
        request.step = 1;
        if (!parts_.at_launcher()) {
            trouble_ = Parts::at_home_first;
        } else if (wanted_ > cable_.bytes().size()) {
            trouble_ = "that is too long";
        } else {
            cable_.show("Something comes from the computer", wanted_);
        }
    }
    if (receive(request) == Progress::more) return Progress::more;
    const std::string_view name = request.next_word();
    if (trouble_ == nullptr) {
        const kit::Verdict verdict = intake_.take(name, received(), replace_);
        if (!verdict.ok()) trouble_ = verdict.why_not;
    }
    cable_.close();
    return trouble_ == nullptr ? done(request) : refuse(request, trouble_);
}

}  // namespace shell::remote
