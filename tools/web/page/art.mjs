// The drawn console for a casing of any shape: rings of metal and brass are painted as in the drawing,
// what is a picture (discs, grips, name, screws) is cut from it. Places are those in the drawing,
// tools/sixgun/art/handheld.png, and so are the colours.

export const padPiece = { x: 47, y: 332, width: 92, height: 92, radius: 46 };
export const keysPiece = { x: 218, y: 329, width: 98, height: 98, radius: 48.6 };

const gripPiece = { x: 3, y: 362, width: 98, height: 155 }; // the body's lower left corner
const name = { x: 126, y: 291, width: 108, height: 27 };
const slots = { x: 147, y: 450, width: 72, height: 40 };
const vent = { x: 164, y: 357, width: 32, height: 32 };
const screws = [{ x: 16, y: 16, width: 17, height: 17 }, { x: 327, y: 16, width: 17, height: 17 }];
const switchSlot = { x: 148, y: 6, width: 64, height: 6 };

const [dark, metal, glass] = ['#080c10', '#313439', '#101418'];
const [gleam, edge, edgeLight] = ['#212429', '#000808', '#313439'];
// From the outside inwards, where the light falls (above, and left) and where it does not (right, below).
const bodyRings = [
  [dark, dark, dark, dark],
  ['#84868c', '#63656b', '#181c21', '#181c21'],
  ['#63656b', metal, metal, '#181c21'],
  ...Array(3).fill([metal, metal, metal, metal]),
  ['#181c21', '#181c21', '#181c21', '#181c21'],
  ['#393c42', '#393c42', '#393c42', '#393c42'],
];
const bezelRings = [
  [dark, dark, dark, dark],
  [dark, dark, dark, dark],
  ['#fff3ad', '#fff3ad', '#6b4910', '#6b4910'],
  ['#dea231', '#dea231', '#6b4910', '#6b4910'],
  ['#a57118', '#a57118', '#a57118', '#a57118'],
  [dark, dark, dark, dark],
];
const bezelRadius = 13;

export async function loadArt(url) {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
}

const canvasOf = (width, height) => Object.assign(document.createElement('canvas'), { width, height });

