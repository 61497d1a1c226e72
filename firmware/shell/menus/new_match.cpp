#include "shell/menus/new_match.h"

#include <algorithm>
#include <span>
#include <utility>

#include "kit/player.h"
#include "shell/page.h"

namespace shell {

using stage::Key;

namespace {

constexpr int form_row_height = 22;
constexpr stage::Rect form_area{8, page_top + 3, 224, 8 * form_row_height};
// With a workshop a picture of what is played on stands above fewer rows.
constexpr stage::Rect form_picture{12, page_top + 3, 36, 36};
constexpr stage::Rect form_picture_area{8, page_top + 2, 224, 38};
constexpr stage::Rect low_form_area{8, form_picture_area.bottom() + 3, 224, 6 * form_row_height};
constexpr std::string_view seat_labels[kit::max_seats] = {"Seat 1", "Seat 2", "Seat 3", "Seat 4",
                                                          "Seat 5", "Seat 6", "Seat 7", "Seat 8"};

}  // namespace

NewMatch::NewMatch(const console::Runtime& runtime, storage::Store& store, Remembered& remembered,
                   Navigation& navigation, kit::Games games, const play::Session& session,
                   std::span<std::byte> scratch)
    : ListPage(runtime, form_area, form_row_height),
      store_(store),
      remembered_(remembered),
      navigation_(navigation),
      session_(session),
      scratch_(scratch),
      code_screen_(runtime, games),
      seed_screen_(runtime),
      question_(runtime.settings()),
      picker_(runtime) {
    kit::check(scratch.size() >= kit::max_state_size, "no room for a state");
}

void NewMatch::set_up(const stage::Cartridge& cartridge) {
    cartridge_ = &cartridge;
    set_up_ = true;
    choices_ = remembered_.choices(cartridge.game);
    seed_given_ = false;
    list_ = stage::List(cartridge.workshop != nullptr ? low_form_area : form_area, stage::medium,
                        form_row_height);
    if (asks_own()) {
        find_own();
        // What was chosen last is gone.
        if (!has_own_) choices_.config = cartridge.game.info.form.usual();
    }
    refresh();
}

void NewMatch::opened(stage::Console&) {
    if (!std::exchange(set_up_, false)) set_up(session_.cartridge());
    set_up_ = false;
}

// ---- Rows ---------------------------------------------------------------------------------------

void NewMatch::add_row(Row row, const stage::ListRow& shown) {
    what_[count_] = row;
    rows_[count_++] = shown;
}

std::string_view NewMatch::field_value(std::size_t field, std::size_t row) {
    const kit::Field& asked = cartridge_->game.info.form.fields[field];
    const std::uint8_t value = choices_.config[field];
    if (!asked.choices.empty()) return asked.choices[value].title;
    kit::TextOut text(numbers_[row].data(), numbers_[row].size());
    return text.number(value).view();
}

std::string_view NewMatch::seat_label(std::size_t seat) const {
    const auto role = cartridge_->role == nullptr
                          ? std::string_view()
                          : cartridge_->role(choices_.config, static_cast<kit::Seat>(seat));
    return role.empty() ? seat_labels[seat] : role;
}

std::string_view NewMatch::seat_value(std::size_t seat) const {
    const auto persons = std::count(choices_.controllers.begin(),
                                    choices_.controllers.begin() + seats_, std::uint8_t{0});
    const std::uint8_t controller = choices_.controllers[seat];
    if (controller == 0) return persons == 1 ? "You" : "Person";
    return kit::players_of(cartridge_->game)[controller - 1u]->title;
}

void NewMatch::add_own_row() {
    own_title_.clear();
    if (has_own_)
        cartridge_->workshop->title(choices_.config.record, own_title_);
    else
        own_title_.add("none");
    add_row({What::own, 0}, {.label = "Which",
                             .value = own_title_.view(),
                             .enabled = has_own_,
                             .adjustable = has_own_});
}

void NewMatch::add_seats() {
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats_); ++seat)
        add_row({What::seat, static_cast<std::uint8_t>(seat)},
                {.label = seat_label(seat), .value = seat_value(seat), .adjustable = true});
}

