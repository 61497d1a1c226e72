#include "blast_scene/scene.h"

#include <algorithm>

#include "blast/events.h"
#include "blast_scene/column.h"

namespace blast_scene {

using blast::Topic;
using stage::Key;
using stage::MatchView;

// ---- Positions and stories ---------------------------------------------------------------------

void Scene::begin(MatchView& view) {
    story_.stop(view);
    settle(view);
}

void Scene::skip(MatchView& view) {
    story_.skip(view);
    if (!story_.telling()) settle(view);
}

void Scene::settle(MatchView& view) {
    const State& state = shown(view);
    // Whether somebody decides is known only later: the cursor is where it would be then.
    selection_.clear(state, !state.over());
    notice_.clear();
    preview_ = {};
    clock_ = 0;
    foresee(view);
    view.console().damage(stage::scene_area);
}

void Scene::played(MatchView& view, kit::Action) {
    notice_.clear();
    preview_ = {};
    story_.start(view);
    if (!story_.telling()) settle(view);
}

// What certainly burns before the next person acts: that of whoever decides, else the next one. In
// Revenge Mode that may be a ghost.
void Scene::foresee(const MatchView& view) {
    const State& state = shown(view);
    danger_known_ = false;
    prospect_ = Prospect::safe;
    if (state.over()) return;
    if (state.phase == blast::Phase::action && view.seat(state.active).person())
        prospect_ = prospect_of(state, state.active);
    Seat seat = state.active;
    for (int i = 0; i < state.board.seats; ++i, seat = state.board.after(seat)) {
        const bool acts = state.figure(seat).alive != 0 || state.revenge_mode != 0;
        if (!view.seat(seat).person() || !acts) continue;
        danger_ = blast::danger_for(state.board, state.active, seat);
        danger_known_ = true;
        return;
    }
}

// What was certain comes true, or does not: until then it stays before everybody's eyes.
void Scene::forget_danger(MatchView& view) {
    const std::uint8_t now = story_.event(view).kind;
    if (!danger_known_ || (now != blast::blast_began && now != blast::tile_flipped)) return;
    danger_known_ = false;
    view.console().damage(arena_area);
}

Outlook Scene::outlook() const {
    return {.danger = danger_known_ && danger_on_ ? &danger_ : nullptr,
            .prospect = prospect_,
            .preview = preview_};
}

bool Scene::tick(MatchView& view) {
    bool on = false;
    if (story_.telling()) {
        on = story_.tick(view);
        if (on)
            forget_danger(view);
        else
            settle(view);
    }
    on = notice_.tick(view, changing_area(view)) || on;
    return idle(view) || on;
}

// Not while somebody decides: a key that meets a frame under way would wait for the next one. And
// not for ever: somebody may be reading, and the console wants to sleep.
bool Scene::idle(MatchView& view) {
    constexpr int blink_frames = 20, lively_frames = 12 * blink_frames;
    if (view.console().animation_speed() == 0 || view.deciding() || shown(view).over() ||
        clock_ >= lively_frames)
        return false;
    ++clock_;
    if (clock_ % (blink_frames / 4) != 0) return true;
    const State& state = shown(view);
    const Court court = court_of(state.board);
    const bool blinks = clock_ % blink_frames == 0;
    for (int at = 0; at < blast::square_count; ++at) {
        const auto square = static_cast<Square>(at);
        const blast::Piece piece = state.board.piece[square];
        const bool sparks = piece.bomb() && state.board.bombs[piece.bomb_number()].sparking != 0;
        if ((sparks && blinks) || state.board.terrain[square].feature() == blast::Feature::belt)
            view.console().damage(court.area(square).inset(-1));  // the ring of the one above
    }
    return true;
}

// ---- What the shell asks -----------------------------------------------------------------------

bool Scene::on_switch(const MatchView& view) const {
    return deciding(view) && selection_.task() == Task::look &&
           selection_.spot() == Spot{Spot::What::seat, shown(view).active};
}

std::span<const stage::Hint> Scene::hints(const MatchView&) const {
    using stage::any_direction;
    using stage::Hint;
    constexpr stage::KeySet sideways = stage::keys_of(Key::left, Key::right);
    // The same at home, on the lines and anywhere else: a line that changes costs a millisecond,
    // and a cursor has to follow the finger.
    static constexpr Hint aim[] = {{any_direction, "aim"}, {Key::a, "act"}, {Key::b, "back"}};
    static constexpr Hint bar[] = {{sideways, "move"}, {Key::a, "choose"}, {Key::b, "back"}};
    static constexpr Hint ghost[] = {{sideways, "move"}, {Key::a, "choose"}, {Key::up, "look"}};
    static constexpr Hint lay[] = {{any_direction, "where"}, {Key::a, "lay"}, {Key::b, "back"}};
    static constexpr Hint way[] = {{any_direction, "aim"}, {Key::a, "do it"}, {Key::b, "back"}};
    static constexpr Hint bombs[] = {{sideways, "which"}, {Key::a, "do it"}, {Key::b, "back"}};
    switch (selection_.task()) {
        case Task::walk:
        case Task::look:
        case Task::none:
            return aim;
        case Task::bar:
            return selection_.home() == blast::no_square ? std::span<const Hint>(ghost) : bar;
        case Task::path:
        case Task::place:
            return lay;
        case Task::push:
        case Task::roll:
        case Task::launch:
            return way;
        case Task::fast:
            return bombs;
        default:
            return bar;
    }
}

std::string_view Scene::prompt(const MatchView& view) const {
    const State& state = shown(view);
    if (selection_.asked()) return "Really?";
    switch (selection_.task()) {
        case Task::bar:
            return selection_.home() == blast::no_square ? "Your ghost's revenge" : "Do what?";
        case Task::path:
            return "Where? Numbers: steps back";
        case Task::hand: {
            constexpr std::string_view asks[]{"Play Bomb Push?",   "Play Bomb Cannon?",
                                              "Play Bomb Roll?",   "Play Fast Detonate?",
                                              "Play Phase Shift?", "Fire the bomb?",
                                              "Throw a card away?"};
            return asks[selection_.entry(state)];
        }
        case Task::drop:
            return "Discard which?";
        case Task::market:
            return "Buy which?";
        case Task::push:
            return "Push which way?";
        case Task::roll:
            return "Roll how far?";
        case Task::launch:
            return "Fire which way?";
        case Task::fast:
            return "Which bomb?";
        case Task::place:
            return "Place it where?";
        default:
            return state.can_pay() ? "Walk, or act" : "Act, or end the turn";
    }
}

std::size_t Scene::point_out(MatchView& view, std::span<const kit::Action> actions) {
    const State& state = shown(view);
    selection_.point_at(state, actions[0]);
    preview_ = preview_of(state, selection_);
    notice_.clear();
    notice_.mark();
    place_reason(view);
    view.console().damage(stage::scene_area);
    return 0;
}

// A hint's words hide neither what they are about, nor what stands beside and below the arena: they
// lie along its edge that is farther away, or between.
void Scene::place_reason(const MatchView& view) {
    const State& state = shown(view);
    const Court court = court_of(state.board);
    const Rect open = open_area(view);
    Rect about = open.empty() ? spot_area(court, selection_.spot()) : open;
    if (selection_.home() != blast::no_square && selection_.task() != Task::market)
        about = about.around(court.area(selection_.home()));
    for (const Square square : {preview_.from, preview_.to})
        if (square != blast::no_square) about = about.around(court.area(square));
    const int below = words_area.y - about.bottom(), above = about.y - arena_area.y;
    const int y = above > below ? arena_area.y : words_area.y - stage::reason_height;
    reason_area_ = {arena_area.x, y, arena_area.width, stage::reason_height};
}

Rect Scene::open_area(const MatchView& view) const {
    const State& state = shown(view);
    const Court court = court_of(state.board);
    switch (selection_.task()) {
        case Task::bar:
            return bar_area(court, selection_.home(), bar_tiles);
        case Task::hand:
        case Task::drop:
            return hand_area(court, selection_.home());
        case Task::market:
            return shop_area;
        default:
            return {};
    }
}

namespace {

Tile tile_towards(kit::Action action, Square home) {
    switch (action.kind) {
        case blast::end_turn:
            return Tile::end;
        case blast::lay:
            return action.a == home ? Tile::lay : Tile::path;
        case blast::buy:
            return Tile::buy;
        case blast::revenge:
            return Tile::place;
        default:
            return Tile::card;
    }
}

std::uint8_t entry_towards(kit::Action action) {
    switch (action.kind) {
        case blast::push_bomb:
            return blast::push;
        case blast::load:
            return blast::cannon;
        case blast::roll_bomb:
            return blast::roll;
        case blast::fast_bomb:
            return blast::fast;
        case blast::phase_move:  // or by walking there at once
            return blast::phase;
        case blast::launch:
            return launch_entry;
        default:
            return drop_entry;
    }
}

template <typename List, typename Each>
int place_of(const List& all, Each wanted) {
    return static_cast<int>(std::find(all.begin(), all.end(), wanted) - all.begin());
}

}  // namespace

Rect Scene::cursor_area(const MatchView& view) const {
    const State& state = shown(view);
    const Task task = selection_.task();
    if (task == Task::market) return shop_card(selection_.index()).inset(-3);
    if (task == Task::hand) {
        const Rect panel = hand_area(court_of(state.board), selection_.home());
        const int count = static_cast<int>(Selection::entries(state).size());
        return entry_area(panel, count, selection_.index()).inset(-3);
    }
    return changing_area(view);
}

stage::Course Scene::course(const MatchView&, std::span<const kit::Action> actions) const {
    using stage::Course;
    if (actions.empty()) return Course::open;
    const std::uint8_t kind = actions[0].kind;
    const auto begun = [](bool right) { return right ? Course::begun : Course::astray; };
    const bool walks = kind == blast::move;
    switch (selection_.task()) {
        case Task::bar:
            return begun(!walks);
        case Task::hand:
            return begun(!walks && tile_towards(actions[0], selection_.home()) == Tile::card);
        case Task::drop:
            return begun(kind == blast::discard);
        case Task::market:
            return begun(kind == blast::buy);
        case Task::path:
            return begun(kind == blast::lay && actions[0].a != selection_.home());
        case Task::push:
            return begun(kind == blast::push_bomb);
        case Task::roll:
            return begun(kind == blast::roll_bomb);
        case Task::launch:
            return begun(kind == blast::launch);
        case Task::fast:
            return begun(kind == blast::fast_bomb);
        default:
            return Course::open;
    }
}

Rect Scene::way_to(const MatchView& view, kit::Action action) const {
    const State& state = shown(view);
    const Court court = court_of(state.board);
    const Square home = selection_.home();
    const bool walks = action.kind == blast::move || action.kind == blast::phase_move;
    const bool on_square = action.kind == blast::lay || action.kind == blast::revenge;
    switch (selection_.task()) {
        case Task::walk:
        case Task::look:  // everything else is in the bar at home
            return walks                      ? court.area(action.a)
                   : home == blast::no_square ? Rect{}
                                              : court.area(home);
        case Task::bar: {
            const Tiles tiles = Selection::tiles(state);
            const int place = place_of(tiles, tile_towards(action, home));
            const int count = static_cast<int>(tiles.size());
            if (action.kind == blast::move || place == count) return {};
            return tile_area(bar_area(court, home, count), place);
        }
        case Task::hand: {
            const Entries entries = Selection::entries(state);
            const int place = place_of(entries, entry_towards(action));
            const int count = static_cast<int>(entries.size());
            if (tile_towards(action, home) != Tile::card || place == count) return {};
            return entry_area(hand_area(court, home), count, place);
        }
        case Task::market:
            return action.kind == blast::buy ? shop_card(action.a) : Rect{};
        case Task::path:
        case Task::place:
            return on_square ? court.area(action.a) : Rect{};
        default:
            return {};
    }
}

// ---- What Y explains ---------------------------------------------------------------------------

using blast::topic_number;

int Scene::topic(const MatchView& view) const {
    const State& state = shown(view);
    if (story_.telling()) return topic_number(story_.topic(view), story_.actor(view));
    if (state.over()) return topic_number(Topic::winner, state.winner);
    if (!deciding(view)) return topic_number(Topic::turn);
    switch (selection_.task()) {
        case Task::walk:
            if (selection_.at_home()) return topic_number(Topic::own_figure, state.active);
            return topic_of_square(state, selection_.square());
        case Task::look:
        case Task::none:
            return topic_of_spot(state, selection_.spot());
        default:
            return topic_of_choice(state);
    }
}

int Scene::topic_of_choice(const State& state) const {
    switch (selection_.task()) {
        case Task::bar:
            return topic_number(Topic::lay_tile) + static_cast<int>(selection_.tile(state));
        case Task::path:
            return topic_number(Topic::path_tile);
        case Task::place:
            return topic_number(Topic::place_tile);
        case Task::hand:
            switch (const std::uint8_t entry = selection_.entry(state)) {
                case launch_entry:
                    return topic_number(Topic::launch_tile);
                case drop_entry:
                    return topic_number(Topic::drop_tile);
                default:
                    return topic_number(blast::topic_of(static_cast<blast::Card>(entry)));
            }
        case Task::drop:
            return topic_number(blast::topic_of(selection_.dropped(state)));
        case Task::market:
            return topic_of_spot(state, {Spot::What::market, selection_.index()});
        case Task::push:
            return topic_number(Topic::push_card);
        case Task::roll:
            return topic_number(Topic::roll_card);
        case Task::launch:
            return topic_number(Topic::launch_tile);
        default:
            return topic_number(Topic::fast_card);
    }
}

int Scene::topic_of_spot(const State& state, const Spot& spot) const {
    switch (spot.what) {
        case Spot::What::square:
            return topic_of_square(state, spot.index);
        case Spot::What::seat:
            return topic_number(state.figure(spot.index).alive != 0 ? Topic::seat : Topic::ghost,
                                spot.index);
        case Spot::What::market: {
            const blast::Card card = state.market[spot.index];
            return topic_number(card == blast::no_card ? Topic::sold_card : blast::topic_of(card));
        }
        default:
            return topic_number(state.board.holder == kit::nobody ? Topic::deck : Topic::flip_map);
    }
}

int Scene::topic_of_square(const State& state, Square square) const {
    const blast::Board& board = state.board;
    const blast::Piece piece = board.piece[square];
    if (piece.figure())
        return topic_number(piece.seat() == state.active ? Topic::own_figure : Topic::figure,
                            piece.seat());
    if (piece.bomb())
        return topic_number(board.bombs[piece.bomb_number()].sparking != 0 ? Topic::sparking_bomb
                                                                           : Topic::fresh_bomb,
                            blast::owner_of(piece.bomb_number()));
    const blast::Token token = board.token[square];
    if (blast::is_block(token)) return topic_number(Topic::block);
    if (blast::is_item(token)) return topic_number(blast::topic_of(blast::item_of(token)));
    const blast::Terrain terrain = board.terrain[square];
    const std::uint8_t next = board.next_flip();
    const bool falls = next != blast::nothing && board.tile_squares(next).has(square);
    const int caution = topic_number(Topic::caution, falls ? board.holder : 0);
    switch (terrain.ground()) {
        case blast::Ground::outside:
            return topic_number(Topic::outside);
        case blast::Ground::grey:
            return falls ? caution : topic_number(Topic::pillar);
        case blast::Ground::hole:
            return topic_number(Topic::hole);
        case blast::Ground::floor:
            break;
    }
    switch (terrain.feature()) {
        case blast::Feature::teleport:
            return topic_number(Topic::teleport);
        case blast::Feature::power:
            return topic_number(Topic::power);
        case blast::Feature::turf:
            return topic_number(Topic::turf);
        case blast::Feature::belt:
            return topic_number(Topic::belt);
        case blast::Feature::none:
            break;
    }
    if (danger_known_ && danger_on_ && danger_.when[square] != 0)
        return topic_number(Topic::danger);
    return falls ? caution : topic_number(Topic::floor);
}

}  // namespace blast_scene
