#include "shell/play/status_bar.h"

#include "console/status.h"
#include "stage/seat_mark.h"

namespace play {

namespace {

// A cylinder of six chambers; the lit one walks around.
void draw_small_spinner(stage::Canvas& canvas, int frames) {
    const stage::Theme& theme = canvas.theme();
    constexpr stage::Point chambers[] = {{4, 0}, {8, 2}, {8, 6}, {4, 8}, {0, 6}, {0, 2}};
    const int lit = frames / spinner_pace % 6;
    for (int i = 0; i < 6; ++i) {
        const stage::Point at = chambers[i];
        const stage::Rect box{spinner_area.x + at.x, spinner_area.y + at.y, 3, 3};
        canvas.fill(box, i == lit ? theme.accent : theme.edge);
    }
}

constexpr std::string_view advice_sign = "★ ", advice_word = "Hint: ";

// The console's signs and the clock. Returns where they begin.
int draw_right(stage::Canvas& canvas, const StatusBar& bar, const console::Runtime& runtime) {
    const stage::Theme& theme = canvas.theme();
    int right = console::draw_status(canvas, 236, 2, runtime.power(), runtime.settings()) - 4;
    if (bar.seconds >= 0) {
        kit::Text<12> left;
        left.number(bar.seconds / 60)
            .add(bar.seconds % 60 < 10 ? ":0" : ":")
            .number(bar.seconds % 60);
        if (bar.short_of_time) left.add("!");
        right -=
            4 + canvas.text({right, 1}, left.view(), stage::small,
                            bar.short_of_time ? theme.warn : theme.accent, stage::Align::right);
    }
    return right;
}

constexpr int goal_gap = 8;

// What a challenge's match is played for: its number and par, or the par alone.
void draw_goal(stage::Canvas& canvas, const Goal& goal, int left, int right) {
    if (!goal.is_for_everybody()) return;
    for (const bool whole : {true, false}) {
        kit::Text<32> text;
        if (goal.day > 0) {
            text.add("day ").number(goal.day);
        } else {
            if (whole) text.add("#").number(goal.number).add(" ");
            text.add("par ").number(goal.par);
        }
        const int width = stage::text_width(text.view(), stage::small);
        if (right - left < width) continue;
        canvas.text({right, 1}, text.view(), stage::small, canvas.theme().accent,
                    stage::Align::right);
        return;
    }
}

}  // namespace

stage::Rect status_bar_area(const StatusBar& bar, const console::Runtime& runtime) {
    if (!bar.hint) return status_area;
    stage::Canvas nowhere(nullptr, {}, stage::standard_theme);
    const int left = 4 + stage::text_width(advice_sign, stage::small) +
                     stage::text_width(advice_word, stage::small);
    const int lines = stage::paragraph_height(draw_right(nowhere, bar, runtime) - left, bar.text,
                                              stage::small, 0);
    return {0, 0, stage::screen_size, status_area.height - stage::small.height + lines};
}

void draw_status_bar(stage::Canvas& canvas, const StatusBar& bar, const console::Runtime& runtime) {
    const stage::Rect area = status_bar_area(bar, runtime);
    if (!canvas.shows(area)) return;
    const stage::Theme& theme = canvas.theme();
    canvas.fill(area, theme.panel);
    canvas.fill({0, area.bottom() - 1, area.width, 1}, theme.edge);
    const int right = draw_right(canvas, bar, runtime);
    int left = 4;
    if (bar.thinking >= 0) {
        draw_small_spinner(canvas, bar.thinking);
        left = 19;
    } else if (bar.hint) {
        for (const std::string_view part : {advice_sign, advice_word})
            left += canvas.text({left, 1}, part, stage::small, theme.accent);
        canvas.paragraph({left, 1, right - left, area.height - 2}, bar.text, stage::small,
                         theme.accent, stage::Align::left, 0);
        return;
    } else if (bar.refused) {
        canvas.fill({0, 0, right + 2, area.height - 1}, theme.warn);
        canvas.text_fitted({left, 1}, right - left, bar.text, stage::small, theme.on_accent);
        return;
    } else if (bar.seat != kit::nobody) {
        if (bar.cartridge != nullptr)
            stage::draw_seat_mark(canvas, {3, 2}, bar.seat, *bar.cartridge);
        else
            stage::draw_seat_mark(canvas, {3, 2}, bar.seat);
        left = 18;
    }
    left += canvas.text_fitted({left, 1}, right - left, bar.text, stage::small, theme.ink);
    draw_goal(canvas, bar.goal, left + goal_gap, right);
}

}  // namespace play
