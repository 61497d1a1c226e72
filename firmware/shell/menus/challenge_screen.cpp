#include "shell/menus/challenge_screen.h"

#include <algorithm>
#include <utility>

#include "console/status.h"
#include "shell/page.h"
#include "stage/hints.h"

namespace shell {

using stage::Align;
using stage::Key;
using stage::Rect;

namespace {

constexpr int cell_columns = 6, cell_rows = 5, page_size = cell_columns * cell_rows;
constexpr int cell_width = 34, cell_height = 32, gap = 3;
constexpr stage::Point origin{10, page_top + 5};
constexpr Rect grid_area{origin.x - 2, origin.y - 2, cell_columns*(cell_width + gap) + 4,
                         cell_rows*(cell_height + gap) + 4};
constexpr Rect score_area{0, 206, stage::screen_size, 12};
constexpr Rect title_area{0, 0, stage::screen_size, page_top - 3};

Rect cell_area(int index) {
    const int place = index % page_size;
    return {origin.x + place % cell_columns * (cell_width + gap),
            origin.y + place / cell_columns * (cell_height + gap), cell_width, cell_height};
}

constexpr std::string_view tries_for_stars = "\n\n★★★ at the first try, ★★ at the second, ★ later.";

void add_par(const Challenge& match, kit::TextOut& text) {
    const std::int32_t par = match.par, most = match.setup->most;
    text.add("Par is ").number(par);
    if (const std::string_view points = match.setup->points; !points.empty())
        text.add(": ").add(points).add(".\n");
    else
        text.add(", by the strongest computer player.\n");
    // Only what can be won: a low par leaves no room below it, the highest none above.
    text.add("★★★ ").number(std::min(par + 1, most));
    if (par > 0 && par < most) text.add("  ★★ ").number(par);
    if (near_par(par) > 0) text.add("  ★ ").number(near_par(par));
    text.add("\n").add(play::help_leaves);
}

}  // namespace

void draw_stars(stage::Canvas& canvas, stage::Point at, int stars, stage::Colour won,
                stage::Colour open) {
    for (int i = 0; i < storage::most_stars; ++i)
        canvas.text({at.x + 7 * i, at.y}, i < stars ? "★" : "☆", stage::tiny,
                    i < stars ? won : open);
}

int ChallengeScreen::stars_at(int index) const {
    return store_.challenges().stars(static_cast<std::uint32_t>(number_at(index)));
}

int ChallengeScreen::next_unsolved(int after) const {
    for (int i = 1; i <= total_; ++i)
        if (const int index = (after + i) % total_; stars_at(index) == 0) return index;
    return -1;
}

// On the first one that is still to be won.
void ChallengeScreen::opened(stage::Console&) {
    if (stars_at(cursor_) > 0) cursor_ = std::max(next_unsolved(cursor_), 0);
}

void ChallengeScreen::go_to(stage::Console& console, int cursor) {
    cursor = std::clamp(cursor, 0, total_ - 1);
    if (cursor == cursor_) return;
    console.sound(stage::Cue::move);
    if (cursor / page_size != cursor_ / page_size) {
        console.damage(grid_area);
        console.damage(title_area);
    } else {
        console.damage(cell_area(cursor_).inset(-2));
        console.damage(cell_area(cursor).inset(-2));
    }
    console.damage(score_area);
    cursor_ = cursor;
}

void ChallengeScreen::key(stage::Console& console, stage::KeyPress press) {
    if (press.tapped(Key::b)) {
        console.sound(stage::Cue::back);
        return console.close();
    }
    if (press.tapped(Key::a)) return ask(console);
    if (press.tapped(Key::x)) {
        const int next = next_unsolved(cursor_);
        if (next >= 0) return go_to(console, next);
        console.sound(stage::Cue::win);
        return console.toast("All of them have a star");
    }
    const int column = cursor_ % cell_columns;
    if (press.tapped(Key::up))
        return go_to(console, cursor_ < cell_columns ? cursor_ : cursor_ - cell_columns);
    if (press.tapped(Key::down))
        return go_to(console, cursor_ + cell_columns < total_ ? cursor_ + cell_columns : cursor_);
    // Left and right leave the row only by a new press, to the page beside it.
    const bool edge = press.press == stage::Press::edge;
    if (press.tapped(Key::left)) {
        if (column > 0) return go_to(console, cursor_ - 1);
        if (edge && cursor_ >= page_size)
            return go_to(console, cursor_ - page_size + cell_columns - 1);
    }
    if (press.tapped(Key::right)) {
        if (column < cell_columns - 1) return go_to(console, cursor_ + 1);
        if (edge && cursor_ + page_size < total_ + cell_columns - 1)
            return go_to(console, cursor_ + page_size - cell_columns + 1);
    }
}

void ChallengeScreen::ask_for(stage::Console& console, int number) {
    for (int i = 0; i < total_; ++i)
        if (number_at(i) == number) cursor_ = i;
    console.damage_all();
    ask(console);
}

void ChallengeScreen::ask(stage::Console& console) {
    const Challenge here = challenge(chambers_, number());
    navigation_.count_if_over(console, *here.cartridge);
    console.sound(stage::Cue::open);
    goes_on_ = here.puzzle == nullptr && navigation_.goes_on(*here.cartridge, here.start);
    const bool gives_up =
        here.puzzle == nullptr && !goes_on_ &&
        store_.running(here.cartridge->game.info.id).loaded != storage::Loaded::none;
    kit::Text<256> text;
    text.add(here.cartridge->game.info.title).add(": ").add(here.title()).add("\n\n");
    if (here.puzzle != nullptr)
        text.add("Puzzle: ").add(here.puzzle->steps[0].caption).add(tries_for_stars);
    else
        add_par(here, text);
    if (gives_up) text.add("\n\nYour running match of this game is given up for it.");
    title_.clear();
    title_.add("Challenge ").number(here.number);
    question_.ask(console,
                  {.title = title_.view(),
                   .text = text.view(),
                   .answers = {goes_on_ ? "Continue" : "Play", "Back"},
                   .first = gives_up ? 1 : 0,
                   .cancel = 1,
                   .grave = gives_up},
                  "QR code");
}

void ChallengeScreen::show_qr(stage::Console& console) {
    const Challenge here = challenge(chambers_, number());
    kit::Text<48> caption(here.cartridge->game.info.title);
    caption.add(": ").add(here.title());
    asks_again_ = true;
    qr_.show_challenge(console, here.number, caption.view());
}

void ChallengeScreen::uncovered(stage::Console& console) {
    const int answer = question_.take_answer();
    if (answer == Question::more) return show_qr(console);
    if (std::exchange(asks_again_, false)) return ask(console);
    if (answer != 0) return;
    const Challenge here = challenge(chambers_, number());
    if (here.puzzle != nullptr)
        return navigation_.solve(console, *here.cartridge, *here.puzzle, here.number);
    if (goes_on_) return navigation_.resume(console, *here.cartridge);
    navigation_.begin(console, *here.cartridge, here.start);
}

void ChallengeScreen::draw(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    const int first = cursor_ / page_size * page_size, end = std::min(first + page_size, total_);
    kit::Text<24> title("Challenges ");
    title.number(number_at(first)).add("-").number(number_at(end - 1));
    draw_page(canvas, title.view());
    console::draw_status(canvas, 228, 6, runtime_.power(), runtime_.settings());
    if (canvas.shows(grid_area))
        for (int i = first; i < end; ++i) draw_cell(canvas, i);
    if (canvas.shows(score_area)) {
        const Challenge here = challenge(chambers_, number());
        kit::Text<64> words(here.cartridge->game.info.title);
        words.add(": ").add(here.title());
        kit::Text<24> sum("★ "), of_all;
        sum.number(static_cast<std::int32_t>(store_.challenges().all_stars(1, challenge_total)));
        of_all.add(sum.view()).add("/").number(total_ * storage::most_stars);
        // Beside a long title there is room for the stars that were won, and no more.
        const int room = 210 - stage::text_width(words.view(), stage::small);
        const bool both = stage::text_width(of_all.view(), stage::small) <= room;
        const int right = 228 - canvas.text({228, score_area.y}, both ? of_all.view() : sum.view(),
                                            stage::small, theme.accent, Align::right);
        canvas.text_fitted({12, score_area.y}, right - 18, words.view(), stage::small, theme.ink);
    }
    static constexpr stage::Hint hints[] = {
        {stage::any_direction, "move"}, {Key::a, "play"}, {Key::x, "next open"}, {Key::b, "back"}};
    stage::draw_hints(canvas, hints, runtime_.settings().left_handed);
}

namespace {

// A game's emblem at half its size: every second pixel of every second row.
void draw_small_emblem(stage::Canvas& canvas, const stage::Sprite& emblem, stage::Point at) {
    constexpr int most_width = 32;
    constexpr stage::Colour free = stage::rgb(0xff00ff);  // in no picture
    std::array<stage::Colour, most_width> row;
    for (int y = 0; y < emblem.height; y += 2) {
        row.fill(free);
        stage::Canvas piece(row.data(), {0, y, most_width, 1}, canvas.theme());
        piece.sprite(emblem, {});
        for (int x = 0; x < emblem.width; x += 2)
            if (const stage::Colour colour = row[static_cast<std::size_t>(x)]; colour != free)
                canvas.pixel({at.x + x / 2, at.y + y / 2}, colour);
    }
}

}  // namespace

void ChallengeScreen::draw_cell(stage::Canvas& canvas, int index) const {
    const Rect area = cell_area(index);
    if (!canvas.shows(area.inset(-2))) return;
    const stage::Theme& theme = canvas.theme();
    const bool here = index == cursor_;
    const int won = stars_at(index);
    if (here) canvas.rounded(area.inset(-2), 6, theme.accent);
    if (!here) canvas.rounded(area, 5, theme.panel);
    const stage::Colour ink = here ? theme.on_accent : won > 0 ? theme.ink : theme.faint;
    // Whose challenge it is, by its mark; beside it the number.
    const stage::Sprite* emblem = challenge(chambers_, number_at(index)).cartridge->emblem;
    if (emblem != nullptr) draw_small_emblem(canvas, *emblem, {area.x + 2, area.y + 2});
    const bool alone = emblem == nullptr;
    canvas.text({alone ? area.centre().x : area.right() - 1, area.y + (alone ? 4 : 6)},
                kit::Text<8>().number(number_at(index)).view(), alone ? stage::small : stage::tiny,
                ink, alone ? Align::centre : Align::right);
    draw_stars(canvas, {area.centre().x - 10, area.y + 20}, won,
               here ? theme.on_accent : theme.accent, here ? theme.on_accent : theme.faint);
}

}  // namespace shell
