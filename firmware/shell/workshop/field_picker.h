// The values of the form's field that says what is played on, as a list with pictures, by the
// number of players.
#pragma once

#include <utility>

#include "kit/game.h"
#include "shell/workshop/record_list.h"
#include "stage/cartridge.h"

namespace shell {

class FieldPicker final : public RecordList {
  public:
    explicit FieldPicker(const console::Runtime& runtime) : RecordList(runtime) {}

    // The cursor is on what the config has. `scratch` has room for a state, for this call.
    void show(stage::Console& console, const stage::Cartridge& cartridge, const kit::Config& config,
              std::span<std::byte> scratch);
    // What was chosen since this was last asked; -1: nothing.
    int taken() { return std::exchange(taken_, -1); }

  protected:
    std::string_view title() const override { return field().title; }
    std::span<const stage::Hint> hints() const override;
    void chosen(stage::Console& console, int row) override;
    std::string_view help(int row) const override;
    const stage::Workshop& workshop() const override { return *cartridge_->workshop; }
    const stage::Record* record(int row) const override;
    std::string_view empty_row() const override;

  private:
    const kit::Form& form() const { return cartridge_->game.info.form; }
    const kit::Field& field() const { return form().fields[form().record_when.field]; }
    kit::Config with(std::uint8_t value) const;
    std::uint8_t value_at(int row) const { return values_[static_cast<std::size_t>(row)]; }

    const stage::Cartridge* cartridge_ = nullptr;
    std::array<std::uint8_t, most_rows> values_{};
    int taken_ = -1;
    // What is drawn just now.
    mutable int shown_ = -1;
    mutable stage::Record record_{};
};

}  // namespace shell
