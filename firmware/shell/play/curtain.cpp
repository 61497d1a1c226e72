#include "shell/play/curtain.h"

#include "stage/hints.h"
#include "stage/seat_mark.h"

namespace play {

namespace {

// Folds of cloth: stripes that darken towards the edge of each fold.
void draw_cloth(stage::Canvas& canvas, stage::Colour colour) {
    constexpr int fold = 24;
    const stage::Colour dark = canvas.theme().paper;
    for (int x = 0; x < stage::screen_size; x += fold)
        for (int i = 0; i < fold; i += 2) {
            const int shade = 150 + (i < fold / 2 ? fold / 2 - i : i - fold / 2) * 8;
            canvas.fill({x + i, 0, 2, stage::screen_size}, stage::blend(colour, dark, shade));
        }
    // The hem.
    canvas.fill({0, 214, stage::screen_size, 2}, canvas.theme().accent);
    canvas.fill({0, 218, stage::screen_size, 1}, canvas.theme().accent);
}

}  // namespace

void draw_curtain(stage::Canvas& canvas, kit::Seat seat, std::string_view name,
                  const Errand& errand, bool left_handed) {
    const stage::Theme& theme = canvas.theme();
    draw_cloth(canvas, stage::seat_colour(theme, seat));
    constexpr stage::Rect card{28, 64, 184, 104};
    canvas.rounded(card.inset(-3), 9, theme.paper);
    canvas.rounded(card, 7, theme.panel);
    canvas.rounded_frame(card, 7, stage::seat_colour(theme, seat), 2);
    canvas.text({120, 76}, "Pass the console to", stage::small, theme.faint, stage::Align::centre);
    const bool fits = stage::text_width(name, stage::large) <= card.width - 12;
    const stage::Font& font = fits ? stage::large : stage::medium;
    canvas.text({120, 96}, name, font, theme.ink, stage::Align::centre);
    canvas.text({120, 122}, errand.words, stage::small, theme.faint, stage::Align::centre);
    constexpr std::string_view before = "Alone? Press ";
    kit::Text<16> after(" to ");
    after.add(errand.verb);
    const int cap = stage::keys_width(stage::keys_of(stage::Key::a), left_handed);
    const int width = stage::text_width(before, stage::small) + cap + 2 +
                      stage::text_width(after.view(), stage::small);
    int x = (stage::screen_size - width) / 2;
    x += canvas.text({x, 140}, before, stage::small, theme.ink);
    x += stage::draw_keys(canvas, {x, 141}, stage::keys_of(stage::Key::a), left_handed) + 2;
    canvas.text({x, 140}, after.view(), stage::small, theme.ink);
    constexpr stage::Hint hints[] = {{stage::Key::a, "show my table"}, {stage::Key::x, "menu"}};
    stage::draw_hints(canvas, hints, left_handed);
}

void draw_banner(stage::Canvas& canvas, std::string_view name, kit::Seat seat,
                 const stage::Cartridge& cartridge, std::string_view role) {
    if (!canvas.shows(banner_area)) return;
    const stage::Theme& theme = canvas.theme();
    canvas.fill(banner_area, theme.panel);
    const bool own = cartridge.seat_mark != nullptr;
    const stage::Colour colour = own ? theme.accent : stage::seat_colour(theme, seat);
    canvas.fill({0, banner_area.y, banner_area.width, 3}, colour);
    canvas.fill({0, banner_area.bottom() - 3, banner_area.width, 3}, colour);
    const int width = stage::text_width(name, stage::large);
    stage::draw_seat_mark(canvas, {120 - width / 2 - 18, banner_area.y + 16}, seat, cartridge);
    canvas.text({120, banner_area.y + 10}, name, stage::large, theme.ink, stage::Align::centre);
    kit::Text<40> decides;
    if (own && !role.empty()) decides.add(role).add(' ');
    decides.add("decides now");
    canvas.text({120, banner_area.y + 34}, decides.view(), stage::small, theme.faint,
                stage::Align::centre);
}

}  // namespace play
