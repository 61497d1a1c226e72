#include "shell/play/topic_screen.h"

#include <algorithm>

#include "shell/page.h"
#include "stage/hints.h"

namespace play {

using stage::Key;
using stage::Rect;

namespace {

constexpr int topic_line_gap = 2, topic_line_height = 12 + topic_line_gap, topic_lines_shown = 5;
constexpr Rect rule_area{12, 144, 216, topic_lines_shown* topic_line_height};

}  // namespace

void TopicScreen::show(stage::Console& console, const stage::Cartridge& cartridge,
                       const stage::SceneDriver& driver) {
    const int topic = driver.scene().topic(driver.view());
    if (topic < 0 || topic >= cartridge.topics) return pages_.show(console, cartridge, 0);
    draw_picture_ = cartridge.draw_topic;
    open(console, cartridge, topic, cartridge.topic);
    kit::Text<stage::standing_bytes> standing;
    driver.scene().add_standing(driver.view(), standing);
    put_first(standing.view());
}

// Beside the picture stands what the thing comes to here; what it is in general goes before the
// rule, which scrolls.
void TopicScreen::put_first(std::string_view standing) {
    if (standing.empty()) return;
    const kit::Text<320> rule(topic_.rule.view());
    topic_.rule.clear();
    topic_.rule.add(topic_.plain.view()).add(' ').add(rule.view());
    topic_.plain.clear();
    topic_.plain.add(standing);
}

void TopicScreen::show_workshop(stage::Console& console, const stage::Cartridge& cartridge,
                                int topic) {
    draw_picture_ = cartridge.workshop->draw_topic;
    open(console, cartridge, topic, cartridge.workshop->topic);
}

void TopicScreen::open(stage::Console& console, const stage::Cartridge& cartridge, int topic,
                       Fill fill) {
    cartridge_ = &cartridge;
    number_ = topic;
    line_ = 0;
    topic_.clear();
    fill(topic, topic_);
    console.sound(stage::Cue::open);
    console.open(*this);
}

int TopicScreen::last_line() const {
    const int height =
        stage::paragraph_height(rule_area.width, topic_.rule.view(), stage::small, topic_line_gap);
    return std::max(0, (height + topic_line_height - 1) / topic_line_height - topic_lines_shown);
}

void TopicScreen::key(stage::Console& console, stage::KeyPress press) {
    if (press.tapped(Key::a)) return pages_.show(console, *cartridge_, topic_.page);
    if (press.tapped(Key::b) || press.tapped(Key::y)) {
        console.sound(stage::Cue::back);
        return console.close();
    }
    if (!press.tapped(Key::up) && !press.tapped(Key::down)) return;
    const int to = std::clamp(line_ + (press.key == Key::up ? -1 : 1), 0, last_line());
    if (to == line_) return console.sound(stage::Cue::refuse);
    line_ = to;
    console.sound(stage::Cue::move);
    console.damage(rule_area);
}

void TopicScreen::draw(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    shell::draw_page(canvas, topic_.title.view());
    if (canvas.shows(stage::topic_picture.inset(-2))) {
        canvas.rounded(stage::topic_picture.inset(-2), 5, theme.panel);
        canvas.rounded_frame(stage::topic_picture.inset(-2), 5, theme.edge);
        const auto inside = canvas.clipped(stage::topic_picture);
        draw_picture_(canvas, number_);
    }
    canvas.paragraph(stage::topic_words, topic_.plain.view(), stage::small, theme.ink,
                     stage::Align::left, topic_line_gap);
    canvas.fill({12, 125, 216, 1}, theme.edge);
    canvas.text({12, 129}, topic_.number.view(), stage::small, theme.accent);
    {
        const auto inside = canvas.clipped(rule_area);
        canvas.paragraph({rule_area.x, rule_area.y - line_ * topic_line_height, rule_area.width,
                          rule_area.height + (last_line() + 1) * topic_line_height},
                         topic_.rule.view(), stage::small, theme.faint, stage::Align::left,
                         topic_line_gap);
    }
    const bool left_handed = runtime_.settings().left_handed;
    constexpr stage::Hint pages{Key::a, "all rules"}, back{Key::b, "back"};
    constexpr stage::Hint scroll{stage::keys_of(Key::up, Key::down), "scroll"};
    constexpr stage::Hint longer[] = {scroll, pages, back}, plain[] = {pages, back};
    if (last_line() > 0)
        stage::draw_hints(canvas, longer, left_handed);
    else
        stage::draw_hints(canvas, plain, left_handed);
}

}  // namespace play
