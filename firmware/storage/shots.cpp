#include "storage/shots.h"

#include <algorithm>

#include "storage/bytes.h"

namespace storage::shots {
namespace {

constexpr Kind kind{{'S', 'G', 'S', 'H'}, 1};
constexpr int highest = 9999, digits = 4;
// Where the numbers began again, the low ones are the newer.
constexpr int high_numbers = 9000, low_numbers = 1000;
// Left for matches: the longest replay has five blocks, and directories move.
constexpr std::uint32_t spare_blocks = 24;

constexpr int most_bands = 16;
constexpr std::uint32_t end_bytes = 4, size_bytes = 4;

files::Path path_of(std::uint16_t number) {
    char name[digits];
    for (int i = digits, rest = number; i-- > 0; rest /= 10)
        name[i] = static_cast<char>('0' + rest % 10);
    return files::Path("shots/").add({name, digits});
}

bool collect(void* context, std::string_view name) {
    auto& list = *static_cast<ShotList*>(context);
    int number = 0;
    for (const char c : name) {
        if (c < '0' || c > '9') return true;
        number = number * 10 + (c - '0');
    }
    if (name.size() == digits && list.count < static_cast<int>(list.numbers.size()))
        list.numbers[static_cast<std::size_t>(list.count++)] = static_cast<std::uint16_t>(number);
    return true;
}

// Removes the oldest until `keep` are left.
bool leave(int keep) {
    const ShotList all = list();
    bool removed = false;
    for (int i = all.count - 1; i >= keep; --i)
        removed |= remove(all.numbers[static_cast<std::size_t>(i)]);
    return removed;
}

// ---- The body: bands, where each ends, width, height --------------------------------------------

constexpr int bands_of(const ShotSize& size) { return (size.height + band_rows - 1) / band_rows; }

struct Subject {
    ShotSize size;
    Paint paint;
    void* context;
};

void pour(void* context, files::Sink& into) {
    const auto& [size, paint, painter] = *static_cast<const Subject*>(context);
    std::array<std::uint8_t, end_bytes * most_bands + size_bytes> tail;
    std::uint32_t end = 0, at = 0;
    for (int y = 0; y < size.height; y += band_rows) {
        const int rows = std::min(band_rows, size.height - y);
        end += pack_band(paint(painter, y, rows), size.width, rows, into);
        put(&tail[at], end, end_bytes);
        at += end_bytes;
    }
    put(&tail[at], static_cast<std::uint32_t>(size.width), 2);
    put(&tail[at + 2], static_cast<std::uint32_t>(size.height), 2);
    into.add({tail.data(), at + size_bytes});
}

// Where the bands lie. What cannot be read stays zero, and no picture is like that.
struct Plan {
    ShotSize size;
    std::array<std::uint8_t, end_bytes * most_bands> ends{};

    // False: this is no picture.
    bool read(files::Source& from, std::uint32_t length) {
        std::array<std::uint8_t, size_bytes> bytes{};
        if (length < size_bytes) return false;
        (void)from.read(length - size_bytes, bytes);
        size = {static_cast<int>(get(&bytes[0], 2)), static_cast<int>(get(&bytes[2], 2))};
        const auto bands = static_cast<std::uint32_t>(bands_of(size));
        if (size.width == 0 || size.width > widest_picture || bands == 0 || bands > most_bands)
            return false;
        const std::uint32_t tail = end_bytes * bands + size_bytes;
        if (length < tail) return false;
        (void)from.read(length - tail, {ends.data(), end_bytes * bands});
        for (std::uint32_t i = 0; i < bands; ++i)
            if (end(static_cast<int>(i)) < begin(static_cast<int>(i))) return false;
        return end(static_cast<int>(bands) - 1) == length - tail;
    }
    std::uint32_t end(int band) const {
        return get(&ends[static_cast<std::size_t>(band) * end_bytes], end_bytes);
    }
    std::uint32_t begin(int band) const { return band == 0 ? 0 : end(band - 1); }
};

struct Wanted {
    int first, end;
    Row row;
    void* context;
};

Read unpack(void* context, files::Source& from, std::uint32_t length) {
    const auto& wanted = *static_cast<const Wanted*>(context);
    Plan plan;
    if (!plan.read(from, length)) return Read::damaged;
    const auto width = static_cast<std::size_t>(plan.size.width);
    const int first = std::max(wanted.first, 0), end = std::min(wanted.end, plan.size.height);
    for (int y = first - first % band_rows; y < end;) {
        const int band = y / band_rows;
        BandReader reader(from, plan.begin(band), plan.end(band), plan.size.width);
        for (const int next = std::min(y + band_rows, end); y < next; ++y) {
            const Pixel* const pixels = reader.next();
            if (pixels == nullptr) return Read::damaged;
            if (y >= first) wanted.row(wanted.context, y, {pixels, width});
        }
    }
    return Read::ok;
}

}  // namespace

ShotList list() {
    ShotList list;
    files::list("shots", collect, &list);
    const auto begin = list.numbers.begin(), end = begin + list.count;
    const bool began_again = std::any_of(begin, end, [](int n) { return n > high_numbers; });
    const auto age = [&](int number) {
        return began_again && number < low_numbers ? number + highest : number;
    };
    std::sort(begin, end, [&](int a, int b) { return age(a) > age(b); });
    return list;
}

KeptShot keep(ShotSize size, Paint paint, void* context) {
    // Room first: a list that a cut left too long would otherwise grow.
    (void)leave(kept_shots);
    const int newest = list().numbers[0];  // 0: there is none
    KeptShot kept{.number = static_cast<std::uint16_t>(newest % highest + 1)};
    const files::Path path = path_of(kept.number);
    Subject subject{size, paint, context};
    kept.written = files::replace(path, kind, pour, &subject, spare_blocks);
    // The oldest would go anyway; it may go first.
    if (kept.written == Written::full && leave(kept_shots - 1))
        kept.written = files::replace(path, kind, pour, &subject, spare_blocks);
    if (kept.written == Written::ok) (void)leave(kept_shots);
    return kept;
}

Read check(std::uint16_t number, ShotSize& size) {
    const files::Path path = path_of(number);
    const Body whole = files::check(path, kind);
    if (whole.read != Read::ok) return whole.read;
    const auto look = [](void* context, files::Source& from, std::uint32_t length) {
        Plan plan;
        if (!plan.read(from, length)) return Read::damaged;
        *static_cast<ShotSize*>(context) = plan.size;
        return Read::ok;
    };
    return files::read_parts(path, kind, look, &size).read;
}

Read rows(std::uint16_t number, int first, int end, Row row, void* context) {
    Wanted wanted{first, end, row, context};
    return files::read_parts(path_of(number), kind, unpack, &wanted).read;
}

bool remove(std::uint16_t number) { return files::remove(path_of(number)); }
bool set_aside(std::uint16_t number) { return files::set_aside(path_of(number)); }

}  // namespace storage::shots
