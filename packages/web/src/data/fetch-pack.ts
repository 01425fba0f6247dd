import { decodeDataset } from '@gearwright/game/dataset/decode-dataset.ts';
import { decodeTexts } from '@gearwright/game/dataset/decode-texts.ts';
import type { Dataset, DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { NameLanguage } from '@gearwright/game/words/name-languages.ts';
import { answered, cachedFirst, fetchedAnew, forgetCached, freshFirst } from './pack-cache.ts';

/** What the server says of an edition's packs; their names change with their contents. */
export interface Manifest {
  readonly date: string;
  readonly core: { readonly file: string };
  readonly texts: { readonly file: string };
  /** By language; a server of an earlier version has none. */
  readonly names?: Readonly<Partial<Record<NameLanguage, { readonly file: string }>>>;
}

export async function fetchManifest(edition: EditionKey): Promise<Manifest> {
  const reply = await freshFirst(`/data/${edition}/manifest.json`);
  return (await reply.json()) as Manifest;
}

export function fetchDataset(edition: EditionKey, manifest: Manifest): Promise<Dataset> {
  return fetchPack(corePath(edition, manifest), decodeDataset);
}

export function fetchTexts(edition: EditionKey, manifest: Manifest): Promise<DatasetTexts> {
  return fetchPack(`/data/${edition}/${manifest.texts.file}`, decodeTexts);
}

export function corePath(edition: EditionKey, manifest: Manifest): string {
  return `/data/${edition}/${manifest.core.file}`;
}

export async function fetchPack<Pack>(
  path: string,
  decode: (bytes: Uint8Array) => Pack,
): Promise<Pack> {
  const bytes = new Uint8Array(await (await cachedFirst(path)).arrayBuffer());
  try {
    return decode(bytes);
  } catch {
    // Damaged where it was kept, by us or by the browser: both are passed by.
    await forgetCached(path);
    return decode(new Uint8Array(await (await fetchedAnew(path)).arrayBuffer()));
  }
}

export async function fetchBytes(path: string): Promise<Uint8Array> {
  return new Uint8Array(await (await answered(path)).arrayBuffer());
}
