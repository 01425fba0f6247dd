import type { QueryClient } from '@tanstack/react-query';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { iconManifestQuery } from './icon-manifest.ts';
import { answered } from './pack-cache.ts';

/** Asks for every picture once, one after the other, so that the service worker has them without a network. */
export async function keepPictures(edition: EditionKey, client: QueryClient): Promise<void> {
  // What a page without a worker fetched was kept by nobody.
  const { editions, sprites, avatars, classes, slots, currencies, app } = await client.fetchQuery({
    ...iconManifestQuery(),
    staleTime: 0,
  });
  const files = [
    editions[edition].icons,
    ...Object.values(sprites),
    ...(currencies === undefined ? [] : [currencies]),
    ...Object.values(avatars),
    ...[...Object.values(classes), ...Object.values(slots)].map(({ file }) => file),
    ...app.filter((file) => file.endsWith('.svg')),
  ];
  for (const file of files) await answered(`/icons/${file}`);
}
