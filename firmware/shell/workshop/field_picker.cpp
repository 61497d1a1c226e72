#include "shell/workshop/field_picker.h"

#include <algorithm>

#include "kit/scratch.h"

namespace shell {

using stage::Key;

kit::Config FieldPicker::with(std::uint8_t value) const {
    kit::Config config = form().usual();
    config.values[form().record_when.field] = value;
    form().settle(config);
    return config;
}

void FieldPicker::show(stage::Console& console, const stage::Cartridge& cartridge,
                       const kit::Config& config, std::span<std::byte> scratch) {
    cartridge_ = &cartridge;
    taken_ = shown_ = -1;
    const kit::Game& game = cartridge.game;
    const auto count = static_cast<std::size_t>(field().highest() - field().lowest() + 1);
    std::array<int, most_rows> seats{};
    for (std::size_t i = 0; i < count; ++i) {
        values_[i] = static_cast<std::uint8_t>(field().lowest() + i);
        const kit::Config each = with(values_[i]);
        seats[i] = kit::max_seats + 1;  // the own ones come last
        if (form().asks_record(each)) continue;
        kit::StateBytes* state =
            kit::Scratch(scratch)
                .take<kit::StateBytes>(kit::max_state_size, kit::state_alignment)
                .data();
        game.setup(state, each, 0);
        seats[i] = game.seats(state);
    }
    const auto end = values_.begin() + static_cast<std::ptrdiff_t>(count);
    std::sort(values_.begin(), end, [&](std::uint8_t one, std::uint8_t other) {
        const int fewer = seats[one - field().lowest()], more = seats[other - field().lowest()];
        return fewer != more ? fewer < more : one < other;
    });
    show_rows(static_cast<int>(count));
    const auto here = std::find(values_.begin(), end, config[form().record_when.field]);
    list_.set_cursor(static_cast<int>(here - values_.begin()));
    console.open(*this);
}

const stage::Record* FieldPicker::record(int row) const {
    const kit::Config config = with(value_at(row));
    if (form().asks_record(config)) return nullptr;
    if (shown_ != row) workshop().shown(config, record_);
    shown_ = row;
    return &record_;
}

std::string_view FieldPicker::empty_row() const {
    return field().choices.empty() ? workshop().heading : field().choices.back().title;
}

std::string_view FieldPicker::help(int row) const {
    const std::size_t value = value_at(row);
    return value < field().choices.size() ? field().choices[value].help : field().help;
}

std::span<const stage::Hint> FieldPicker::hints() const {
    static constexpr stage::Hint words[] = {
        {stage::keys_of(Key::up, Key::down), "move"}, {Key::a, "play on it"}, {Key::b, "back"}};
    return words;
}

void FieldPicker::chosen(stage::Console& console, int row) {
    taken_ = value_at(row);
    console.close();
}

}  // namespace shell
