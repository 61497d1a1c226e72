#include "storage/days.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "storage/bytes.h"

namespace storage {
namespace {

constexpr Kind days_kind{{'S', 'G', 'D', 'Y'}, 1};
constexpr std::size_t book_bytes = 4, row_bytes = 8;
using BookBody = std::array<std::uint8_t, book_bytes + DayBook::most_results * row_bytes>;

bool read_row(const std::uint8_t* at, DayResult& out) {
    out = {.day = static_cast<std::uint16_t>(get(at, 2)),
           .ended = static_cast<Ended>(at[2]),
           .helped = at[3] != 0,
           .score = static_cast<std::int32_t>(get(at + 4, 4))};
    return out.day >= 1 && out.day <= last_day && at[2] <= static_cast<int>(Ended::scored) &&
           at[3] <= 1;
}

// False: no console has written that.
bool read_body(ConstBytes body, DayBook& out) {
    if (body.size() < book_bytes || (body.size() - book_bytes) % row_bytes != 0) return false;
    const std::size_t rows = (body.size() - book_bytes) / row_bytes;
    if (rows > DayBook::most_results) return false;
    out.today = static_cast<std::uint16_t>(get(body.data(), 2));
    out.told = body[2] != 0;
    if (out.today > last_day || body[2] > 1 || body[3] != 0) return false;
    for (std::size_t i = 0; i < rows; ++i) {
        DayResult row;
        if (!read_row(&body[book_bytes + i * row_bytes], row) || out.best(row.day).day != 0)
            return false;
        out.results.push(row);
    }
    return true;
}

}  // namespace

bool better(const DayResult& one, const DayResult& other) {
    const auto rank = [](const DayResult& each) {
        return std::tuple(!each.helped, each.ended == Ended::won, each.ended == Ended::drawn,
                          each.score);
    };
    return rank(one) > rank(other);
}

DayResult DayBook::best(int day) const {
    for (const DayResult& each : results)
        if (each.day == day) return each;
    return {};
}

bool DayBook::keep(const DayResult& result) {
    const DayResult before = best(result.day);
    if (before.day != 0 && !better(result, before)) return false;
    std::size_t goes = 0;  // its own row, or the oldest if there is no room
    while (goes < results.size() && results[goes].day != result.day) ++goes;
    if (goes < results.size())
        results.erase(goes);
    else if (results.full())
        results.erase(0);
    results.push(result);
    return true;
}

namespace days {

Read read(DayBook& into) {
    into = {};
    BookBody bytes;
    const Body body = files::read(path, days_kind, bytes);
    if (body.read != Read::ok) return body.read;
    if (read_body({bytes.data(), body.length}, into)) return Read::ok;
    into = {};
    return Read::damaged;
}

Written write(const DayBook& book) {
    BookBody bytes{};
    put(bytes.data(), book.today, 2);
    bytes[2] = book.told;
    std::uint8_t* at = &bytes[book_bytes];
    for (const DayResult& each : book.results) {
        put(at, each.day, 2);
        at[2] = static_cast<std::uint8_t>(each.ended);
        at[3] = each.helped;
        put(at + 4, static_cast<std::uint32_t>(each.score), 4);
        at += row_bytes;
    }
    return files::replace(path, days_kind, ConstBytes(bytes.data(), at));
}

DayBook open() {
    DayBook book;
    const Read found = read(book);
    if (found != Read::ok && found != Read::missing && found != Read::no_storage)
        (void)files::set_aside(path);
    return book;
}

Written set_today(int day, bool told) {
    kit::check(static_cast<unsigned>(day - 1) < last_day, "there is no such day");
    DayBook book = open();
    if (book.today == day && book.told == told) return Written::ok;
    book.today = static_cast<std::uint16_t>(day);
    book.told = told;
    return write(book);
}

Written keep(const DayResult& result) {
    DayBook book = open();
    return book.keep(result) ? write(book) : Written::ok;
}

kit::Verdict put_back(std::span<std::uint8_t> copy) {
    std::span<std::uint8_t> body;
    const Body found = files::open_copy(copy, days_kind, body);
    if (found.read != Read::ok) return kit::refused(words(found.read));
    DayBook book;
    if (!read_body(body, book)) return kit::refused(words(Read::damaged));
    const Written written = files::replace(path, days_kind, body);
    return written == Written::ok ? kit::done : kit::refused(words(written));
}

}  // namespace days
}  // namespace storage
