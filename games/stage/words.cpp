#include "stage/words.h"

#include <algorithm>

namespace stage {

namespace {

constexpr int bar_margin = 3, first_line = 1, second_line = 12;

}  // namespace

void draw_info_bar(Canvas& canvas, const InfoBar& bar, const Words& words) {
    const Rect part{bar.area.x, bar.area.y, bar.width + bar_margin, bar.area.height};
    if (!canvas.shows(part)) return;
    const auto inside = canvas.clipped(part);
    using Tone = Words::Tone;
    const bool grave = words.tone == Tone::grave, refused = words.tone == Tone::refused;
    canvas.fill(part, grave ? bar.grave_paper : refused ? bar.refused_paper : bar.paper);
    canvas.fill({part.x, part.y, part.width, 1}, bar.edge);
    const Colour ink = grave ? bar.grave_ink : refused ? bar.refused_ink : bar.ink;
    // A single sentence may take both lines.
    if (words.second.empty()) {
        canvas.paragraph({part.x + bar_margin, part.y + first_line, bar.width - bar_margin, 24},
                         words.first.view(), small, ink, Align::left, -1);
        return;
    }
    canvas.text_fitted({part.x + bar_margin, part.y + first_line}, bar.width - bar_margin,
                       words.first.view(), small, ink);
    canvas.text_fitted({part.x + bar_margin, part.y + second_line}, bar.width - bar_margin,
                       words.second.view(), small, words.tone == Tone::plain ? bar.faint : ink);
}

Rect info_bar_area(const InfoBar& bar, const Words& words) {
    using Tone = Words::Tone;
    const int whole = bar.width + bar_margin;
    if (words.tone == Tone::grave || words.tone == Tone::refused || words.second.empty())
        return {bar.area.x, bar.area.y, whole, bar.area.height};
    const int wide =
        std::max(text_width(words.first.view(), small), text_width(words.second.view(), small));
    return {bar.area.x, bar.area.y, std::min(whole, wide + bar_margin + 2), bar.area.height};
}

void add_words(const Words& words, kit::TextOut& out) {
    const auto ends = [](std::string_view text) {
        return text.empty() || std::string_view(".!?:;").find(text.back()) != text.npos;
    };
    const std::string_view first = words.first.view(), second = words.second.view();
    out.add(first);
    if (!second.empty()) {
        const bool capital = second.front() >= 'A' && second.front() <= 'Z';
        out.add(capital && !ends(first) ? ". " : " ").add(second);
    }
    if (!ends(second.empty() ? first : second)) out.add('.');
}

void add_doing(const MatchView& view, kit::Seat seat, std::string_view verb, kit::TextOut& out) {
    out.add(view.seat(seat).name.view()).add(' ').add(verb);
    if (view.seat(seat).you) return;
    out.add(verb.ends_with('o') || verb.ends_with('s') ? "es" : "s");
}

void add_whose(const MatchView& view, kit::Seat seat, kit::TextOut& out) {
    if (view.seat(seat).you)
        out.add("Your");
    else
        out.add(view.seat(seat).name.view()).add("'s");
}

void add_whom(const MatchView& view, kit::Seat seat, kit::TextOut& out) {
    out.add(view.seat(seat).you ? std::string_view("you") : view.seat(seat).name.view());
}

void add_count(int count, std::string_view thing, kit::TextOut& out) {
    out.number(count).add(' ').add(thing);
    if (count != 1) out.add('s');
}

}  // namespace stage
