// Mouse, pen and fingers on the drawn buttons: each finger by itself, sliding from one to the next.

import { keysPiece, padPiece } from './art.mjs';

const dead = 0.17; // of the pad's radius: resting in the middle presses nothing
const turnBias = 1.25; // how much further the other way must be before the direction changes
const reach = 1.45; // of a button's radius

// `casing` holds `.pad` and `.keys`; `areas` are the buttons' places in the drawing.
export function listenToTouch(casing, buttons, areas) {
  const zones = [
    { element: casing.querySelector('.pad'), find: padDirection },
    { element: casing.querySelector('.keys'), find: (point) => nearestKey(point, areas) },
  ];
  const fingers = new Map(); // pointer: { zone, name }

  const press = (event, finger) => {
    const box = finger.zone.element.getBoundingClientRect();
    const point = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    finger.name = finger.zone.find(point, finger.name);
    buttons.hold(`finger ${event.pointerId}`, new Set(finger.name ? [finger.name] : []));
  };
  for (const zone of zones) {
    zone.element.addEventListener('pointerdown', (event) => {
      if (event.button > 0) return;
      event.preventDefault();
      zone.element.setPointerCapture(event.pointerId);
      const finger = { zone, name: null };
      fingers.set(event.pointerId, finger);
      press(event, finger);
    });
    zone.element.addEventListener('pointermove', (event) => {
      const finger = fingers.get(event.pointerId);
      if (finger) press(event, finger);
    });
    for (const end of ['pointerup', 'pointercancel', 'lostpointercapture']) {
      zone.element.addEventListener(end, (event) => {
        if (fingers.delete(event.pointerId)) buttons.hold(`finger ${event.pointerId}`, new Set());
      });
    }
    zone.element.addEventListener('contextmenu', (event) => event.preventDefault());
  }

  // Whoever comes by the Tab key, or by a screen reader, which only clicks.
  for (const element of casing.querySelectorAll('[data-button]')) {
    const name = element.dataset.button;
    const isPress = ({ code }) => code === 'Enter' || code === 'Space';
    element.addEventListener('keydown', (event) => {
      if (!isPress(event)) return;
      event.preventDefault();
      if (!event.repeat) buttons.change(`focus ${name}`, name, true);
    });
    element.addEventListener('keyup', (event) => isPress(event) && buttons.change(`focus ${name}`, name, false));
    element.addEventListener('blur', () => buttons.change(`focus ${name}`, name, false));
    element.addEventListener('click', (event) => event.detail === 0 && buttons.tap(`click ${name}`, name));
  }
}

// Points are from 0 to 1 in the zone; beyond its border they still count.
function padDirection({ x, y }, before) {
  const across = x - 0.5;
  const down = y - 0.5;
  if (Math.hypot(across, down) < dead / 2) return null;
  const wasAcross = before === 'left' || before === 'right';
  const weight = before ? (wasAcross ? turnBias : 1 / turnBias) : 1;
  if (Math.abs(across) * weight > Math.abs(down)) return across < 0 ? 'left' : 'right';
  return down < 0 ? 'up' : 'down';
}

function nearestKey({ x, y }, areas) {
  const [atX, atY] = [keysPiece.x + x * keysPiece.width, keysPiece.y + y * keysPiece.height];
  let best = null;
  let least = Infinity;
  for (const name of ['a', 'b', 'x', 'y']) {
    const [left, top, width, height] = areas[name];
    const distance = Math.hypot(atX - left - width / 2, atY - top - height / 2) / (width / 2);
    if (distance < least) [best, least] = [name, distance];
  }
  return least <= reach ? best : null;
}

// Gives each button the place on its disc that the drawing gives it.
export function placeButtons(casing, areas) {
  for (const element of casing.querySelectorAll('[data-button]')) {
    const piece = element.closest('.pad') ? padPiece : keysPiece;
    const [x, y, width, height] = areas[element.dataset.button];
    const percent = (value, whole) => `${(value / whole) * 100}%`;
    Object.assign(element.style, {
      left: percent(x - piece.x, piece.width),
      top: percent(y - piece.y, piece.height),
      width: percent(width, piece.width),
      height: percent(height, piece.height),
    });
  }
}
