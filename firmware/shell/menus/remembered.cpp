#include "shell/menus/remembered.h"

#include <algorithm>

#include "kit/player.h"

namespace shell {

namespace {

constexpr int slot_bits = 4;
static_assert(storage::arena_slots == 1 << slot_bits);

}  // namespace

Controllers usual_controllers(const kit::Game& game) {
    Controllers controllers;
    for (std::size_t seat = 0; seat < controllers.size(); ++seat)
        controllers[seat] = play::usual_player(game, usual_level(game), seat);
    controllers[0] = play::person;
    return controllers;
}

storage::Read Remembered::load(storage::Store& store, console::Settings& settings) {
    std::array<std::uint8_t, storage::Store::most_settings> bytes{};
    const storage::Body body = store.load_settings(version, bytes);
    if (body.read != storage::Read::ok) return body.read;
    console::Settings read;
    read.brightness = bytes[0];
    read.volume = bytes[1];
    read.muted = bytes[2] != 0;
    read.dim = static_cast<console::DimTime>(bytes[3]);
    read.left_handed = bytes[4] != 0;
    read.colour_blind = bytes[5] != 0;
    read.motion = static_cast<console::Motion>(bytes[6]);
    const std::size_t settings_read = body.version < 3 ? older_settings_bytes : settings_bytes;
    read.calm = body.version >= 3 && bytes[7] != 0;
    if (body.length >= settings_read && read.valid()) settings = read;

    if (body.length > settings_read) last_game = bytes[settings_read];
    const bool first = body.version == 1;
    const std::size_t row_bytes = first ? first_row_bytes : sizeof(Row);
    const std::uint8_t* at = bytes.data() + settings_read + 1;
    for (std::size_t i = 0; i < most_games; ++i, at += row_bytes) {
        if (settings_read + 1 + (i + 1) * row_bytes > body.length) break;
        rows_[i].game = at[0];
        std::copy_n(at + 1, config_bytes, rows_[i].config.begin());
        const std::uint8_t* const seats = at + 1 + config_bytes;
        for (std::size_t seat = 0; seat < kit::max_seats; ++seat)
            rows_[i].seats[seat] = static_cast<std::uint8_t>(
                first ? seats[seat / 2] >> seat % 2 * 4 & 15 : seats[seat]);
    }
    std::size_t learnt = 0;
    for (; at + sizeof(Learnt) <= bytes.data() + body.length; at += sizeof(Learnt)) {
        if (at[0] >= place_mark)
            keep_place(static_cast<std::uint8_t>(at[0] - place_mark), at[1], at[2]);
        else if (learnt < most_games)
            learnt_[learnt++] = {at[0], {at[1], at[2]}};
    }
    return storage::Read::ok;
}

storage::Written Remembered::save(storage::Store& store, const console::Settings& settings) const {
    std::array<std::uint8_t, most_bytes> bytes = {
        settings.brightness,
        settings.volume,
        settings.muted,
        static_cast<std::uint8_t>(settings.dim),
        settings.left_handed,
        settings.colour_blind,
        static_cast<std::uint8_t>(settings.motion),
        settings.calm,
        last_game,
    };
    std::uint8_t* at = bytes.data() + settings_bytes + 1;
    for (const Row& row : rows_) {
        *at++ = row.game;
        at = std::copy(row.config.begin(), row.config.end(), at);
        at = std::copy(row.seats.begin(), row.seats.end(), at);
    }
    for (const Learnt& each : learnt_) {
        if (each.game == 0) break;
        *at++ = each.game;
        at = std::copy(each.lessons.begin(), each.lessons.end(), at);
    }
    for (const Place& each : places_) {
        if (each.game == 0) continue;
        *at++ = static_cast<std::uint8_t>(place_mark + each.game);
        *at++ = each.lesson;
        *at++ = each.step;
    }
    return store.save_settings(version, std::span(bytes.data(), at));
}

Choices Remembered::choices(const kit::Game& game) const {
    Choices choices{game.info.form.usual(), usual_controllers(game)};
    const auto row = std::find_if(rows_.begin(), rows_.end(),
                                  [&](const Row& each) { return each.game == game.info.id; });
    if (row == rows_.end()) return choices;
    kit::BitReader bits(row->config, config_bytes * 8);
    kit::Config config;
    if (game.info.form.unpack(bits, config)) {
        const bool record = game.info.form.asks_record(config);
        if (record) choices.slot = static_cast<std::uint8_t>(bits.take(slot_bits));
        if (record || kit::config_verdict(game, config).ok()) choices.config = config;
    }
    for (std::size_t seat = 0; seat < kit::max_seats; ++seat) {
        const std::uint8_t player = row->seats[seat];
        if (player <= kit::players_of(game).size()) choices.controllers[seat] = player;
    }
    return choices;
}

void Remembered::forget(const kit::Game& game) {
    if (last_game == game.info.id) last_game = 0;
    for (Row& row : rows_)
        if (row.game == game.info.id) row = {};
    for (Place& place : places_)
        if (place.game == game.info.id) place = {};
    const auto gone = std::find_if(learnt_.begin(), learnt_.end(),
                                   [&](const Learnt& each) { return each.game == game.info.id; });
    if (gone == learnt_.end()) return;
    std::copy(gone + 1, learnt_.end(), gone);
    learnt_.back() = {};
}

bool Remembered::knows_lesson(std::uint8_t game, std::size_t lesson) const {
    for (const Learnt& each : learnt_)
        if (each.game == game && lesson < most_lessons)
            return (each.lessons[lesson / 8] >> lesson % 8 & 1) != 0;
    return false;
}

std::size_t Remembered::place_in(std::uint8_t game, std::size_t lesson) const {
    for (const Place& each : places_)
        if (each.game == game && each.lesson == lesson) return each.step;
    return 0;
}

void Remembered::keep_place(std::uint8_t game, std::size_t lesson, std::size_t step) {
    if (lesson >= most_lessons || step > UINT8_MAX || game >= place_mark) return;
    const bool there = place_in(game, lesson) > 0;
    for (Place& each : places_) {
        if (each.game != game && (step == 0 || each.game != 0)) continue;
        // Another lesson that begins anew is not the one that was left.
        if (step == 0 && !there) return;
        each = step == 0 ? Place{}
                         : Place{game, static_cast<std::uint8_t>(lesson),
                                 static_cast<std::uint8_t>(step)};
        return;
    }
}

bool Remembered::was_set_up(std::uint8_t game) const {
    return std::any_of(rows_.begin(), rows_.end(),
                       [&](const Row& each) { return each.game == game; });
}

void Remembered::keep_lesson(std::uint8_t game, std::size_t lesson) {
    if (lesson >= most_lessons) return;
    keep_place(game, lesson, 0);
    for (Learnt& each : learnt_) {
        if (each.game != game && each.game != 0) continue;
        each.game = game;
        std::uint8_t& bits = each.lessons[lesson / 8];
        bits = static_cast<std::uint8_t>(bits | 1u << lesson % 8);
        return;
    }
}

void Remembered::keep(const kit::Game& game, const Choices& choices) {
    // The game's own row, else a free one, else the last: there are as many as chambers.
    const auto taken_by = [&](std::uint8_t id) {
        return std::find_if(rows_.begin(), rows_.end() - 1,
                            [&](const Row& each) { return each.game == id; });
    };
    const auto own = taken_by(game.info.id);
    Row& row = own != rows_.end() - 1 ? *own : *taken_by(0);
    row = {.game = game.info.id, .seats = choices.controllers};
    kit::BitWriter bits(row.config);
    game.info.form.pack(choices.config, bits);
    if (game.info.form.asks_record(choices.config)) bits.put(choices.slot, slot_bits);
}

}  // namespace shell
