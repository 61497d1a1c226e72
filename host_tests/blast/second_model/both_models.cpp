#include "both_models.h"

#include <cstdlib>

#include "blast/config.h"

namespace second {

long wanted(const char* name, long usual) {
    const char* told = std::getenv(name);
    return told == nullptr ? usual : std::atol(told);
}

// -------------------------------------------------------------------------------------- arenas

Arena arena_of(const blast::Arena& from) {
    Arena arena;
    arena.name = from.title();
    arena.players = from.seats;
    for (const blast::TilePlace& tile : from.tile_list())
        arena.tiles.push_back({"KHVX"[static_cast<int>(tile.pattern)], tile.corner});
    if (from.final_tile < from.tile_count) arena.final_square = from.tiles[from.final_tile].corner;
    arena.blocks.assign(from.block_list().begin(), from.block_list().end());
    arena.starts.assign(from.start_list().begin(), from.start_list().end());
    for (const blast::Placed& placed : from.feature_list())
        arena.features.push_back(
            {static_cast<int>(placed.gadget()), placed.arrow(), placed.square});
    return arena;
}

blast::Arena arena_of(const Arena& from) {
    blast::Arena arena;
    for (std::size_t i = 0; i < from.name.size() && i < 16; i++) arena.name[i] = from.name[i];
    arena.seats = static_cast<std::uint8_t>(from.players);
    for (const Tile& tile : from.tiles)
        arena.tiles[arena.tile_count++] = {
            static_cast<blast::Pattern>(std::string("KHVX").find(tile.pattern)),
            static_cast<blast::Square>(tile.square)};
    arena.final_tile = static_cast<std::uint8_t>(from.final_tile());
    for (int square : from.blocks)
        arena.blocks[arena.block_count++] = static_cast<blast::Square>(square);
    for (std::size_t i = 0; i < from.starts.size(); i++)
        arena.starts[i] = static_cast<blast::Square>(from.starts[i]);
    for (const Feature& feature : from.features)
        arena.features[arena.feature_count++] = {static_cast<blast::Gadget>(feature.kind),
                                                 static_cast<blast::Direction>(feature.arrow),
                                                 static_cast<blast::Square>(feature.square)};
    return arena;
}

// ------------------------------------------------------------------------------------ positions

namespace {

int or_none(int value) { return value == blast::nothing ? none : value; }

std::set<int> seats_in(blast::SeatSet set) {
    std::set<int> seats;
    for (int seat = 0; seat < 8; seat++)
        if ((set >> seat & 1) != 0) seats.insert(seat);
    return seats;
}

Square square_from(const blast::Board& board, blast::Square at) {
    const blast::Terrain terrain = board.terrain[at];
    Square square;
    square.tile = or_none(board.tile_at(at));
    square.grey = terrain.ground() == blast::Ground::grey;
    square.hole = terrain.ground() == blast::Ground::hole;
    square.pad = terrain.feature() == blast::Feature::teleport;
    square.power_pad = terrain.feature() == blast::Feature::power;
    square.turf = terrain.feature() == blast::Feature::turf;
    square.on_belt = terrain.feature() == blast::Feature::belt;
    square.arrow = terrain.arrow();
    const blast::Token token = board.token[at];
    if (blast::is_block(token)) square.block = blast::item_of(token);
    if (blast::is_item(token)) square.item = blast::item_of(token);
    return square;
}

Player player_from(const blast::State& s, std::size_t seat) {
    const blast::Figure& figure = s.board.figures[seat];
    Player player;
    player.square = or_none(figure.square);
    player.alive = figure.alive != 0;
    player.heart = figure.heart != 0;
    player.bombs = figure.bombs;
    player.flame_max = figure.flame_max != 0;
    player.speed_ups = figure.speed_ups;
    for (std::size_t card = 0; card < blast::ability_kinds; card++)
        player.hand.insert(player.hand.end(), s.hands[seat].count[card], static_cast<int>(card));
    player.start_square = s.start_squares[seat];
    player.start_tile = figure.start_tile;
    player.revived = s.revived[seat];
    player.ghosts_before = s.ghosts_before[seat];
    player.bomb_ups_taken = s.bomb_ups[seat];
    player.flame_ups_taken = s.flame_ups[seat];
    return player;
}

}  // namespace

Position position_of(const blast::State& s) {
    Position p;
    p.seats = s.board.seats;
    p.revenge = s.revenge_mode != 0;
    p.tiles.assign(s.board.tiles.begin(), s.board.tiles.begin() + s.board.tile_count);
    p.ring.assign(s.board.ring.begin(), s.board.ring.begin() + s.board.ring_size());
    p.final_tile = s.board.final_tile;
    for (int at = 0; at < squares; at++)
        p.board[at] = square_from(s.board, static_cast<blast::Square>(at));
    for (int i = 0; i < p.seats * bombs_each; i++) {
        const blast::Bomb& there = s.board.bombs[i];
        Bomb bomb;
        bomb.owner = i / bombs_each;
        if (there.on_ground()) bomb.square = there.place;
        if (there.carried()) bomb.carrier = there.carrier();
        bomb.sparking = there.sparking != 0;
        p.bombs.push_back(bomb);
    }
    for (int seat = 0; seat < p.seats; seat++)
        p.players.push_back(player_from(s, static_cast<std::size_t>(seat)));
    for (std::size_t i = s.deck.size(); i-- > 0;) p.deck.push_back(s.deck[i]);
    for (const blast::Card card : s.discard) p.discard.push_back(card);
    for (std::size_t slot = 0; slot < 2; slot++) p.market[slot] = or_none(s.market[slot]);
    p.seen.assign(s.seen.begin(), s.seen.end());
    p.holder = s.board.holder == kit::nobody ? none : s.board.holder;
    p.overtime_armed = s.board.armed != 0;
    p.flips = s.board.flips;
    p.active = s.active;
    p.phase = static_cast<int>(s.phase);
    p.moves_left = s.moves_left;
    p.idle = s.idle;
    p.turn_number = s.turn_number;
    p.actions = s.actions;
    s.path.each([&](blast::Square at) { p.path.insert(at); });
    p.hit = seats_in(s.board.hit);
    p.just_eliminated = seats_in(s.out_this_turn);
    p.winner = s.winner == kit::nobody ? none : s.winner;
    p.end_cause = static_cast<int>(s.end_cause);
    p.rng = s.rng;
    return p;
}

std::string difference(const Position& one, const Position& other) {
    const std::pair<const char*, bool> parts[] = {
        {"seats", one.seats == other.seats},
        {"revenge", one.revenge == other.revenge},
        {"tiles", one.tiles == other.tiles},
        {"ring", one.ring == other.ring},
        {"final tile", one.final_tile == other.final_tile},
        {"board", one.board == other.board},
        {"bombs", one.bombs == other.bombs},
        {"players", one.players == other.players},
        {"deck", one.deck == other.deck},
        {"discard", one.discard == other.discard},
        {"market", one.market == other.market},
        {"seen", one.seen == other.seen},
        {"holder", one.holder == other.holder},
        {"armed", one.overtime_armed == other.overtime_armed},
        {"flips", one.flips == other.flips},
        {"active", one.active == other.active},
        {"phase", one.phase == other.phase},
        {"moves left", one.moves_left == other.moves_left},
        {"idle", one.idle == other.idle},
        {"turn number", one.turn_number == other.turn_number},
        {"actions", one.actions == other.actions},
        {"path", one.path == other.path},
        {"hit", one.hit == other.hit},
        {"just eliminated", one.just_eliminated == other.just_eliminated},
        {"winner", one.winner == other.winner},
        {"end cause", one.end_cause == other.end_cause},
        {"rng", one.rng == other.rng}};
    for (const auto& [name, same] : parts)
        if (!same) return name;
    return one == other ? "" : "something else";
}

// ------------------------------------------------------------------------------------ the pair

namespace {

Action in_words(kit::Action action) { return {action.kind, action.a, action.b, action.c}; }

// What the rules keep twice: pieces by square, and the bomb on a head.
bool caches_agree(const blast::Board& board) {
    for (int at = 0; at < squares; at++) {
        blast::Piece wanted_there;
        for (int i = 0; i < blast::bomb_count; i++)
            if (board.bombs[i].place == at) wanted_there.bits |= static_cast<std::uint8_t>(i + 1);
        for (int seat = 0; seat < board.seats; seat++)
            if (board.figures[seat].square == at)
                wanted_there.bits |= static_cast<std::uint8_t>((seat + 1) << 5);
        if (board.piece[at] != wanted_there) return false;
    }
    for (int seat = 0; seat < board.seats; seat++) {
        int carried = blast::nothing;
        for (int i = 0; i < blast::bomb_count; i++)
            if (board.bombs[i].place == blast::Bomb::on_head + seat) carried = i;
        if (board.figures[seat].carries != carried) return false;
    }
    return true;
}

}  // namespace

Pair::Pair(const Arena& arena, int built_in, const Options& options, kit::Seed seed)
    : model(arena, options, seed) {
    kit::Config config = blast::Rules::info.form.usual();
    config.values[blast::arena_field] = static_cast<std::uint8_t>(built_in);
    config.values[blast::revenge_field] = options.revenge;
    config.values[blast::first_field] = static_cast<std::uint8_t>(options.first + 1);
    config.values[blast::starts_field] =
        options.starts_by_lot ? blast::starts_by_lot : blast::starts_fixed;
    if (built_in == blast::own_arena) {
        const Stored bytes = store(arena);
        std::copy(bytes.begin(), bytes.end(), config.record.begin());
    }
    TEST_ASSERT_TRUE(blast::Rules::info.form.problem(config).ok());
    TEST_ASSERT_TRUE(blast::Rules::config_problem(config).ok());
    blast::Rules::setup(s, config, seed);
}

void Pair::compare() const {
    const std::string differs = difference(model.p, position_of(s));
    TEST_ASSERT_EQUAL_STRING("", differs.c_str());
    TEST_ASSERT_TRUE_MESSAGE(caches_agree(s.board), "a cache is stale");
    TEST_ASSERT_EQUAL(model.turn(),
                      blast::Rules::turn(s) == kit::nobody ? none : blast::Rules::turn(s));
    const kit::Outcome outcome = blast::Rules::outcome(s);
    const std::vector<int> scores = model.scores();
    TEST_ASSERT_EQUAL(model.p.phase == over, outcome.over);
    for (int seat = 0; seat < model.p.seats; seat++) {
        TEST_ASSERT_EQUAL(scores[seat], outcome.score[seat]);
        if (outcome.over)
            TEST_ASSERT_EQUAL(seat == model.p.winner ? kit::Result::won : kit::Result::lost,
                              outcome.result[seat]);
    }
}

std::vector<kit::Action> Pair::compare_lists() const {
    std::vector<kit::Action> list(blast::Rules::info.most_legal);
    kit::Actions out(list);
    blast::Rules::legal(s, out);
    list.resize(out.count());
    const std::vector<Action> other = model.legal();
    bool same = other.size() == list.size();
    for (std::size_t i = 0; same && i < list.size(); i++) same = other[i] == in_words(list[i]);
    TEST_ASSERT_TRUE_MESSAGE(same, "the lists differ");
    return list;
}

void Pair::try_out(kit::Action action) const {
    Model other = model;
    const bool allowed = other.apply(in_words(action));
    blast::State after = s;
    kit::Events unheard;
    TEST_ASSERT_EQUAL(allowed, blast::Rules::apply(after, action, unheard).ok());
    if (!allowed) TEST_ASSERT_EQUAL_MEMORY(&s, &after, sizeof s);
}

void Pair::take(kit::Action action) {
    std::array<kit::Event, kit::max_events> memory;
    kit::Events events(memory);
    TEST_ASSERT_TRUE(blast::Rules::apply(s, action, events).ok());
    TEST_ASSERT_FALSE(events.cut());
    TEST_ASSERT_TRUE(model.apply(in_words(action)));
}

}  // namespace second
