import type { QueryClient } from '@tanstack/react-query';
import { iconManifestQuery, type IconManifest } from '../src/data/icon-manifest.ts';
import { textsQuery } from '../src/data/use-dataset.ts';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import type { DatasetTexts } from '@gearwright/game/dataset/dataset.ts';

const classes = new Proxy({}, { get: () => ({ file: 'emblem.svg' }) }) as IconManifest['classes'];

/** Texts that say nothing and pictures of nothing: what a page would fetch is there. */
export function withoutNetwork(client: QueryClient): void {
  const silent = { item: () => null, talentRank: () => null, glyph: () => null, rune: () => null };
  for (const edition of EDITION_KEYS) {
    client.setQueryData(textsQuery(edition).queryKey, silent as unknown as DatasetTexts);
  }
  const none = { sprites: {}, avatars: {}, classes } as unknown as IconManifest;
  client.setQueryData(iconManifestQuery().queryKey, none);
}
