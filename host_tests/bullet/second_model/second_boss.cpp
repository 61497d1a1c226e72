// Boss Battle: its setup, the boss round, who loses (1.16, 1.19).
#include <algorithm>

#include "second_model.h"

namespace second {

bool Position::is_feed(int pattern) const {
    return against(collective_consciousness) && patterns()[pattern].id.substr(0, 2) == "YN";
}

int Position::own_cards(int seat) const {
    int count = 0;
    for (const int card : heroines[seat].hand) count += !is_feed(card);
    return count;
}

// ---- setup, and step 4 of the boss round ----

void Model::set_up_boss() {  // BUL-272 to BUL-274
    p.boss.heroines = p.seats();
    p.boss.deck = p.boss.card().patterns;
    shuffle(p.boss.deck);
    reveal_pattern();
    if (p.against(hollow_comet)) reveal_pattern();  // BUL-380
    if (p.against(collective_consciousness)) {
        p.boss.feed_deck = heroines()[ynn].patterns;
        shuffle(p.boss.feed_deck);
    }
    deal_feed();
    suspend();
}

void Model::reveal_pattern() {  // BUL-295
    const int places = p.against(hollow_comet) ? 2 : 1;
    if (static_cast<int>(p.boss.active.size()) == places) {
        p.boss.covered.push_back(p.boss.active.front().first);
        p.boss.active.erase(p.boss.active.begin());
    }
    if (p.boss.deck.empty()) {
        note("boss reshuffle");
        std::swap(p.boss.deck, p.boss.covered);
        shuffle(p.boss.deck);
    }
    const int card = p.boss.deck.back();
    p.boss.deck.pop_back();
    const int turn = p.against(double_exposure) ? below(4) : 0;  // BUL-383
    p.boss.active.push_back({card, turn});
}

void Model::deal_feed() {  // BUL-394
    if (!p.against(collective_consciousness)) return;
    for (int seat = 0; seat < p.seats(); seat++) {
        Heroine& h = her(seat);
        const bool holds_one = p.own_cards(seat) < static_cast<int>(h.hand.size());
        if (!p.in_game(seat) || holds_one) continue;
        if (p.boss.feed_deck.empty()) {
            note("feed reshuffle");
            std::swap(p.boss.feed_deck, p.boss.feed_discard);
            shuffle(p.boss.feed_deck);
        }
        h.hand.push_back(p.boss.feed_deck.back());
        p.boss.feed_deck.pop_back();
    }
}

void Model::suspend() {  // BUL-398
    if (!p.against(internal_affairs)) return;
    for (int seat = 0; seat < p.seats(); seat++)
        if (p.in_game(seat))
            her(seat).suspended = below(static_cast<int>(her(seat).card().actions.size()));
}

// ---- the boss round ----

bool Model::from_center_to_current(int seat, int count) {
    for (int i = 0; i < count; i++) {
        if (total(p.center) == 0) {  // BUL-186
            note("center runs out in the boss round");
            finish(Ending::tie, none);
            return false;
        }
        her(seat).current[draw_bullet(p.center)]++;
    }
    return true;
}

// Every symbol by a bullet of its own (BUL-401, BUL-402): all ways are tried.
bool Model::completes_recipe(int seat, const std::string& symbols) const {
    if (symbols.empty()) return true;
    const char symbol = symbols[0];
    for (int type = 0; type < bullet_types; type++) {
        if (her(seat).cleared[type] == 0) continue;
        const auto colour = std::string("RBGYP").find(symbol);
        if (colour != std::string::npos && colour_of(type) != static_cast<int>(colour)) continue;
        if (symbol >= '1' && symbol <= '4' && number_of(type) != symbol - '0') continue;
        Model after = *this;
        after.her(seat).cleared[type]--;
        if (after.completes_recipe(seat, symbols.substr(1))) return true;
    }
    return false;
}

bool Model::completed(int seat, int pattern, int turn) const {
    const BossPatternCard& card = boss_patterns()[pattern];
    if (p.against(knife_and_fork)) return completes_recipe(seat, card.symbols);
    for (int dr = -5; dr <= 5; dr++)
        for (int dc = -4; dc <= 4; dc++)
            if (fits_pattern(seat, card.grids[turn], dr, dc)) return true;
    return false;
}

void Model::begin_boss_round() {
    // BUL-395
    for (int seat = 0; seat < p.seats(); seat++) {
        if (!p.in_game(seat)) continue;
        const int feed_cards = static_cast<int>(her(seat).hand.size()) - p.own_cards(seat);
        if (feed_cards > 0) note("feed penalty");
        if (!from_center_to_current(seat, feed_cards)) return;
    }
    // BUL-290: all are checked first
    for (int seat = 0; seat < p.seats(); seat++) {
        if (!p.in_game(seat)) continue;
        BossTask task{seat, {}};
        for (const auto& [pattern, turn] : p.boss.active) {
            const bool done = completed(seat, pattern, turn);
            note((done ? "completed " : "failed ") + boss_patterns()[pattern].id);
            if (done && p.against(knife_and_fork)) note("recipe completed");
            if (!done) task.effects.push_back(&boss_patterns()[pattern].effect);
        }
        if (!task.effects.empty()) p.boss.tasks.push_back(task);
    }
    p.boss.stage = BossSide::doing_patterns;
}

void Model::go_on_with_boss() {
    if (!p.boss.tasks.empty()) {
        do_task();
    } else if (p.boss.stage == BossSide::doing_patterns && break_shields()) {
        p.boss.stage = BossSide::doing_slots;
    } else {
        end_boss_round();
    }
}

void Model::do_task() {
    const BossTask task = p.boss.tasks.front();
    Frame frame;
    frame.user = task.seat;
    if (!p.in_game(task.seat)) {
        p.boss.tasks.erase(p.boss.tasks.begin());
    } else if (task.effects.size() == 2) {
        frame.kind = Frame::boss_order;
        p.pending.push_back(frame);
    } else {
        p.boss.tasks.erase(p.boss.tasks.begin());
        frame.what = task.effects.front();
        if (completable(*frame.what, task.seat, none))
            p.pending.push_back(frame);
        else
            note("boss effect impossible");  // BUL-298
    }
}

int Model::boss_count() const {
    if (!p.against(tipping_scale)) return total(p.boss.incoming);
    int odd = 0, even = 0;
    for (int type = 0; type < bullet_types; type++)
        (number_of(type) % 2 == 1 ? odd : even) += p.boss.incoming[type];
    return odd + even - std::max(0, std::abs(odd - even) - 3);
}

// Step 2. Was there a break, so that slots have effects?
bool Model::break_shields() {
    int count = boss_count();
    int broken = 0;
    while (p.boss.shields > 0) {
        const int slot = p.boss.lowest_slot() + 1;  // the topmost that is still covered
        const int needed = p.boss.card().slots[slot].breaks[p.boss.heroines - 1];
        if (count < needed) break;
        count -= needed;
        p.boss.shields--;
        broken++;
        note("shield broken");
        for (int seat = 0; seat < p.seats(); seat++)  // BUL-293
            p.boss.tasks.push_back({seat, {&p.boss.card().slots[slot].effect}});
    }
    if (broken == 0) return false;
    if (broken > 1) note("two shields broken at once");
    return_to_center(p.boss.incoming);  // BUL-292
    while (total(p.boss.trap) > 0)      // BUL-405
        for (int seat = 0; seat < p.seats(); seat++) {
            if (!p.in_game(seat) || total(p.boss.trap) == 0) continue;
            note("bullet from the trap");
            her(seat).current[draw_bullet(p.boss.trap)]++;
        }
    return true;
}

void Model::end_boss_round() {
    p.boss.stage = BossSide::resting;
    if (p.boss.shields == 0) {  // BUL-303
        finish(Ending::heroines, none);
        return;
    }
    if (p.against(celestial_cleaning)) sweep();
    // Step 3
    for (int seat = 0; seat < p.seats(); seat++) {
        if (!p.in_game(seat)) continue;
        const int intensity = p.boss.card().slots[p.boss.lowest_slot()].intensity;
        if (!from_center_to_current(seat, intensity)) return;
    }
    // Step 4
    reveal_pattern();
    deal_feed();
    suspend();
    start_round();
}

void Model::sweep() {
    for (Heroine& h : p.heroines) {
        for (int column = 1; column < columns; column++)  // BUL-390
            for (int row = 0; row < rows; row++) {
                int& left = h.sight[row * columns + column - 1];
                if (left == none) std::swap(left, h.sight[row * columns + column]);
            }
        for (Bag* bag : {&h.current, &h.incoming})  // BUL-391: specials as well
            for (int type = 0; type < all_types; type++) {
                if (is_special(type) && (*bag)[type] > 0) note("special swept away");
                p.center[type] += std::exchange((*bag)[type], 0);
            }
    }
}

// ---- losing ----

void Model::lose_at_once(int seat) {  // BUL-301
    note("heroine lost to the boss");
    Heroine& h = her(seat);
    for (std::vector<int>* area : {&h.sight, &h.life, &h.mind, &h.odd_pan, &h.even_pan})
        for (const int bullet : *area)
            if (bullet != none) p.center[bullet]++;
    for (Bag* bag : {&h.current, &h.incoming})
        for (int type = 0; type < all_types; type++)
            p.center[type] += std::exchange((*bag)[type], 0);
    if (h.who == jane)
        for (int special = bullet_types; special < all_types; special++) {
            p.center[special] = 0;
            for (Heroine& other : p.heroines) other.current[special] = 0;
        }
    for (const int card : h.hand)
        if (p.is_feed(card)) p.boss.feed_discard.push_back(card);
    Heroine gone;
    gone.who = h.who;
    gone.phase = out;
    gone.rounds = h.rounds;
    gone.cleared_total = h.cleared_total;
    h = gone;
    // What was still to be done by her is dropped (BUL-086).
    std::erase_if(p.pending, [&](const Frame& frame) { return frame.user == seat; });
    if (p.in_game_count() == 0) finish(Ending::boss, none);  // BUL-302
}

}  // namespace second
