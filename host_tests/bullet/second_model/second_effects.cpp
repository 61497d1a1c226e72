// The primitives of 2.2: what can be answered, and what happens.
#include <algorithm>

#include "second_model.h"

namespace second {

namespace {

int row_of(int space) { return space / columns; }
int column_of(int space) { return space % columns; }

// The next space in that direction, none if it is not on the sight (BUL-100, BUL-102).
int next_space(int space, char direction) {
    int row = row_of(space), column = column_of(space);
    if (direction == 'U') row--;
    if (direction == 'D') row++;
    if (direction == 'L') column--;
    if (direction == 'R') column++;
    if (row < 0 || row >= rows || column < 0 || column >= columns) return none;
    return row * columns + column;
}

bool adjacent(int one, int other) {
    for (const char direction : std::string("UDLR"))
        if (next_space(one, direction) == other) return true;
    return false;
}

constexpr int even_pan_answer = 8;  // 4.1: p = 0-4 odd pan, 8-12 even pan

}  // namespace

bool Heroine::scales_lost() const {
    const int odd = static_cast<int>(odd_pan.size()), even = static_cast<int>(even_pan.size());
    return odd - even >= 3 || even - odd >= 3 || odd >= 5 || even >= 5;
}

bool Model::fits(int seat, int space, const std::string& filter) const {
    const Heroine& h = her(seat);
    if (h.sight[space] == none) return false;
    if (filter == "any") return true;
    if (filter == "odd") return number_of(h.sight[space]) % 2 == 1;
    if (filter == "even") return number_of(h.sight[space]) % 2 == 0;
    if (filter == "K") return h.baku == space;
    return h.baku != none && adjacent(h.baku, space);  // adjK
}

// ---- what can be answered ----

// Where a bullet comes to that moves in this direction; none if it cannot make it (BUL-106).
int Model::move_end(int seat, int from, char direction, const std::string& distance) const {
    const std::vector<int>& sight = her(seat).sight;
    const bool far = distance == "max";
    const int wanted = far ? rows : std::stoi(distance);
    int at = from;
    for (int i = 0; i < wanted; i++) {
        const int next = next_space(at, direction);
        if (next == none || sight[next] != none) return far && at != from ? at : none;
        at = next;
    }
    return at;
}

std::vector<Answer> Model::moves(int seat, const Step& step) const {
    std::vector<Answer> list;
    for (int from = 0; from < spaces; from++) {
        if (!fits(seat, from, step.args[2])) continue;
        for (const char direction : step.args[0]) {
            const int end = move_end(seat, from, direction, step.args[1]);
            if (end != none) list.push_back({from, end});
        }
    }
    return list;
}

std::vector<Answer> Model::baku_moves(int seat, const Step& step) const {
    std::vector<Answer> list;
    const bool any_distance = step.args[1] == "+";
    const int wanted = any_distance ? rows : step.number(1);
    for (const char direction : step.args[0]) {
        int at = her(seat).baku;
        for (int i = 1; i <= wanted; i++) {
            at = next_space(at, direction);
            if (at == none) break;
            if (any_distance || i == wanted) list.push_back({at, 0});
        }
    }
    return list;
}

std::vector<Answer> Model::swaps(int seat, const Step& step) const {
    std::vector<Answer> list;
    const std::string& scope = step.args[0];
    for (int one = 0; one < spaces; one++)
        for (int other = one + 1; other < spaces; other++) {
            if (!fits(seat, one, step.args[1]) || !fits(seat, other, step.args[1])) continue;
            if (scope == "adj" && !adjacent(one, other)) continue;
            if (scope == "row" && row_of(one) != row_of(other)) continue;
            list.push_back({one, other});
        }
    return list;
}

std::vector<Answer> Model::warps(int seat, const Step& step) const {
    std::vector<Answer> list;
    const std::vector<int>& sight = her(seat).sight;
    for (int from = 0; from < spaces; from++) {
        if (!fits(seat, from, step.args[1])) continue;
        for (int to = 0; to < spaces; to++)
            if (sight[to] == none && column_of(to) == colour_of(sight[from]))
                list.push_back({from, to});
    }
    return list;
}

std::vector<Answer> Model::puts(int seat, const Step& step) const {
    const Heroine& h = her(seat);
    const std::string &from = step.args[0], &to = step.args[1], &filter = step.args[4];
    std::vector<Answer> list;
    if (from == "sight") {
        if (to == "mind" && static_cast<int>(h.mind.size()) == mind_slots) return {};
        for (int space = 0; space < spaces; space++) {
            if (!fits(seat, space, filter)) continue;
            if (to == "pan") {  // BUL-373
                Heroine after = h;
                (number_of(h.sight[space]) % 2 == 1 ? after.odd_pan : after.even_pan).push_back(0);
                if (after.scales_lost()) continue;
            }
            list.push_back({space, 0});
        }
        return list;
    }
    const bool pans = from == "pan" || h.who == balance;  // BUL-375
    if (!pans) {
        for (int i = 0; i < static_cast<int>(h.life.size()); i++) list.push_back({i, 0});
        return list;
    }
    for (const bool odd : {true, false}) {
        if (filter == (odd ? "even" : "odd")) continue;
        const int size = static_cast<int>((odd ? h.odd_pan : h.even_pan).size());
        for (int i = 0; i < size; i++) {
            if (from == "life") {  // BUL-373: First Aid
                Heroine after = h;
                (odd ? after.odd_pan : after.even_pan).pop_back();
                if (after.scales_lost()) continue;
            }
            list.push_back({odd ? i : even_pan_answer + i, 0});
        }
    }
    return list;
}

bool Model::needs_choice(const Step& step) const {
    if (step.word == "PLACE") return step.args[0] == "sight";
    if (step.word == "PUT" || step.word == "CLEAR")
        return std::find(step.args.begin(), step.args.end(), "pick") != step.args.end();
    return step.word == "MOVE" || step.word == "KMOVE" || step.word == "SWAP" ||
           step.word == "WARP" || step.word == "DISCARD";
}

std::vector<Answer> Model::answers(int seat, const Step& step) const {
    if (step.word == "MOVE") return moves(seat, step);
    if (step.word == "KMOVE") return baku_moves(seat, step);
    if (step.word == "SWAP") return swaps(seat, step);
    if (step.word == "WARP") return warps(seat, step);
    if (step.word == "PUT") return puts(seat, step);
    std::vector<Answer> list;
    if (step.word == "DISCARD")
        for (int i = 0; i < static_cast<int>(her(seat).hand.size()); i++) list.push_back({i, 0});
    if (step.word == "CLEAR" || step.word == "PLACE")
        for (int space = 0; space < spaces; space++)
            if (fits(seat, space, step.word == "CLEAR" ? step.args[2] : "any"))
                list.push_back({space, 0});
    return list;
}

bool Model::possible(int seat, const Step& step) const {
    const Heroine& h = her(seat);
    if (step.word == "DRAW")
        return static_cast<int>(h.deck.size() + h.discard.size()) >= step.number(0);
    if (step.word == "PLACE") return total(p.center) >= step.number(1);
    if (step.word == "PUT" && step.args[0] == "center") return total(p.center) >= step.number(2);
    return true;  // AP, MOD, SHIFT, PUT of as many as possible (BUL-120)
}

// BUL-116: every way to answer is tried on a copy.
bool Model::completable(const Effect& effect, int user, int ally, int from_step) const {
    if (from_step == static_cast<int>(effect.steps.size())) return true;
    const Step& step = effect.steps[from_step];
    const int doer = step.by_ally ? ally : user;
    if (needs_choice(step)) return !good_answers(effect, from_step, user, ally).empty();
    if (!possible(doer, step)) return false;
    if (from_step + 1 == static_cast<int>(effect.steps.size())) return true;
    Model after = *this;
    if (step.word == "PLACE" || step.word == "PUT") {
        // Random results are not foreseen: only the number in the center falls.
        for (int i = 0; i < step.number(step.word == "PLACE" ? 1 : 2); i++)
            (*std::find_if(after.p.center.begin(), after.p.center.end(),
                           [](int count) { return count > 0; }))--;
    } else {
        after.perform(step, user, ally, {});
    }
    return after.completable(effect, user, ally, from_step + 1);
}

std::vector<Answer> Model::good_answers(const Effect& effect, int number, int user,
                                        int ally) const {
    const Step& step = effect.steps[number];
    const std::vector<Answer> all = answers(step.by_ally ? ally : user, step);
    if (number + 1 == static_cast<int>(effect.steps.size())) return all;
    std::vector<Answer> good;
    for (const Answer& answer : all) {
        Model after = *this;
        after.perform(step, user, ally, answer);
        if (after.completable(effect, user, ally, number + 1)) good.push_back(answer);
    }
    return good;
}

// BUL-121: the first step is a MOVE, and some bullet could be moved off the sight.
bool Model::movable_off_sight(const Effect& effect, int user, int ally) const {
    const Step& step = effect.steps[0];
    if (step.word != "MOVE") return false;
    for (int space = 0; space < spaces; space++) {
        if (!fits(step.by_ally ? ally : user, space, step.args[2])) continue;
        for (const char direction : step.args[0])
            if (next_space(space, direction) == none) return true;
    }
    return false;
}

// ---- what happens ----

void Model::perform(const Step& step, int user, int ally, Answer answer) {
    const int seat = step.by_ally ? ally : user;
    Heroine& h = her(seat);
    const auto [first, other] = answer;
    note("step " + step.word);
    if (step.word == "MOVE" || step.word == "WARP" || step.word == "SWAP") {
        std::swap(h.sight[first], h.sight[other]);
    } else if (step.word == "KMOVE") {
        h.baku = first;
    } else if (step.word == "DRAW") {
        for (int i = 0; i < step.number(0); i++) draw_pattern(seat);
    } else if (step.word == "DISCARD") {
        discard(seat, first);
    } else if (step.word == "AP") {
        gain_ap(seat, step.number(0));
    } else if (step.word == "CLEAR") {
        clear(seat, {first});
    } else if (step.word == "PLACE" && step.args[0] == "center") {
        const int bullet = draw_bullet(p.center);
        if (is_special(bullet))
            resolve_special(seat, bullet);  // BUL-357
        else
            place(seat, bullet);
    } else if (step.word == "PLACE") {
        const int bullet = std::exchange(h.sight[first], none);
        place(ally, bullet);
    } else if (step.word == "PUT") {
        put(step, seat, answer);
    } else if (step.word == "MOD") {
        std::map<std::string, int*> modifiers = {
            {"guard", &h.guard}, {"brake", &h.brake}, {"heavy", &h.heavy}, {"mute", &h.mute}};
        int& modifier = *modifiers[step.args[0]];
        modifier = std::min(modifier + step.number(1), most_modifier);
    } else if (step.word == "SHIFT") {
        shift_down(seat, step.args[2] == "hit");
    }
}

// The only SHIFT there is: all bullets, down.
void Model::shift_down(int seat, bool hitting) {
    for (int column = 0; hitting && column < columns; column++) {
        const int bullet = std::exchange(her(seat).sight[(rows - 1) * columns + column], none);
        if (bullet == none) continue;
        note("shifted out of the sight");
        hit(seat, bullet);
        if (!p.in_game(seat)) return;  // BUL-122
    }
    for (int row = rows - 2; row >= 0; row--)
        for (int column = 0; column < columns; column++) {
            int& below_it = her(seat).sight[(row + 1) * columns + column];
            if (below_it == none) std::swap(below_it, her(seat).sight[row * columns + column]);
        }
}

void Model::discard(int seat, int hand_place) {
    Heroine& h = her(seat);
    const int card = h.hand[hand_place];
    h.hand.erase(h.hand.begin() + hand_place);
    if (p.is_feed(card)) note("feed card to the feed discard");
    (p.is_feed(card) ? p.boss.feed_discard : h.discard).push_back(card);
}

void Model::put(const Step& step, int seat, Answer answer) {
    Heroine& h = her(seat);
    const std::string &from = step.args[0], &to = step.args[1];
    if (from == "boss") {
        for (int i = 0; i < step.number(2) && total(p.boss.incoming) > 0; i++)
            p.center[draw_bullet(p.boss.incoming)]++;
        return;
    }
    if (from == "center") {
        for (int i = 0; i < step.number(2); i++) {
            const int drawn = draw_bullet(p.center);
            if (to == "target") send(seat, drawn);  // Spare Shells
            if (to == "current") h.current[drawn]++;
            if (to == "life") hit(seat, drawn);  // one at most
        }
        return;
    }
    int bullet = none;
    if (from == "sight") {
        bullet = std::exchange(h.sight[answer.first], none);
    } else {
        std::vector<int>* area = &h.life;
        int place = answer.first;
        if (h.who == balance) {
            area = place < even_pan_answer ? &h.odd_pan : &h.even_pan;
            place %= even_pan_answer;
        }
        bullet = (*area)[place];
        area->erase(area->begin() + place);
    }
    if (to == "center") p.center[bullet]++;
    if (to == "current") h.current[bullet]++;
    if (to == "mind") h.mind.push_back(bullet);
    if (to == "pan") (number_of(bullet) % 2 == 1 ? h.odd_pan : h.even_pan).push_back(bullet);
}

void Model::gain_ap(int seat, int amount) {  // BUL-021
    her(seat).ap = std::max(0, std::min(her(seat).ap + amount, her(seat).card().ap));
}

// Into her target (BUL-010): a put, not a clear.
void Model::send(int seat, int bullet) {
    if (p.options.mode == boss_battle) {
        const bool trapped = p.against(second_thought) && !her(seat).sent;  // BUL-405
        her(seat).sent = true;
        (trapped ? p.boss.trap : p.boss.incoming)[bullet]++;
        return;
    }
    const int to = p.target(seat);
    (to == none ? p.track : her(to).incoming)[bullet]++;
}

void Model::clear(int seat, const std::vector<int>& cleared_spaces) {  // 1.10
    Heroine& h = her(seat);
    int stars = 0;
    for (const int space : cleared_spaces) {
        const int bullet = std::exchange(h.sight[space], none);
        send(seat, bullet);
        h.cleared[bullet]++;
        h.cleared_total++;
        if (has_star(bullet)) stars++;
    }
    if (stars > 0 && h.mute > 0) note("star muted");
    if (stars == 0 || h.mute > 0) return;  // BUL-160
    note("star cleared");
    // Stars cleared by a star action join those still open (BUL-157).
    for (Frame& frame : p.pending)
        if (frame.kind == Frame::stars && frame.user == seat) {
            note("star cleared by a star action");
            for (int& triggers : frame.triggers) triggers += stars;
            return;
        }
    Frame frame;
    frame.kind = Frame::stars;
    frame.user = seat;
    frame.triggers.assign(h.card().stars.size(), stars);
    p.pending.push_back(frame);
}

}  // namespace second
