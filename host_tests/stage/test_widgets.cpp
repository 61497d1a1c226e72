// Golden pictures of every widget, in both themes where colour matters.
#include <unity.h>

#include <string>

#include "stage/card.h"
#include "stage/dialog.h"
#include "stage/dice.h"
#include "stage/easel.h"
#include "stage/grid_cursor.h"
#include "stage/hints.h"
#include "stage/list.h"
#include "stage/meter.h"
#include "stage/progress.h"
#include "stage/seat_mark.h"
#include "stage/tabs.h"
#include "stage/toast.h"

using namespace stage;

void setUp() {}
void tearDown() {}

namespace {

constexpr KeyPress down{Key::down, Press::edge};

void check_themes(const std::string& name, const Rect& window, const easel::Drawing& drawing) {
    easel::check(name.c_str(), window, drawing);
    easel::check((name + "_colour_blind").c_str(), window, drawing, colour_blind_theme);
}

void test_list() {
    const ListRow rows[] = {
        {.label = "Brightness", .value = "80 %", .adjustable = true},
        {.label = "Volume", .value = "7", .adjustable = true},
        {.label = "Mute", .value = "off", .adjustable = true},
        {.label = "Continue match", .enabled = false},
        {.label = "A label that is much too long", .value = "yes"},
        {.label = "With a picture", .icon = &easel::flag},
        {.label = "About"},
    };
    List list({8, 8, 224, 6 * 22});
    list.set_rows(rows);
    list.key(down);
    check_themes("stage_list", {0, 0, 240, 148}, [&](Canvas& canvas) { list.draw(canvas); });
    list.key(down);
    list.key(down);
    easel::check("stage_list_disabled", {0, 0, 240, 148},
                 [&](Canvas& canvas) { list.draw(canvas); });
    for (int i = 0; i < 3; ++i) list.key(down);
    easel::check("stage_list_scrolled", {0, 0, 240, 148},
                 [&](Canvas& canvas) { list.draw(canvas); });
}

void test_grid_cursor() {
    const GridShape shape{{10, 10}, 5, 4, 20, 20, 2};
    GridCursor cursor(shape);
    cursor.set_legal({3, 2}, false);
    easel::check("stage_grid_cursor", {0, 0, 130, 110}, [&](Canvas& canvas) {
        const Theme& theme = canvas.theme();
        for (int i = 0; i < 20; ++i)
            canvas.rounded(cursor.cell_area({i % 5, i / 5}), 2, theme.panel);
        GridCursor other = cursor;
        other.set_cell({1, 1});
        other.draw(canvas);
        other.set_cell({3, 2});
        other.draw(canvas);
    });
}

// Eight colours, eight shapes, eight numbers.
void test_seat_marks() {
    check_themes("stage_seat_marks", {0, 0, 124, 20}, [](Canvas& canvas) {
        canvas.fill({0, 0, 124, 20}, canvas.theme().panel);
        for (kit::Seat seat = 0; seat < kit::max_seats; ++seat)
            draw_seat_mark(canvas, {4 + seat * 15, 4}, seat);
    });
}

void some_screen(Canvas& canvas) {
    const Theme& theme = canvas.theme();
    for (int i = 0; i < 10; ++i)
        canvas.rounded({6 + i % 5 * 46, 10 + i / 5 * 110, 42, 100}, 5, theme.seat[i % 4]);
}

void test_dialog() {
    const DialogText leave{
        .title = "Leave the match?",
        .text = "The match is kept. You can go on with it from the menu at any time.",
        .answers = {"Leave", "Stay"},
        .first = 1,
        .cancel = 1};
    check_themes("stage_dialog", screen_area, [&](Canvas& canvas) {
        some_screen(canvas);
        Dialog(leave).draw(canvas);
    });
    const DialogText grave{.title = "Erase all scores?",
                           .text = "Nobody can bring them back.\n\nNot even the Stranger.",
                           .answers = {"Erase", "Export", "Keep"},
                           .first = 2,
                           .cancel = 2,
                           .grave = true};
    check_themes("stage_dialog_grave", screen_area, [&](Canvas& canvas) {
        some_screen(canvas);
        Dialog(grave).draw(canvas);
    });
    const DialogText plain{.title = "Battery low", .text = "Charge soon."};
    easel::check("stage_dialog_one", screen_area,
                 [&](Canvas& canvas) { Dialog(plain).draw(canvas); });
}

void test_tabs() {
    const std::string_view labels[] = {"Goals", "Cards", "Discard", "Help"};
    Tabs tabs({4, 4}, 232, labels);
    tabs.choose(1);
    easel::check("stage_tabs", {0, 0, 240, 40}, [&](Canvas& canvas) {
        canvas.fill({4, 24, 232, 16}, canvas.theme().panel);
        tabs.draw(canvas);
    });
}

void test_cards() {
    check_themes("stage_cards", {0, 0, 240, 190}, [](Canvas& canvas) {
        const Theme& theme = canvas.theme();
        const CardFace heart{.corner = "G", .tint = theme.seat[2], .symbol = "♥"};
        const CardFace star{.corner = "Y", .tint = theme.seat[3], .symbol = "★"};
        const CardFace gun{.corner = "F2",
                           .tint = theme.seat[0],
                           .mark = &easel::flag,
                           .art = &easel::flag,
                           .name = "Shotgun"};
        draw_card(canvas, {6, 10}, heart, {});
        draw_card(canvas, {40, 10}, star, {.selected = true});
        draw_card(canvas, {76, 10}, heart, {.raised = true});
        draw_card(canvas, {110, 10}, star, {.selected = true, .raised = true});
        draw_card(canvas, {144, 10}, heart, {.disabled = true});
        draw_card(canvas, {178, 10}, heart, {.face_up = false});
        draw_card(canvas, {210, 10}, star, {.folded = true});
        draw_card(canvas, {6, 60}, {.corner = "7", .tint = theme.seat[1], .symbol = "♣"},
                  {.width = 28, .height = 24});
        draw_card(canvas, {40, 60}, {}, {.width = 28, .height = 24, .face_up = false});
        draw_card(canvas, {74, 60}, {.corner = "4", .tint = theme.seat[1], .symbol = "♠"},
                  {.width = 36, .height = 38});
        draw_card(canvas, {6, 106}, gun, {.width = 38, .height = 74});
        draw_card(canvas, {50, 106}, gun, {.width = 38, .height = 74, .selected = true});
        draw_card(canvas, {94, 106}, gun, {.width = 56, .height = 60});
        draw_card(canvas, {156, 106}, {}, {.width = 38, .height = 74, .face_up = false});
        draw_card(canvas, {198, 106}, gun,
                  {.width = 38, .height = 74, .raised = true, .disabled = true});
    });
}

void test_dice() {
    check_themes("stage_dice", {0, 0, 240, 130}, [](Canvas& canvas) {
        const Theme& theme = canvas.theme();
        int y = 6;
        for (const int size : {12, 16, 24, 32}) {
            for (int value = 1; value <= 6; ++value)
                draw_die(canvas, {6 + (value - 1) * 34, y}, value, {.size = size});
            y += size + 8;
        }
        draw_die(canvas, {212, 4}, 5, {.size = 24, .body = theme.seat[1], .selected = true});
    });
    easel::check("stage_dice_tumbling", {0, 0, 240, 100}, [](Canvas& canvas) {
        Roll roll;
        roll.start(5, 2);
        for (int frame = 0; frame <= 40; ++frame, roll.step())
            if (frame % 5 == 0)
                draw_die(canvas, {6 + frame / 5 * 26, 60 - roll.height()}, roll.shown(),
                         {.size = 16, .tilt = roll.tilt()});
        for (int turn = 0; turn < 4; ++turn)
            draw_die(canvas, {86 + turn * 38, 6}, 6, {.size = 24, .tilt = turn});
    });
}

void test_meters() {
    check_themes("stage_meters", {0, 0, 240, 110}, [](Canvas& canvas) {
        const Theme& theme = canvas.theme();
        draw_meter(canvas, {6, 6, 110, 10}, {.value = 9, .most = 11});
        draw_meter(canvas, {6, 22, 110, 10}, {.value = 9, .most = 11, .pending = -3});
        draw_meter(canvas, {6, 38, 110, 10},
                   {.value = 5, .most = 11, .pending = 4, .colour = theme.good});
        draw_meter(canvas, {6, 54, 110, 10}, {.value = 0, .most = 11});
        draw_meter(canvas, {6, 70, 110, 10}, {.value = 4, .most = 7, .segmented = true});
        draw_meter(canvas, {6, 86, 110, 14},
                   {.value = 4, .most = 9, .pending = -2, .segmented = true, .colour = theme.bad});
        draw_meter(canvas, {126, 6, 12, 94}, {.value = 60, .most = 100, .vertical = true});
        draw_meter(canvas, {146, 6, 12, 94},
                   {.value = 3,
                    .most = 6,
                    .pending = 2,
                    .segmented = true,
                    .vertical = true,
                    .colour = theme.seat[1]});
        draw_pips(canvas, {170, 8}, 8, 4, 6, theme.ink);
        draw_pips(canvas, {170, 24}, 6, 2, 4, theme.bad);
        draw_pips(canvas, {170, 38}, 5, 5, 7, theme.seat[1]);
    });
}

void test_toasts() {
    check_themes("stage_toasts", screen_area, [](Canvas& canvas) {
        some_screen(canvas);
        draw_toast(canvas, "Sound off", Mood::plain, -160);
        draw_toast(canvas, "Match saved", Mood::good, -120);
        draw_toast(canvas, "Battery low: 12 %", Mood::warn, -80);
        draw_toast(canvas, "Not now", Mood::bad, -40);
        draw_toast(canvas,
                   "A message that is longer than one line and therefore takes two of them.");
    });
}

void test_hints() {
    const Hint usual[] = {{Key::a, "choose"}, {Key::b, "back"}};
    const Hint many[] = {
        {Key::a, "place"}, {Key::b, "move"}, {Key::x, "pattern"}, {Key::y, "menu"}};
    const Hint mixed[] = {
        {keys_of(Key::left, Key::right), "turn"}, {Key::a, "open"}, {Key::x, "settings"}};
    const Hint long_ones[] = {{any_direction, "where to"},
                              {Key::a, "use the pattern"},
                              {Key::b, "cancel it"},
                              {Key::y, "turn around"}};
    check_themes("stage_hints", {0, 224, 240, 16},
                 [&](Canvas& canvas) { draw_hints(canvas, mixed); });
    easel::check("stage_hints_usual", {0, 224, 240, 16},
                 [&](Canvas& canvas) { draw_hints(canvas, usual); });
    easel::check("stage_hints_many", {0, 224, 240, 16},
                 [&](Canvas& canvas) { draw_hints(canvas, many); });
    easel::check("stage_hints_long", {0, 224, 240, 16},
                 [&](Canvas& canvas) { draw_hints(canvas, long_ones); });
    easel::check("stage_hints_left_handed", {0, 224, 240, 16},
                 [&](Canvas& canvas) { draw_hints(canvas, mixed, true); });
}

void test_progress() {
    easel::check("stage_progress", {0, 0, 240, 120}, [](Canvas& canvas) {
        draw_progress(canvas, {10, 6, 220, 33}, 0, 100, "Reading");
        draw_progress(canvas, {10, 44, 220, 33}, 49, 100, "Thinking about the next move");
        draw_progress(canvas, {10, 82, 60, 16}, 7, 7);
        draw_progress(canvas, {10, 104, 60, 8}, 2, 3);
        for (int frame = 0; frame < 4; ++frame)
            draw_spinner(canvas, {95 + frame * 36, 98}, frame + 4);
    });
}

// A widget's damage is everything that changed: draw before and after, and compare outside of it.
void expect_damage_covers(const easel::Drawing& before, const easel::Drawing& after,
                          std::initializer_list<Rect> damaged) {
    const auto old_picture = easel::draw(screen_area, standard_theme, before);
    const auto new_picture = easel::draw(screen_area, standard_theme, after);
    for (int y = 0; y < screen_size; ++y) {
        for (int x = 0; x < screen_size; ++x) {
            const auto i = static_cast<std::size_t>(y * screen_size + x);
            if (old_picture.pixels[i] == new_picture.pixels[i]) continue;
            bool covered = false;
            for (const Rect& area : damaged) covered = covered || area.contains({x, y});
            TEST_ASSERT_TRUE_MESSAGE(covered, "a changed pixel was not damaged");
        }
    }
}

template <typename Widget>
void expect_key_damage(Widget& widget, KeyPress press) {
    Widget before = widget;
    const Reply reply = widget.key(press);
    expect_damage_covers([&](Canvas& canvas) { before.draw(canvas); },
                         [&](Canvas& canvas) { widget.draw(canvas); }, {reply.before, reply.after});
}

void test_damage_is_enough() {
    std::string labels[9];
    ListRow rows[9];
    for (int i = 0; i < 9; ++i) {
        labels[i] = "Row " + std::to_string(i);
        rows[i] = {
            .label = labels[i], .value = "v", .enabled = i % 3 != 2, .adjustable = i % 2 != 0};
    }
    List list({10, 10, 200, 5 * 22});
    list.set_rows(rows);
    GridCursor grid({{10, 10}, 6, 6, 15, 15, 1});
    GridCursor picky = grid;
    for (int i = 0; i < 36; i += 5) picky.set_legal({i % 6, i / 6}, false);
    picky.set_legal_only(true);
    grid.set_legal({1, 1}, false);
    Dialog dialog({.title = "T", .text = "text", .answers = {"a", "b", "c"}, .cancel = 2});
    const std::string_view tab_labels[] = {"a", "b", "c"};
    Tabs tabs({0, 0}, 240, tab_labels);
    std::uint32_t noise = 7;
    for (int i = 0; i < 60; ++i) {
        noise = noise * 1664525u + 1013904223u;
        const KeyPress press{static_cast<Key>(noise >> 16 & 7), Press::edge};
        expect_key_damage(list, press);
        expect_key_damage(grid, press);
        expect_key_damage(picky, press);
        expect_key_damage(dialog, press);
        expect_key_damage(tabs, press);
    }
    for (int looks = 0; looks < 64; ++looks) {
        const auto look = [](int bits) {
            return CardLook{
                .face_up = (bits & 1) != 0, .selected = (bits & 2) != 0, .raised = (bits & 4) != 0};
        };
        expect_damage_covers(
            [&](Canvas& canvas) {
                draw_card(canvas, {50, 50}, {}, look(looks & 7));
            },
            [&](Canvas& canvas) {
                draw_card(canvas, {50, 50}, {}, look(looks >> 3));
            },
            {card_area({50, 50}, look(looks >> 3))});
    }
    for (const int size : {12, 17, 24, 32, 48})
        for (int turn = 0; turn < 4; ++turn)
            expect_damage_covers([](Canvas&) {},
                                 [&](Canvas& canvas) {
                                     draw_die(canvas, {90, 90}, 6,
                                              {.size = size, .tilt = turn, .selected = turn == 0});
                                 },
                                 {die_area({90, 90}, size)});
    for (int i = 0; i < 400; ++i) {
        noise = noise * 1664525u + 1013904223u;
        const auto look = [&](std::uint32_t bits) {
            return MeterLook{.value = static_cast<int>(bits % 12),
                             .most = 11,
                             .pending = static_cast<int>(bits / 16 % 7) - 3,
                             .segmented = (noise >> 30 & 1) != 0,
                             .vertical = noise >> 31 != 0};
        };
        const MeterLook a = look(noise >> 8), b = look(noise >> 16);
        const Rect area{20, 20, 60, 50};
        expect_damage_covers([&](Canvas& canvas) { draw_meter(canvas, area, a); },
                             [&](Canvas& canvas) { draw_meter(canvas, area, b); },
                             {meter_damage(area, a, b)});
    }
    for (const std::string_view text :
         {"x", "Sound off", "A message that is longer than one line can ever hold."})
        expect_damage_covers([](Canvas&) {},
                             [&](Canvas& canvas) { draw_toast(canvas, text, Mood::warn); },
                             {toast_area(text)});
    expect_damage_covers(
        [](Canvas& canvas) {
            draw_spinner(canvas, {60, 60}, 1);
        },
        [](Canvas&) {}, {spinner_area({60, 60})});
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_list);
    RUN_TEST(test_grid_cursor);
    RUN_TEST(test_seat_marks);
    RUN_TEST(test_dialog);
    RUN_TEST(test_tabs);
    RUN_TEST(test_cards);
    RUN_TEST(test_dice);
    RUN_TEST(test_meters);
    RUN_TEST(test_toasts);
    RUN_TEST(test_hints);
    RUN_TEST(test_progress);
    RUN_TEST(test_damage_is_enough);
    return UNITY_END();
}