void NewMatch::refresh() {
    const kit::Game& game = cartridge_->game;
    const kit::Form& form = game.info.form;
    problem_ = kit::config_verdict(game, choices_.config).why_not;
    if (asks_own() && !has_own_) {
        own_missing_.clear();
        own_missing_.add("Draw one first: ").add(cartridge_->workshop->heading).add(" in the menu");
        problem_ = own_missing_.c_str();
    }
    if (cartridge_->workshop != nullptr && problem_ == nullptr)
        cartridge_->workshop->shown(choices_.config, shown_);
    // The number of seats follows from the position, and only a possible config has one.
    seats_ = 0;
    if (problem_ == nullptr) {
        kit::StateBytes* state =
            kit::Scratch(scratch_)
                .take<kit::StateBytes>(kit::max_state_size, kit::state_alignment)
                .data();
        game.setup(state, choices_.config, 0);
        seats_ = game.seats(state);
    }
    count_ = 0;
    add_row({What::start, 0}, {.label = "▶ Start", .enabled = problem_ == nullptr});
    for (std::size_t i = 0; i < form.fields.size(); ++i) {
        if (!form.asks(choices_.config, i) || is_moot(i)) continue;
        add_row({What::field, static_cast<std::uint8_t>(i)},
                {.label = form.fields[i].title, .value = field_value(i, i), .adjustable = true});
        if (asks_own() && i == form.record_when.field) add_own_row();
        if (cartridge_->sides && i == cartridge_->mode_field) add_seats();
    }
    if (!cartridge_->sides) add_seats();
    seed_text_.clear();
    if (seed_given_) seed_text_.hex(seed_, SeedScreen::digits);
    add_row({What::seed, 0}, {.label = "Seed",
                              .value = seed_given_ ? seed_text_.view() : std::string_view("random"),
                              .adjustable = seed_given_});
    add_row({What::code, 0}, {.label = "Type a share code", .value = "…"});
    list_.set_rows({rows_.data(), count_});
}

bool NewMatch::is_moot(std::size_t field) const {
    return cartridge_->workshop != nullptr && cartridge_->workshop->moot(choices_.config, field);
}

std::string_view NewMatch::remark(std::size_t field) const {
    remark_.clear();
    if (cartridge_->remark != nullptr && cartridge_->game.info.form.asks(choices_.config, field))
        cartridge_->remark(choices_.config, field, remark_);
    return remark_.view();
}

std::string_view NewMatch::help(int row) const {
    const Row& here = row_at(row);
    switch (here.what) {
        case What::start:
            if (problem_ != nullptr) return problem_;
            for (std::size_t i = 0; i < cartridge_->game.info.form.fields.size(); ++i)
                if (!remark(i).empty()) return remark_.view();
            return "With what is chosen below";
        case What::field: {
            if (!remark(here.index).empty()) return remark_.view();
            const kit::Field& field = cartridge_->game.info.form.fields[here.index];
            const auto value = choices_.config[here.index];
            if (value < field.choices.size() && !field.choices[value].help.empty())
                return field.choices[value].help;
            return field.help;
        }
        case What::own:
            return has_own_ ? "Of those that can be played" : problem_;
        case What::seat:
            if (can_change_sides(here.index)) return "{A}: you play this side";
            return has_characters() && choices_.controllers[here.index] != play::person
                       ? "Who decides here, and how well"
                       : "Who decides here";
        case What::seed:
            return seed_given_ ? "{LEFT} or {RIGHT}: random again"
                               : "{A}: type one, to repeat a match";
        case What::code:
            return "All of this in a few characters";
    }
    return {};
}

std::string_view NewMatch::why_not(int) const { return problem_ != nullptr ? problem_ : ""; }

