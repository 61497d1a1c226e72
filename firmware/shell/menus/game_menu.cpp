#include "shell/menus/game_menu.h"

#include <algorithm>

#include "console/status.h"
#include "shell/menus/ladder.h"
#include "shell/menus/tally_rows.h"

namespace shell {

using stage::Key;
using stage::Rect;

namespace {

constexpr Rect menu_banner_area{12, 15, 216, 84};
constexpr Rect menu_list_area{12, 102, 216, 120};
// Six rows, or seven where there is a workshop or a ladder.
constexpr int menu_row_height = menu_list_area.height / 6, low_row_height = 17;
static_assert(7 * low_row_height <= menu_list_area.height);

}  // namespace

GameMenu::GameMenu(const console::Runtime& runtime, const storage::Store& store,
                   const Remembered& remembered, Navigation& navigation, const Chambers& chambers)
    : ListPage(runtime, menu_list_area, menu_row_height),
      store_(store),
      remembered_(remembered),
      navigation_(navigation),
      chambers_(chambers) {}

void GameMenu::set_up(const stage::Cartridge& cartridge, const stage::Sprite* banner) {
    cartridge_ = &cartridge;
    banner_ = banner;
    list_ =
        stage::List(menu_list_area, stage::medium,
                    cartridge.workshop != nullptr || cartridge.ladder != nullptr ? low_row_height
                                                                                 : menu_row_height);
}

void GameMenu::opened(stage::Console&) {
    refresh();
    list_.set_cursor(first_row());
}

bool GameMenu::is_learner() const {
    const std::uint8_t game = cartridge_->game.info.id;
    std::size_t learnt = 0;
    while (learnt < cartridge_->lessons.size() && remembered_.knows_lesson(game, learnt)) ++learnt;
    if (learnt == cartridge_->lessons.size() || remembered_.was_set_up(game)) return false;
    const storage::Tallies& tallies = store_.tallies();
    for (std::size_t i = 0; i < tallies.rows(); ++i)
        if (tallies.row(i).game == game) return false;
    return true;
}

// A match that runs goes on; whoever is new to the game learns it first.
int GameMenu::first_row() const {
    const Item first = rows_[0].enabled ? Item::go_on
                       : is_learner()   ? Item::lesson
                                        : Item::new_match;
    return static_cast<int>(std::find(items_.begin(), items_.end(), first) - items_.begin());
}

void GameMenu::uncovered(stage::Console&) {
    const storage::RunningMatch before = running_;
    refresh();
    // Whoever comes from a match goes on with it next time; from anywhere else the cursor stays.
    const bool any = rows_[0].enabled;
    if (any && running_ != before) list_.set_cursor(0);
    if (!any && list_.cursor() == 0) list_.set_cursor(1);
}

void GameMenu::refresh() {
    running_ = store_.running(cartridge_->game.info.id);
    const bool any = running_.loaded != storage::Loaded::none;
    standing_.clear();
    if (any) standing_.add("move ").number(running_.actions + 1);
    rows_shown_ = 0;
    add(Item::go_on, {.label = "Continue", .value = standing_.view(), .enabled = any});
    add(Item::new_match, {.label = "New match"});
    if (cartridge_->workshop != nullptr)
        add(Item::workshop, {.label = cartridge_->workshop->heading});
    climbed_.clear();
    if (cartridge_->ladder != nullptr) {
        const Climb climb(store_.challenges(), chambers_, *cartridge_);
        climbed_.number(climb.won()).add(" of ").number(climb.all());
        add(Item::ladder, {.label = cartridge_->ladder->title, .value = climbed_.view()});
    }
    // Where there are several, newcomers see that they have done none yet.
    const std::size_t lessons = cartridge_->lessons.size();
    int done = 0;
    for (std::size_t i = 0; i < lessons; ++i)
        done += remembered_.knows_lesson(cartridge_->game.info.id, i) ? 1 : 0;
    learnt_.clear();
    if (lessons > 1) learnt_.number(done).add(" of ").number(static_cast<std::int32_t>(lessons));
    add(Item::lesson, {.label = "Lesson", .value = learnt_.view(), .enabled = lessons > 0});
    add(Item::replays, {.label = "Replays"});
    count_victories();
    add(Item::scores, {.label = "Scores", .value = scored_.view()});
    add(Item::rules, {.label = "Rules", .enabled = !cartridge_->rules.empty()});
    list_.set_rows({rows_.data(), rows_shown_});
}

void GameMenu::count_victories() {
    std::uint32_t won = 0, played = 0;
    bool counted = false;
    const storage::Tallies& tallies = store_.tallies();
    for (std::size_t i = 0; i < tallies.rows(); ++i) {
        const storage::Tally tally = tallies.row(i);
        if (tally.game != cartridge_->game.info.id) continue;
        won += tally.won;
        played += tally.played;
        counted = counted || counts_victories(*cartridge_, tally);
    }
    scored_.clear();
    if (played == 0) return;
    if (counted)
        scored_.add("won ").number(static_cast<std::int32_t>(won)).add(" of ");
    else
        scored_.add("played ");
    scored_.number(static_cast<std::int32_t>(played));
}

void GameMenu::add(Item item, const stage::ListRow& row) {
    items_[rows_shown_] = item;
    rows_[rows_shown_++] = row;
}

std::span<const stage::Hint> GameMenu::hints() const {
    static constexpr stage::Hint words[] = {
        {stage::keys_of(Key::up, Key::down), "move"}, {Key::a, "choose"}, {Key::b, "back"}};
    return words;
}

std::string_view GameMenu::why_not(int row) const {
    switch (item_at(row)) {
        case Item::go_on:
            return "No match is running";
        case Item::lesson:
            return "This game has no lesson";
        case Item::rules:
            return "This game has no rules page";
        default:
            return {};
    }
}

void GameMenu::chosen(stage::Console& console, int row) {
    switch (item_at(row)) {
        case Item::go_on:
            return navigation_.resume(console, *cartridge_);
        case Item::new_match:
            return navigation_.new_match(console, *cartridge_);
        case Item::workshop:
            return navigation_.workshop(console, *cartridge_);
        case Item::ladder:
            return navigation_.ladder(console, *cartridge_);
        case Item::lesson:
            return navigation_.lessons(console, *cartridge_);
        case Item::replays:
            return navigation_.replays(console, *cartridge_);
        case Item::scores:
            return navigation_.scores(console, *cartridge_);
        case Item::rules:
            return navigation_.rules(console, *cartridge_);
        case Item::count:
            break;
    }
}

void GameMenu::draw_ground(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    canvas.fill(stage::screen_area, theme.paper);
    canvas.text({12, 2}, title(), stage::small, theme.faint);
    console::draw_status(canvas, 228, 1, runtime_.power(), runtime_.settings());
    if (!canvas.shows(menu_banner_area)) return;
    if (banner_ != nullptr)
        return canvas.sprite(*banner_, {menu_banner_area.x, menu_banner_area.y});
    // A game without title art: its name on a raised plate.
    canvas.rounded(menu_banner_area, 8, theme.panel);
    canvas.rounded_frame(menu_banner_area, 8, theme.edge, 2);
    canvas.rounded_frame(menu_banner_area.inset(5), 5, theme.accent);
    canvas.text_fitted({120, menu_banner_area.y + 30}, menu_banner_area.width - 24, title(),
                       stage::large, theme.ink, stage::Align::centre);
}

}  // namespace shell
