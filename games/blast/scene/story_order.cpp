// A chain that decided the match, once more and slowly: the figures are numbered as they were hit.
#include <array>

#include "blast/blast.h"
#include "blast/events.h"
#include "blast_scene/story.h"
#include "stage/font.h"

namespace blast_scene {

using stage::MatchView;

namespace {

// Frames of a generation; it burns after a moment, and hits a little later.
constexpr int slow_wave = 44, burns_at = 8, hits_at = 12;

struct Fallen {
    Seat seat = 0;
    blast::DamageTime time = 0;
    Square square = blast::no_square;  // none: it has only lost its Heart
    constexpr bool operator==(const Fallen&) const = default;
};
using AllFallen = kit::FixedList<Fallen, blast::most_seats>;

AllFallen fallen_in(std::span<const kit::Event> events) {
    AllFallen all;
    const auto of = [&](Seat seat) -> Fallen& {
        for (Fallen& each : all)
            if (each.seat == seat) return each;
        all.push({.seat = seat});
        return all.back();
    };
    // Who falls is not damaged, but goes with the first bomb that went off there: BLA-163, BLA-196
    std::array<std::uint8_t, blast::square_count> went_off{};  // its generation + 1
    std::uint8_t wave = 0;
    for (const kit::Event& event : events) {
        if (event.kind == blast::wave) wave = static_cast<std::uint8_t>(event.a + 1);
        if (event.kind == blast::detonated && went_off[event.b] == 0) went_off[event.b] = wave;
        if (event.kind == blast::damaged) of(event.a).time = blast::damage_time(event.b, event.c);
        if (event.kind != blast::eliminated) continue;
        Fallen& gone = of(event.a);
        gone.square = event.c;
        if (event.b == static_cast<std::uint8_t>(blast::How::fall))
            gone.time = blast::damage_time(went_off[event.c] - 1, 0);
    }
    return all;
}

void draw_place(Canvas& canvas, Point at, int place) {
    const Rect box{at.x, at.y, 13, 14};
    canvas.rounded(box, 4, ink::night);
    canvas.rounded_frame(box, 4, ink::gold);
    const char digit[]{static_cast<char>('0' + place)};
    canvas.text({box.x + 4, box.y + 1}, std::string_view(digit, 1), stage::small, ink::light);
}

}  // namespace

int Story::order_frames(const MatchView& view) const {
    const kit::Event& last = view.events().back();
    if (last.kind != blast::match_ended ||
        last.b != static_cast<std::uint8_t>(blast::EndCause::chain_order))
        return 0;
    int waves = 0;
    for (const kit::Event& event : fire(view)) waves += event.kind == blast::wave;
    return waves * slow_wave;
}

void Story::draw_order(Canvas& canvas, const Court& court, const MatchView& view) const {
    if (order_frames(view) == 0) return;
    const State& state = view.shown_as<State>();
    const int wave_now = now() / slow_wave, age = now() % slow_wave;
    int wave = 0;
    for (const kit::Event& event : fire(view)) {
        if (event.kind == blast::wave) wave = event.a;
        const bool waits = wave > wave_now || (wave == wave_now && age < burns_at);
        if (event.kind == blast::detonated && waits)
            blast_art::draw_bomb(canvas, {.owner = blast::owner_of(event.a), .sparking = true},
                                 court.corner(event.b), court.scale);
    }
    if (now() < order_frames(view) && age >= burns_at)
        draw_fire(canvas, court, fire(view), wave_now, (age - burns_at) * 2 / 3, slow_wave);
    const AllFallen fallen = fallen_in(view.events().subspan(static_cast<std::size_t>(fire_from_)));
    for (const Fallen& each : fallen) {
        if (each.square == blast::no_square) continue;
        const int hit_in = blast::generation_of(each.time);
        const bool hit = wave_now > hit_in || (wave_now == hit_in && age >= hits_at);
        const Point at = court.corner(each.square);
        draw_figure_of(canvas, court, state.board, each.seat, at,
                       {.pose = hit ? blast_art::Pose::hurt : blast_art::Pose::stand});
        if (!hit) continue;
        int place = 1;
        for (const Fallen& other : fallen)
            place += other.square != blast::no_square && other.time < each.time;
        draw_place(canvas, {at.x + court.size() - 8, at.y - 6}, place);
    }
}

}  // namespace blast_scene
