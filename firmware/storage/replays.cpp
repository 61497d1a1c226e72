#include "storage/replays.h"

#include <algorithm>

namespace storage::replays {
namespace {

constexpr Kind kind{{'S', 'G', 'M', 'A'}, 1};
constexpr std::string_view digits = "0123456789abcdef";

// "replays/0000012a", starred "replays/0000012a-star": starring is a rename, which LittleFS does
// atomically.
struct Path {
    std::array<char, 32> text{};
    Path(std::uint32_t match, bool starred) {
        constexpr std::string_view folder = "replays/";
        auto at = std::copy(folder.begin(), folder.end(), text.begin());
        for (int shift = 28; shift >= 0; shift -= 4) *at++ = digits[match >> shift & 15];
        constexpr std::string_view star = "-star";
        if (starred) std::copy(star.begin(), star.end(), at);
    }
    operator const char*() const { return text.data(); }
};

bool parse(std::string_view name, ReplayName& out) {
    if (name.size() < 8 || (name.size() > 8 && name.substr(8) != "-star")) return false;
    out = {0, name.size() > 8};
    for (const char c : name.substr(0, 8)) {
        const auto digit = digits.find(c);
        if (digit == std::string_view::npos) return false;
        out.match = out.match << 4 | static_cast<std::uint32_t>(digit);
    }
    return true;
}

bool collect(void* context, std::string_view name, std::uint32_t) {
    auto& list = *static_cast<ReplayList*>(context);
    ReplayName replay;
    if (parse(name, replay) && list.count < static_cast<int>(list.names.size())) {
        list.names[static_cast<std::size_t>(list.count++)] = replay;
    }
    return true;
}

const ReplayName* find(const ReplayList& list, std::uint32_t match) {
    const auto end = list.names.begin() + list.count;
    const auto at = std::find_if(list.names.begin(), end,
                                 [&](const ReplayName& name) { return name.match == match; });
    return at == end ? nullptr : &*at;
}

int count_of(const ReplayList& list, bool starred) {
    return static_cast<int>(
        std::count_if(list.names.begin(), list.names.begin() + list.count,
                      [&](const ReplayName& n) { return n.starred == starred; }));
}

void remove_oldest() {
    const ReplayList all = list();
    int extra = count_of(all, false) - kept_replays;
    for (int i = all.count - 1; i >= 0 && extra > 0; --i) {
        const ReplayName& name = all.names[static_cast<std::size_t>(i)];
        if (name.starred) continue;
        files::remove(Path(name.match, false));
        --extra;
    }
}

}  // namespace

ReplayList list() {
    ReplayList list;
    files::list("replays", collect, &list);
    std::sort(list.names.begin(), list.names.begin() + list.count,
              [](const ReplayName& a, const ReplayName& b) { return a.match > b.match; });
    return list;
}

Written add(std::uint32_t match, std::span<const std::uint8_t> bytes) {
    const ReplayList all = list();
    const ReplayName* there = find(all, match);
    // Room first: a list that a cut left too long would otherwise grow.
    if (!there) remove_oldest();
    const Written written = files::replace(Path(match, there && there->starred), kind, bytes);
    if (written == Written::ok) remove_oldest();
    return written;
}

Read read(std::uint32_t match, std::span<std::uint8_t> into, std::uint32_t& length) {
    const ReplayList all = list();
    const ReplayName* name = find(all, match);
    std::uint16_t version;
    length = 0;
    return name ? files::read(Path(match, name->starred), kind, into, length, version)
                : Read::missing;
}

bool star(std::uint32_t match, bool on) {
    const ReplayList all = list();
    const ReplayName* name = find(all, match);
    if (!name || name->starred == on) return name != nullptr;
    if (on && count_of(all, true) >= starred_limit) return false;
    if (!files::rename(Path(match, !on), Path(match, on))) return false;
    remove_oldest();
    return true;
}

bool remove(std::uint32_t match) {
    const ReplayList all = list();
    const ReplayName* name = find(all, match);
    return name && files::remove(Path(match, name->starred));
}

bool set_aside(std::uint32_t match) {
    const ReplayList all = list();
    const ReplayName* name = find(all, match);
    return name && files::set_aside(Path(match, name->starred));
}

}  // namespace storage::replays