std::span<const stage::Hint> NewMatch::hints() const {
    static constexpr stage::Hint start[] = {
        {stage::keys_of(Key::up, Key::down), "move"}, {Key::a, "start"}, {Key::b, "back"}};
    static constexpr stage::Hint change[] = {{stage::keys_of(Key::up, Key::down), "move"},
                                             {stage::keys_of(Key::left, Key::right), "change"},
                                             {Key::b, "back"}};
    static constexpr stage::Hint seat[] = {
        {stage::keys_of(Key::left, Key::right), "who"}, {Key::a, "level"}, {Key::b, "back"}};
    static constexpr stage::Hint side[] = {{stage::keys_of(Key::left, Key::right), "change"},
                                           {Key::a, "play this side"},
                                           {Key::b, "back"}};
    static constexpr stage::Hint type[] = {
        {stage::keys_of(Key::up, Key::down), "move"}, {Key::a, "type"}, {Key::b, "back"}};
    static constexpr stage::Hint pick[] = {
        {stage::keys_of(Key::left, Key::right), "change"}, {Key::a, "list"}, {Key::b, "back"}};
    const Row& here = row_at(list_.cursor());
    if (here.what == What::field && has_pictures(here.index)) return pick;
    switch (here.what) {
        case What::start:
            return start;
        case What::seat:
            if (can_change_sides(here.index)) return side;
            return has_characters() && choices_.controllers[here.index] != play::person ? seat
                                                                                        : change;
        case What::field:
        case What::own:
            return change;
        case What::seed:
        case What::code:
            break;
    }
    return type;
}

// ---- Keys ---------------------------------------------------------------------------------------

bool NewMatch::step(std::uint8_t& value, int direction, int least, int most) const {
    int next = value + (direction == 0 ? 1 : direction);
    if (next > most && direction == 0) next = least;
    if (next < least || next > most) return false;
    value = static_cast<std::uint8_t>(next);
    return true;
}

bool NewMatch::has_characters() const { return cartridge_->game.info.characters > 1; }

// Where sides differ, whoever plays alone takes another one with one key: that of the System, say.
int NewMatch::only_person() const {
    const auto seats = std::span(choices_.controllers).first(static_cast<std::size_t>(seats_));
    if (std::ranges::count(seats, play::person) != 1) return -1;
    return static_cast<int>(std::ranges::find(seats, play::person) - seats.begin());
}

bool NewMatch::can_change_sides(std::size_t seat) const {
    return cartridge_->sides && choices_.controllers[seat] != play::person && only_person() >= 0;
}

// Left and right go from the person through the characters, A goes through the levels. With one
// character a level is all that there is to choose.
bool NewMatch::change_seat(std::size_t seat, int direction) {
    const kit::Game& game = cartridge_->game;
    std::uint8_t& player = choices_.controllers[seat];
    if (direction == 0 && can_change_sides(seat)) {
        std::swap(player, choices_.controllers[static_cast<std::size_t>(only_person())]);
        return true;
    }
    const int levels = kit::levels_of(game), characters = game.info.characters;
    if (!has_characters()) return step(player, direction, 0, levels);
    if (player == play::person) {
        if (direction < 0) return false;
        player = play::usual_player(game, usual_level(game), direction == 0 ? seat : 1);
        return true;
    }
    const int level = (player - 1) / characters, character = (player - 1) % characters;
    if (direction == 0) {
        player = static_cast<std::uint8_t>((level + 1) % levels * characters + character + 1);
        return true;
    }
    if (character + direction == characters) return false;
    player =
        static_cast<std::uint8_t>(character + direction < 0 ? play::person : player + direction);
    return true;
}

// ---- Things of the player's own making ----------------------------------------------------------

bool NewMatch::take_own(int slot) {
    const storage::ArenaSlot found = store_.arena(slot);
    if (!found.used || found.draft || !cartridge_->workshop->problem(found.record).ok())
        return false;
    cartridge_->workshop->choose(found.record, choices_.config);
    choices_.slot = static_cast<std::uint8_t>(slot);
    has_own_ = true;
    return true;
}

// To the next one that can be played.
bool NewMatch::step_own(int direction) {
    constexpr int count = storage::arena_slots;
    const int way = direction == 0 ? 1 : direction;
    for (int i = 1; i < count; ++i) {
        const int slot = choices_.slot + way * i;
        if (direction != 0 && (slot < 0 || slot >= count)) return false;
        if (take_own(slot % count)) return true;
    }
    return false;
}

// The one that was chosen last, or else the next.
void NewMatch::find_own() {
    has_own_ = false;
    if (!take_own(choices_.slot)) (void)step_own(0);
}

