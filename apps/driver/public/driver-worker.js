// Keeps the page for a phone without a connection. Reports wait in the page's own storage, not here.
const CACHE = 'driver-page';
const PAGE = '/driver/';
const ASSETS = '/driver/assets/';

async function keep(urls) {
  const cache = await caches.open(CACHE);
  const known = await cache.keys();
  await Promise.all(urls.map(async (url) => (await cache.match(url)) ?? cache.add(url)));
  const wanted = new Set([PAGE, ...urls].map((url) => new URL(url, location.href).href));
  await Promise.all(known.filter(({ url }) => !wanted.has(url)).map((request) => cache.delete(request)));
}

async function freshPage(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(PAGE, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

async function keptFile(request) {
  return (await caches.match(request)) ?? fetch(request);
}

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(PAGE)));
  self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep));
});
self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== location.origin || event.request.method !== 'GET') return;
  if (event.request.mode === 'navigate') event.respondWith(freshPage(event.request));
  else if (pathname.startsWith(ASSETS)) event.respondWith(keptFile(event.request));
});
