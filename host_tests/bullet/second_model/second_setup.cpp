// The beginning (1.3, 4.3); bags and decks.
#include <numeric>
#include <utility>

#include "second_model.h"

namespace second {

int total(const Bag& bag) { return std::accumulate(bag.begin(), bag.end(), 0); }
int ordinary(const Bag& bag) { return std::accumulate(bag.begin(), bag.begin() + bullet_types, 0); }

// ---- random draws (4.3) ----

int Model::below(int count) { return static_cast<int>(p.rng.below(count)); }

void Model::shuffle(std::vector<int>& cards) {
    for (int i = static_cast<int>(cards.size()) - 1; i >= 1; i--)
        std::swap(cards[i], cards[below(i + 1)]);
}

int Model::draw_bullet(Bag& bag) {
    const int v = below(total(bag));
    int sum = 0;
    for (int type = 0; type < all_types; type++) {
        sum += bag[type];
        if (sum > v) {
            bag[type]--;
            return type;
        }
    }
    return none;
}

bool Model::draw_pattern(int seat) {  // BUL-144
    Heroine& h = her(seat);
    if (h.deck.empty() && !h.discard.empty()) {
        note("pattern reshuffle");
        std::swap(h.deck, h.discard);
        shuffle(h.deck);
    }
    if (h.deck.empty()) return false;
    h.hand.push_back(h.deck.back());
    h.deck.pop_back();
    return true;
}

void Model::reveal_powerups() {  // BUL-045, BUL-190
    while (static_cast<int>(p.face_up.size()) < p.in_game_count()) {
        if (p.powerup_deck.empty() && !p.powerup_discard.empty()) {
            note("powerup reshuffle");
            std::swap(p.powerup_deck, p.powerup_discard);
            shuffle(p.powerup_deck);
        }
        if (p.powerup_deck.empty()) {
            note("no powerup left");
            return;
        }
        p.face_up.push_back(p.powerup_deck.back());
        p.powerup_deck.pop_back();
    }
}

// ---- setup ----

Model::Model(const Options& options, kit::Seed seed) {
    p.options = options;
    p.rng = kit::Rng(seed);
    p.heroines.resize(options.seats);
    p.results.assign(options.seats, Result::open);
    seat_heroines();
    if (options.mode == boss_battle) seat_boss();
    set_up();
    p.active = p.turn_order().front();
}

void Model::seat_heroines() {  // BUL-014
    const int all = static_cast<int>(heroines().size());
    std::set<int> taken;
    for (int seat = 0; seat < p.seats(); seat++) {
        int who = p.options.named[seat];
        if (who == none) continue;
        while (taken.count(who) != 0) who = (who + 1) % all;
        taken.insert(who);
        her(seat).who = who;
    }
    for (int seat = 0; seat < p.seats(); seat++) {
        if (p.options.named[seat] != none) continue;
        std::vector<int> free;
        for (int who = 0; who < all; who++)
            if (taken.count(who) == 0) free.push_back(who);
        her(seat).who = free[below(static_cast<int>(free.size()))];
        taken.insert(her(seat).who);
    }
}

void Model::seat_boss() {  // BUL-014: the boss of a heroine who is not in use
    std::vector<int> free;
    for (int who = 0; who < static_cast<int>(bosses().size()); who++)
        if (p.seat_of(who) == none) free.push_back(who);
    if (p.options.boss == none) {
        p.boss.who = free[below(static_cast<int>(free.size()))];
        return;
    }
    p.boss.who = p.options.boss;
    while (p.seat_of(p.boss.who) != none)
        p.boss.who = (p.boss.who + 1) % static_cast<int>(bosses().size());
}

void Model::set_up() {
    for (int seat = 0; seat < p.seats(); seat++) {
        Heroine& h = her(seat);
        h.ap = h.card().ap;
        h.deck = h.card().patterns;
        shuffle(h.deck);
        for (int i = 0; i < h.card().hand; i++) draw_pattern(seat);
        if (h.who == nawa) h.baku = 2 * columns + 2;  // BUL-360: (3,3)
        if (h.who == jane)                            // BUL-350
            for (const int special : {immobilizer, badge, coat}) h.current[special]++;
    }
    const int sets = p.seats() > 4 ? 2 : 1;  // BUL-320
    for (int type = 0; type < bullet_types; type++) p.center[type] = sets * copies_of(type);
    for (int seat = 0; seat < p.seats(); seat++)
        for (int i = 0; i < 10; i++) her(seat).current[draw_bullet(p.center)]++;
    if (p.options.mode == boss_battle) set_up_boss();
    if (p.options.mode != free_for_all) return;  // BUL-171
    for (int kind = 0; kind < static_cast<int>(powerups().size()); kind++)
        p.powerup_deck.insert(p.powerup_deck.end(), 3, kind);
    shuffle(p.powerup_deck);
    reveal_powerups();
}

}  // namespace second
