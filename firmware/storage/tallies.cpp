#include "storage/tallies.h"

#include <algorithm>

#include "storage/bytes.h"

namespace storage {
namespace {

constexpr Kind kind{{'S', 'G', 'T', 'A'}, 1};
void put_row(std::uint8_t* at, const Tally& row) {
    at[0] = row.game;
    at[1] = row.mode;
    at[2] = row.has_best ? 1 : 0;
    at[3] = 0;
    put(at + 4, row.last_match, 4);
    put(at + 8, row.played, 4);
    put(at + 12, row.won, 4);
    put(at + 16, row.drawn, 4);
    put(at + 20, row.streak, 2);
    put(at + 22, row.best_streak, 2);
    put(at + 24, static_cast<std::uint32_t>(row.best), 4);
    put(at + 28, static_cast<std::uint32_t>(row.last), 4);
    for (std::size_t i = 0; i < counter_count; ++i) put(at + 32 + 4 * i, row.counters[i], 4);
}

Tally get_row(const std::uint8_t* at) {
    Tally row{.game = at[0],
              .mode = at[1],
              .has_best = at[2] != 0,
              .last_match = get(at + 4, 4),
              .played = get(at + 8, 4),
              .won = get(at + 12, 4),
              .drawn = get(at + 16, 4),
              .streak = static_cast<std::uint16_t>(get(at + 20, 2)),
              .best_streak = static_cast<std::uint16_t>(get(at + 22, 2)),
              .best = static_cast<std::int32_t>(get(at + 24, 4)),
              .last = static_cast<std::int32_t>(get(at + 28, 4))};
    for (std::size_t i = 0; i < counter_count; ++i) row.counters[i] = get(at + 32 + 4 * i, 4);
    return row;
}

// Whether counting can have led to these sums.
bool could_be_counted(const Tally& row) {
    return row.game != 0 && row.won <= row.played && row.drawn <= row.played - row.won &&
           row.streak <= row.best_streak && row.best_streak <= row.won;
}

template <class Number>
void add(Number& to, std::uint32_t more) {
    const std::uint64_t sum = std::uint64_t{to} + more;
    to = static_cast<Number>(std::min<std::uint64_t>(sum, Number(-1)));
}

void count_in(Tally& row, const Result& result) {
    const Ended ended = result.summary.ended;
    add(row.played, 1);
    if (ended == Ended::won) {
        add(row.won, 1);
        if (!result.is_no_best) add(row.streak, 1);
        row.best_streak = std::max(row.best_streak, row.streak);
    } else if (ended != Ended::scored) {
        row.streak = 0;
    }
    if (ended == Ended::drawn) add(row.drawn, 1);
    row.last = result.summary.score;
    const bool better = result.low_is_best ? row.last < row.best : row.last > row.best;
    if (!result.is_no_best) {
        if (!row.has_best || better) row.best = row.last;
        row.has_best = true;
    }
    for (std::size_t i = 0; i < counter_count; ++i) {
        std::uint32_t& kept = row.counters[i];
        const std::uint32_t now = result.counters[i];
        const bool record = ((result.highest | result.lowest) >> i & 1) != 0;
        if (record && result.is_no_best) continue;
        if ((result.highest >> i & 1) != 0)
            kept = std::max(kept, now);
        else if ((result.lowest >> i & 1) != 0)
            kept = kept == 0 || (now != 0 && now < kept) ? now : kept;
        else
            add(kept, now);
    }
}

}  // namespace

void Tallies::clear() {
    bytes_ = {};
    rows_ = 0;
}

Tally Tallies::row(std::size_t i) const { return get_row(&bytes_[head_bytes + i * row_bytes]); }

std::size_t Tallies::find(GameId game, std::uint8_t mode) const {
    std::size_t i = 0;
    while (i < rows_ && (row(i).game != game || row(i).mode != mode)) ++i;
    return i;
}

Tally Tallies::of(GameId game, std::uint8_t mode) const {
    const std::size_t i = find(game, mode);
    return i < rows_ ? row(i) : Tally{.game = game, .mode = mode};
}

std::uint32_t Tallies::finishing() const { return get(bytes_.data(), 4); }

Summary Tallies::finishing_summary() const {
    Summary summary;
    (void)get_summary(&bytes_[4], summary);
    return summary;
}

std::uint32_t Tallies::last_match() const {
    std::uint32_t last = finishing();
    for (std::size_t i = 0; i < rows_; ++i) last = std::max(last, row(i).last_match);
    return last;
}

// Whether what was read makes sense.
bool Tallies::possible(ConstBytes body) {
    Summary unused;
    if (body.size() < head_bytes || (body.size() - head_bytes) % row_bytes != 0) return false;
    if (!get_summary(&body[4], unused)) return false;
    const auto row_at = [&](std::size_t i) { return get_row(&body[head_bytes + i * row_bytes]); };
    for (std::size_t i = 0; i < (body.size() - head_bytes) / row_bytes; ++i) {
        const Tally next = row_at(i);
        if (!could_be_counted(next)) return false;
        for (std::size_t before = 0; before < i; ++before)
            if (row_at(before).game == next.game && row_at(before).mode == next.mode) return false;
    }
    return true;
}

Read Tallies::load() {
    clear();
    const Body body = files::read(path, kind, bytes_);
    if (body.read == Read::ok && possible({bytes_.data(), body.length})) {
        rows_ = (body.length - head_bytes) / row_bytes;
        return Read::ok;
    }
    clear();
    return body.read == Read::ok ? Read::damaged : body.read;
}

kit::Verdict Tallies::put_back(std::span<std::uint8_t> copy) {
    std::span<std::uint8_t> body;
    const Body found = files::open_copy(copy, kind, body);
    if (found.read != Read::ok) return kit::refused(words(found.read));
    if (body.size() > bytes_.size() || !possible(body)) return kit::refused(words(Read::damaged));
    std::fill_n(body.begin(), head_bytes, std::uint8_t{0});
    for (std::size_t at = head_bytes; at < body.size(); at += row_bytes) put(&body[at + 4], 0, 4);
    const Written written = files::replace(path, kind, body);
    if (written != Written::ok) return kit::refused(words(written));
    (void)load();
    return kit::done;
}

Written Tallies::save() const {
    return files::replace(path, kind, {bytes_.data(), head_bytes + rows_ * row_bytes});
}

Written Tallies::count(std::uint32_t match, const Result& result) {
    const Summary& summary = result.summary;
    const std::size_t i = find(summary.game, summary.mode);
    if (i == tally_rows) return Written::too_many;
    const Tally before = of(summary.game, summary.mode);
    if (before.last_match >= match) return Written::ok;

    const std::size_t rows_before = rows_;
    std::array<std::uint8_t, head_bytes> head_before;
    std::copy_n(bytes_.begin(), head_bytes, head_before.begin());
    Tally after = before;
    count_in(after, result);
    after.last_match = match;
    put_row(at(i), after);
    rows_ = std::max(rows_, i + 1);
    put(bytes_.data(), match, 4);
    put_summary(&bytes_[4], summary);
    const Written written = save();
    if (written != Written::ok) {  // what is shown is what is saved
        put_row(at(i), before);
        rows_ = rows_before;
        std::copy(head_before.begin(), head_before.end(), bytes_.begin());
    }
    return written;
}

Written Tallies::erase(GameId game) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < rows_; ++i)
        if (row(i).game != game) put_row(at(kept++), row(i));
    if (kept == rows_) return Written::ok;
    rows_ = kept;
    return save();
}

}  // namespace storage