// A round piece without what lies around it.
export function disc(picture, piece) {
  const canvas = canvasOf(piece.width, piece.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(picture, -piece.x, -piece.y);
  const { data } = pen.getImageData(0, 0, piece.width, piece.height);
  const [cx, cy] = [(piece.width - 1) / 2, (piece.height - 1) / 2];
  for (let i = 0; i < data.length; i += 4) {
    const x = (i / 4) % piece.width;
    const y = Math.floor(i / 4 / piece.width);
    const far = Math.hypot(x - cx, y - cy);
    if (far > piece.radius || (far > piece.radius - 4 && isWood(data, i))) data[i + 3] = 0;
  }
  pen.putImageData(new ImageData(data, piece.width), 0, 0);
  return canvas;
}

// --- The body --------------------------------------------------------------------------------------
// Paints the body with its bezel for this layout, a pixel for a pixel of the drawing.
export function paintBody(canvas, picture, layout) {
  const { drawing, bezel, radius } = layout;
  Object.assign(canvas, drawing);
  const pen = canvas.getContext('2d');
  const put = (from, x, y) => pen.drawImage(picture, from.x, from.y, from.width, from.height, x, y, from.width, from.height);
  const body = { x: 0, y: 0, ...drawing };
  paintRings(pen, body, radius, bodyRings, metal);
  if (radius >= 28) {
    put(screws[0], 13, 13);
    put(screws[1], drawing.width - 30, 13);
  }
  put(switchSlot, Math.floor((drawing.width - switchSlot.width) / 2), 3);
  paintTrimmings(put, layout);
  paintGrips(pen, picture, layout);
  paintRings(pen, bezel, bezelRadius, bezelRings, glass);
  paintGlass(pen, put, layout);
}

// How many pixels a place lies inside of a rounded rectangle, and which of its sides is nearest:
// 0 top, 1 left, 2 right, 3 bottom. Negative: outside.
function depthIn({ x, y, width, height }, radius, atX, atY) {
  const [left, top] = [atX - x, atY - y];
  const [right, bottom] = [width - 1 - left, height - 1 - top];
  const across = Math.min(left, right);
  const down = Math.min(top, bottom);
  if (across < radius && down < radius) {
    const [dx, dy] = [radius - across - 0.5, radius - down - 0.5];
    const depth = Math.floor(radius - Math.hypot(dx, dy));
    return { depth, side: dy > dx ? (top < bottom ? 0 : 3) : left < right ? 1 : 2 };
  }
  return across < down ? { depth: across, side: left < right ? 1 : 2 } : { depth: down, side: top < bottom ? 0 : 3 };
}

function paintRings(pen, area, radius, rings, filling) {
  const { x, y, width, height } = area;
  pen.fillStyle = filling;
  pen.fillRect(x + radius, y + rings.length, width - 2 * radius, height - 2 * rings.length);
  pen.fillRect(x + rings.length, y + radius, width - 2 * rings.length, height - 2 * radius);
  // The straight parts in one go, the corners pixel by pixel.
  rings.forEach(([above, left, right, below], ring) => {
    const bar = (colour, ...place) => {
      pen.fillStyle = colour;
      pen.fillRect(...place);
    };
    bar(above, x + radius, y + ring, width - 2 * radius, 1);
    bar(below, x + radius, y + height - 1 - ring, width - 2 * radius, 1);
    bar(left, x + ring, y + radius, 1, height - 2 * radius);
    bar(right, x + width - 1 - ring, y + radius, 1, height - 2 * radius);
  });
  for (let row = 0; row < radius; row++) {
    for (let column = 0; column < radius; column++) {
      for (const atX of [x + column, x + width - 1 - column]) {
        for (const atY of [y + row, y + height - 1 - row]) {
          const { depth, side } = depthIn(area, radius, atX, atY);
          if (depth < 0) continue;
          pen.fillStyle = depth < rings.length ? rings[depth][side] : filling;
          pen.fillRect(atX, atY, 1, 1);
        }
      }
    }
  }
}

function paintTrimmings(put, { drawing, form, bezel }) {
  if (form !== 'tall') return;
  const room = drawing.height - bezel.y - bezel.height;
  const centre = Math.floor(drawing.width / 2);
  if (room > 150) put(slots, centre - slots.width / 2, drawing.height - 66);
  if (room > 130 && drawing.width > 330) put(vent, centre - vent.width / 2, bezel.y + bezel.height + 31);
}

// The wood in both lower corners, cut from the left one of the drawing. There the pad lies on it, so
// that between two rows its edge is not to be seen; it goes straight.
const hiddenRows = { from: 20, to: 56 };
const isWood = (data, at) => data[at] > data[at + 1] && data[at] - data[at + 2] >= 16;

function paintGrips(pen, picture, { drawing, radius, form, bezel }) {
  const { width, height } = gripPiece;
  const { data } = cut(picture, gripPiece).getImageData(0, 0, width, height);
  const lastWood = (row) => {
    let last = -1;
    for (let column = 0; column < width; column++) if (isWood(data, (row * width + column) * 4)) last = column;
    return last;
  };
  const edgeOf = (row) => {
    const { from, to } = hiddenRows;
    if (row <= from || row >= to) return lastWood(row);
    const [above, below] = [lastWood(from), lastWood(to)];
    return Math.round(above + ((below - above) * (row - from)) / (to - from));
  };
  const body = { x: 0, y: 0, ...drawing };
  const most = form === 'wide' ? bezel.x - 2 : Math.floor(drawing.width / 2) - 12;
  for (let row = 0; row < height; row++) {
    const atY = drawing.height - height + row;
    const end = edgeOf(row);
    if (atY < 48 || end < 0) continue;
    for (let column = bodyRings.length; column < Math.min(end + 3, most); column++) {
      if (depthIn(body, radius, column, atY).depth < bodyRings.length) continue;
      let at = (row * width + column) * 4;
      if (!isWood(data, at) && column > lastWood(row) - 2) at = (row * width + Math.min(column, lastWood(row) - 2)) * 4;
      pen.fillStyle = column > end ? dark : `rgb(${data[at]} ${data[at + 1]} ${data[at + 2]})`;
      pen.fillRect(column, atY, 1, 1);
      pen.fillRect(drawing.width - 1 - column, atY, 1, 1);
    }
  }
}

function cut(picture, { x, y, width, height }) {
  const pen = canvasOf(width, height).getContext('2d', { willReadFrequently: true });
  pen.drawImage(picture, -x, -y);
  return pen;
}

function paintGlass(pen, put, { bezel: { x, y, width, height }, edges, strip }) {
  // Light falls on it from above left.
  pen.fillStyle = gleam;
  for (let row = 6; row < height - 6; row++) {
    for (const [from, to] of [[93, 118], [126, 130]]) {
      const start = Math.max(6, from - row);
      const end = Math.min(width - 6, to - row);
      if (end > start) pen.fillRect(x + start, y + row, end - start, 1);
    }
  }
  pen.fillStyle = edgeLight;
  pen.fillRect(edges.x, edges.y, edges.width + 1, edges.height + 1);
  pen.fillStyle = edge;
  pen.fillRect(edges.x, edges.y, edges.width, edges.height);
  if (!strip) return;
  const middle = y + height - 20;
  put(name, x + Math.floor((width - name.width) / 2), middle - 14);
  pen.fillStyle = dark;
  pen.fillRect(x + 25, middle - 2, 7, 5);
  pen.fillRect(x + 26, middle - 3, 5, 7);
  pen.fillStyle = gleam;
  pen.fillRect(x + 26, middle - 2, 5, 5);
}

// Where the small light is, in the drawing's pixels; null if the casing has no room for it.
export function lampPlace({ bezel: { x, y, height }, strip }) {
  return strip ? { x: x + 26, y: y + height - 22, size: 5 } : null;
}

// --- The round pieces, with what is pressed -------------------------------------------------------
// A button sinks by a pixel and darkens; a letter and a place say which it is, not its colour alone.
export function paintKeys(canvas, base, piece, areas, pressed) {
  const pen = repaint(canvas, base);
  for (const [button, [x, y, width, height]] of areas) {
    if (!pressed.has(button)) continue;
    const left = x - piece.x;
    const top = y - piece.y;
    pen.save();
    pen.beginPath();
    pen.arc(left + width / 2, top + height / 2, width / 2 + 0.5, 0, 7);
    pen.clip();
    pen.fillStyle = dark;
    pen.fillRect(left, top, width, height);
    pen.beginPath();
    pen.arc(left + width / 2, top + height / 2 + 1, width / 2 - 1.5, 0, 7);
    pen.clip();
    pen.drawImage(base, left, top, width, height, left, top + 2, width, height);
    pen.fillStyle = 'rgb(0 0 0 / 28%)';
    pen.fillRect(left, top, width, height + 2);
    pen.restore();
  }
}

// The cross tilts towards where it is pressed.
export function paintPad(canvas, base, piece, areas, pressed) {
  const pen = repaint(canvas, base);
  for (const [button, [x, y, width, height]] of areas) {
    if (!pressed.has(button)) continue;
    const left = x - piece.x;
    const top = y - piece.y;
    pen.save();
    pen.beginPath();
    pen.rect(left, top, width, height);
    pen.clip();
    const [across, down] = { up: [0, 1], down: [0, -1], left: [1, 0], right: [-1, 0] }[button];
    pen.drawImage(base, left, top, width, height, left + across, top + down, width, height);
    pen.fillStyle = 'rgb(0 0 0 / 38%)';
    pen.fillRect(left, top, width, height);
    pen.restore();
  }
}

function repaint(canvas, base) {
  if (canvas.width !== base.width || canvas.height !== base.height) Object.assign(canvas, { width: base.width, height: base.height });
  const pen = canvas.getContext('2d');
  pen.imageSmoothingEnabled = false;
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(base, 0, 0);
  return pen;
}
