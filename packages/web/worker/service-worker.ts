declare const self: ServiceWorkerGlobalScope;
// Written in by the build.
// oxlint-disable-next-line typescript/consistent-type-imports -- an import would make the plain script a module
declare const OFFLINE: import('../offline-plugin.ts').Offline;

const APP = `gearwright-app-${OFFLINE.version}`;
/** Art has its content's hash in its name: what was fetched once stays true. */
const ART = 'gearwright-art';
const PAGE = '/offline-page';

self.addEventListener('install', (event) => event.waitUntil(keepApp()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', ({ data }) => {
  // Said by a page whose visitor agreed: open pages keep their version until then.
  if (data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!OFFLINE.notPages.some((start) => pathname.startsWith(start))) {
      event.respondWith(pageOf(request));
    }
  } else if (pathname.startsWith('/assets/')) event.respondWith(cachedFirst(request, APP, false));
  else if (pathname === '/icons/manifest.json') event.respondWith(freshFirst(request));
  else if (pathname.startsWith('/icons/')) event.respondWith(cachedFirst(request, ART, true));
});

async function keepApp(): Promise<void> {
  const cache = await caches.open(APP);
  await cache.addAll(OFFLINE.files);
  const page = await fetch(OFFLINE.page, { cache: 'reload' });
  if (!page.ok || page.redirected) throw new Error(`${OFFLINE.page} answered ${page.status}`);
  await cache.put(PAGE, page);
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('gearwright-app-') && name !== APP);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Every address is the same page of the app, which knows its routes. */
async function pageOf(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(APP)).match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

async function cachedFirst(request: Request, name: string, keep: boolean): Promise<Response> {
  const cache = await caches.open(name);
  const known = await cache.match(request, { ignoreVary: true });
  if (known) return known;
  const reply = await fetch(request);
  if (keep && reply.ok) await cache.put(request, reply.clone());
  return reply;
}

async function freshFirst(request: Request): Promise<Response> {
  const cache = await caches.open(ART);
  try {
    const reply = await fetch(request);
    if (reply.ok) await cache.put(request, reply.clone());
    return reply;
  } catch (error) {
    const known = await cache.match(request, { ignoreVary: true });
    if (known) return known;
    throw error;
  }
}
