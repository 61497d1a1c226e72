// Checks of whole matches: settings, played again, undone, saved and loaded.
#include <algorithm>

#include "kit/share_code.h"
#include "kit/timeline.h"
#include "soak/tester.h"

namespace soak {

using namespace kit;

void Tester::check_config() {
    const Form& form = game.info.form;
    const Config& config = match->config;
    if (const Verdict verdict = config_verdict(game, form.usual()); !verdict.ok())
        return find(std::string("the usual settings are refused: ") + verdict.why_not);
    std::array<std::uint8_t, max_fields> memory;
    BitWriter out(memory);
    form.pack(config, out);
    BitReader in(memory, out.bits());
    Config unpacked;
    if (!form.unpack(in, unpacked) || unpacked.values != config.values)
        return find("packed settings come back different");
    if (!has_share_code(game, config)) return;
    const Game* const alone[] = {&game};
    CodeText code;
    print_share_code({.game = &game, .config = config, .seed = match->seed}, code);
    Shared shared;
    if (read_share_code(code.view(), alone, shared) != CodeFault::none || shared.config != config ||
        shared.seed != match->seed)
        return find("the share code " + std::string(code.view()) + " is read differently");
}

void Tester::check_end() {
    // Again, over another pattern: bytes that were never written would show.
    other.fill(one_in(2) ? 0xFF : 0x00);
    game.setup(other.state(), match->config, match->seed);
    Events unseen;
    for (std::size_t i = 0;; ++i) {
        if (game.hash(other.state()) != hashes[i])
            return find("played again, the match differs after " + std::to_string(i) + " actions");
        if (i == match->count) break;
        if (!game.apply(other.state(), match->actions[i], unseen).ok())
            return find(match->actions[i], "is refused when the match is played again");
    }
    check_undo();
    if (!found()) check_files();
}

void Tester::check_undo() {
    const std::size_t count = match->count;
    Match& copy = *read_;
    copy = *match;
    checkpoints_.resize((2 + below(7)) * (game.state_size + state_alignment) + state_alignment);
    void* start = checkpoints_.data();
    std::size_t room = checkpoints_.size();
    std::align(state_alignment, 1, start, room);
    Timeline timeline(copy, {static_cast<std::byte*>(start), room});
    if (!timeline.resume(game).ok()) return find("the match cannot be resumed");
    const auto agrees = [&](const char* how) {
        const std::size_t at = copy.cursor;
        if (game.hash(timeline.state()) == hashes[at]) return true;
        find(std::string(how) + " to action " + std::to_string(at) +
             " gives another state than playing up to there");
        return false;
    };
    if (!agrees("resuming")) return;
    for (int jump = 0; jump < 3; ++jump) {
        timeline.go_to(below(static_cast<std::uint32_t>(count + 1)));
        if (!agrees("jumping")) return;
        if (timeline.undo() && !agrees("undoing")) return;
        if (timeline.undo() && !agrees("undoing twice")) return;
        if (timeline.redo() && !agrees("redoing")) return;
    }
}

void Tester::check_files() {
    const Game* const alone[] = {&game};
    // With a cursor somewhere, and seats of computer players.
    const std::uint16_t end = match->cursor;
    for (std::uint32_t undone = below(4); undone > 0; --undone) match->undo();
    for (std::uint8_t& controller : match->controllers)
        controller = static_cast<std::uint8_t>(below(256));
    match->flags = static_cast<std::uint8_t>(below(known_flags + 1u));
    const std::size_t length = encode(game, *match, bytes_);
    const ReadResult decoded = decode({bytes_.data(), length}, alone, *read_, *room_);
    if (!decoded.ok())
        find(std::string("the saved match cannot be loaded: ") + fault_text(decoded.fault));
    else if (!same_match(*match, *read_))
        find("the saved match comes back different");

    const std::string text = match_text();
    const ReadResult parsed = parse_match(text, alone, *read_, *room_);
    if (!parsed.ok())
        find(std::string("the printed match cannot be read: ") + fault_text(parsed.fault));
    else if (!same_match(*match, *read_))
        find("the printed match is read differently");
    match->cursor = end;
}

}  // namespace soak
