#include "shell/cylinder.h"

#include "shell/art.h"

namespace shell {

using stage::blend;
using stage::Colour;
using stage::Point;

namespace {

constexpr stage::Rect around(Point centre, int reach) {
    return {centre.x - reach, centre.y - reach, 2 * reach + 1, 2 * reach + 1};
}

struct Steel {
    Colour rim, face, shine, shadow, hole;
    explicit Steel(const stage::Theme& theme)
        : rim(blend(theme.edge, theme.ink, 60)),
          face(blend(theme.panel, theme.edge, 130)),
          shine(blend(theme.edge, theme.ink, 130)),
          shadow(blend(theme.paper, theme.panel, 160)),
          hole(blend(theme.paper, 0, 128)) {}
};

}  // namespace

void Cylinder::draw(stage::Canvas& canvas, const Chambers& chambers, int turn, int lift,
                    bool locked) {
    if (!canvas.shows(area)) return;
    const auto inner = canvas.clipped(area);
    draw_body(canvas, turn);
    for (int i = 0; i < chamber_count; ++i)
        draw_chamber(canvas, chambers, i, on_circle(centre, orbit, i * chamber_step - turn));
    draw_hammer(canvas, lift, locked);
}

void Cylinder::draw_body(stage::Canvas& canvas, int turn) {
    // The flutes' outer halves are painted over with the ground: not on the words above.
    const auto inner = canvas.clipped({area.x, hammer_top, area.width, bottom - hammer_top});
    const Steel steel(canvas.theme());
    canvas.disc(centre, radius, steel.rim);
    canvas.disc(centre, radius - 2, steel.face);
    // Flutes: bites out of the rim between the chambers, which show that it turns.
    constexpr int flute = 14, flute_out = radius + 5;
    Point flutes[chamber_count];
    for (int i = 0; i < chamber_count; ++i)
        flutes[i] = on_circle(centre, flute_out, i * chamber_step + chamber_step / 2 - turn);
    for (const Point at : flutes) canvas.disc(at, flute + 2, steel.rim);
    canvas.ring(centre, radius + 24, 24, canvas.theme().paper);
    for (const Point at : flutes) canvas.disc(at, flute, canvas.theme().paper);
    // The hub with the extractor's star.
    canvas.disc(centre, 24, steel.shadow);
    canvas.disc(centre, 22, steel.rim);
    canvas.disc(centre, 19, steel.face);
    for (int i = 0; i < chamber_count; ++i)
        canvas.disc(on_circle(centre, 14, i * chamber_step - turn), 3, steel.shadow);
    canvas.disc(centre, 7, steel.shadow);
    canvas.disc(centre, 4, steel.shine);
}

void Cylinder::draw_chamber(stage::Canvas& canvas, const Chambers& chambers, int index, Point at) {
    if (!canvas.shows(around(at, bore + 3))) return;
    const Steel steel(canvas.theme());
    canvas.disc({at.x, at.y + 1}, bore + 1, steel.shine);
    canvas.disc({at.x, at.y - 1}, bore + 1, steel.shadow);
    canvas.disc(at, bore, steel.hole);
    // A loaded chamber shows the brass of its cartridge.
    if (loaded(chambers, index)) canvas.ring(at, bore - 1, 2, canvas.theme().accent);
    const stage::Sprite& emblem = *chambers[static_cast<std::size_t>(index)].emblem();
    canvas.sprite(emblem, {at.x - emblem.width / 2, at.y - emblem.height / 2});
}

void Cylinder::draw_hammer(stage::Canvas& canvas, int lift, bool locked) {
    if (locked) canvas.ring({centre.x, centre.y - orbit}, bore + 3, 2, canvas.theme().accent);
    canvas.sprite(art::hammer, {centre.x - art::hammer.width / 2, hammer_top - lift});
}

}  // namespace shell
