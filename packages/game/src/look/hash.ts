/** FNV-1a over UTF-16 code units, then mixed: neighbouring ids must not fall into neighbouring buckets. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export function pick<T>(from: readonly T[], seed: string): T {
  const chosen = from[hashOf(seed) % from.length];
  if (chosen === undefined) throw new Error(`nothing to pick from for ${seed}`);
  return chosen;
}

/** The same list, begun at a place the seed decides. */
export function rotated<T>(list: readonly T[], seed: string): readonly T[] {
  if (list.length < 2) return list;
  const at = hashOf(seed) % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}
