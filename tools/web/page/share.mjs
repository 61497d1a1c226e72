// Links that start a match or a challenge, bring an arena, or tell what somebody made of a day: #match=0H3K-...,
// #challenge=17, #arena=BT1%7C... and #day=01... The console is asked on its serial line, as anybody with a cable could.

const mostOfAnArena = 255;
const checkPatienceMs = 180_000; // a long match is played again, its rivals think

// What a link or a person asks for: { kind: 'match' | 'challenge' | 'arena' | 'day', value }; null if it is none of them.
export function parseWish(text) {
  const written = text.trim();
  if (written.includes('|')) return /^[ -~]+$/.test(written) && written.length <= mostOfAnArena ? { kind: 'arena', value: written } : null;
  const wish = written.toUpperCase();
  if (/^\d{1,3}$/.test(wish)) return { kind: 'challenge', value: String(Number(wish)) };
  const code = wish.replace(/^SIXGUN DAY /, '').replace(/[\s-]/g, '');
  if (/^01[0-9A-Z]{9,374}$/.test(code)) return { kind: 'day', value: code };
  if (!/^[0-9A-Z]{8,31}$/.test(code)) return null;
  return { kind: 'match', value: code.match(/.{1,4}/g).join('-') };
}

// Null if the link asks for nothing; { kind: 'nothing' } if for something that cannot be.
export function wishOfLink(hash) {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const asked = fields.get('match') ?? fields.get('challenge') ?? fields.get('arena') ?? fields.get('day');
  return asked === null ? null : (parseWish(asked) ?? { kind: 'nothing' });
}

export function linkOf({ kind, value }) {
  const url = new URL(location.href);
  url.hash = `${kind}=${encodeURIComponent(value)}`;
  url.search = '';
  return url.href;
}

export const isNoWish = 'That is neither a share code nor the number of a challenge, nor a result of a day, nor the text of an arena.';

// Carries it out. Resolves to what to say, or to { text, label, other, again } if a running match is in the way.
export async function grant(serial, { kind, value }, { replace = false } = {}) {
  if (kind === 'nothing') return { text: isNoWish };
  await serial.ask('home'); // a running match is kept
  if (kind === 'challenge') {
    const { challenge, title } = await serial.ask(`challenge ${value}`);
    return { text: `Challenge ${challenge}: ${title}` };
  }
  if (kind === 'day') {
    const { day, true: isTrue, result, says } = await serial.ask(`day check ${value}`, checkPatienceMs);
    return { text: isTrue ? `Day ${day}: ${result}. ${says}` : says };
  }
  if (kind === 'arena') {
    const { slot, title } = await serial.ask(`arena ${value}`);
    return { text: `The arena ${title} is in slot ${slot}` };
  }
  try {
    await serial.ask(`match load ${value}${replace ? ' --replace' : ''}`);
    return { text: 'The match of the code has begun' };
  } catch (error) {
    if (!/--replace/.test(error.message)) throw error;
    return {
      text: 'Give up your running match of this game for it?',
      label: 'Begin it',
      other: 'Keep mine',
      again: () => grant(serial, { kind, value }, { replace: true }),
    };
  }
}
