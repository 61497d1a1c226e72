// Small choices of this browser. Where it keeps nothing they last as long as the page.

const kept = new Map();

export function recall(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return kept.get(name) ?? null;
  }
}

export function remember(name, value) {
  kept.set(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // It is in `kept`.
  }
}
