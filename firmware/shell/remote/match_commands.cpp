#include "shell/remote/match_commands.h"

#include "kit/share_code.h"

namespace shell::remote {

using usb::Progress;
using usb::Request;

namespace {

constexpr std::size_t most_head_text = 1024, most_step_text = 64;

}  // namespace

Progress MatchCommands::match(Request& request) {
    if (request.step == 0) {
        replace_ = request.option("replace");
        secrets_ = request.option("secrets");
        const std::string_view word = request.next_word();
        if (word == "load") {
            does_ = Does::load;
        } else if (word.empty()) {
            does_ = Does::show;
        } else {
            return refuse(request, "match, match load CODE, or match load and then its text");
        }
    }
    return does_ == Does::show ? show(request) : load(request);
}

// ---- Showing ------------------------------------------------------------------------------------

Progress MatchCommands::show(Request& request) {
    const play::Session& session = parts_.screens.session();
    usb::Report& report = request.report;
    if (request.interrupted) return Progress::more;
    if (!session.is_open()) return refuse(request, "no match is open");
    if (session.is_secret() && !secrets_)
        return refuse(request, "several people play it: match --secrets tells what is hidden too");
    const kit::Match& match = session.match();
    const kit::Game& game = session.game();
    if (request.step == 0) {
        count_ = match.count;
        cursor_ = match.cursor;
        if (report.json()) {
            report.field("game", game.info.word);
            report.field("over", session.over());
            report.field("actions", cursor_);
            if (kit::has_share_code(game, match.config)) {
                kit::CodeText code;
                kit::print_share_code({&game, match.config, match.seed}, code);
                report.field("code", code.view());
            }
        }
        report.begin_text("match");
        kit::Text<most_head_text> head;
        kit::print_head(game, match, head);
        report.text(head.view());
        request.step = 1;
    }
    if (count_ != match.count || cursor_ != match.cursor)
        return refuse(request, "the match went on meanwhile; ask again");
    while (report.fits(2 * most_step_text)) {
        const std::uint32_t i = request.step - 1;
        if (i == count_) {
            if (count_ > 0) report.text("\n");
            report.end_text();
            return done(request);
        }
        kit::Text<most_step_text> step;
        kit::print_step(game, i, cursor_, match.actions[i], step);
        report.text(step.view());
        ++request.step;
    }
    return Progress::more;
}

// ---- Loading ------------------------------------------------------------------------------------

Progress MatchCommands::load(Request& request) {
    if (request.interrupted) {
        cable_.close();
        return Progress::more;
    }
    if (request.step == 0) {
        // A code may be written in groups.
        kit::CodeText code;
        for (std::string_view word; !(word = request.next_word()).empty();) code.add(word);
        if (!code.empty()) return load_code(request, code.view());
        request.step = 1;
        request.wants_lines = true;
        bytes_ = 0;
        trouble_ = nullptr;
        if (!parts_.at_launcher())
            trouble_ = Parts::at_home_first;
        else
            cable_.show("A match comes from the computer", 0);
        return Progress::more;
    }
    if (trouble_ == nullptr && !cable_.working()) trouble_ = "stopped on the console";
    if (!request.has_line) return Progress::more;
    request.has_line = false;
    if (request.line_too_long) trouble_ = "a line of it is too long";
    if (!request.line_too_long && (request.line.empty() || request.line == ".")) {
        if (trouble_ == nullptr) {
            const kit::Verdict verdict =
                intake_.take("match", cable_.bytes().first(bytes_), replace_);
            if (!verdict.ok()) trouble_ = verdict.why_not;
        }
        cable_.close();
        return trouble_ == nullptr ? play(request) : refuse(request, trouble_);
    }
    if (trouble_ != nullptr) return Progress::more;
    const auto space = cable_.bytes().subspan(bytes_);
    if (request.line.size() + 1 > space.size()) {
        trouble_ = "that is too long";
        return Progress::more;
    }
    std::copy(request.line.begin(), request.line.end(), space.begin());
    space[request.line.size()] = '\n';
    bytes_ += static_cast<std::uint32_t>(request.line.size()) + 1;
    return Progress::more;
}

// What was taken in is what one sees.
Progress MatchCommands::play(Request& request) {
    const stage::Cartridge& cartridge = *intake_.cartridge();
    request.report.field("game", cartridge.game.info.word);
    request.report.field("over", intake_.replay() != 0);
    parts_.runtime.wake();
    if (intake_.replay() != 0)
        parts_.menus.watch(parts_.runtime, intake_.replay());
    else
        parts_.menus.play_on(parts_.runtime, cartridge);
    return done(request);
}

Progress MatchCommands::load_code(Request& request, std::string_view code) {
    kit::Shared shared;
    if (const kit::CodeFault fault = kit::read_share_code(code, parts_.games, shared);
        fault != kit::CodeFault::none)
        return refuse(request, kit::code_fault_text(fault));
    const stage::Cartridge* const cartridge = parts_.menus.cartridge_of(shared.game->info.id);
    if (cartridge == nullptr) return refuse(request, "this game is in no chamber");
    if (!parts_.at_launcher()) return refuse(request, Parts::at_home_first);
    if (intake_.in_the_way(shared.game->info.id, replace_))
        return refuse(request, Intake::way_is_barred);
    parts_.runtime.wake();
    parts_.menus.play_new(parts_.runtime, *cartridge,
                          {shared.config, shared.seed, usual_controllers(*shared.game)});
    request.report.field("game", shared.game->info.word);
    return done(request);
}

}  // namespace shell::remote
