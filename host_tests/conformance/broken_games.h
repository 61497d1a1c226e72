// Null games with one defect each, to test the suite itself: each must be caught, and by the check
// that is meant for it.
#pragma once

#include "kit/player.h"
#include "nullgame/rules.h"

namespace broken {

enum class Defect {
    nothing,
    usual_config_refused,
    legal_unsorted,
    legal_twice,
    legal_too_many,
    legal_refused,
    illegal_accepted,
    refusal_changes,
    outcome_never_over,
    card_lost,
    never_ends,
    no_description,
    too_many_events,
    mask_shows_deck,
    public_sees_more,
    mask_depends_on_luck,
    keeps_news_quiet,
    shows_nobody,
    curtain_tells,
    counts_calls,
    knows_its_address,
    hashes_padding,
    memory_outside,
    words_alike,
    nothing_to_share,
    conceal_changes_own,
    conceal_doubles_card,
    conceal_keeps_random_numbers,
    conceal_nothing,
    player_illegal,
    player_feels_slices,
    player_peeks,
    player_peeks_late,
    player_illegal_rarely,
};

// What no game may have: memory outside its state.
inline std::uint32_t calls, since_setup;
inline nullgame::Card true_top, concealed_top;

struct Slack {
    std::uint8_t narrow;
    std::uint32_t wide;
    // Writes its members and not the padding between them.
    [[gnu::noinline]] Slack() : narrow(1), wide(2) {}
};
struct NoSlack {
    std::uint32_t wide = 2;
};

template <Defect defect>
struct Rules {
    using Base = nullgame::Rules;
    static constexpr bool padded = defect == Defect::hashes_padding;
    struct State {
        nullgame::State base;
        std::uint32_t mark;  // where defects leave their trace
        std::conditional_t<padded, Slack, NoSlack> slack;
        State() : base{}, mark(0) {}
    };

    static constexpr kit::ActionWord words_alike[] = {{"draw"}, {"draw"}, {"time_out", true}};
    static void start_player(kit::Thought&) {}
    static bool step_player(kit::Thought& thought, std::uint32_t work) {
        std::uint8_t kind = nullgame::stand;
        if (defect == Defect::player_illegal) kind = 1 + nullgame::time_out;
        if (defect == Defect::player_feels_slices && work < 10) kind = nullgame::draw;
        if (defect == Defect::player_peeks && true_top < 3) kind = nullgame::draw;
        // So late that no two seeds look alike any more.
        const auto& seen = *reinterpret_cast<const State*>(thought.seen);
        if (defect == Defect::player_peeks_late && seen.mark >= 5 && concealed_top < 4)
            kind = nullgame::draw;
        // Late, at places that only a close look comes by, and there not always.
        if (defect == Defect::player_illegal_rarely && seen.mark > 12 && seen.mark % 5 == 3 &&
            seen.base.hole[thought.seat] == 6)
            kind = 1 + nullgame::time_out;
        thought.choice = {.kind = kind};
        return true;
    }
    static constexpr kit::Player player{"broken", "Broken", 1, 0, start_player, step_player};
    static constexpr const kit::Player* players[] = {&player};

    static constexpr kit::GameInfo make_info() {
        kit::GameInfo info = Base::info;
        if (defect == Defect::legal_twice) info.most_legal = 3;
        if (defect == Defect::legal_too_many) info.most_legal = 1;
        if (defect == Defect::words_alike) info.words = words_alike;
        if (defect == Defect::nothing_to_share) info.form.record_size = 1;
        if (defect >= Defect::player_illegal) info.players = players;
        return info;
    }
    static constexpr kit::GameInfo info = make_info();

