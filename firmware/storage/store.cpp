#include "storage/store.h"

#include <algorithm>

#include "kit/scratch.h"
#include "storage/bytes.h"

namespace storage {
namespace {

constexpr const char* erasing_path = "erasing";
constexpr Kind erasing_kind{{'S', 'G', 'E', 'R'}, 1};
constexpr Kind refused_kind{{'S', 'G', 'A', 'M'}, 1};
constexpr GameId every_game = 0;

// What a player has won is worth more than the oldest replays.
template <class Write>
Written with_room(Write write) {
    Written written = write();
    while (written == Written::full && replays::remove_oldest()) written = write();
    return written;
}

Standing standing(const kit::Match& match, bool closed = false) {
    return {match.known(), match.cursor, closed};
}

static_assert(kit::max_head_bytes <= max_head_bytes);

}  // namespace

// What does not fit the stack: an encoded match, and behind it the room to read one.
struct Store::Workroom {
    std::span<std::uint8_t> bytes;
    kit::ReadMemory& memory;
};
namespace {
constexpr std::size_t encoded_bytes = summary_bytes + kit::max_match_bytes;
}
const std::size_t Store::scratch_bytes =
    encoded_bytes + alignof(kit::ReadMemory) + sizeof(kit::ReadMemory);

Store::Store(kit::Games games, std::span<std::byte> scratch) : games_(games), scratch_(scratch) {
    kit::check(games.size() <= most_games, "more games than journals");
}

Store::Workroom Store::workroom() const {
    kit::Scratch scratch(scratch_);
    const auto bytes = scratch.take<std::uint8_t>(encoded_bytes);
    return {bytes, scratch.take<kit::ReadMemory>(1)[0]};
}

// ---- Boot ---------------------------------------------------------------------------------------

BootReport Store::boot() {
    BootReport report;
    report.flash = files::mount();
    journals_.scan(0);
    if (report.flash == Mounted::blank && !journals_.any() && !Journals::blank())
        report.flash = Mounted::garbage;
    ours_ = files::mounted() || journals_.any();
    check_file(Tallies::path, "The statistics", tallies_.load(), report);
    check_file(Challenges::path, "The stars of the challenges", challenges_.load(), report);
    check_file(arenas::path, "The drawn arenas", arenas::check(), report);

    // Numbers go on above all that were ever used.
    std::uint32_t floor = tallies_.last_match();
    const ReplayList known = replays::list();
    if (known.count > 0) floor = std::max(floor, known.names[0].match);
    journals_.scan(floor);
    if (ours_) journals_.settle_headers();

    GameId erasing = 0;
    if (files::read(erasing_path, erasing_kind, {&erasing, 1}).read == Read::ok)
        (void)erase_now(erasing);
    complete_finish();

    for (const kit::Game* game : games_) {
        const RunningMatch match = running(game->info.id);
        if (match.loaded != Loaded::none) report.running.push(match);
    }
    return report;
}

void Store::check_file(const char* path, const char* what, Read read, BootReport& report) {
    if (read == Read::ok || read == Read::missing || read == Read::no_storage) return;
    (void)files::set_aside(path);
    report.notes.push({what, words(read)});
}

// The last match that was counted may not be closed yet: the power went in between.
void Store::complete_finish() {
    const Summary summary = tallies_.finishing_summary();
    if (tallies_.finishing() == 0 || running(summary.game).match != tallies_.finishing()) return;
    kit::Match& match = workroom().memory.draft;
    const ResumeResult result = resume(summary.game, match);
    if (result.resumed == Resumed::refused) return;
    (void)write_replay(tallies_.finishing(), summary, match);
    (void)close(match);
}

bool Store::format() {
    if (!files::format()) return false;
    ours_ = true;
    tallies_.clear();
    challenges_.clear();
    return true;
}

// ---- The running match --------------------------------------------------------------------------

RunningMatch Store::running(GameId game) const {
    Log log;
    Journals::Header header;
    const Loaded loaded = journals_.peek(game, log, header);
    if (loaded == Loaded::none || log.closed) return {};
    return {game, loaded, static_cast<std::uint16_t>(log.cursor), header.match};
}

Saved Store::begin(const kit::Match& match) {
    if (!ours_) return Saved::not_ours;
    const kit::Game* game = kit::find_game(games_, match.game_id);
    kit::check(game != nullptr, "a match of a game that is not there");
    std::array<std::uint8_t, kit::max_head_bytes> head;
    kit::MatchWriter writer;
    const std::size_t length = writer.head(*game, match, head);
    return journals_.begin(match.game_id, {head.data(), length}, standing(match));
}

ResumeResult Store::resume(GameId game, kit::Match& into) {
    if (running(game).loaded == Loaded::none) return {};
    const Workroom work = workroom();
    Log log;
    Loaded loaded = journals_.load(game, log);
    if (loaded == Loaded::newer)
        return {Resumed::refused, kit::fault_text(kit::Fault::newer_format)};
    if (loaded == Loaded::unread) return {Resumed::refused, "the flash cannot be read there"};

    // Head and steps become a file of kit's, so that kit itself reads and judges it.
    const auto head = journals_.open().head();
    kit::ReadResult read = kit::decode(head, games_, into, work.memory);
    const bool good_head = read.ok();
    log.steps = into.actions;
    loaded = journals_.load(game, log);
    if (!good_head) return refuse(log, loaded, kit::fault_text(read.fault));
    if (loaded == Loaded::damaged) return refuse(log, loaded, kit::fault_text(kit::Fault::damaged));

    const auto bytes = work.bytes;
    std::copy(head.begin(), head.end(), bytes.begin());
    std::size_t length = head.size();
    for (const Step& step : log.steps.first(log.count))
        length += read.writer.action(step, bytes.subspan(length));
    if (log.cursor != log.count)
        length += read.writer.cursor(static_cast<std::uint16_t>(log.cursor), bytes.subspan(length));
    read = kit::decode(bytes.first(length), games_, into, work.memory);
    if (!read.ok()) return refuse(log, loaded, kit::fault_text(read.fault));

    (void)journals_.settle(standing(into));
    if (loaded == Loaded::shortened)
        return {Resumed::shortened, "the end of this match was lost; it goes on before that"};
    return {Resumed::yes, ""};
}

// A match that cannot go on becomes a file under aside/; only then its journal is closed.
ResumeResult Store::refuse(const Log& log, Loaded loaded, const char* why) {
    if (set_aside(log, loaded))
        (void)journals_.add(closed_step, {log.steps.first(log.count), log.cursor, true});
    return {Resumed::refused, why};
}

bool Store::set_aside(const Log& log, Loaded loaded) {
    const Journals::Header& header = journals_.open();
    std::array<std::uint8_t, 4 + max_head_bytes> first;
    first[0] = static_cast<std::uint8_t>(loaded);
    first[1] = header.head_length;
    put(&first[2], log.cursor, 2);
    std::copy(header.head().begin(), header.head().end(), first.begin() + 4);
    const files::Path path = files::Path("match-").hex(header.match);
    const ConstBytes steps{&log.steps.data()->kind, log.count * sizeof(Step)};
    const Written written =
        files::replace(path, refused_kind, {first.data(), 4u + header.head_length}, steps);
    (void)files::set_aside(path);  // if not, it is kept where it is
    return written == Written::ok;
}

Saved Store::played(const kit::Match& match) {
    if (!opened(match) || match.cursor == 0) return Saved::no_match;
    return journals_.add(match.actions[match.cursor - 1u], standing(match));
}

Saved Store::moved(const kit::Match& match) {
    if (!opened(match)) return Saved::no_match;
    return journals_.add(cursor_step(match.cursor), standing(match));
}

Saved Store::close(const kit::Match& match) {
    return journals_.add(closed_step, standing(match, true));
}

// ---- Finishing ----------------------------------------------------------------------------------

// The tallies are the point of no return. Before them only stars and the result of a day were
// saved, and those can be won again; after them `boot` does the rest.
Finished Store::finish(const kit::Match& match, const Ending& ending) {
    const bool saved = opened(match);
    Finished done;
    done.match = saved ? journals_.open().match : journals_.spare_number();
    Result result = ending.result;
    result.summary.game = match.game_id;
    result.summary.actions = match.cursor;
    if (ending.stars > 0) (void)award(ending.challenge, ending.stars);
    if (ending.day.day != 0) (void)with_room([&] { return days::keep(ending.day); });
    if (ending.counts) done.tallies = with_room([&] { return tallies_.count(done.match, result); });
    done.replay = write_replay(done.match, result.summary, match);
    // What could neither be counted nor kept stays the running match: it can be finished again.
    const bool counted = ending.counts && done.tallies == Written::ok;
    if (saved && (counted || done.replay == Written::ok)) (void)close(match);
    return done;
}

Written Store::award(std::uint32_t challenge, int stars) {
    return with_room([&] { return challenges_.award(challenge, stars); });
}

Written Store::write_replay(std::uint32_t number, const Summary& summary, const kit::Match& match) {
    const kit::Game* game = kit::find_game(games_, match.game_id);
    kit::check(game != nullptr, "a match of a game that is not there");
    // Only the bytes: the match itself may lie in the room behind them.
    const auto bytes = kit::Scratch(scratch_).take<std::uint8_t>(encoded_bytes);
    const std::size_t length = kit::encode(*game, match, bytes);
    return replays::add(number, summary, bytes.first(length));
}

ResumeResult Store::read_replay(std::uint32_t match, kit::Match& into, Summary& summary) {
    const Workroom work = workroom();
    const Body body = replays::read(match, work.bytes);
    const ConstBytes bytes{work.bytes.data(), body.length};
    if (body.read == Read::missing) return {Resumed::none, words(body.read)};
    if (body.read == Read::newer) return {Resumed::refused, words(body.read)};
    if (body.read == Read::ok && body.length >= summary_bytes &&
        get_summary(bytes.data(), summary)) {
        const kit::ReadResult read =
            kit::decode(bytes.subspan(summary_bytes), games_, into, work.memory);
        if (read.ok()) return {Resumed::yes, ""};
        return {Resumed::refused, kit::fault_text(read.fault)};
    }
    (void)replays::set_aside(match);
    return {Resumed::refused, words(body.read == Read::ok ? Read::damaged : body.read)};
}

// ---- Days ---------------------------------------------------------------------------------------

Written Store::set_day(int day, bool told) {
    return with_room([&] { return days::set_today(day, told); });
}

// ---- Arenas -------------------------------------------------------------------------------------

Written Store::keep_arena(int slot, const ArenaSlot& content) {
    return with_room([&] { return arenas::write(slot, content); });
}

// ---- Settings -----------------------------------------------------------------------------------

Body Store::load_settings(std::uint16_t version, std::span<std::uint8_t> into) {
    const Body body = files::read(settings_path, settings_kind(version), into);
    if (body.read != Read::ok && body.read != Read::missing && body.read != Read::no_storage)
        (void)files::set_aside(settings_path);
    return body;
}

Written Store::save_settings(std::uint16_t version, ConstBytes bytes) {
    kit::check(bytes.size() <= most_settings, "settings are too long");
    return files::replace(settings_path, settings_kind(version), bytes);
}

// ---- Erasing ------------------------------------------------------------------------------------

bool Store::erase(GameId game) {
    // On a full flash this note cannot be written; then a cut leaves some things unerased.
    (void)files::replace(erasing_path, erasing_kind, {&game, 1});
    return erase_now(game);
}

bool Store::erase_everything() { return erase(every_game); }

bool Store::erase_now(GameId game) {
    bool gone = journals_.erase(game);
    if (!files::mounted()) return gone;
    if (game != every_game) {
        gone &= replays::erase(game);
        gone &= tallies_.erase(game) == Written::ok;
        gone &= files::remove(erasing_path);
        return gone;
    }
    tallies_.clear();
    challenges_.clear();
    for (const char* folder : {"replays", "shots", "aside"}) gone &= files::empty(folder);
    for (const char* path : single_saves) gone &= files::remove(path);
    gone &= files::empty("");  // the note that says so among the last
    return gone;
}

}  // namespace storage
