// The service worker: the page without a network, and new versions of it.

const early = 10_000; // a new version that is found so soon replaces a page that nobody has used yet

// `used()`: whether the person has begun; `onReady()`, `onUpdate(reload)` tell.
export async function goOffline({ used, onReady, onUpdate }) {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const first = !serviceWorker.controller;
  let reloading = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (first || reloading) return;
    reloading = true;
    location.reload();
  });
  const registration = await serviceWorker.register('service-worker.js');
  const ready = (worker) => {
    if (first) return onReady();
    const take = () => worker.postMessage('take over');
    if (performance.now() < early && !used()) take();
    else onUpdate(take);
  };
  const follow = (worker) => {
    if (!worker) return;
    const look = () => worker.state === 'installed' && ready(worker);
    worker.addEventListener('statechange', look);
    look();
  };
  if (registration.waiting && !first) ready(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}
