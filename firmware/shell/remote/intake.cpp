#include "shell/remote/intake.h"

#include "shell/remote/arena_commands.h"

namespace shell::remote {

using kit::Verdict;

namespace {

bool starts_with(std::span<const std::uint8_t> bytes, std::string_view mark) {
    return bytes.size() >= mark.size() && std::equal(mark.begin(), mark.end(), bytes.begin());
}

}  // namespace

bool Intake::in_the_way(std::uint8_t game, bool replace) const {
    return !replace && parts_.store.running(game).loaded != storage::Loaded::none;
}

Verdict Intake::take(std::string_view name, std::span<std::uint8_t> bytes, bool replace) {
    play::Session& session = parts_.screens.session();
    session.close();  // its memory is where a match is read into
    if (name == "match") return take_match(bytes, replace);
    const std::string_view folder = storage::Store::running_folder;
    if (name.starts_with(folder)) {
        const kit::Game* const game =
            kit::find_game(parts_.games, kit::behind(name, folder.size()));
        if (game != nullptr && in_the_way(game->info.id, replace))
            return kit::refused(way_is_barred);
    }
    if (name == storage::arenas::path)
        if (const Verdict verdict = judge_arenas(bytes); !verdict.ok()) return verdict;
    const Verdict verdict = parts_.store.put_back(name, bytes, Remembered::version,
                                                  cable_.read_memory(), session.loaded());
    if (!verdict.ok()) return verdict;
    if (name == storage::Store::settings_path) take_over_settings();
    parts_.launcher.turn_to_last_game();
    return verdict;
}

// Whether a slot holds an arena only the game knows.
Verdict Intake::judge_arenas(std::span<std::uint8_t> bytes) {
    const stage::Workshop* workshop = workshop_in(parts_.menus.chambers());
    if (workshop == nullptr) return kit::refused("no game of this console has such");
    return storage::arenas::judge_copy(
        bytes,
        [](void* context, const storage::ArenaSlot& slot) {
            return judge_arena(**static_cast<const stage::Workshop**>(context), slot);
        },
        &workshop);
}

void Intake::take_over_settings() {
    console::Settings settings = parts_.runtime.settings();
    parts_.remembered.clear();
    (void)parts_.remembered.load(parts_.store, settings);
    parts_.runtime.change(settings);
}

// Into the session's memory, with a reason that says where it fails.
Verdict Intake::read(std::span<const std::uint8_t> bytes) {
    kit::Match& into = parts_.screens.session().loaded();
    const bool encoded = starts_with(bytes, "SGM");
    const kit::ReadResult read =
        encoded ? kit::decode(bytes, parts_.games, into, cable_.read_memory())
                : kit::parse_match({reinterpret_cast<const char*>(bytes.data()), bytes.size()},
                                   parts_.games, into, cable_.read_memory());
    if (read.ok()) return kit::done;
    why_not_.clear();
    why_not_.add(kit::fault_text(read.fault));
    if (read.fault == kit::Fault::refused_action)
        why_not_.add(", number ").number(static_cast<std::int32_t>(read.at + 1));
    if (read.detail[0] != 0) why_not_.add(": ").add(read.detail);
    return kit::refused(why_not_.c_str());
}

Verdict Intake::take_match(std::span<const std::uint8_t> bytes, bool replace) {
    if (const Verdict verdict = read(bytes); !verdict.ok()) return verdict;
    play::Session& session = parts_.screens.session();
    const kit::Match& match = session.loaded();
    cartridge_ = parts_.menus.cartridge_of(match.game_id);
    if (cartridge_ == nullptr) return kit::refused(kit::fault_text(kit::Fault::unknown_game));
    if (const Verdict verdict = session.resume(*cartridge_); !verdict.ok()) return verdict;
    replay_ = 0;
    Verdict kept = kit::done;
    if (session.over()) {
        storage::Summary summary = summary_of(session.ending());
        summary.game = match.game_id;
        summary.actions = match.cursor;
        kept = parts_.store.add_replay(match, summary, cable_.bytes());
        replay_ = parts_.store.replays().names[0].match;
    } else if (in_the_way(match.game_id, replace)) {
        kept = kit::refused(way_is_barred);
    } else if (parts_.store.begin(match) != storage::Saved::yes) {
        kept = kit::refused(storage::words(storage::Written::failed));
    } else {
        parts_.remembered.last_game = match.game_id;
    }
    session.close();
    if (kept.ok()) parts_.launcher.turn_to_last_game();
    return kept;
}

}  // namespace shell::remote
