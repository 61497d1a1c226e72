// Where everything lies on the page, in pixels of the device, so that a pixel of the panel is always
// the same whole number of them. Sizes are those of the drawing (tools/sixgun/art/handheld.png), a
// pixel of which is as large as one of the panel.
//
// Two forms: tall, as the console was drawn, and wide, with the controls beside the screen. In the
// tall form on a small screen the controls are enlarged for thumbs.

export const padSize = { width: 92, height: 92 };
export const keysSize = { width: 98, height: 98 };
const stripHeight = 27; // below the screen, for the name
const brass = 6;
const edge = 3; // dark, around the screen
const thumbs = 200; // CSS pixels for a disc that thumbs find

// How much metal and glass there is around the screen; the most generous that costs no screen.
const fits = [
  { metal: 16, glass: 15, strip: true, radius: 30 },
  { metal: 12, glass: 12, strip: true, radius: 28 },
  { metal: 9, glass: 8, strip: true, radius: 22 },
  { metal: 9, glass: 8, strip: false, radius: 22 },
  { metal: 7, glass: 3, strip: false, radius: 18 },
  { metal: 4, glass: 1, strip: false, radius: 14 },
];

// `width` and `height` are what there is, `ratio` the device's pixels to one of CSS. Returns
// { form, scale, discScale, casing, bezel, screen, strip, pad, keys }: scale is the device's pixels to
// one of the drawing; casing in device pixels from the stage's corner, the rest from the casing's.
export function layOut({ width, height, ratio, panel }) {
  const room = { width: Math.floor(width * ratio), height: Math.floor(height * ratio) };
  const forms = room.width > room.height * 1.1 ? [wide, tall] : [tall, wide];
  let best = null;
  for (const form of forms) {
    for (const fit of fits) {
      const found = largest(form, fit, room, ratio, panel);
      if (found && (!best || found.scale > best.scale)) best = found;
    }
  }
  return best ?? form1(room, ratio, panel);
}

const form1 = (room, ratio, panel) => tall(1, fits.at(-1), { width: 1e4, height: 1e4 }, ratio, panel);

function largest(form, fit, room, ratio, panel) {
  const most = Math.floor(Math.min(room.width / panel.width, room.height / panel.height));
  for (let scale = most; scale >= 1; scale--) {
    const found = form(scale, fit, room, ratio, panel);
    if (found) return found;
  }
  return null;
}

function bezelFor(panel, { glass, strip }) {
  const margin = brass + glass + edge;
  return {
    margin,
    width: panel.width + 2 * margin,
    height: panel.height + 2 * margin + (strip ? stripHeight : 0),
  };
}

// The largest whole scale at which a disc fits and is not larger than thumbs need.
function discScaleFor(size, space, ratio, least) {
  const fit = Math.floor(Math.min(space.width / size.width, space.height / size.height));
  const wanted = Math.max(least, Math.floor((thumbs * ratio) / size.width));
  return Math.min(fit, wanted);
}

function tall(scale, fit, room, ratio, panel) {
  const bezel = bezelFor(panel, fit);
  const width = Math.min(Math.floor(room.width / scale), bezel.width + 2 * 36);
  if (width < bezel.width + 2 * fit.metal) return null;
  const above = fit.metal + bezel.height;
  const gap = 8;
  const space = {
    width: (width * scale) / 2 - 4 * ratio,
    height: room.height - (above + 2 * gap) * scale,
  };
  const discScale = discScaleFor(keysSize, space, ratio, scale);
  // Smaller than this, thumbs do not find their way.
  if (discScale * keysSize.width < Math.min(130 * ratio, scale * keysSize.width)) return null;
  const disc = Math.ceil((discScale * keysSize.height) / scale);
  const spare = Math.floor(room.height / scale) - (above + 2 * gap + disc);
  const below = disc + 2 * gap + Math.min(spare, 84);
  const height = above + below;
  const x = Math.floor((width - bezel.width) / 2);
  const centre = above + gap + disc / 2 + Math.max(0, Math.min(spare, 84)) * 0.38;
  const side = Math.min((width * scale) / 4, (discScale * keysSize.width) / 2 + 26 * scale);
  return placed({ form: 'tall', scale, discScale, width, height, x, y: fit.metal, bezel, fit, panel, room }, side, centre * scale);
}

function wide(scale, fit, room, ratio, panel) {
  const bezel = bezelFor(panel, fit);
  const height = bezel.height + 2 * fit.metal;
  if (height * scale > room.height) return null;
  const space = { width: (room.width - bezel.width * scale) / 2 - 12 * ratio, height: height * scale * 0.9 };
  const discScale = discScaleFor(keysSize, space, ratio, scale);
  if (discScale * keysSize.width < Math.min(130 * ratio, scale * keysSize.width)) return null;
  const most = Math.floor(((room.width / scale) - bezel.width) / 2);
  const side = Math.min(most, Math.ceil((discScale * keysSize.width) / scale) + 30);
  const width = bezel.width + 2 * side;
  return placed(
    { form: 'wide', scale, discScale, width, height, x: side, y: fit.metal, bezel, fit, panel, room },
    (side * scale) / 2,
    height * scale * 0.44,
  );
}

// `side`: the discs' centres from the casing's sides; `centre`: from its top. Device pixels.
function placed({ form, scale, discScale, width, height, x, y, bezel, fit, panel, room }, side, centre) {
  const casing = {
    x: Math.max(0, Math.floor((room.width - width * scale) / 2)),
    y: Math.max(0, Math.floor((room.height - height * scale) / 2)),
    width: width * scale,
    height: height * scale,
  };
  const disc = (size, at) => ({
    x: Math.round(at - (size.width * discScale) / 2),
    y: Math.round(centre - (size.height * discScale) / 2),
    width: size.width * discScale,
    height: size.height * discScale,
  });
  return {
    form,
    scale,
    discScale,
    drawing: { width, height }, // the casing, in pixels of the drawing
    casing,
    bezel: { x, y, width: bezel.width, height: bezel.height },
    radius: fit.radius,
    strip: fit.strip,
    edges: { x: x + brass + fit.glass, y: y + brass + fit.glass, width: panel.width + 2 * edge, height: panel.height + 2 * edge },
    screen: {
      x: (x + bezel.margin) * scale,
      y: (y + bezel.margin) * scale,
      width: panel.width * scale,
      height: panel.height * scale,
    },
    pad: disc(padSize, side),
    keys: disc(keysSize, casing.width - side),
  };
}
