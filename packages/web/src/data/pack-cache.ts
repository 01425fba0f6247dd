/** Packs that were fetched once are there without a network; their names change with their contents. */
const CACHE = 'gearwright-packs';

/** Browsers offer caches to secure contexts only. */
async function openCache(): Promise<Cache | null> {
  try {
    return typeof caches === 'undefined' ? null : await caches.open(CACHE);
  } catch {
    return null;
  }
}

/**
 * From the cache if it is there, else over the network. On a first visit nothing can be there, and opening a cache
 * takes a browser longer than fetching.
 */
export async function cachedFirst(path: string): Promise<Response> {
  if (!hasBeenHere()) return freshFirst(path);
  const known = await (await openCache())?.match(path);
  if (known) return known;
  const reply = await answered(path);
  void keep(path, reply.clone());
  return reply;
}

/** Over the network, or as it was when there last was one. */
export async function freshFirst(path: string): Promise<Response> {
  try {
    const reply = await answered(path);
    void keep(path, reply.clone());
    return reply;
  } catch (error) {
    const known = await (await openCache())?.match(path);
    if (known) return known;
    throw error;
  }
}

/** The service worker comes with the first visit and stands behind every later one. */
function hasBeenHere(): boolean {
  return typeof navigator !== 'undefined' && Boolean(navigator.serviceWorker?.controller);
}

/** From the server itself, whatever the browser has kept of it. */
export async function fetchedAnew(path: string): Promise<Response> {
  const reply = await answered(path, { cache: 'reload' });
  void keep(path, reply.clone());
  return reply;
}

/** What turned out to be damaged is not used again. */
export async function forgetCached(path: string): Promise<void> {
  await (await openCache())?.delete(path);
}

export async function answered(path: string, options?: RequestInit): Promise<Response> {
  const reply = await fetch(path, options);
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
  return reply;
}

/** The older ones of its kind go: `/data/tbc/core.1a2b.pack` takes the place of every `/data/tbc/core.*`. */
async function keep(path: string, reply: Response): Promise<void> {
  const cache = await openCache();
  if (!cache) return;
  const kind = path.slice(0, path.indexOf('.') + 1);
  try {
    const older = (await cache.keys())
      .map(({ url }) => new URL(url).pathname)
      .filter((known) => known !== path && known.startsWith(kind));
    await Promise.all(older.map((known) => cache.delete(known)));
    await cache.put(path, reply);
  } catch {
    // A browser without room fetches again next time.
  }
}
