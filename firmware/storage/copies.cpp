// Saves that leave the console and come back: Store's part of backup and restore.
#include <algorithm>

#include "kit/text.h"
#include "storage/shots.h"
#include "storage/store.h"

namespace storage {
namespace {

// Numbers count up from 1 with every match and move; no flash lives to see this one. Beyond it
// they would wrap around.
constexpr std::uint32_t highest_number = 1u << 30;

}  // namespace

// Like resume, but nothing is opened, settled or set aside.
Store::Copied Store::copy_running(GameId game, std::span<std::uint8_t> into,
                                  kit::ReadMemory& memory) const {
    Log log{.steps = memory.draft.actions};
    Journals::Header header;
    const Loaded loaded = journals_.peek(game, log, header);
    if (loaded == Loaded::none || log.closed) return {0, words(Read::missing)};
    if (loaded == Loaded::newer) return {0, words(Read::newer)};
    if (loaded == Loaded::unread || loaded == Loaded::damaged) return {0, words(Read::damaged)};
    kit::MatchHead head;
    std::size_t length = 0;
    const kit::ReadResult read = kit::decode_head(header.head(), games_, head, length);
    if (!read.ok()) return {0, kit::fault_text(read.fault)};
    // Written anew: an old match may run on under an old head, but none leaves with it.
    kit::MatchWriter writer;
    length = writer.head(*kit::find_game(games_, head.game_id), head, into);
    for (const Step& step : log.steps.first(log.count))
        length += writer.action(step, into.subspan(length));
    if (log.cursor != log.count)
        length += writer.cursor(static_cast<std::uint16_t>(log.cursor), into.subspan(length));
    return {length, ""};
}

kit::Verdict Store::put_back(std::string_view name, std::span<std::uint8_t> copy,
                             std::uint16_t settings_version, kit::ReadMemory& memory,
                             kit::Match& draft) {
    if (!saves()) return kit::refused(words(Written::no_storage));
    ReplayName replay;
    std::uint16_t shot = 0;
    if (name == Tallies::path) return tallies_.put_back(copy);
    if (name == Challenges::path) return challenges_.put_back(copy);
    if (name == days::path) return days::put_back(copy);
    if (name == arenas::path) return arenas::put_back(copy);
    if (replays::read_name(name, replay)) return put_back_replay(replay, copy, memory, draft);
    if (shots::read_name(name, shot)) return shots::put_back(shot, copy);
    if (name == settings_path) return put_back_settings(settings_version, copy);
    if (!name.starts_with(running_folder)) return kit::refused("there is no save of this name");

    const kit::Game* game = kit::find_game(games_, kit::behind(name, running_folder.size()));
    if (game == nullptr) return kit::refused(kit::fault_text(kit::Fault::unknown_game));
    const kit::ReadResult read = kit::decode(copy, games_, draft, memory);
    if (!read.ok()) return kit::refused(kit::fault_text(read.fault));
    if (draft.game_id != game->info.id) return kit::refused("it is a match of another game");
    return begin(draft) == Saved::yes ? kit::done : kit::refused(words(Written::failed));
}

kit::Verdict Store::put_back_settings(std::uint16_t version, std::span<std::uint8_t> copy) {
    std::span<std::uint8_t> body;
    const Body found = files::open_copy(copy, settings_kind(version), body);
    if (found.read != Read::ok) return kit::refused(words(found.read));
    if (body.size() > most_settings) return kit::refused(words(Read::too_long));
    const Written written = files::replace(settings_path, settings_kind(found.version), body);
    return written == Written::ok ? kit::done : kit::refused(words(written));
}

bool Store::number_taken(std::uint32_t match) const {
    const ReplayList all = replays::list();
    return std::ranges::any_of(all.all(),
                               [&](const ReplayName& name) { return name.match == match; }) ||
           std::ranges::any_of(games_, [&](const kit::Game* game) {
               return running(game->info.id).match == match;
           });
}

kit::Verdict Store::put_back_replay(ReplayName name, std::span<std::uint8_t> copy,
                                    kit::ReadMemory& memory, kit::Match& draft) {
    for (const bool starred : {false, true})
        if (files::same_as(replays::path_of({name.match, starred}), copy))
            return kit::done;  // it is here
    Summary summary;
    ConstBytes encoded;
    if (const Read read = replays::open_copy(copy, summary, encoded); read != Read::ok)
        return kit::refused(words(read));
    const kit::ReadResult read = kit::decode(encoded, games_, draft, memory);
    if (!read.ok()) return kit::refused(kit::fault_text(read.fault));
    if (draft.game_id != summary.game) return kit::refused(words(Read::damaged));
    if (name.match == 0 || name.match > highest_number || number_taken(name.match))
        name.match = journals_.spare_number();
    journals_.keep_clear_of(name.match);
    return replays::put_back(name, summary, encoded);
}

kit::Verdict Store::add_replay(const kit::Match& match, const Summary& summary,
                               std::span<std::uint8_t> work) {
    const kit::Game* game = kit::find_game(games_, match.game_id);
    kit::check(game != nullptr, "a match of a game that is not there");
    const std::size_t length = kit::encode(*game, match, work);
    return replays::put_back({journals_.spare_number(), false}, summary, work.first(length));
}

}  // namespace storage
