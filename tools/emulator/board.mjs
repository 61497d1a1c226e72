// Reads a board's header. The pins are written there once, for the firmware and for us.

export class BoardError extends Error {}

// What a board must say; nested as in boards/board.h.
const pins = (...names) => Object.fromEntries(names.map((name) => [name, 'pin']));
const shape = {
  id: 'text',
  name: 'text',
  panel: {
    width: 'number',
    height: 'number',
    column_offset: 'number',
    row_offset: 'number',
    madctl: 'number',
    inverted: 'flag',
    spi: 'number',
    ...pins('reset', 'chip_select', 'clock', 'data', 'data_command', 'backlight', 'frame_start'),
  },
  buttons: pins('up', 'down', 'left', 'right', 'a', 'b', 'x', 'y', 'press'),
  speaker: 'pin',
  light: { ...pins('red', 'green', 'blue'), inverted: 'flag' },
  battery: { sense: 'pin', divider: 'number', charging: 'pin', usb_power: 'pin' },
  serial_tx: 'pin',
  serial_rx: 'pin',
  flash_bytes: 'number',
  storage_bytes: 'number',
};

// The header is C++ of one narrow form: designated initialisers of literals.
export function parseBoard(header) {
  const source = header.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/\/\/[^\n]*/g, ' ');
  const start = source.match(/\bBoard\s+\w+\s*(=\s*)?\{/);
  if (!start) throw new BoardError('the board header defines no Board');
  const tokens = tokenize(source.slice(start.index + start[0].length - 1));
  const board = readGroup(tokens);
  return checked(board, shape, 'board');
}

function tokenize(text) {
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|0[xX][0-9a-fA-F']+|[0-9][0-9']*|[A-Za-z_]\w*|<<|[-{}.,=;:|*+()]/g);
  return { list: tokens ?? [], at: 0 };
}

function readGroup(tokens) {
  const group = {};
  expect(tokens, '{');
  while (tokens.list[tokens.at] !== '}') {
    expect(tokens, '.');
    const name = tokens.list[tokens.at++];
    if (tokens.list[tokens.at] === '=') tokens.at++;
    group[name] = tokens.list[tokens.at] === '{' ? readGroup(tokens) : readValue(tokens);
    if (tokens.list[tokens.at] === ',') tokens.at++;
  }
  tokens.at++;
  return group;
}

function readValue(tokens) {
  const words = [];
  while (![',', '}', undefined].includes(tokens.list[tokens.at])) words.push(tokens.list[tokens.at++]);
  if (words.length === 1 && words[0].startsWith('"')) return JSON.parse(words[0]);
  if (words.length === 1 && (words[0] === 'true' || words[0] === 'false')) return words[0] === 'true';
  const literals = words.filter((word) => !/^[uUlL]+$/.test(word));
  const shift = literals.indexOf('<<');
  if (shift === 1 && literals.length === 3) return number(literals[0]) * 2 ** number(literals[2]);
  if (literals.length === 2 && literals[0] === '-') return -number(literals[1]);
  if (literals.length === 1) return number(literals[0]);
  throw new BoardError(`the board header has a value that cannot be read: ${words.join(' ')}`);
}

function number(word) {
  if (/^(boards::)?no_pin$/.test(word)) return -1;
  const value = Number(word.replaceAll("'", ''));
  if (Number.isNaN(value)) throw new BoardError(`the board header has a value that cannot be read: ${word}`);
  return value;
}

function expect(tokens, token) {
  const found = tokens.list[tokens.at++];
  if (found !== token) throw new BoardError(`the board header has "${found}" where "${token}" was expected`);
}

function checked(values, wanted, path) {
  for (const [name, kind] of Object.entries(wanted)) {
    const where = `${path}.${name}`;
    if (!(name in values)) throw new BoardError(`the board header lacks ${where}`);
    const value = values[name];
    if (typeof kind === 'object') checked(value, kind, where);
    else if (kind === 'pin' && !(Number.isInteger(value) && value >= -1 && value <= 29)) {
      throw new BoardError(`${where} = ${value} is not a pin of the RP2040`);
    }
  }
  return values;
}
