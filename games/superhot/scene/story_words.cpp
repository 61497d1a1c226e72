// What happens, in words.
#include "superhot_scene/story.h"
#include "superhot_scene/words.h"

namespace superhot_scene {

using superhot::Where;

namespace {

// Events of which there is one thing to say.
struct Said {
    superhot::EventKind kind;
    std::string_view first, second = {};
};
constexpr Said plainly[] = {
    {superhot::slashed, "The Bullet is cut in two!"},
    {superhot::healed, "The Pliers pull a Bullet out."},
    {superhot::drew, "The hand is refilled."},
    {superhot::new_card_taken, "The hand is refilled."},
    {superhot::deck_reshuffled, "The discard is shuffled: a new deck."},
    {superhot::obstacles_reshuffled, "The Line's discard is shuffled.",
     "What was fired and used comes back."},
    {superhot::aid_returned, "The aid was not used."},
    {superhot::line_dealt, "The Line moves on."},
    {superhot::card_slid, "The Line moves on."},
    {superhot::system_drew, "The System draws."},
};

}  // namespace

void Teller::words(const stage::MatchView& view, stage::Words& out) const {
    if (!telling()) return;
    const State& shown = view.shown_as<State>();
    const kit::Event& now = event(view);
    switch (now.kind) {
        case superhot::card_used:
            stage::add_doing(view, now.a, "use", out.first);
            out.first.add(' ').add(name_in_hand(now.b));
            if (now.c != superhot::no_card) out.first.add(" as ").add(name_in_hand(now.c));
            out.first.add('.');
            out.second.add("A used card will come back in The Line.");
            return;
        case superhot::card_defeated:
            out.first.add(name_in_line(now.b));
            out.first.add(now.b == superhot::bullet      ? " dodged!"
                          : now.c == superhot::knock_out ? " is knocked out."
                                                         : " is destroyed!");
            if (now.b != superhot::bullet && now.c == superhot::destroy) {
                out.second.add("New in hand: ");
                add_top(now.b, nullptr, out.second);
            }
            return;
        case superhot::card_left: {
            int hits = 0;
            for (const kit::Event& each : story_.events(view))
                hits += static_cast<Where>(each.c) == Where::hand;
            out.first.add("Time moves.");
            if (hits > 0) {
                out.second.add("⚠ ").number(hits).add(hits == 1 ? " Bullet hits!"
                                                                : " Bullets hit!");
                out.tone = Words::Tone::grave;
            }
            return;
        }
        case superhot::goal_progress:
        case superhot::goal_done:
            out.first.add(superhot::goals[now.a].name);
            out.first.add(now.kind == superhot::goal_done ? ": done! ✓" : "");
            out.tone = Words::Tone::good;
            return;
        case superhot::goal_vetoed:
            out.first.add(superhot::goals[now.a].name).add(" is vetoed.");
            if (now.b < superhot::goal_count)
                out.second.add("Instead: ").add(superhot::goals[now.b].name).add('.');
            return;
        case superhot::veto_proposed:
            out.first.add(view.seat(now.a).name.view()).add(" would veto");
            out.second.add(superhot::goals[now.b].name).add('.');
            return;
        case superhot::veto_answered:
            out.first.add(now.b != 0 ? "Both agree to the veto." : "No veto: only one wanted it.");
            return;
        case superhot::ability_acts:
            out.first.add(name_in_line(now.b)).add(" acts.");
            return;
        case superhot::shots_fired:
            out.first.add(name_in_line(now.b)).add(" shoots ").number(now.c).add('.');
            stage::add_count(shown.bullets_deck, "Bullet", out.second);
            out.second.add(" left in the deck.");
            if (shown.bullets_deck <= 3) out.tone = Words::Tone::grave;
            return;
        case superhot::discarded:
            out.first.add(name_in_hand(now.b)).add(" is discarded.");
            return;
        case superhot::aid_given:
            out.first.add("Aid: ").add(name_in_hand(now.b)).add('.');
            return;
        case superhot::glitched:
            about_glitch(shown, static_cast<superhot::Glitch>(now.a), out);
            out.first.clear();
            out.first.add("The System: ").add(superhot::glitches[now.a].name);
            return;
        default:
            for (const Said& said : plainly) {
                if (said.kind != now.kind) continue;
                out.first.add(said.first);
                out.second.add(said.second);
            }
            return;
    }
}

}  // namespace superhot_scene
