#include "invariants.h"

#include <algorithm>

namespace second {

namespace {

bool bullets_kept(const Position& p) {  // INV-1, INV-2
    Bag sum = p.center;
    const auto add_bag = [&](const Bag& bag) {
        for (int type = 0; type < all_types; type++) sum[type] += bag[type];
    };
    const auto add_list = [&](const std::vector<int>& list) {
        for (const int bullet : list)
            if (bullet != none) sum[bullet]++;
    };
    add_bag(p.track);
    add_bag(p.boss.incoming);
    add_bag(p.boss.trap);
    bool jane_plays = false, sudden = !p.sudden.empty() || p.over();
    const bool swept = p.against(celestial_cleaning);  // BUL-356
    for (const Bag* bag : {&p.center, &p.boss.incoming, &p.boss.trap})
        if (ordinary(*bag) < total(*bag) && !(swept && bag == &p.center)) return false;
    for (const Heroine& h : p.heroines) {
        if (ordinary(h.current) < total(h.current) && h.who != jane && !swept) return false;
        for (const auto* list : {&h.sight, &h.life, &h.odd_pan, &h.even_pan, &h.mind})
            if (std::any_of(list->begin(), list->end(), is_special)) return false;
        add_bag(h.current);
        add_bag(h.incoming);
        for (const auto* list : {&h.sight, &h.life, &h.odd_pan, &h.even_pan, &h.mind})
            add_list(*list);
        jane_plays = jane_plays || (h.who == jane && h.phase != out);
    }
    for (const Frame& frame : p.pending)
        if (frame.kind == Frame::keep || frame.kind == Frame::column ||
            frame.kind == Frame::assign_hit)
            sum[frame.held]++;
    for (int type = 0; type < bullet_types; type++)
        if (sum[type] != copies_of(type) * (p.seats() > 4 ? 2 : 1)) return false;
    for (int type = bullet_types; type < all_types; type++)
        if (!sudden && sum[type] != (jane_plays ? 1 : 0)) return false;
    return true;
}

bool cards_kept(const Position& p) {  // INV-3
    int tiles =
        static_cast<int>(p.powerup_deck.size() + p.face_up.size() + p.powerup_discard.size());
    std::vector<int> feed = p.boss.feed_deck;
    feed.insert(feed.end(), p.boss.feed_discard.begin(), p.boss.feed_discard.end());
    for (const Heroine& h : p.heroines) {
        for (const int kind : h.slots) tiles += kind != none;
        if (h.phase == out) continue;
        std::vector<int> all = h.deck;
        for (const int card : h.hand) (p.is_feed(card) ? feed : all).push_back(card);
        all.insert(all.end(), h.discard.begin(), h.discard.end());
        std::sort(all.begin(), all.end());
        if (all != h.card().patterns) return false;
    }
    std::sort(feed.begin(), feed.end());
    if (feed !=
        (p.against(collective_consciousness) ? heroines()[ynn].patterns : std::vector<int>()))
        return false;
    std::vector<int> of_boss = p.boss.deck;
    of_boss.insert(of_boss.end(), p.boss.covered.begin(), p.boss.covered.end());
    for (const auto& [card, turn] : p.boss.active) {
        of_boss.push_back(card);
        if (turn != 0 && !p.against(double_exposure)) return false;
    }
    std::sort(of_boss.begin(), of_boss.end());
    if (p.options.mode == boss_battle && of_boss != p.boss.card().patterns) return false;
    for (const Frame& frame : p.pending)
        tiles += frame.kind == Frame::end_phase && frame.held != none;
    return tiles == (p.options.mode == free_for_all ? 27 : 0);
}

bool within_bounds(const Position& p) {  // INV-4, INV-5
    for (const Heroine& h : p.heroines) {
        if (h.ap < 0 || h.ap > h.card().ap) return false;
        if (static_cast<int>(h.life.size()) > h.card().life) return false;
        if (static_cast<int>(h.mind.size()) > mind_slots) return false;
        if (h.hand.size() > 13) return false;
        if (h.odd_pan.size() > 5 || h.even_pan.size() > 5) return false;
        if (h.who == nawa && h.phase != out && (h.baku < 0 || h.baku >= spaces)) return false;
    }
    return true;
}

bool alive(const Position& p, int seat) {
    const Heroine& h = p.heroines[seat];
    if (h.who == balance)
        return !h.scales_lost() || !p.pending.empty();  // in the middle of Equilibrium
    return h.lives_left() > 0;
}

bool living(const Position& p) {  // INV-6
    for (int seat = 0; seat < p.seats(); seat++) {
        const Heroine& h = p.heroines[seat];
        if (h.phase == down || h.phase == out) continue;
        const int mate = p.mate(seat);
        if (!alive(p, seat) && (mate == none || !alive(p, mate))) return false;
    }
    return true;
}

bool round_ended(const Position& p) {  // INV-7; a boss burdens them anew before the next round
    if (p.boss.stage != BossSide::resting || !p.sudden.empty() || p.over()) return true;
    for (int seat = 0; seat < p.seats(); seat++) {
        const Heroine& h = p.heroines[seat];
        if (h.phase != ended) continue;
        if (p.own_cards(seat) > h.card().hand || total(h.current) > 0) return false;
        if (h.guard + h.brake + h.heavy + h.mute != 0 || h.immobilized != none) return false;
    }
    return true;
}

bool boss_bounds(const Position& p) {  // INV-9
    if (p.options.mode != boss_battle) return p.boss == BossSide();
    const int places = p.against(hollow_comet) ? 2 : 1;
    return p.boss.shields >= 0 && p.boss.shields <= 5 && p.seat_of(p.boss.who) == none &&
           static_cast<int>(p.boss.active.size()) == places &&
           (p.boss.shields > 0 || p.over() || p.boss.stage == BossSide::doing_slots) &&
           (p.boss.stage != BossSide::doing_slots || total(p.boss.incoming) == 0) &&
           (p.against(second_thought) || total(p.boss.trap) == 0);
}

}  // namespace

std::string broken_invariant(const Model& model) {
    const Position& p = model.p;
    if (!bullets_kept(p)) return "INV-1, INV-2";
    if (!cards_kept(p)) return "INV-3";
    if (!within_bounds(p)) return "INV-4, INV-5";
    if (!living(p)) return "INV-6";
    if (!round_ended(p)) return "INV-7";
    if (!boss_bounds(p)) return "INV-9";
    if (p.options.mode != boss_battle && !p.over() &&
        p.intensity != 3 + p.round + p.seats() - p.in_game_count() && p.sudden.empty())
        return "INV-8";
    if (p.over() != model.legal().empty()) return "INV-10";
    if (p.actions > 4000) return "INV-11";
    return "";
}

std::string broken_invariant(const Position& before, const Position& after) {
    if (before.options.mode != boss_battle) return "";
    if (after.boss.shields > before.boss.shields) return "INV-9";
    // A shield that broke took everything in the boss's incoming with it; what is sent after that
    // is sent in the next round.
    if (after.boss.shields < before.boss.shields && total(after.boss.incoming) > 0) return "INV-9";
    return "";
}

}  // namespace second
