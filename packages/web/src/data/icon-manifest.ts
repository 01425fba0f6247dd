import { queryOptions, useQuery } from '@tanstack/react-query';
import type { GameClass, Gender, Race } from '@gearwright/game/words/classes-and-races.ts';
import { slotKey, type SlotId, type SlotKey } from '@gearwright/game/slot/slots.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { answered } from './pack-cache.ts';

/** Where our pictures are, below `/icons/`. */
export interface IconManifest {
  /** Files by sheet. */
  readonly sprites: Readonly<Record<string, string>>;
  readonly editions: Readonly<Record<EditionKey, { readonly icons: string }>>;
  /** By race and gender: `human-male`. */
  readonly avatars: Readonly<Record<string, string>>;
  readonly classes: Readonly<Record<GameClass, { readonly file: string }>>;
  /** What belongs into an empty slot. */
  readonly slots: Readonly<Record<SlotKey, { readonly file: string }>>;
  /** Signs of money; a server of an earlier version has none. */
  readonly currencies?: string;
  /** The app's own marks. */
  readonly app: readonly string[];
}

export function iconManifestQuery() {
  return queryOptions({
    staleTime: Infinity,
    gcTime: Infinity,
    retry: 1,
    // What was fetched before is there without a network.
    networkMode: 'always',
    queryKey: ['icon-manifest'],
    queryFn: async () =>
      (await (await answered('/icons/manifest.json')).json()) as Readonly<IconManifest>,
    structuralSharing: false,
  });
}

/** Null until known. */
export function useIconManifest(): IconManifest | null {
  return useQuery(iconManifestQuery()).data ?? null;
}

/** Address of a portrait; undefined until known. */
export function useAvatar(): (race: Race, gender: Gender) => string | undefined {
  const manifest = useIconManifest();
  return (race, gender) =>
    manifest
      ? `/icons/${manifest.avatars[`${race}-${gender === 0 ? 'male' : 'female'}`]}`
      : undefined;
}

/** Address of a class's emblem; undefined until known. */
export function useEmblem(): (gameClass: GameClass) => string | undefined {
  const manifest = useIconManifest();
  return (gameClass) => (manifest ? `/icons/${manifest.classes[gameClass].file}` : undefined);
}

/** Address of the picture of an empty slot; undefined until known. */
export function useSlotPicture(): (slot: SlotId) => string | undefined {
  const manifest = useIconManifest();
  return (slot) => (manifest ? `/icons/${manifest.slots[slotKey(slot)].file}` : undefined);
}
