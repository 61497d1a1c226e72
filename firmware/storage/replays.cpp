#include "storage/replays.h"

#include <algorithm>

#include "kit/text.h"
#include "storage/bytes.h"

namespace storage {

void put_summary(std::uint8_t* at, const Summary& summary) {
    std::fill_n(at, summary_bytes, std::uint8_t{0});
    at[0] = summary.game;
    at[1] = summary.mode;
    at[2] = static_cast<std::uint8_t>(summary.ended);
    put(at + 4, static_cast<std::uint32_t>(summary.score), 4);
    put(at + 8, summary.actions, 2);
}

bool get_summary(const std::uint8_t* at, Summary& summary) {
    if (at[2] > static_cast<std::uint8_t>(Ended::scored)) return false;
    summary = {.game = at[0],
               .mode = at[1],
               .ended = static_cast<Ended>(at[2]),
               .actions = static_cast<std::uint16_t>(get(at + 8, 2)),
               .score = static_cast<std::int32_t>(get(at + 4, 4))};
    return true;
}

namespace replays {
namespace {

constexpr Kind kind{{'S', 'G', 'R', 'P'}, 1};
constexpr std::string_view digits = "0123456789abcdef", star_suffix = "-star";
constexpr std::string_view folder = "replays/";
constexpr std::size_t number_digits = 8;

bool parse(std::string_view name, ReplayName& out) {
    const std::string_view number = name.substr(0, number_digits);
    const std::string_view suffix = name.substr(number.size());
    if (number.size() < number_digits || (!suffix.empty() && suffix != star_suffix)) return false;
    out = {0, !suffix.empty()};
    for (const char c : number) {
        const auto digit = digits.find(c);
        if (digit == std::string_view::npos) return false;
        out.match = out.match << 4 | static_cast<std::uint32_t>(digit);
    }
    return true;
}

bool collect(void* context, std::string_view name) {
    auto& list = *static_cast<ReplayList*>(context);
    ReplayName replay;
    if (parse(name, replay) && list.count < static_cast<int>(list.names.size()))
        list.names[static_cast<std::size_t>(list.count++)] = replay;
    return true;
}

const ReplayName* find(const ReplayList& list, std::uint32_t match) {
    const auto all = list.all();
    const auto at = std::find_if(all.begin(), all.end(),
                                 [&](const ReplayName& name) { return name.match == match; });
    return at == all.end() ? nullptr : &*at;
}

int count_of(const ReplayList& list, bool starred) {
    const auto all = list.all();
    return static_cast<int>(std::count_if(
        all.begin(), all.end(), [&](const ReplayName& name) { return name.starred == starred; }));
}

// Removes the oldest without a star until `keep` are left.
void leave(int keep) {
    for (int extra = count_of(list(), false) - keep; extra > 0; --extra) (void)remove_oldest();
}

}  // namespace

// "replays/0000012a", starred "replays/0000012a-star": starring is a rename, which LittleFS does
// atomically.
files::Path path_of(const ReplayName& name) {
    return files::Path(folder).hex(name.match).add(name.starred ? star_suffix : "");
}

bool read_name(std::string_view path, ReplayName& into) {
    return path.starts_with(folder) && parse(kit::behind(path, folder.size()), into);
}

ReplayList list() {
    ReplayList list;
    files::list("replays", collect, &list);
    std::sort(list.names.begin(), list.names.begin() + list.count,
              [](const ReplayName& a, const ReplayName& b) { return a.match > b.match; });
    return list;
}

Read summary(const ReplayName& name, Summary& out) {
    std::array<std::uint8_t, summary_bytes> bytes;
    const Body body = files::read_start(path_of(name), kind, bytes);
    if (body.read != Read::ok) return body.read;
    return body.length == summary_bytes && get_summary(bytes.data(), out) ? Read::ok
                                                                          : Read::damaged;
}

Written add(std::uint32_t match, const Summary& summary, ConstBytes encoded) {
    const ReplayList all = list();
    const ReplayName* there = find(all, match);
    const files::Path path = path_of({match, there && there->starred});
    std::array<std::uint8_t, summary_bytes> head;
    put_summary(head.data(), summary);
    // Room first: a list that a cut left too long would otherwise grow.
    if (!there) leave(kept_replays);
    Written written = files::replace(path, kind, head, encoded);
    while (written == Written::full && remove_oldest())
        written = files::replace(path, kind, head, encoded);
    if (written == Written::ok) leave(kept_replays);
    return written;
}

Body read(std::uint32_t match, std::span<std::uint8_t> into) {
    const ReplayList all = list();
    const ReplayName* name = find(all, match);
    return name ? files::read(path_of(*name), kind, into) : Body{};
}

Body read_parts(const ReplayName& name, files::Drink drink, void* context) {
    return files::read_parts(path_of(name), kind, drink, context);
}

Read check(const ReplayName& name) { return files::check(path_of(name), kind).read; }

Read open_copy(std::span<std::uint8_t> copy, Summary& summary, ConstBytes& encoded) {
    std::span<std::uint8_t> body;
    const Body found = files::open_copy(copy, kind, body);
    if (found.read != Read::ok) return found.read;
    if (body.size() < summary_bytes || !get_summary(body.data(), summary)) return Read::damaged;
    encoded = body.subspan(summary_bytes);
    return Read::ok;
}

kit::Verdict put_back(const ReplayName& name, const Summary& summary, ConstBytes encoded) {
    if (count_of(list(), name.starred) >= (name.starred ? starred_limit : kept_replays))
        return kit::refused(name.starred ? "twenty matches are starred already"
                                         : "twenty matches are kept already");
    std::array<std::uint8_t, summary_bytes> head;
    put_summary(head.data(), summary);
    const Written written = files::replace(path_of(name), kind, head, encoded);
    return written == Written::ok ? kit::done : kit::refused(words(written));
}

bool star(std::uint32_t match, bool on) {
    const ReplayList all = list();
    const ReplayName* name = find(all, match);
    if (!name || name->starred == on) return name != nullptr;
    if (on && count_of(all, true) >= starred_limit) return false;
    if (!files::rename(path_of({match, !on}), path_of({match, on}))) return false;
    leave(kept_replays);
    return true;
}

bool remove(std::uint32_t match) {
    const ReplayList all = list();
    const ReplayName* name = find(all, match);
    return name && files::remove(path_of(*name));
}

bool remove_oldest() {
    const ReplayList all = list();
    for (int i = all.count - 1; i >= 0; --i) {
        const ReplayName& name = all.names[static_cast<std::size_t>(i)];
        if (!name.starred) return files::remove(path_of(name));
    }
    return false;
}

bool set_aside(std::uint32_t match) {
    const ReplayList all = list();
    const ReplayName* name = find(all, match);
    return name && files::set_aside(path_of(*name));
}

bool erase(GameId game) {
    bool all_gone = true;
    const ReplayList all = list();
    for (const ReplayName& name : all.all()) {
        Summary found;
        if (summary(name, found) == Read::ok && found.game == game)
            all_gone &= files::remove(path_of(name));
    }
    return all_gone;
}

}  // namespace replays
}  // namespace storage
