#include "storage/arenas.h"

#include <algorithm>

namespace storage::arenas {
namespace {

constexpr Kind arenas_kind{{'S', 'G', 'A', 'R'}, 1};
constexpr std::uint8_t used_flag = 1, draft_flag = 2;
// A byte of flags, then the record.
using SlotBytes = std::array<std::uint8_t, 1 + kit::max_record>;
constexpr std::uint32_t body_bytes = arena_slots * SlotBytes{}.size();

constexpr std::uint32_t place_of(int slot) {
    return static_cast<std::uint32_t>(slot) * static_cast<std::uint32_t>(SlotBytes{}.size());
}

SlotBytes packed(const ArenaSlot& slot) {
    SlotBytes bytes{};
    if (!slot.used) return bytes;
    bytes[0] = slot.draft ? used_flag | draft_flag : used_flag;
    std::copy(slot.record.begin(), slot.record.end(), bytes.begin() + 1);
    return bytes;
}

ArenaSlot unpacked(const SlotBytes& bytes) {
    ArenaSlot slot{(bytes[0] & used_flag) != 0, (bytes[0] & draft_flag) != 0};
    std::copy(bytes.begin() + 1, bytes.end(), slot.record.begin());
    return slot;
}

// Whether `packed` can have written it.
bool possible(const SlotBytes& bytes) { return packed(unpacked(bytes)) == bytes; }

// The slots of the file, one after the other.
using VisitBytes = void (*)(void* context, int slot, const SlotBytes& bytes);
Read each_slot(VisitBytes visit, void* context, int first = 0, int last = arena_slots - 1) {
    struct Visiting {
        VisitBytes visit;
        void* context;
        int first, last;
    } visiting{visit, context, first, last};
    const auto drink = [](void* of, files::Source& from, std::uint32_t length) {
        const Visiting& each = *static_cast<Visiting*>(of);
        if (length != body_bytes) return Read::damaged;
        for (int slot = each.first; slot <= each.last; ++slot) {
            SlotBytes bytes{};
            if (!from.read(place_of(slot), bytes)) return Read::damaged;
            each.visit(each.context, slot, bytes);
        }
        return Read::ok;
    };
    return files::read_parts(path, arenas_kind, drink, &visiting).read;
}

// What a saved file is poured from: the old one, and one slot of it new.
struct Change {
    int slot;
    SlotBytes content;
    bool blank;                   // there is no old one
    std::uint8_t rounds = 0;      // of pouring
    files::Sink* into = nullptr;  // of this round

    void add(int at, const SlotBytes& old) const { into->add(at == slot ? content : old); }
};

void pour(void* context, files::Sink& into) {
    Change& change = *static_cast<Change*>(context);
    ++change.rounds;
    change.into = &into;
    if (change.blank) {
        for (int slot = 0; slot < arena_slots; ++slot) change.add(slot, {});
        return;
    }
    const auto copy = [](void* of, int slot, const SlotBytes& old) {
        static_cast<Change*>(of)->add(slot, old);
    };
    // One that cannot be read must not go lost: what is not alike in both rounds is not saved.
    if (each_slot(copy, &change) != Read::ok) into.add({&change.rounds, 1});
}

}  // namespace

Read check() {
    if (const Read read = files::check(path, arenas_kind).read; read != Read::ok) return read;
    bool all_possible = true;
    const auto judge = [](void* all, int, const SlotBytes& bytes) {
        *static_cast<bool*>(all) &= possible(bytes);
    };
    const Read read = each_slot(judge, &all_possible);
    return read == Read::ok && !all_possible ? Read::damaged : read;
}

ArenaSlot read(int slot) {
    ArenaSlot found;
    const auto keep = [](void* to, int, const SlotBytes& bytes) {
        if (possible(bytes)) *static_cast<ArenaSlot*>(to) = unpacked(bytes);
    };
    if (slot >= 0 && slot < arena_slots) (void)each_slot(keep, &found, slot, slot);
    return found;
}

void each(Visit visit, void* context) {
    struct Used {
        Visit visit;
        void* context;
    } used{visit, context};
    const auto tell = [](void* to, int slot, const SlotBytes& bytes) {
        if (bytes[0] == 0 || !possible(bytes)) return;
        const Used& all = *static_cast<Used*>(to);
        all.visit(all.context, slot, unpacked(bytes));
    };
    (void)each_slot(tell, &used);
}

Written write(int slot, const ArenaSlot& content) {
    const Read old = check();
    if (old == Read::no_storage) return Written::no_storage;
    if (old != Read::ok && old != Read::missing) return Written::unreadable;
    if (slot < 0 || slot >= arena_slots) return Written::failed;
    Change change{slot, packed(content), old == Read::missing};
    return files::replace(path, arenas_kind, pour, &change, 0);
}

int first_free() {
    int free = arena_slots;
    const auto look = [](void* to, int slot, const SlotBytes& bytes) {
        int& first = *static_cast<int*>(to);
        if (bytes[0] == 0) first = std::min(first, slot);
    };
    const Read read = each_slot(look, &free);
    return read == Read::ok ? free : read == Read::missing ? 0 : -1;
}

kit::Verdict judge_copy(std::span<std::uint8_t> copy, Judge judge, void* context) {
    std::span<std::uint8_t> body;
    const Body found = files::open_copy(copy, arenas_kind, body);
    if (found.read != Read::ok) return kit::refused(words(found.read));
    if (body.size() != body_bytes) return kit::refused(words(Read::damaged));
    for (int slot = 0; slot < arena_slots; ++slot) {
        SlotBytes bytes;
        std::copy_n(body.begin() + place_of(slot), bytes.size(), bytes.begin());
        if (!possible(bytes)) return kit::refused(words(Read::damaged));
        if (bytes[0] == 0) continue;
        if (const kit::Verdict verdict = judge(context, unpacked(bytes)); !verdict.ok())
            return verdict;
    }
    return kit::done;
}

kit::Verdict put_back(std::span<std::uint8_t> copy) {
    const auto any = [](void*, const ArenaSlot&) { return kit::done; };
    if (const kit::Verdict verdict = judge_copy(copy, any, nullptr); !verdict.ok()) return verdict;
    std::span<std::uint8_t> body;
    (void)files::open_copy(copy, arenas_kind, body);
    const Written written = files::replace(path, arenas_kind, body);
    return written == Written::ok ? kit::done : kit::refused(words(written));
}

}  // namespace storage::arenas
