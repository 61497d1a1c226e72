// What happens, in words.
#include "superhot_scene/story.h"

namespace superhot_scene {

using superhot::bottom_of;
using superhot::Where;

void Story::words(const stage::MatchView& view, const State& shown, Words& out) const {
    if (!telling_) return;
    const kit::Event& now = event(view);
    const auto card_name = [](Card card) {
        return card == superhot::bullet ? std::string_view("Bullet") : bottom_of(card).name;
    };
    switch (now.kind) {
        case superhot::card_used:
            out.first.add(view.seat_name(now.a)).add(": ").add(superhot::top_of(now.b).name);
            if (now.c != superhot::no_card) out.first.add(" as ").add(superhot::top_of(now.c).name);
            out.second.add("A used card will come back in The Line.");
            return;
        case superhot::card_defeated:
            out.first.add(card_name(now.b));
            out.first.add(now.b == superhot::bullet      ? " dodged!"
                          : now.c == superhot::knock_out ? " is knocked out."
                                                         : " is destroyed!");
            if (now.b != superhot::bullet && now.c == superhot::destroy) {
                out.second.add("New in hand: ");
                add_top(now.b, nullptr, out.second);
            }
            return;
        case superhot::slashed:
            out.first.add("The Bullet is cut in two!");
            return;
        case superhot::healed:
            out.first.add("The Pliers pull a Bullet out.");
            return;
        case superhot::drew:
        case superhot::new_card_taken:
            out.first.add("The hand is refilled.");
            return;
        case superhot::deck_reshuffled:
            out.first.add("The discard is shuffled: a new deck.");
            return;
        case superhot::obstacles_reshuffled:
            out.first.add("The Line's discard is shuffled.");
            out.second.add("What was fired and used comes back.");
            return;
        case superhot::card_left: {
            int hits = 0;
            for (int i = 0; i < count_; ++i)
                hits += static_cast<Where>(view.events()[static_cast<std::size_t>(at_ + i)].c) ==
                        Where::hand;
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
            out.first.add(view.seat_name(now.a)).add(" would veto");
            out.second.add(superhot::goals[now.b].name).add('.');
            return;
        case superhot::veto_answered:
            out.first.add(now.b != 0 ? "Both agree to the veto." : "No veto: only one wanted it.");
            return;
        case superhot::ability_acts:
            out.first.add(card_name(now.b)).add(" acts.");
            return;
        case superhot::shots_fired:
            out.first.add(card_name(now.b)).add(" shoots ").number(now.c).add('.');
            out.second.number(shown.bullets_deck);
            out.second.add(shown.bullets_deck == 1 ? " Bullet" : " Bullets")
                .add(" left in the deck.");
            if (shown.bullets_deck <= 3) out.tone = Words::Tone::grave;
            return;
        case superhot::discarded:
            out.first.add(superhot::top_of(now.b).name).add(" is discarded.");
            return;
        case superhot::aid_given:
            out.first.add("Aid: ").add(superhot::top_of(now.b).name).add('.');
            return;
        case superhot::aid_returned:
            out.first.add("The aid was not used.");
            return;
        case superhot::line_dealt:
        case superhot::card_slid:
            out.first.add("The Line moves on.");
            return;
        case superhot::system_drew:
            out.first.add("The System draws.");
            return;
        case superhot::glitched:
            about_glitch(shown, static_cast<superhot::Glitch>(now.a), out);
            out.first.clear();
            out.first.add("The System: ").add(superhot::glitches[now.a].name);
            return;
        default:
            return;
    }
}

}  // namespace superhot_scene
