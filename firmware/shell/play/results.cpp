#include "shell/play/results.h"

#include <algorithm>

#include "shell/menus/share_result.h"
#include "shell/play/status_bar.h"
#include "stage/hints.h"
#include "stage/meter.h"
#include "stage/seat_mark.h"

namespace play {

using kit::Result;
using kit::Seat;
using stage::Did;
using stage::Key;
using stage::Rect;

namespace {

constexpr Rect band_area{0, 10, stage::screen_size, 34};
constexpr Rect picture_band_area{0, stage::finale_area.bottom(), stage::screen_size, 34};
constexpr Rect picture_why_area{12, picture_band_area.bottom() + 3, 216, 26};
constexpr Rect middle_area{12, 66, 216, 66};
constexpr int code_y = 136;
constexpr int choice_height = 22;
constexpr Rect choices_area{28, 154, 184, 3 * choice_height};
constexpr int band_frames = 16;
constexpr int most_stars = 3;

bool beats(const kit::Outcome& outcome, bool low_is_best, Seat one, Seat other) {
    const auto standing = [&](Seat seat) {
        return outcome.result[seat] == Result::won ? 2 : outcome.result[seat] == Result::drawn;
    };
    if (standing(one) != standing(other)) return standing(one) > standing(other);
    return low_is_best ? outcome.score[one] < outcome.score[other]
                       : outcome.score[one] > outcome.score[other];
}

}  // namespace

void Results::show(stage::Console& console, bool first) {
    picture_ = first && session_.cartridge().finale != nullptr;
    console.open(*this);
}

void Results::opened(stage::Console& console) {
    outcome_ = session_.outcome();
    goal_ = session_.goal();
    figures_ = session_.ending().figures;
    code_.clear();
    if (kit::has_share_code(session_.game(), session_.match().config))
        kit::print_share_code({&session_.game(), session_.match().config, session_.match().seed},
                              code_);
    rank_seats();
    count_ = 0;
    const auto add = [&](Choice choice, std::string_view label) {
        rows_[count_] = {.label = label};
        choices_[count_++] = choice;
    };
    add(Choice::again, goal_.is_for_everybody() ? "Try again" : "Play again");
    if (replay_ != nullptr && !session_.is_trial()) add(Choice::replay, "Watch the replay");
    add(Choice::home, session_.is_trial() ? "End the test" : "Home");
    cursor_ = 0;
    figures_page_ = false;
    taken_ = Choice::none;
    console.sound(mood() == Mood::won    ? stage::Cue::win
                  : mood() == Mood::lost ? stage::Cue::lose
                                         : stage::Cue::open);
    finale_.go(0, stage::finale_steps * stage::frames_a_step,
               stage::finale_steps * stage::frames_a_step, stage::Ease::linear);
    band_.go(0, stage::screen_size / 2, band_frames, stage::Ease::out);
    guard_ = picture_ ? picture_guard_frames : guard_frames;
    console.animate();
}

void Results::show_scores(stage::Console& console) {
    picture_ = false;
    guard_ = guard_frames;
    console.sound(stage::Cue::open);
    console.damage(stage::screen_area);
    console.animate();
}

// Insertion by rank: equal ones stay in the order of their seats.
void Results::rank_seats() {
    const auto seats = static_cast<std::size_t>(session_.seats());
    const bool low = session_.cartridge().low_is_best;
    for (std::size_t i = 0; i < seats; ++i) {
        std::size_t at = i;
        for (; at > 0 && beats(outcome_, low, static_cast<Seat>(i), ranked_[at - 1]); --at)
            ranked_[at] = ranked_[at - 1];
        ranked_[at] = static_cast<Seat>(i);
    }
}

// How it ended for those who hold the console.
Results::Mood Results::mood() const {
    if (session_.persons() != 1) return Mood::even;
    switch (outcome_.result[session_.owner()]) {
        case Result::won:
            return Mood::won;
        case Result::lost:
            return Mood::lost;
        default:
            return Mood::even;
    }
}

void Results::headline(kit::TextOut& out) const {
    if (outcome_.result[ranked_[0]] == Result::scored) {
        if (session_.cartridge().score_words != nullptr)
            session_.cartridge().score_words(session_.state(), ranked_[0], out);
        else
            out.number(outcome_.score[ranked_[0]]).add(" points");
    } else if (outcome_.result[ranked_[0]] != Result::won) {
        out.add(outcome_.result[ranked_[0]] == Result::drawn ? "A draw"
                : session_.seats() > 1                       ? "All lost"
                : session_.persons() == 1                    ? "You lose"
                                                             : "Lost");
    } else if (session_.persons() == 1 && outcome_.result[session_.owner()] == Result::won) {
        out.add("You win!");
    } else {
        int winners = 0;
        for (Seat seat = 0; seat < session_.seats(); ++seat)
            winners += outcome_.result[seat] == Result::won ? 1 : 0;
        if (winners > 1) {
            out.add("They win");
        } else {
            out.add(session_.name(ranked_[0])).add(" wins");
        }
    }
}

stage::List Results::list() const {
    stage::List list(choices_area, stage::medium, choice_height);
    list.set_rows({rows_.data(), count_});
    list.set_cursor(cursor_);
    return list;
}

Results::Choice Results::taken() {
    const Choice taken = taken_;
    taken_ = Choice::none;
    return taken;
}

void Results::choose(stage::Console& console, Choice choice) {
    session_.finish();
    if (choice == Choice::again) {
        Start next = session_.start();
        if (!goal_.is_for_everybody()) next.seed = hal::entropy();
        // A config that was good once is good again.
        if (!session_.again(next).ok()) choice = Choice::home;
    }
    taken_ = choice;
    console.close();
}

void Results::show_qr(stage::Console& console) {
    if (goal_.day > 0) return shell::share_result(console, qr_, goal_.day, session_, result_);
    if (goal_.number == 0) return qr_.show_match(console, session_.game().info.title, code_.view());
    kit::Text<48> caption("Score ");
    caption.number(outcome_.score[session_.owner()]).add(", par ").number(goal_.par).add(' ');
    add_stars(caption);
    qr_.show_challenge(console, goal_.number, caption.view());
}

// As with any story: A ends it, and once it stands leads on.
void Results::key_picture(stage::Console& console, stage::KeyPress press) {
    if (press.tapped(Key::b)) return console.close();
    if (!press.tapped(Key::a)) return;
    if (!finale_.moving()) return show_scores(console);
    finale_.jump(finale_.target());
    console.damage(stage::finale_area);
}

void Results::key(stage::Console& console, stage::KeyPress press) {
    if (press.press == stage::Press::hold) return;
    // Whoever taps on through the last story has not seen yet what A would choose here.
    if (press.key == Key::a && guard_ > 0) {
        guard_ = picture_ ? picture_guard_frames : guard_frames;
        return;
    }
    if (picture_) return key_picture(console, press);
    if (band_.moving()) {
        band_.jump(band_.target());
        console.damage(band_area);
    }
    if (press.tapped(Key::x) && can_be_shared()) return show_qr(console);
    if (press.key == Key::left || press.key == Key::right) {
        if (!has_figures() || press.press == stage::Press::repeat) return;
        figures_page_ = !figures_page_;
        console.sound(stage::Cue::move);
        return console.damage(middle_area);
    }
    stage::List list = this->list();
    const Did did = stage::report(console, list.key(press));
    cursor_ = list.cursor();
    if (did == Did::left) return console.close();
    if (did == Did::chosen) choose(console, choices_[static_cast<std::size_t>(cursor_)]);
}

bool Results::tick(stage::Console& console) {
    if (guard_ > 0) --guard_;
    if (band_.moving()) {
        band_.step(console.animation_speed());
        console.damage(picture_ ? picture_band_area : band_area);
    }
    if (picture_ && finale_.moving()) {
        const int before = finale_step();
        finale_.step(console.animation_speed());
        if (finale_step() != before) console.damage(stage::finale_area);
    }
    return guard_ > 0 || band_.moving() || (picture_ && finale_.moving());
}

void Results::draw_headline(stage::Canvas& canvas, const Rect& band) const {
    const stage::Theme& theme = canvas.theme();
    const Mood how = mood();
    const stage::Colour colour = how == Mood::won    ? theme.accent
                                 : how == Mood::lost ? theme.bad
                                                     : theme.ink;
    const int half = band_.value();
    const auto open = canvas.clipped({120 - half, band.y, 2 * half, band.height});
    canvas.fill(band, colour);
    canvas.fill({0, band.y + 2, stage::screen_size, 1}, theme.paper);
    canvas.fill({0, band.bottom() - 3, stage::screen_size, 1}, theme.paper);
    kit::Text<32> text;
    headline(text);
    const bool fits = stage::text_width(text.view(), stage::large) <= 200;
    const stage::Font& font = fits ? stage::large : stage::medium;
    const int y = band.centre().y - font.height / 2;
    const int width =
        canvas.text({120, y}, text.view(), font, theme.on_accent, stage::Align::centre);
    // A star for a victory, a cross for a defeat: the colour alone would not do.
    const std::string_view sign = how == Mood::won ? "★" : how == Mood::lost ? "✗" : "";
    if (sign.empty() || width > 180) return;
    for (const int x : {120 - width / 2 - 16, 120 + width / 2 + 16})
        canvas.text({x, y}, sign, font, theme.on_accent, stage::Align::centre);
}

void Results::draw_seats(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    const int seats = session_.seats();
    // Up to five under each other; more in two columns.
    const int columns = seats > 5 ? 2 : 1, width = middle_area.width / columns;
    const int row = seats == 5 ? 13 : 16;
    for (int i = 0; i < seats; ++i) {
        const Seat seat = ranked_[static_cast<std::size_t>(i)];
        const int in_column = columns == 2 ? 4 : 5;
        const int x = middle_area.x + i / in_column * width;
        const int y = middle_area.y + i % in_column * row + 1;
        const bool won = outcome_.result[seat] == Result::won;
        stage::draw_seat_mark(canvas, {x, y + 1}, seat, session_.cartridge());
        const stage::Colour ink = won ? theme.accent : theme.ink;
        const bool scored = outcome_.result[seat] == Result::scored;
        const auto in_words = session_.cartridge().score_words;
        kit::Text<24> score, words;
        if (won) score.add("★ ");
        if (in_words != nullptr && !scored) in_words(session_.state(), seat, words);
        if (words.empty())
            score.number(outcome_.score[seat]);
        else
            score.add(words.view());
        if (in_words != nullptr && scored) score.add(" points");
        canvas.text({x + width - (columns == 2 ? 8 : 0), y}, score.view(), stage::small, ink,
                    stage::Align::right);
        canvas.text_fitted({x + 16, y},
                           width - 20 - std::max(40, stage::text_width(score.view(), stage::small)),
                           session_.name(seat), stage::small, ink);
    }
}

void Results::draw_figures(stage::Canvas& canvas) const {
    const auto statistics = session_.cartridge().statistics;
    const int width = figure_width(statistics.size());
    for (std::size_t i = 0; i < statistics.size(); ++i) {
        const int x = middle_area.x + static_cast<int>(i) / 4 * (middle_area.width - width);
        const int y = middle_area.y + static_cast<int>(i) % 4 * 16 + 1;
        kit::Text<16> figure;
        statistics[i].print(figures_[i], figure);
        canvas.text({x, y}, statistics[i].title, stage::small, canvas.theme().faint);
        canvas.text({x + width, y}, figure.view(), stage::small, canvas.theme().ink,
                    stage::Align::right);
    }
}

void Results::add_stars(kit::TextOut& out) const {
    for (int i = 0; i < most_stars; ++i) out.add(i < goal_.stars ? "★" : "☆");
}

// In the place of the code: a challenge's number stands for it, so does a day, and on a ladder any
// match will do.
void Results::draw_goal(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    kit::Text<48> text;
    if (goal_.number > 0)
        text.add("Challenge ").number(goal_.number).add(", par ").number(goal_.par);
    else if (goal_.day > 0)
        text.add("Challenge of day ").number(goal_.day);
    else
        text.add(session_.cartridge().ladder->title);
    if (goal_.helped) text.add(", with help");
    canvas.text_fitted({12, code_y}, 196, text.view(), stage::small, theme.faint);
    if (goal_.day > 0) return;
    text.clear();
    add_stars(text);
    canvas.text({228, code_y}, text.view(), stage::small, theme.accent, stage::Align::right);
}

void Results::draw(stage::Canvas& canvas) const {
    canvas.fill(stage::screen_area, canvas.theme().paper);
    picture_ ? draw_picture(canvas) : draw_scores(canvas);
}

void Results::draw_picture(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    if (canvas.shows(stage::finale_area)) {
        const auto inside = canvas.clipped(stage::finale_area);
        session_.cartridge().finale(
            canvas, {.state = session_.state(),
                     .outcome = outcome_,
                     .sitters = session_.sitters(),
                     .ranked = std::span(ranked_).first(static_cast<std::size_t>(session_.seats())),
                     .owner = session_.persons() == 1 ? session_.owner() : kit::nobody,
                     .step = finale_step()});
    }
    draw_headline(canvas, picture_band_area);
    canvas.paragraph(picture_why_area, outcome_.why, stage::small, theme.ink, stage::Align::centre);
    constexpr stage::Hint hints[] = {{Key::a, "scores"}, {Key::b, "table"}};
    stage::draw_hints(canvas, hints, runtime_.settings().left_handed);
}

void Results::draw_scores(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    draw_headline(canvas, band_area);
    canvas.text_fitted({120, 48}, 216, outcome_.why, stage::small, theme.faint,
                       stage::Align::centre);
    canvas.fill({middle_area.x, middle_area.y - 2, middle_area.width, 1}, theme.edge);
    canvas.fill({middle_area.x, middle_area.bottom() + 1, middle_area.width, 1}, theme.edge);
    if (figures_page_)
        draw_figures(canvas);
    else
        draw_seats(canvas);
    if (goal_.is_for_everybody() || (goal_.place != 0 && !session_.adopted())) {
        draw_goal(canvas);
    } else if (session_.rewound()) {
        canvas.text({12, code_y},
                    session_.adopted() ? "Known before: it does not count"
                                       : "Chance was rewound: no best score",
                    stage::small, theme.warn);
    } else if (!code_.empty()) {
        const int x = 12 + canvas.text({12, code_y}, "Code ", stage::small, theme.faint);
        canvas.text_fitted({x, code_y}, 228 - x, code_.view(), stage::small, theme.ink);
    }
    list().draw(canvas);
    const bool left_handed = runtime_.settings().left_handed;
    constexpr stage::Hint choose{Key::a, "choose"}, look{Key::b, "table"};
    constexpr stage::Hint pages{stage::keys_of(Key::left, Key::right), "figures"};
    const stage::Hint all[] = {pages, choose, look, {Key::x, goal_.day > 0 ? "result" : "QR code"}};
    std::span<const stage::Hint> hints = all;
    if (!has_figures()) hints = hints.last(hints.size() - 1);
    if (!can_be_shared()) hints = hints.first(hints.size() - 1);
    stage::draw_hints(canvas, hints, left_handed);
}

}  // namespace play
