// Keys, as in the window of tools/play: letters by what is on the key, the rest by its place.

const letters = { a: 'a', b: 'b', x: 'x', y: 'y' };
const places = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  KeyL: 'a',
  Enter: 'a',
  NumpadEnter: 'a',
  KeyK: 'b',
  Backspace: 'b',
  KeyI: 'x',
  KeyJ: 'y',
};

const buttonOf = (event) => letters[event.key.toLowerCase()] ?? places[event.code];

// Keys that mean something to what has the focus are not the console's.
function belongsElsewhere(event) {
  if (event.ctrlKey || event.altKey || event.metaKey) return true;
  const { target } = event;
  if (target.closest('dialog, input, select, textarea, pre, a')) return true;
  return event.code === 'Enter' && target.closest('button') !== null;
}

// `onPicture` is called for P.
export function listenToKeys(buttons, { onPicture }) {
  const down = new Map(); // place of the key: the button it pressed
  addEventListener('keydown', (event) => {
    if (belongsElsewhere(event)) return;
    const button = buttonOf(event);
    if (button) {
      event.preventDefault();
      if (event.repeat) return;
      down.set(event.code, button);
      buttons.change(`key ${event.code}`, button, true);
    } else if (event.key.toLowerCase() === 'p' && !event.repeat) {
      onPicture();
    }
  });
  addEventListener('keyup', (event) => {
    const button = down.get(event.code);
    if (!button) return;
    down.delete(event.code);
    buttons.change(`key ${event.code}`, button, false);
  });
  addEventListener('blur', () => {
    down.clear();
    buttons.releaseAll();
  });
}
