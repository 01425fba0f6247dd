import { decodeDataset } from '@gearwright/game/dataset/decode-dataset.ts';
import { decodeTexts } from '@gearwright/game/dataset/decode-texts.ts';
import type { Dataset, DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import type { EditionKey } from '@gearwright/game/stat/catalogue.ts';

/** What the server says of an edition's packs; their names change with their contents. */
export interface Manifest {
  readonly date: string;
  readonly core: { readonly file: string };
  readonly texts: { readonly file: string };
}

export async function fetchManifest(edition: EditionKey): Promise<Manifest> {
  const reply = await answered(`/data/${edition}/manifest.json`);
  return (await reply.json()) as Manifest;
}

export async function fetchDataset(edition: EditionKey, manifest: Manifest): Promise<Dataset> {
  return decodeDataset(await fetchBytes(`/data/${edition}/${manifest.core.file}`));
}

export async function fetchTexts(edition: EditionKey, manifest: Manifest): Promise<DatasetTexts> {
  return decodeTexts(await fetchBytes(`/data/${edition}/${manifest.texts.file}`));
}

export async function fetchBytes(path: string): Promise<Uint8Array> {
  return new Uint8Array(await (await answered(path)).arrayBuffer());
}

export async function answered(path: string): Promise<Response> {
  const reply = await fetch(path);
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
  return reply;
}
