// Two pages over the table: the cards that have been seen, and the turns so far.
#include "bluff_scene/scene.h"
#include "stage/font.h"

namespace bluff_scene {

using stage::Align;
using stage::MatchView;
namespace art = bluff_art::art;

namespace {

constexpr Rect sheet = stage::scene_area.inset(4);
constexpr int turn_height = 48, turns_on_page = 4;

void draw_sheet(Canvas& canvas, std::string_view title) {
    bluff_art::lay(canvas, art::wood, stage::scene_area);
    canvas.rounded(sheet, 6, ink::paper);
    canvas.rounded_frame(sheet, 6, ink::edge, 2);
    canvas.text({120, sheet.y + 3}, title, stage::medium, ink::dark, Align::centre);
    canvas.fill({sheet.x + 10, sheet.y + 20, sheet.width - 20, 1}, ink::edge);
}

}  // namespace

// ---- Cards ------------------------------------------------------------------------------------

namespace {

enum class Copy : std::uint8_t { gone, lying, unseen };

// 9 x 13 pixels: discarded, seen on the table or in the hand, or not seen yet.
void draw_copy(Canvas& canvas, Point at, Copy copy) {
    const Rect box{at.x, at.y, 9, 13};
    switch (copy) {
        case Copy::gone:
            canvas.frame(box, ink::edge);
            canvas.line({box.x + 2, box.y + 3}, {box.right() - 3, box.bottom() - 4}, ink::edge);
            canvas.line({box.right() - 3, box.y + 3}, {box.x + 2, box.bottom() - 4}, ink::edge);
            return;
        case Copy::lying:
            canvas.fill(box, ink::cream);
            canvas.frame(box, ink::dark);
            canvas.disc(box.centre(), 2, ink::dark);
            return;
        case Copy::unseen:
            canvas.fill(box, ink::back);
            canvas.text({box.x + 2, box.y + 1}, "?", stage::small, ink::cream);
            return;
    }
}

constexpr int first_column = 66, column_width = 24, suit_row = 42, row_pitch = 26;

}  // namespace

void Scene::draw_seen(Canvas& canvas, const MatchView& view) const {
    const State& state = shown(view);
    draw_sheet(canvas, "CARDS SO FAR");
    const int values = bluff::values_for(state.seats);
    const bluff::UnseenCards unseen = unseen_cards(view, state);
    std::array<std::array<std::uint8_t, bluff::most_value + 1>, bluff::suit_count> gone{};
    for (const bluff::Card card : state.discard)
        if (bluff::is_number(card))
            ++gone[bluff::suit_of(card)][static_cast<std::size_t>(bluff::value_of(card))];
    kit::Text<64> text;
    for (int value = 1; value <= values; ++value) {
        text.clear();
        text.number(value);
        canvas.text({first_column + (value - 1) * column_width + 10, sheet.y + 24}, text.view(),
                    stage::small, ink::dark, Align::centre);
    }
    for (std::size_t suit = 0; suit < bluff::suit_count; ++suit) {
        const int y = sheet.y + suit_row + static_cast<int>(suit) * row_pitch;
        bluff_art::draw_suit(canvas, static_cast<bluff::Suit>(suit), {sheet.x + 5, y - 1});
        canvas.text({sheet.x + 23, y}, bluff::suits[suit].name, stage::small, ink::dark);
        for (int value = 1; value <= values; ++value) {
            const auto column = static_cast<std::size_t>(value);
            const int x = first_column + (value - 1) * column_width;
            const int hidden = unseen.copies[suit][column], lost = gone[suit][column];
            for (int copy = 0; copy < bluff::copies; ++copy) {
                const Copy is = copy < lost                      ? Copy::gone
                                : copy >= bluff::copies - hidden ? Copy::unseen
                                                                 : Copy::lying;
                draw_copy(canvas, {x + 10 * copy, y}, is);
            }
        }
    }
    const int y = sheet.y + suit_row + bluff::suit_count * row_pitch + 1;
    constexpr std::string_view names[] = {"discarded", "on view", "unseen"};
    constexpr int legend[] = {12, 98, 168};
    for (std::size_t i = 0; i < 3; ++i) {
        draw_copy(canvas, {legend[i], y}, static_cast<Copy>(i));
        canvas.text({legend[i] + 13, y}, names[i], stage::small, ink::dark);
    }
    text.clear();
    text.number(unseen.all).add(" unseen:");
    for (std::size_t suit = 0; suit < bluff::suit_count; ++suit)
        text.add("  ").number(unseen.of_suit[suit]).add(' ').add(bluff::suits[suit].letter);
    canvas.text({120, y + 17}, text.view(), stage::small, ink::dark, Align::centre);
    const Rect button{sheet.x + 30, sheet.bottom() - 20, sheet.width - 60, 17};
    canvas.rounded(button, 5, odds_ ? ink::brass : ink::worn);
    canvas.rounded_frame(button, 5, ink::edge);
    canvas.text({button.centre().x, button.y + 2},
                odds_ ? "Odds with each claim: ON" : "Odds with each claim: OFF", stage::small,
                ink::dark, Align::centre);
}

// ---- Turns ------------------------------------------------------------------------------------

int Scene::pages(const State& state) const {
    int turns = 0;
    for (const bluff::TurnRecord& turn : state.log) turns += bluff::is_number(turn.card);
    return std::max(1, (turns + turns_on_page - 1) / turns_on_page);
}

// The newest first.
void Scene::draw_turns(Canvas& canvas, const MatchView& view) const {
    const State& state = shown(view);
    kit::Text<48> text("THE TURNS ");
    text.number(page_number_ + 1).add('/').number(pages(state));
    bluff_art::lay(canvas, art::wood, stage::scene_area);
    canvas.rounded(stage::scene_area.inset(1), 6, ink::paper);
    const Rect area = stage::scene_area;
    canvas.text({area.right() - 6, area.y + 2}, text.view(), stage::small, ink::dark, Align::right);
    int skip = page_number_ * turns_on_page, y = area.y + 13, left = turns_on_page;
    if (last_turn(state) == nullptr)
        canvas.text({120, y + 60}, "No turn is over yet.", stage::small, ink::dark, Align::centre);
    for (std::size_t i = state.log.size(); i-- > 0 && left > 0;) {
        const bluff::TurnRecord& turn = state.log[i];
        if (!bluff::is_number(turn.card) || skip-- > 0) continue;
        --left;
        if (!canvas.shows({0, y, stage::screen_size, turn_height})) {
            y += turn_height;
            continue;
        }
        // What was said; what it was.
        text.clear();
        text.number(static_cast<std::int32_t>(i) + 1).add(' ');
        add_name(view, turn.active, text);
        text.add(": ");
        add_claim_name(turn.claim.ability, text);
        canvas.text({area.x + 5, y + 1}, text.view(), stage::small, ink::dark);
        const bool honest = bluff::suit_of(turn.card) == turn.claim.ability;
        canvas.text({area.right() - 36, y + 1}, honest ? "HONEST" : "BLUFF", stage::small,
                    honest ? ink::dark : ink::back, Align::right);
        draw_face(canvas, {area.right() - 33, y, 29, 18}, turn.card, ink::cream);
        canvas.rounded_frame({area.right() - 33, y, 29, 18}, 3, ink::edge);
        text.clear();
        add_target(view, turn.claim, turn.active, text);
        canvas.text({area.x + 17, y + 12}, text.view(), stage::small, ink::dark);
        Words why;
        about_turn(view, state, turn, why);
        canvas.text({area.x + 17, y + 23}, why.first.view(), stage::small, ink::back);
        canvas.text({area.x + 17, y + 34}, why.second.view(), stage::small, ink::back);
        y += turn_height;
        canvas.fill({area.x + 8, y - 2, area.width - 16, 1}, ink::worn);
    }
}

}  // namespace bluff_scene
