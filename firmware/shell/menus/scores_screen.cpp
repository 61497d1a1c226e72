#include "shell/menus/scores_screen.h"

#include <algorithm>

#include "console/status.h"
#include "shell/menus/ladder_screen.h"
#include "shell/menus/replay_list.h"
#include "shell/menus/tally_rows.h"
#include "shell/page.h"

namespace shell {

using stage::Align;
using stage::Key;
using stage::Rect;

namespace {

constexpr Rect mode_area{12, page_top + 4, 216, 22};
constexpr int table_top = mode_area.bottom() + 6;
constexpr int table_height = stage::hints_area.y - 4 - table_top;
constexpr int usual_line = 15, left = 18, right = 222;
constexpr int stage_line = 12;  // the small font's
static_assert(table_height / (own_tally_rows + static_cast<int>(stage::max_statistics)) >=
              stage_line);

// Rows of a label and a figure, every second one on a plate.
class ScoreTable {
  public:
    ScoreTable(stage::Canvas& canvas, int rows)
        : canvas_(canvas), height_(std::min(table_height / rows, usual_line)) {}
    void row(std::string_view label, std::string_view value) {
        const stage::Theme& theme = canvas_.theme();
        if (line_ % 2 == 0)
            canvas_.rounded({left - 6, y_, right - left + 12, height_}, 3, theme.panel);
        canvas_.text({left, y_ + (height_ - stage::small.height) / 2}, label, stage::small,
                     theme.ink);
        canvas_.text({right, y_ + (height_ - stage::small.height) / 2}, value, stage::small,
                     theme.accent, Align::right);
        y_ += height_;
        ++line_;
    }

  private:
    stage::Canvas& canvas_;
    int height_, y_ = table_top, line_ = 0;
};

}  // namespace

void ScoresScreen::set_up(const stage::Cartridge& cartridge) {
    cartridge_ = &cartridge;
    if (cartridge.score_kinds != nullptr) {
        first_mode_ = mode_ = 0;
        modes_ = cartridge.score_kinds->count;
        return turn_to_last_played();
    }
    const auto fields = cartridge.game.info.form.fields;
    const bool one = cartridge.mode_field >= fields.size();
    first_mode_ = one ? 0 : fields[cartridge.mode_field].lowest();
    modes_ = one ? 1 : fields[cartridge.mode_field].highest() - first_mode_ + 1;
    mode_ = one ? 0 : fields[cartridge.mode_field].usual - first_mode_;
    turn_to_last_played();
}

void ScoresScreen::turn_to_last_played() {
    std::uint32_t latest = 0;
    const storage::Tallies& tallies = store_.tallies();
    for (std::size_t i = 0; i < tallies.rows(); ++i) {
        const storage::Tally tally = tallies.row(i);
        const int mode = tally.mode - first_mode_;
        if (tally.game != cartridge_->game.info.id || tally.last_match < latest || mode < 0 ||
            mode >= modes_)
            continue;
        latest = tally.last_match;
        mode_ = mode;
    }
}

void ScoresScreen::key(stage::Console& console, stage::KeyPress press) {
    if (press.tapped(Key::b)) {
        console.sound(stage::Cue::back);
        return console.close();
    }
    const int by = press.tapped(Key::right) ? 1 : press.tapped(Key::left) ? -1 : 0;
    if (by == 0 || pages() == 1) return;
    mode_ = (mode_ + by + pages()) % pages();
    console.sound(stage::Cue::move);
    console.damage({0, page_top, stage::screen_size, stage::hints_area.y - page_top});
}

void ScoresScreen::draw(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    draw_page(canvas, "Scores");
    console::draw_status(canvas, 228, 6, runtime_.power(), runtime_.settings());
    kit::Text<64> head;
    head.add(cartridge_->game.info.title);
    const auto mode = static_cast<std::uint8_t>(first_mode_ + mode_);
    ModeTitle name;
    if (on_ladder())
        name.add(cartridge_->ladder->title);
    else
        mode_title(*cartridge_, mode, name);
    if (!name.empty()) head.add(": ").add(name.view());
    constexpr int head_width = mode_area.width - 32;
    const bool large = stage::text_width(head.view(), stage::medium) <= head_width;
    canvas.text_fitted({120, mode_area.y + (large ? 3 : 5)}, head_width, head.view(),
                       large ? stage::medium : stage::small, theme.ink, Align::centre);
    if (pages() > 1) {
        const int y = mode_area.y + 11;
        canvas.triangle({14, y}, {19, y - 5}, {19, y + 5}, theme.accent);
        canvas.triangle({225, y}, {220, y - 5}, {220, y + 5}, theme.accent);
    }
    if (on_ladder())
        draw_ladder_table(canvas, *cartridge_->ladder,
                          Climb(store_.challenges(), chambers_, *cartridge_), table_top);
    else
        draw_table(canvas, store_.tallies().of(cartridge_->game.info.id, mode));
    static constexpr stage::Hint some[] = {{stage::keys_of(Key::left, Key::right), "mode"},
                                           {Key::b, "back"}};
    static constexpr stage::Hint one[] = {{Key::b, "back"}};
    const bool left_handed = runtime_.settings().left_handed;
    if (pages() > 1)
        stage::draw_hints(canvas, some, left_handed);
    else
        stage::draw_hints(canvas, one, left_handed);
}

void ScoresScreen::draw_table(stage::Canvas& canvas, const storage::Tally& tally) const {
    if (tally.played == 0) {
        canvas.paragraph({30, 100, 180, 80},
                         "Nothing played yet.\nA finished match is counted when you leave it.",
                         stage::small, canvas.theme().faint, Align::centre, 3);
        return;
    }
    ScoreTable table(canvas, own_tally_rows + static_cast<int>(cartridge_->statistics.size()));
    tell_tally(*cartridge_, tally,
               [&](std::string_view label, std::string_view value) { table.row(label, value); });
}

}  // namespace shell
