#include "kit/search.h"

#include <algorithm>
#include <bit>

namespace kit {

namespace {

using Index = std::uint16_t;
constexpr Index no_node = 0;  // the root is nobody's child
constexpr std::size_t most_nodes = 65535;
constexpr std::uint32_t most_iterations = 65000;  // visits are 16 bits
constexpr std::size_t deepest = 96;               // actions on a walk through the tree
constexpr std::int32_t curiosity = 700;           // of 1000: UCB's constant

struct Node {
    Action action;
    Index first_child, next_sibling;
    std::uint16_t visits;
    std::uint16_t offered;  // how often it was legal when its parent was left
    std::int32_t value;     // sum over visits, 0 .. 1000 each, for the seat that took the action
};
static_assert(sizeof(Node) == 16);

struct Step {
    Index node;
    Seat seat;
};

struct Search {
    StateBytes* world = nullptr;
    Action* legal = nullptr;
    std::uint32_t* tried = nullptr;  // a bit for each entry of `legal`
    Node* nodes = nullptr;
    std::size_t legal_room = 0, node_room = 0, node_count = 0;
    std::uint32_t work = 0, iterations = 0;
    bool forced = false;
    std::array<Step, deepest> path{};
};

// What a search takes beside its nodes, counted alike on every machine: how many nodes there are
// decides what is searched once they are used up, and console and PC must decide alike. The record
// holds pointers, so its true size does not count.
constexpr std::size_t record_room = 512;
static_assert(sizeof(Search) <= record_room);
constexpr std::size_t gaps = 4 * state_alignment;  // at most one before each of four pieces

// Longer lists than this are searched by their first part; such games bring their own player.
std::size_t legal_room_of(const Game& game) {
    return std::min<std::size_t>(game.info.most_legal, 1024);
}
std::size_t tried_words(std::size_t legal_room) { return (legal_room + 31) / 32; }

// log2 in 1/65536, straight between powers of two; off by at most 0.09.
std::uint32_t log2_q16(std::uint32_t x) {
    const int whole = static_cast<int>(std::bit_width(x)) - 1;
    const std::uint32_t fraction = (x << (31 - whole)) & 0x7FFFFFFF;
    return (static_cast<std::uint32_t>(whole) << 16) + (fraction >> 15);
}

std::uint32_t root(std::uint32_t x) {
    std::uint32_t result = 0;
    for (std::uint32_t bit = 1u << 15; bit != 0; bit >>= 1) {
        const std::uint32_t larger = result | bit;
        if (larger * larger <= x) result = larger;
    }
    return result;
}

struct Walk {
    Thought& thought;
    Search& search;
    const Game& game = *thought.game;
    std::size_t depth = 0;
    Events unseen{};

    void take(Action action) {
        check(game.apply(search.world, action, unseen).ok(), "a legal action was refused");
        ++search.work;
    }

    std::uint32_t list_legal() {
        Actions window({search.legal, search.legal_room});
        game.legal(search.world, window);
        return std::min<std::uint32_t>(window.count(),
                                       static_cast<std::uint32_t>(search.legal_room));
    }

    // Marks which legal actions have a node already, and finds the most promising of those.
    Index promising_child(Index parent, std::uint32_t count, std::uint32_t& untried) {
        std::fill_n(search.tried, (count + 31) / 32, 0u);
        untried = 0;
        for (std::uint32_t i = 0; i < count; ++i) {
            if (game.info.words[search.legal[i].kind].outside)
                search.tried[i / 32] |= 1u << i % 32;
            else
                ++untried;
        }
        Index best = no_node;
        std::int32_t best_promise = 0;
        for (Index child = search.nodes[parent].first_child; child != no_node;
             child = search.nodes[child].next_sibling) {
            Node& node = search.nodes[child];
            const std::span<const Action> legal(search.legal, count);
            const auto place = std::ranges::lower_bound(legal, node.action);
            if (place == legal.end() || *place != node.action) continue;  // not in this world
            const auto at = static_cast<std::uint32_t>(place - legal.begin());
            search.tried[at / 32] |= 1u << at % 32;
            --untried;
            ++node.offered;
            const std::int32_t promise =
                node.value / node.visits + curiosity * doubt(node.offered, node.visits) / 1000;
            if (best == no_node || promise > best_promise) {
                best = child;
                best_promise = promise;
            }
        }
        return best;
    }

