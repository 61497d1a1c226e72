// A position as text, one line a fact.
#include <sstream>

#include "second_model.h"

namespace second {

namespace {

std::string bullets(const std::vector<int>& list) {
    std::string text;
    for (const int bullet : list) text += " " + (bullet == none ? "--" : bullet_name(bullet));
    return text;
}

std::string contents(const Bag& bag) {
    std::string text;
    for (int type = 0; type < all_types; type++)
        if (bag[type] != 0) text += " " + std::to_string(bag[type]) + "x" + bullet_name(type);
    return text;
}

std::string cards(const std::vector<int>& list) {
    std::string text;
    for (const int card : list) text += " " + patterns()[card].id;
    return text;
}

std::string tiles(const std::vector<int>& list) {
    std::string text;
    for (const int kind : list) text += " " + (kind == none ? "-" : powerups()[kind].id);
    return text;
}

std::string tasks(const std::vector<BossTask>& list) {
    std::string text;
    for (const BossTask& task : list) {
        text += " " + std::to_string(task.seat) + ":";
        for (const Effect* effect : task.effects) text += " " + effect->steps[0].word;
    }
    return text;
}

void dump_boss(const BossSide& boss, std::ostream& out) {
    out << "boss " << boss.card().name << " shields " << boss.shields << " heroines "
        << boss.heroines << "\n";
    out << "boss deck";
    for (const int card : boss.deck) out << " " << boss_patterns()[card].id;
    out << "\nboss covered";
    for (const int card : boss.covered) out << " " << boss_patterns()[card].id;
    out << "\nboss active";
    for (const auto& [card, turn] : boss.active)
        out << " " << boss_patterns()[card].id << " turned " << turn;
    out << "\nboss incoming" << contents(boss.incoming) << "\n";
    out << "trap" << contents(boss.trap) << "\n";
    out << "feed deck" << cards(boss.feed_deck) << "\n";
    out << "feed discard" << cards(boss.feed_discard) << "\n";
    out << "stage " << boss.stage << " tasks" << tasks(boss.tasks) << "\n";
}

void dump_heroine(const Heroine& h, int seat, std::ostream& out) {
    static const char* const phases[] = {"option", "ended", "down", "out"};
    const std::string start = "seat " + std::to_string(seat) + " ";
    out << start << h.card().name << " " << phases[h.phase] << " rounds " << h.rounds << " cleared "
        << h.cleared_total << "\n";
    for (int row = 0; row < rows; row++)
        out << start << "row " << row + 1
            << bullets({h.sight.begin() + row * columns, h.sight.begin() + (row + 1) * columns})
            << "\n";
    out << start << "current" << contents(h.current) << "\n";
    out << start << "incoming" << contents(h.incoming) << "\n";
    out << start << "life" << bullets(h.life) << "\n";
    out << start << "odd pan" << bullets(h.odd_pan) << "\n";
    out << start << "even pan" << bullets(h.even_pan) << "\n";
    out << start << "mind" << bullets(h.mind) << "\n";
    out << start << "deck" << cards(h.deck) << "\n";
    out << start << "hand" << cards(h.hand) << "\n";
    out << start << "discard" << cards(h.discard) << "\n";
    out << start << "slots" << tiles(h.slots) << "\n";
    out << start << "ap " << h.ap << "\n";
    out << start << "guard " << h.guard << " brake " << h.brake << " heavy " << h.heavy << " mute "
        << h.mute << "\n";
    out << start << "baku " << h.baku << " immobilized " << h.immobilized << " suspended "
        << h.suspended << "\n";
    out << start << "passed " << h.passed << " took option " << h.took_option << " sent " << h.sent
        << "\n";
    out << start << "cleared" << contents(h.cleared) << "\n";
}

void dump_frame(const Frame& frame, std::ostream& out) {
    static const char* const kinds[] = {"effect", "stars",      "after pattern", "keep",
                                        "column", "assign hit", "end phase",     "boss order"};
    out << "pending " << kinds[frame.kind] << " of " << frame.user << " step " << frame.step
        << " ally " << frame.ally << " held " << frame.held << " pattern " << frame.pattern
        << " cleared " << frame.cleared << " triggers";
    for (const int triggers : frame.triggers) out << " " << triggers;
    if (frame.what != nullptr)
        for (const Step& step : frame.what->steps) out << " " << step.word;
    out << "\n";
}

}  // namespace

std::string dump(const Position& p) {
    static const char* const modes[] = {"Score Attack", "FFA", "Teams", "Boss Battle"};
    static const char* const results[] = {"open", "won", "lost", "drawn", "scored"};
    std::ostringstream out;
    out << modes[p.options.mode] << " seats " << p.seats() << " timer " << p.options.timer << "\n";
    out << "round " << p.round << " intensity " << p.intensity << " actions " << p.actions << "\n";
    out << "active " << p.active << "\n";
    out << "center" << contents(p.center) << "\n";
    out << "track" << contents(p.track) << "\n";
    out << "powerup deck" << tiles(p.powerup_deck) << "\n";
    out << "face up" << tiles(p.face_up) << "\n";
    out << "powerup discard" << tiles(p.powerup_discard) << "\n";
    out << "sudden";
    for (const int seat : p.sudden) out << " " << seat;
    out << "\nending " << static_cast<int>(p.ending) << " winner " << p.winner << "\nresults";
    for (const Result result : p.results) out << " " << results[static_cast<int>(result)];
    kit::Rng rng = p.rng;
    const auto first = rng.next();
    out << "\nrng " << first << " " << rng.next() << "\n";
    if (p.options.mode == boss_battle) dump_boss(p.boss, out);
    for (const Frame& frame : p.pending) dump_frame(frame, out);
    for (int seat = 0; seat < p.seats(); seat++) dump_heroine(p.heroines[seat], seat, out);
    return out.str();
}

}  // namespace second
