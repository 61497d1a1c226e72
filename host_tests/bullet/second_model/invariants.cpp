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
    bool jane_plays = false, sudden = !p.sudden.empty() || p.over();
    for (const Heroine& h : p.heroines) {
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
    for (const Heroine& h : p.heroines) {
        for (const int kind : h.slots) tiles += kind != none;
        if (h.phase == out) continue;
        std::vector<int> all = h.deck;
        all.insert(all.end(), h.hand.begin(), h.hand.end());
        all.insert(all.end(), h.discard.begin(), h.discard.end());
        std::sort(all.begin(), all.end());
        if (all != h.card().patterns) return false;
    }
    for (const Frame& frame : p.pending)
        tiles += frame.kind == Frame::end_phase && frame.held != none;
    return tiles == (p.options.mode == free_for_all ? 27 : 0);
}

bool within_bounds(const Position& p) {  // INV-4, INV-5
    for (const Heroine& h : p.heroines) {
        if (h.ap < 0 || h.ap > h.card().ap) return false;
        if (static_cast<int>(h.life.size()) > h.card().life) return false;
        if (static_cast<int>(h.mind.size()) > mind_slots) return false;
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

}  // namespace

std::string broken_invariant(const Model& model) {
    const Position& p = model.p;
    if (!bullets_kept(p)) return "INV-1, INV-2";
    if (!cards_kept(p)) return "INV-3";
    if (!within_bounds(p)) return "INV-4, INV-5";
    if (!living(p)) return "INV-6";
    if (!p.over() && p.intensity != 3 + p.round + p.seats() - p.in_game_count() && p.sudden.empty())
        return "INV-8";
    if (p.over() != model.legal().empty()) return "INV-10";
    return "";
}

}  // namespace second