void NewMatch::change(stage::Console& console, int row, int direction) {
    const Row& here = row_at(row);
    bool moved = false;
    if (here.what == What::field) {
        const kit::Form& form = cartridge_->game.info.form;
        const kit::Field& field = form.fields[here.index];
        moved =
            step(choices_.config.values[here.index], direction, field.lowest(), field.highest());
        form.settle(choices_.config);
        if (moved && asks_own()) find_own();
    } else if (here.what == What::own) {
        moved = step_own(direction);
    } else if (here.what == What::seat) {
        moved = change_seat(here.index, direction);
    } else if (here.what == What::seed) {
        seed_given_ = false;
        moved = true;
    }
    if (!moved) return refuse(console, {});
    refresh();
    console.sound(stage::Cue::toggle);
    console.damage(list_.area());
    if (cartridge_->workshop != nullptr) console.damage(form_picture_area);
    console.damage(help_area);
    console.damage(stage::hints_area);
}

void NewMatch::changed(stage::Console& console, int row, int direction) {
    change(console, row, direction);
}

void NewMatch::chosen(stage::Console& console, int row) {
    switch (row_at(row).what) {
        case What::start:
            if (store_.running(cartridge_->game.info.id).loaded == storage::Loaded::none)
                return start(console);
            return question_.ask(console,
                                 {.title = "Give up the match?",
                                  .text = "A match of this game is not finished. Starting another "
                                          "one gives it up: it will not become a replay.",
                                  .answers = {"Start", "Keep it"},
                                  .first = 1,
                                  .cancel = 1,
                                  .grave = true});
        case What::field:
            if (has_pictures(row_at(row).index))
                return picker_.show(console, *cartridge_, choices_.config, scratch_);
            return change(console, row, 0);
        case What::own:
        case What::seat:
            return change(console, row, 0);
        case What::seed:
            return console.open(seed_screen_);
        case What::code:
            return console.open(code_screen_);
    }
}

void NewMatch::left(stage::Console& console) {
    if (problem_ == nullptr) remembered_.keep(cartridge_->game, choices_);
    console.close();
}

void NewMatch::uncovered(stage::Console& console) {
    if (question_.take_answer() == 0) return start(console);
    if (const int value = picker_.taken(); value >= 0) {
        const kit::Form& form = cartridge_->game.info.form;
        choices_.config.values[form.record_when.field] = static_cast<std::uint8_t>(value);
        form.settle(choices_.config);
        if (asks_own()) find_own();
    }
    if (seed_screen_.take(seed_)) seed_given_ = true;
    if (const kit::Shared* shared = code_screen_.take()) {
        const stage::Cartridge* other = navigation_.cartridge_of(shared->game->info.id);
        // The rules are there, but nothing that shows them.
        if (other == nullptr) return console.toast("That game is not in the cylinder yet");
        if (other != cartridge_) set_up(*other);
        choices_.config = shared->config;
        seed_ = shared->seed;
        seed_given_ = true;
        list_.set_cursor(0);
        console.toast("From the code: ready to start");
    }
    refresh();
}

void NewMatch::start(stage::Console& console) {
    remembered_.keep(cartridge_->game, choices_);
    const kit::Seed seed = seed_given_ ? seed_ : hal::entropy();
    console.close();
    kit::Config config = choices_.config;
    const auto fields = cartridge_->game.info.form.fields;
    for (std::size_t i = 0; i < fields.size(); ++i)
        if (is_moot(i)) config.values[i] = fields[i].usual;
    navigation_.begin(console, *cartridge_, {config, seed, choices_.controllers});
}

// ---- Drawing ------------------------------------------------------------------------------------

void NewMatch::draw_rows(stage::Canvas& canvas) const {
    const stage::Workshop* const workshop = cartridge_->workshop;
    if (workshop == nullptr || !canvas.shows(form_picture_area)) return;
    const stage::Theme& theme = canvas.theme();
    const int left = form_picture.right() + 10;
    if (problem_ != nullptr) {
        canvas.dotted_frame(form_picture, theme.faint);
        canvas.paragraph({left, form_picture.y + 4, 228 - left, 30}, problem_, stage::small,
                         theme.warn, stage::Align::left, 2);
        return;
    }
    workshop->draw(canvas, shown_, form_picture);
    kit::Text<40> words;
    workshop->title(shown_, words);
    canvas.text_fitted({left, form_picture.y + 1}, 228 - left, words.view(), stage::medium,
                       theme.ink);
    words.clear();
    workshop->note(shown_, words);
    canvas.text_fitted({left, form_picture.y + 21}, 228 - left, words.view(), stage::small,
                       theme.faint);
}

}  // namespace shell