    Action pick_untried(std::uint32_t untried) {
        std::uint32_t left = thought.rng.below(untried);
        for (std::uint32_t i = 0;; ++i) {
            if ((search.tried[i / 32] >> i % 32 & 1) != 0) continue;
            if (left == 0) return search.legal[i];
            --left;
        }
    }

    Index add_node(Index parent, Action action) {
        const Index made = static_cast<Index>(search.node_count++);
        search.nodes[made] = {.action = action,
                              .first_child = no_node,
                              .next_sibling = search.nodes[parent].first_child,
                              .visits = 0,
                              .offered = 1,
                              .value = 0};
        search.nodes[parent].first_child = made;
        return made;
    }

    // Down the tree until a new node was added, or the match or the memory ends.
    void descend() {
        for (Index at = 0; depth < deepest;) {
            const Seat seat = game.turn(search.world);
            if (seat == nobody) return;
            const std::uint32_t count = list_legal();
            std::uint32_t untried = 0;
            const Index child = promising_child(at, count, untried);
            const bool grow = untried > 0 && search.node_count < search.node_room;
            if (!grow && child == no_node) return;
            at = grow ? add_node(at, pick_untried(untried)) : child;
            search.path[depth++] = {at, seat};
            take(search.nodes[at].action);
            if (grow) return;
        }
    }

    void play_out() {
        for (int i = 0; i < thought.player->playout; ++i) {
            if (game.turn(search.world) == nobody) return;
            take(random_legal(game, search.world, thought.rng));
        }
    }

    void credit() {
        std::array<std::int32_t, max_seats> worth;
        worth.fill(-1);
        for (std::size_t i = 0; i < depth; ++i) {
            const Step step = search.path[i];
            if (worth[step.seat] < 0) worth[step.seat] = game.evaluate(search.world, step.seat);
            search.nodes[step.node].value += worth[step.seat];
            ++search.nodes[step.node].visits;
        }
    }

    void iterate() {
        game.copy(search.world, thought.seen);
        game.conceal(search.world, thought.seat, thought.rng);
        ++search.work;
        descend();
        play_out();
        credit();
        ++search.iterations;
    }
};

void choose_most_visited(Thought& thought, const Search& search) {
    const Node* best = nullptr;
    for (Index i = search.nodes[0].first_child; i != no_node; i = search.nodes[i].next_sibling) {
        const Node& node = search.nodes[i];
        if (best == nullptr || node.visits > best->visits ||
            (node.visits == best->visits && node.value > best->value))
            best = &node;
    }
    check(best != nullptr, "a search without a result");
    thought.choice = best->action;
}

}  // namespace

std::int32_t doubt(std::uint32_t of, std::uint32_t times) {
    constexpr std::uint32_t ln2_q8 = 177;
    const std::uint32_t ln_q16 = (log2_q16(of) >> 8) * ln2_q8;
    return static_cast<std::int32_t>(root(ln_q16 / times) * 1000 / 256);
}

std::size_t search_room(const Game& game, std::size_t memory) {
    const std::size_t legal = legal_room_of(game);
    const std::size_t beside = record_room + gaps + game.state_size + legal * sizeof(Action) +
                               tried_words(legal) * sizeof(std::uint32_t);
    return memory > beside ? std::min((memory - beside) / sizeof(Node), most_nodes) : 0;
}

void start_search(Thought& thought) {
    const Game& game = *thought.game;
    Scratch cut(thought.memory);
    Search& search = cut.make<Search>();
    search.world = cut.take<StateBytes>(game.state_size, state_alignment).data();
    search.legal_room = legal_room_of(game);
    search.legal = cut.take<Action>(search.legal_room).data();
    search.tried = cut.take<std::uint32_t>(tried_words(search.legal_room)).data();
    search.node_room = search_room(game, thought.memory.size());
    check(search.node_room > 1, "scratch memory is too small for a search");
    search.nodes = cut.take<Node>(search.node_room).data();
    search.nodes[0] = {};
    search.node_count = 1;

    const std::uint32_t count = count_legal(game, thought.seen);
    search.forced = count == 1;
    if (search.forced) thought.choice = nth_legal(game, thought.seen, 0);
}

bool step_search(Thought& thought, std::uint32_t work) {
    Search& search = Scratch::first<Search>(thought.memory);
    if (search.forced) return true;
    const std::uint32_t until = search.work + work;
    while (search.work < until) {
        Walk{thought, search}.iterate();
        if (search.work < thought.player->nodes && search.iterations < most_iterations) continue;
        choose_most_visited(thought, search);
        return true;
    }
    return false;
}

}  // namespace kit
