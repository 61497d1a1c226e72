// Keeps the whole page, so that it works without a network. The build puts the files and the hash of
// each in: another byte anywhere is another version, which is fetched whole and takes over when the
// page says so, never in the middle of a visit.

const files = /* files */ {};
const version = `sixgun-${hashOf(JSON.stringify(files))}`;

function hashOf(text) {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16);
}

// What has not changed since the last version is not fetched again.
async function fill() {
  const cache = await caches.open(version);
  await Promise.all(
    Object.entries(files).map(async ([name, hash]) => {
      const key = `${name}?${hash}`;
      const kept = await caches.match(key);
      const response = kept ?? (await fetch(name, { cache: 'no-cache' }));
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      await cache.put(key, response);
    }),
  );
}

async function forgetOthers() {
  for (const name of await caches.keys()) {
    if (name.startsWith('sixgun-') && name !== version) await caches.delete(name);
  }
}

async function answer(request) {
  const scope = new URL(registration.scope).pathname;
  const { pathname } = new URL(request.url);
  const name = pathname.slice(scope.length) || 'index.html';
  const cache = await caches.open(version);
  const kept = name in files ? await cache.match(`${name}?${files[name]}`) : null;
  return kept ?? fetch(request);
}

addEventListener('install', (event) => event.waitUntil(fill()));
addEventListener('activate', (event) => event.waitUntil(forgetOthers().then(() => clients.claim())));
addEventListener('message', ({ data }) => data === 'take over' && skipWaiting());
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === location.origin) event.respondWith(answer(request));
});
