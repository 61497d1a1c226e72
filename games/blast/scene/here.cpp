// What Y says of a thing as it is in this position.
#include "blast_scene/scene.h"

namespace blast_scene {

using kit::TextOut;
using stage::MatchView;

namespace {

// What a seat has that is more than its box can say in words.
void add_belongings(const State& state, Seat seat, TextOut& out) {
    const blast::Figure& figure = state.figure(seat);
    if (figure.alive == 0) return;
    out.add(figure.heart != 0 ? " The Heart is whole." : " The Heart is gone.");
    if (figure.speed_ups > 0) stage::add_count(figure.speed_ups, "Speed-Up", out.add(' '));
    if (figure.speed_ups > 0) out.add('.');
    bool any = false;
    for (std::size_t card = 0; card < blast::ability_kinds; ++card)
        for (int i = 0; i < state.hands[seat].count[card]; ++i, any = true)
            out.add(any ? ", " : " Holds ").add(blast::card_names[card]);
    if (any) out.add('.');
}

}  // namespace

void Scene::topic_here(const MatchView& view, TextOut& out) const {
    const State& state = shown(view);
    Words words;
    if (story_.telling()) {
        about_events(view, state, story_.events(view), words);
    } else if (state.over()) {
        return;
    } else if (!deciding(view)) {
        out.add("It is ");
        stage::add_whose(view, state.active, out);
        out.add(" turn.");
        return;
    } else if (selection_.task() == Task::walk || selection_.task() == Task::look) {
        about_spot(view, state, selection_.spot(), outlook(), words);
    } else if (const char* why = selection_.why_not(state); why != nullptr) {
        out.add("Not now: ").add(why).add('.');
        return;
    } else if (selection_.task() == Task::hand) {
        out.add("It can be done now.");
        return;
    } else {
        about_choice(view, state, selection_, outlook(), words);
    }
    stage::add_words(words, out);
    const Spot& spot = selection_.spot();
    const bool looks = !story_.telling() && selection_.task() == Task::look;
    if (looks && spot.what == Spot::What::seat) add_belongings(state, spot.index, out);
    if (!looks || spot.what != Spot::What::market) return;
    const char* why = selection_.tile_why_not(state, Tile::buy);
    if (why != nullptr && state.market[spot.index] != blast::no_card)
        out.add(" Not to be bought now: ").add(why).add('.');
}

bool Scene::is_out(const MatchView& view, kit::Seat seat) const {
    const State& state = view.state_as<State>();
    return state.figure(seat).alive == 0 && state.revenge_mode == 0;
}

}  // namespace blast_scene
