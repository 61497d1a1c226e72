// Links that start a match or a challenge: #match=0H3K-... and #challenge=17. The console is asked on its serial line, as
// anybody with a cable could.

// What a link or a person asks for: { order, words } for the serial line; null if it is nothing.
export function parseWish(text) {
  const wish = text.trim().toUpperCase();
  if (/^\d{1,3}$/.test(wish) && Number(wish) > 0) return { kind: 'challenge', value: String(Number(wish)) };
  const code = wish.replace(/[\s-]/g, '');
  if (!/^[0-9A-Z]{8,31}$/.test(code)) return null;
  return { kind: 'match', value: code.match(/.{1,4}/g).join('-') };
}

export function wishOfLink(hash) {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  return parseWish(fields.get('match') ?? fields.get('code') ?? fields.get('challenge') ?? '');
}

export function linkOf({ kind, value }) {
  const url = new URL(location.href);
  url.hash = `${kind}=${value}`;
  url.search = '';
  return url.href;
}

export const orderOf = ({ kind, value }) => `${kind} ${value}`;
