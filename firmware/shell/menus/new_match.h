// Setting up a match: the game's own form as a list, the seats, the seed or a share code.
#pragma once

#include "shell/menus/code_screen.h"
#include "shell/menus/list_page.h"
#include "shell/menus/navigation.h"
#include "shell/menus/question.h"
#include "shell/menus/seed_screen.h"
#include "shell/workshop/field_picker.h"

namespace shell {

class NewMatch final : public ListPage {
  public:
    // `scratch` has room for a state and is used inside calls only.
    NewMatch(const console::Runtime& runtime, storage::Store& store, Remembered& remembered,
             Navigation& navigation, kit::Games games, const play::Session& session,
             std::span<std::byte> scratch);

    void set_up(const stage::Cartridge& cartridge);
    // The code of the last match that was seen, for X in the code screen.
    void offer_code(std::string_view code) { code_screen_.set_paste(code); }
    // From a match's own menu it is opened without being set up: then for the game of that match.
    void opened(stage::Console& console) override;
    void uncovered(stage::Console& console) override;

    const Choices& choices() const { return choices_; }
    int seats() const { return seats_; }
    const CodeScreen& code_screen() const { return code_screen_; }
    const SeedScreen& seed_screen() const { return seed_screen_; }
    const FieldPicker& picker() const { return picker_; }

  protected:
    std::string_view title() const override { return cartridge_->game.info.title; }
    std::span<const stage::Hint> hints() const override;
    void chosen(stage::Console& console, int row) override;
    void changed(stage::Console& console, int row, int direction) override;
    void left(stage::Console& console) override;
    std::string_view help(int row) const override;
    std::string_view why_not(int row) const override;
    void draw_rows(stage::Canvas& canvas) const override;

  private:
    enum class What : std::uint8_t { start, field, own, seat, seed, code };
    struct Row {
        What what;
        std::uint8_t index;
    };
    static constexpr std::size_t most_rows = kit::max_fields + kit::max_seats + 4;

    const Row& row_at(int row) const { return what_[static_cast<std::size_t>(row)]; }
    void refresh();
    void add_row(Row row, const stage::ListRow& shown);
    std::string_view seat_label(std::size_t seat) const;
    std::string_view seat_value(std::size_t seat) const;
    std::string_view field_value(std::size_t field, std::size_t row);
    // False: it is at its end. `direction` 0 goes on and starts again at the first.
    bool step(std::uint8_t& value, int direction, int least, int most) const;
    bool has_characters() const;
    // -1: none, or several.
    int only_person() const;
    bool can_change_sides(std::size_t seat) const;
    // Things of the player's own making that can be played, by their slots.
    bool asks_own() const { return cartridge_->game.info.form.asks_record(choices_.config); }
    bool take_own(int slot);
    bool step_own(int direction);
    void find_own();
    void add_own_row();
    // It means nothing on the thing that was chosen: it stays as it was, for another one.
    bool is_moot(std::size_t field) const;
    // What the choice of a field comes to, if it is not what it says.
    std::string_view remark(std::size_t field) const;
    void add_seats();
    // The field whose values have pictures.
    bool has_pictures(std::size_t field) const {
        return cartridge_->workshop != nullptr &&
               field == cartridge_->game.info.form.record_when.field;
    }
    bool change_seat(std::size_t seat, int direction);
    void change(stage::Console& console, int row, int direction);
    void start(stage::Console& console);

    storage::Store& store_;
    Remembered& remembered_;
    Navigation& navigation_;
    const play::Session& session_;
    std::span<std::byte> scratch_;
    CodeScreen code_screen_;
    SeedScreen seed_screen_;
    Question question_;
    FieldPicker picker_;

    const stage::Cartridge* cartridge_ = nullptr;
    bool set_up_ = false;
    Choices choices_;
    bool seed_given_ = false;
    kit::Seed seed_ = 0;

    const char* problem_ = nullptr;  // why this cannot start
    int seats_ = 0;
    std::size_t count_ = 0;
    std::array<Row, most_rows> what_{};
    std::array<stage::ListRow, most_rows> rows_{};
    std::array<std::array<char, 4>, kit::max_fields> numbers_{};
    kit::Text<9> seed_text_;
    // What is played on, of a game with a workshop.
    stage::Record shown_{};
    bool has_own_ = false;
    kit::Text<24> own_title_;
    kit::Text<48> own_missing_;
    mutable kit::Text<48> remark_;  // the one that is shown
};

}  // namespace shell
