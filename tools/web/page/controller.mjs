// Game controllers with the standard layout: d-pad or left stick, and the buttons by their label.

const buttonsOf = { 0: 'a', 1: 'b', 2: 'x', 3: 'y', 12: 'up', 13: 'down', 14: 'left', 15: 'right' };
const pushed = 0.55;
const released = 0.4; // a stick between both stays what it was

export function listenToControllers(buttons) {
  let polling = false;
  const poll = () => {
    const pads = navigator.getGamepads().filter(Boolean);
    polling = pads.length > 0 && !document.hidden;
    for (const pad of pads) buttons.hold(`controller ${pad.index}`, heldOn(pad, buttons));
    if (polling) requestAnimationFrame(poll);
  };
  const start = () => {
    if (polling) return;
    polling = true;
    requestAnimationFrame(poll);
  };
  addEventListener('gamepadconnected', start);
  addEventListener('gamepaddisconnected', ({ gamepad }) => buttons.hold(`controller ${gamepad.index}`, new Set()));
  document.addEventListener('visibilitychange', start);
}

function heldOn(pad, buttons) {
  const held = new Set();
  for (const [index, name] of Object.entries(buttonsOf)) if (pad.buttons[index]?.pressed) held.add(name);
  const before = buttons.sources.get(`controller ${pad.index}`) ?? new Set();
  const lean = (axis, less, more) => {
    const value = pad.axes[axis] ?? 0;
    if (value < -(before.has(less) ? released : pushed)) held.add(less);
    if (value > (before.has(more) ? released : pushed)) held.add(more);
  };
  lean(0, 'left', 'right');
  lean(1, 'up', 'down');
  return held;
}
