#include "shell/play/rules_reader.h"

#include "shell/page.h"
#include "stage/hints.h"
#include "stage/meter.h"

namespace play {

using stage::Key;
using stage::Rect;

namespace {

constexpr int rule_line_gap = 2;
constexpr int rule_line_height = 12 + rule_line_gap;  // of the small font
constexpr int lines_of_page = 12;
constexpr int target_y = 207;

}  // namespace

void RulesReader::show(stage::Console& console, const stage::Cartridge& cartridge, int page,
                       const kit::Config* match) {
    if (cartridge.rules.empty()) return console.toast("This game brings no rules along");
    cartridge_ = &cartridge;
    page_ = std::clamp(page, 0, static_cast<int>(cartridge.rules.size()) - 1);
    line_ = 0;
    aim_at(cartridge, match);
    console.sound(stage::Cue::open);
    console.open(*this);
}

void RulesReader::aim_at(const stage::Cartridge& cartridge, const kit::Config* match) {
    target_.clear();
    if (match == nullptr || cartridge.target == nullptr) return;
    target_.add("This match: ");
    cartridge.target(*match, target_);
}

// The target takes the place of the last line.
int RulesReader::lines_shown() const { return lines_of_page - (target_.empty() ? 0 : 1); }

Rect RulesReader::text_area() const { return {14, 48, 208, lines_shown() * rule_line_height}; }

int RulesReader::last_line() const {
    const auto& text = cartridge_->rules[static_cast<std::size_t>(page_)].text;
    const int height =
        stage::paragraph_height(text_area().width, text, stage::small, rule_line_gap);
    return std::max(0, (height + rule_line_height - 1) / rule_line_height - lines_shown());
}

void RulesReader::turn_to(stage::Console& console, int page) {
    const int count = static_cast<int>(cartridge_->rules.size());
    page_ = (page + count) % count;
    line_ = 0;
    console.sound(stage::Cue::move);
    console.damage_all();
}

void RulesReader::scroll(stage::Console& console, int lines) {
    const int to = std::clamp(line_ + lines, 0, last_line());
    if (to == line_) return console.sound(stage::Cue::refuse);
    line_ = to;
    console.sound(stage::Cue::move);
    console.damage({0, text_area().y, stage::screen_size, text_area().height});
}

void RulesReader::key(stage::Console& console, stage::KeyPress press) {
    if (press.tapped(Key::left)) return turn_to(console, page_ - 1);
    if (press.tapped(Key::right)) return turn_to(console, page_ + 1);
    if (press.tapped(Key::down)) return scroll(console, 2);
    if (press.tapped(Key::up)) return scroll(console, -2);
    // A reads on: down the page, then the next page.
    if (press.tapped(Key::a)) {
        if (line_ < last_line()) return scroll(console, lines_shown() - 1);
        return turn_to(console, page_ + 1);
    }
    if (press.tapped(Key::b) || press.tapped(Key::y)) {
        console.sound(stage::Cue::back);
        console.close();
    }
}

void RulesReader::draw(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    const Rect area = text_area(), bar_area{230, area.y, 3, area.height};
    const auto& page = cartridge_->rules[static_cast<std::size_t>(page_)];
    const int count = static_cast<int>(cartridge_->rules.size());
    shell::draw_page(canvas, cartridge_->game.info.title);
    // With many pages a number says more than a row of pips.
    if (count <= 10) {
        stage::draw_pips(canvas, {228 - count * 8 + 2, 9}, 6, page_ + 1, count, theme.accent);
    } else {
        kit::Text<16> place;
        place.number(page_ + 1).add(" / ").number(count);
        canvas.text({228, 6}, place.view(), stage::small, theme.accent, stage::Align::right);
    }
    canvas.text_fitted({14, 27}, 212, page.title, stage::medium, theme.accent);
    {
        const auto inside = canvas.clipped(area);
        const int height =
            stage::paragraph_height(area.width, page.text, stage::small, rule_line_gap);
        canvas.paragraph(
            {area.x, area.y - line_ * rule_line_height, area.width, height + rule_line_height},
            page.text, stage::small, theme.ink, stage::Align::left, rule_line_gap);
    }
    if (const int last = last_line(); last > 0) {
        canvas.fill(bar_area, theme.panel);
        const int all = last + lines_shown(), shown = bar_area.height * lines_shown() / all;
        const int y = bar_area.y + bar_area.height * line_ / all;
        canvas.fill({bar_area.x, y, bar_area.width, shown}, theme.accent);
    }
    if (!target_.empty()) {
        canvas.fill({14, target_y - 3, 212, 1}, theme.edge);
        canvas.text({14, target_y}, target_.view(), stage::small, theme.accent);
    }
    constexpr stage::Hint hints[] = {{stage::keys_of(Key::left, Key::right), "page"},
                                     {stage::keys_of(Key::up, Key::down), "scroll"},
                                     {Key::a, "read on"},
                                     {Key::b, "back"}};
    stage::draw_hints(canvas, hints, runtime_.settings().left_handed);
}

}  // namespace play
