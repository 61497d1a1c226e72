#include "shell/menus/day.h"

#include <array>

namespace shell {

namespace {

constexpr kit::Seed first_day_seed = 0xDA700000;
constexpr int first_year = 2026;

constexpr kit::Seed seed_of_day(int day) {
    return kit::Rng::scramble(first_day_seed + static_cast<std::uint32_t>(day));
}

// What all days of a chamber's game have in common is looked at first: it rules out most matches.
int chamber_with(const Chambers& chambers, std::uint8_t game) {
    for (int i = 0; i < game_chambers; ++i) {
        const Chamber& each = chambers[static_cast<std::size_t>(i)];
        if (has_challenges(each) && each.cartridge->game.info.id == game) return i;
    }
    return -1;
}

constexpr bool is_leap(int year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

struct Month {
    std::string_view name;
    int days;
};
constexpr std::array<Month, 12> months{{{"January", 31},
                                        {"February", 28},
                                        {"March", 31},
                                        {"April", 30},
                                        {"May", 31},
                                        {"June", 30},
                                        {"July", 31},
                                        {"August", 31},
                                        {"September", 30},
                                        {"October", 31},
                                        {"November", 30},
                                        {"December", 31}}};

}  // namespace

Challenge day_challenge(const Chambers& chambers, int day) {
    if (day < 1 || day > storage::last_day) return {};
    const Chamber& chamber = chambers[static_cast<std::size_t>((day - 1) % game_chambers)];
    if (!has_challenges(chamber)) return {};
    const auto& setups = chamber.cartridge->challenges;
    const auto& setup = setups[static_cast<std::size_t>((day - 1) / game_chambers) % setups.size()];
    return {day,    chamber.cartridge,
            &setup, nullptr,
            0,      start_of(*chamber.cartridge, setup, seed_of_day(day))};
}

int day_of(const Chambers& chambers, const kit::MatchHead& match) {
    const int chamber = chamber_with(chambers, match.game_id);
    if (chamber < 0) return 0;
    for (int day = chamber + 1; day <= storage::last_day; day += game_chambers) {
        if (seed_of_day(day) != match.seed) continue;
        const play::Start start = day_challenge(chambers, day).start;
        if (start.config == match.config && start.controllers == match.controllers) return day;
    }
    return 0;
}

int neighbour_of_day(const Chambers& chambers, int day, int direction) {
    for (int next = day + direction; next >= 1 && next <= storage::last_day; next += direction)
        if (day_challenge(chambers, next).number != 0) return next;
    return day;
}

void print_date(int day, kit::TextOut& out) {
    int left = day - 1, year = first_year;
    for (;; ++year) {
        const int length = is_leap(year) ? 366 : 365;
        if (left < length) break;
        left -= length;
    }
    std::size_t month = 0;
    for (;; ++month) {
        const int length = months[month].days + (month == 1 && is_leap(year) ? 1 : 0);
        if (left < length) break;
        left -= length;
    }
    out.number(left + 1).add(' ').add(months[month].name).add(' ').number(year);
}

storage::Ended ended_by(kit::Result result) {
    switch (result) {
        case kit::Result::won:
            return storage::Ended::won;
        case kit::Result::drawn:
            return storage::Ended::drawn;
        case kit::Result::scored:
            return storage::Ended::scored;
        case kit::Result::lost:
        case kit::Result::open:
            break;
    }
    return storage::Ended::lost;
}

void print_result(storage::Ended ended, std::int32_t score, kit::TextOut& out) {
    switch (ended) {
        case storage::Ended::won:
            out.add("Won, ");
            break;
        case storage::Ended::lost:
            out.add("Lost, ");
            break;
        case storage::Ended::drawn:
            out.add("A draw, ");
            break;
        case storage::Ended::scored:
            break;
    }
    out.number(score).add(score == 1 ? " point" : " points");
}

}  // namespace shell
