#include "shell/play/topic_screen.h"

#include <algorithm>
#include <span>

#include "shell/page.h"
#include "stage/hints.h"

namespace play {

using stage::Key;
using stage::Rect;

namespace {

constexpr int topic_line_gap = 2, topic_line_height = 12 + topic_line_gap;
// Below picture and sentence: what is so in this position, then the rule in the lines that are
// left.
constexpr Rect topic_rest{12, 125, 216, 98};
constexpr int rule_head = 19;  // a line across, and the rule's number

}  // namespace

void TopicScreen::show(stage::Console& console, const stage::Cartridge& cartridge, int topic,
                       const kit::Config* match) {
    if (topic < 0 || topic >= cartridge.topics) return pages_.show(console, cartridge, 0, match);
    draw_picture_ = cartridge.draw_topic;
    open(console, cartridge, topic, cartridge.topic);
    match_ = match;
}

void TopicScreen::show(stage::Console& console, const stage::Cartridge& cartridge,
                       const stage::Scene& scene, const stage::MatchView& view,
                       const kit::Config* match) {
    show(console, cartridge, scene.topic(view), match);
    scene.topic_here(view, topic_.here);
}

void TopicScreen::show_workshop(stage::Console& console, const stage::Cartridge& cartridge,
                                int topic) {
    match_ = nullptr;
    draw_picture_ = cartridge.workshop->draw_topic;
    open(console, cartridge, topic, cartridge.workshop->topic);
}

void TopicScreen::open(stage::Console& console, const stage::Cartridge& cartridge, int topic,
                       Fill fill) {
    cartridge_ = &cartridge;
    fill_ = fill;
    read(topic);
    console.sound(stage::Cue::open);
    console.open(*this);
}

void TopicScreen::read(int topic) {
    number_ = topic;
    line_ = 0;
    topic_.clear();
    fill_(topic, topic_);
}

Rect TopicScreen::here_area() const {
    if (topic_.here.empty()) return {topic_rest.x, topic_rest.y, topic_rest.width, 0};
    return {topic_rest.x, topic_rest.y, topic_rest.width,
            stage::paragraph_height(topic_rest.width, topic_.here.view(), stage::small,
                                    topic_line_gap) +
                4};
}

int TopicScreen::lines_shown() const {
    return (topic_rest.height - rule_head - here_area().height) / topic_line_height;
}

Rect TopicScreen::rule_area() const {
    return {topic_rest.x, here_area().bottom() + rule_head, topic_rest.width,
            lines_shown() * topic_line_height};
}

int TopicScreen::last_line() const {
    const int height =
        stage::paragraph_height(topic_rest.width, topic_.rule.view(), stage::small, topic_line_gap);
    return std::max(0, (height + topic_line_height - 1) / topic_line_height - lines_shown());
}

void TopicScreen::key(stage::Console& console, stage::KeyPress press) {
    if (press.tapped(Key::a)) return pages_.show(console, *cartridge_, topic_.page, match_);
    if (press.tapped(Key::b) || press.tapped(Key::y)) {
        console.sound(stage::Cue::back);
        return console.close();
    }
    if (press.tapped(Key::right) && topic_.next >= 0) {
        read(topic_.next);
        console.sound(stage::Cue::move);
        return console.damage(stage::screen_area);
    }
    if (!press.tapped(Key::up) && !press.tapped(Key::down)) return;
    const int to = std::clamp(line_ + (press.key == Key::up ? -1 : 1), 0, last_line());
    if (to == line_) return console.sound(stage::Cue::refuse);
    line_ = to;
    console.sound(stage::Cue::move);
    console.damage(rule_area());
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
    const Rect here = here_area(), rule = rule_area();
    canvas.paragraph(here, topic_.here.view(), stage::small, theme.accent, stage::Align::left,
                     topic_line_gap);
    canvas.fill({here.x, here.bottom(), here.width, 1}, theme.edge);
    canvas.text({here.x, here.bottom() + 4}, topic_.number.view(), stage::small, theme.accent);
    {
        const auto inside = canvas.clipped(rule);
        canvas.paragraph({rule.x, rule.y - line_ * topic_line_height, rule.width,
                          rule.height + (last_line() + 1) * topic_line_height},
                         topic_.rule.view(), stage::small, theme.faint, stage::Align::left,
                         topic_line_gap);
    }
    const bool left_handed = runtime_.settings().left_handed;
    constexpr stage::Hint pages{Key::a, "all rules"}, back{Key::b, "back"};
    constexpr stage::Hint scroll{stage::keys_of(Key::up, Key::down), "scroll"};
    constexpr stage::Hint next{Key::right, "more"};
    constexpr stage::Hint hints[] = {next, scroll, pages, back}, leading[] = {next, pages, back};
    const bool scrolls = last_line() > 0, leads = topic_.next >= 0;
    const std::span<const stage::Hint> all(hints);
    stage::draw_hints(canvas,
                      leads && !scrolls ? std::span<const stage::Hint>(leading)
                                        : all.subspan(leads     ? 0
                                                      : scrolls ? 1
                                                                : 2),
                      left_handed);
}

}  // namespace play
