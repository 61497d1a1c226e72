#include "shell/menus/store_keeper.h"

#include <algorithm>
#include <utility>

namespace shell {

namespace {

kit::Verdict verdict(storage::Saved saved) {
    switch (saved) {
        case storage::Saved::yes:
            return kit::done;
        case storage::Saved::too_long:
            return kit::refused("Not saved: the match is too long");
        case storage::Saved::broken:
            return kit::refused("Not saved: the flash is worn out");
        case storage::Saved::no_match:  // the beginning was refused
        case storage::Saved::not_ours:
            break;
    }
    return kit::refused("Not saved: saving is off");
}

}  // namespace

storage::Summary summary_of(const play::Ending& ending) {
    return {.mode = ending.mode,
            .ended = ending.only_played ? storage::Ended::scored : ended_by(ending.result),
            .score = ending.score};
}

// Once is enough, not after every action.
kit::Verdict StoreKeeper::told(storage::Saved saved) {
    const bool news = !std::exchange(told_, saved != storage::Saved::yes);
    return news ? verdict(saved) : kit::done;
}

kit::Verdict StoreKeeper::begun(const kit::Match& match) {
    told_ = false;
    return told(store_.begin(match));
}
kit::Verdict StoreKeeper::played(const kit::Match& match) { return told(store_.played(match)); }
kit::Verdict StoreKeeper::moved(const kit::Match& match) { return told(store_.moved(match)); }

const stage::Cartridge* StoreKeeper::on_ladder(const kit::Match& match) const {
    const stage::Cartridge* cartridge = cartridge_of(chambers_, match.game_id);
    const bool any = cartridge != nullptr && pairing_of(chambers_, *cartridge, match.config).any();
    return any && match.controllers[0] == play::person ? cartridge : nullptr;
}

play::Goal StoreKeeper::goal(const kit::Match& match, std::int32_t score) const {
    const bool helped = (match.flags & kit::helped) != 0;
    const auto earned = [&](int stars) { return helped ? std::min(stars, 1) : stars; };
    if (const Challenge known = challenge_of(chambers_, match); known.number != 0)
        return {.number = known.number,
                .par = known.par,
                .stars = earned(stars_for(known.par, known.setup->most, score)),
                .helped = helped};
    if (const int day = day_of(chambers_, match); day != 0) return {.day = day, .helped = helped};
    const stage::Cartridge* cartridge = on_ladder(match);
    if (cartridge == nullptr) return {};
    const stage::Pairing pairing = pairing_of(chambers_, *cartridge, match.config);
    return {.place = place_of(chambers_, *cartridge, pairing),
            .stars = earned(cartridge->ladder->stars(pairing, score)),
            .helped = helped};
}

kit::Verdict StoreKeeper::finished(const kit::Match& match, const play::Ending& ending) {
    storage::Ending kept;
    kept.result.summary = summary_of(ending);
    kept.result.low_is_best = ending.low_is_best;
    kept.result.is_no_best = ending.rewound || ending.only_played;
    if (!ending.only_played) kept.result.counters = ending.figures;
    using Keep = stage::Statistic::Keep;
    const auto set = [](std::uint8_t& bits, std::size_t i, bool on) {
        bits = static_cast<std::uint8_t>(bits | unsigned{on} << i);
    };
    for (std::size_t i = 0; i < ending.statistics.size(); ++i) {
        set(kept.result.highest, i, ending.statistics[i].keep == Keep::highest);
        set(kept.result.lowest, i, ending.statistics[i].keep == Keep::lowest);
    }

    const play::Goal won = goal(match, ending.score);
    kept.challenge = won.place != 0 ? won.place : static_cast<std::uint32_t>(won.number);
    kept.stars = won.stars;
    if (won.day != 0)
        kept.day = {.day = static_cast<std::uint16_t>(won.day),
                    .ended = kept.result.summary.ended,
                    .helped = won.helped,
                    .score = ending.score};
    kept.counts = (match.flags & kit::adopted) == 0;
    const storage::Finished done = store_.finish(match, kept);
    if (done.tallies != storage::Written::ok) return kit::refused(storage::words(done.tallies));
    if (done.replay != storage::Written::ok) return kit::refused(storage::words(done.replay));
    return kit::done;
}

kit::Verdict StoreKeeper::solved(int challenge, int stars) {
    const storage::Written done = store_.award(static_cast<std::uint32_t>(challenge), stars);
    return done == storage::Written::ok ? kit::done : kit::refused(storage::words(done));
}

// ---- Lessons, by their number in the cartridge --------------------------------------------------

namespace {

std::size_t number_of(const stage::Cartridge& cartridge, const stage::Lesson& lesson) {
    return static_cast<std::size_t>(&lesson - cartridge.lessons.data());
}

}  // namespace

void StoreKeeper::learnt(const stage::Cartridge& cartridge, const stage::Lesson& lesson) {
    remembered_.keep_lesson(cartridge.game.info.id, number_of(cartridge, lesson));
}

void StoreKeeper::left(const stage::Cartridge& cartridge, const stage::Lesson& lesson,
                       std::size_t step) {
    remembered_.keep_place(cartridge.game.info.id, number_of(cartridge, lesson), step);
}

std::size_t StoreKeeper::left_at(const stage::Cartridge& cartridge,
                                 const stage::Lesson& lesson) const {
    return remembered_.place_in(cartridge.game.info.id, number_of(cartridge, lesson));
}

}  // namespace shell