    static kit::Verdict config_problem(const kit::Config& config) {
        if (defect == Defect::usual_config_refused && config == info.form.usual())
            return kit::refused("not like that");
        return Base::config_problem(config);
    }
    static void look(const State& state) {
        if (!state.base.deck.empty()) true_top = state.base.deck.top();
    }
    static void setup(State& state, const kit::Config& config, kit::Seed seed) {
        since_setup = 0;
        Base::setup(state.base, config, seed);
        look(state);
    }
    static int seats(const State& state) { return Base::seats(state.base); }
    static kit::Seat turn(const State& state) { return Base::turn(state.base); }
    static void legal(const State& state, kit::Actions& out) {
        if (defect == Defect::legal_unsorted && !state.base.over()) {
            out.add({nullgame::stand});
            out.add({nullgame::draw});
            if (state.base.timed != 0) out.add({nullgame::time_out});
            return;
        }
        Base::legal(state.base, out);
        if (defect == Defect::legal_twice && !state.base.over() && state.base.timed == 0)
            out.add({nullgame::stand});
    }
    static kit::Verdict apply(State& state, kit::Action action, kit::Events& events) {
        nullgame::State& base = state.base;
        if (defect == Defect::legal_refused && action.kind == nullgame::stand && base.round == 1)
            return kit::refused("not in the second round");
        if (defect == Defect::illegal_accepted && action.c == kit::no_value) action.c = 0;
        const std::size_t mover = base.turn, sixes = base.open_cards[6];
        const kit::Verdict verdict = Base::apply(base, action, events);
        if (!verdict.ok()) {
            if (defect == Defect::refusal_changes) (void)base.rng.next();
            return verdict;
        }
        (void)mover;
        if (defect == Defect::card_lost && base.open_cards[6] > sixes) --base.open_cards[6];
        if (defect == Defect::never_ends && base.over()) {
            base.round = 0;
            base.turn = 0;
            base.standing[0] = nullgame::Standing::in;
            base.deck.clear();
            base.open_cards = {};
            base.open_sum = {};
            for (std::size_t seat = 0; seat < base.players; ++seat) base.hole[seat] = 1;
            for (nullgame::Card card = 1; card <= 6; ++card)
                for (int i = card == 1 ? base.players : 0; i < nullgame::copies; ++i)
                    base.deck.push(card);
            base.standing = {};
        }
        if (defect == Defect::too_many_events)
            for (std::size_t i = 0; i < kit::max_events; ++i) events.add({});
        if (defect == Defect::counts_calls) state.mark = ++calls;
        if (defect == Defect::memory_outside) state.mark = ++since_setup;
        if (defect == Defect::player_peeks_late || defect == Defect::player_illegal_rarely)
            ++state.mark;
        if (defect == Defect::knows_its_address)
            state.mark = static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(&state));
        look(state);
        return verdict;
    }
    static kit::Outcome outcome(const State& state) {
        kit::Outcome outcome = Base::outcome(state.base);
        if (defect == Defect::outcome_never_over) outcome.over = false;
        return outcome;
    }
    static void conceal(State& state, kit::Viewer viewer, kit::Rng& rng) {
        nullgame::State& base = state.base;
        if (defect == Defect::conceal_nothing) return;
        if (!base.deck.empty()) concealed_top = base.deck.top();
        const kit::Rng before = base.rng;
        Base::conceal(base, viewer, rng);
        if (defect == Defect::conceal_keeps_random_numbers) base.rng = before;
        if (defect == Defect::conceal_changes_own && !base.deck.empty() && viewer < kit::max_seats)
            std::swap(base.hole[viewer], base.deck[0]);
        if (defect == Defect::conceal_doubles_card && base.deck.size() > 1)
            base.deck[0] = static_cast<nullgame::Card>(base.deck[0] % 6 + 1);
    }
    static void mask(State& state, kit::Viewer viewer) {
        const nullgame::State truth = state.base;
        Base::mask(state.base, viewer);
        state.mark = 0;
        if (defect == Defect::mask_shows_deck) state.base.deck = truth.deck;
        if (defect == Defect::public_sees_more && viewer == kit::the_public)
            state.base.hole = truth.hole;
        // A hidden six looks like a six.
        if (defect == Defect::curtain_tells)
            for (nullgame::Card& hole : state.base.hole)
                if (hole == 0) hole = 6;
        if (defect == Defect::mask_depends_on_luck) state.mark = ++calls;
    }
    static kit::News news(const kit::Event& event) {
        if (defect == Defect::keeps_news_quiet && event.kind == nullgame::drew)
            return kit::News::none;
        // Not a seat, but a set of them.
        if (defect == Defect::shows_nobody && event.kind == nullgame::round_over)
            return kit::News::glimpse;
        return Base::news(event);
    }
    static void describe(const State& state, kit::Action action, const kit::Names& names,
                         kit::TextOut& out) {
        if (defect == Defect::no_description && action.kind == nullgame::stand) return;
        Base::describe(state.base, action, names, out);
    }
    static const char* invariant(const State& state) { return Base::invariant(state.base); }
    static kit::Hash hash(const State& state) {
        if (padded) return kit::hash_bytes(std::as_bytes(std::span(&state, 1)));
        kit::Hasher hash;
        hash.add(std::as_bytes(std::span(&state.base, 1)));
        hash.add(state.mark);
        return hash.value();
    }
};

template <Defect defect>
inline constexpr kit::Game game = kit::make_game<Rules<defect>>();

}  // namespace broken
