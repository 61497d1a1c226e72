#include "storage/shots.h"

#include <algorithm>

#include "kit/text.h"
#include "storage/bytes.h"

namespace storage::shots {
namespace {

constexpr Kind kind{{'S', 'G', 'S', 'H'}, 1};
constexpr int highest = 9999, digits = 4;
constexpr std::string_view folder = "shots/";
// Where the numbers began again, the low ones are the newer.
constexpr int high_numbers = 9000, low_numbers = 1000;
// Left for matches: the longest replay has five blocks, and directories move.
constexpr std::uint32_t spare_blocks = 24;

constexpr int most_bands = 16;
constexpr std::uint32_t end_bytes = 4, size_bytes = 4;

// Four digits; 0 is no number.
bool parse(std::string_view name, std::uint16_t& number) {
    int value = 0;
    for (const char c : name) {
        if (c < '0' || c > '9') return false;
        value = (value * 10 + (c - '0')) % (highest + 1);
    }
    number = static_cast<std::uint16_t>(value);
    return name.size() == digits;
}

bool collect(void* context, std::string_view name) {
    auto& list = *static_cast<ShotList*>(context);
    std::uint16_t number = 0;
    if (parse(name, number) && list.count < static_cast<int>(list.numbers.size()))
        list.numbers[static_cast<std::size_t>(list.count++)] = number;
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

files::Path path_of(std::uint16_t number) {
    char name[digits];
    for (int i = digits, rest = number; i-- > 0; rest /= 10)
        name[i] = static_cast<char>('0' + rest % 10);
    return files::Path(folder).add({name, digits});
}

bool read_name(std::string_view path, std::uint16_t& number) {
    return path.starts_with(folder) && parse(kit::behind(path, folder.size()), number) &&
           number != 0;
}

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

kit::Verdict put_back(std::uint16_t number, std::span<std::uint8_t> copy) {
    std::span<std::uint8_t> body;
    const Body found = files::open_copy(copy, kind, body);
    if (found.read != Read::ok) return kit::refused(words(found.read));
    struct Memory final : files::Source {
        ConstBytes bytes;
        bool read(std::uint32_t offset, std::span<std::uint8_t> into) override {
            // Who unpacks stays within the length that it was told.
            std::copy_n(bytes.begin() + offset, into.size(), into.begin());
            return true;
        }
    } memory;
    memory.bytes = body;
    const auto look = [](void*, int, std::span<const Pixel>) {};
    Wanted everything{0, most_bands * band_rows, look, nullptr};
    if (unpack(&everything, memory, found.length) != Read::ok)
        return kit::refused(words(Read::damaged));

    const ShotList all = list();
    if (std::ranges::find(all.all(), number) != all.all().end()) {
        if (files::same_as(path_of(number), copy)) return kit::done;  // it is here
        number = static_cast<std::uint16_t>(all.numbers[0] % highest + 1);
    }
    if (all.count >= kept_shots) return kit::refused("sixteen pictures are kept already");
    const auto pour_bytes = [](void* context, files::Sink& into) {
        into.add(*static_cast<std::span<std::uint8_t>*>(context));
    };
    const Written written = files::replace(path_of(number), kind, pour_bytes, &body, spare_blocks);
    return written == Written::ok ? kit::done : kit::refused(words(written));
}

bool remove(std::uint16_t number) { return files::remove(path_of(number)); }
bool set_aside(std::uint16_t number) { return files::set_aside(path_of(number)); }

}  // namespace storage::shots
