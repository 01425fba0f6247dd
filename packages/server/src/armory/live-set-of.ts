import { wornProfessions } from '@gearwright/game/set/worn-professions.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { Edition } from '@gearwright/game/edition/edition.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import { specOfTalents } from '@gearwright/game/talent/spec-of-talents.ts';
import type { LiveCharacter, LiveSet } from './armory.ts';

/** A gear set as the armory answers with it. */
export function liveSetOf(
  set: Pick<GearSet, 'gameClass' | 'gear' | 'glyphs' | 'talents'>,
  character: LiveCharacter,
  { edition, dataset }: { readonly edition: Edition; readonly dataset: Dataset },
  sample = false,
): LiveSet {
  const { gameClass, gear, talents } = set;
  const stored = storeSet({ ...set, wishlist: [] } as unknown as GearSet);
  return {
    gameClass,
    spec: specOfTalents(talents, gameClass, dataset),
    itemIds: stored.itemIds,
    enchantIds: stored.enchantIds,
    gemIds: stored.gemIds,
    runeIds: stored.runeIds,
    glyphIds: stored.glyphIds,
    talents,
    professions: wornProfessions(gear, edition),
    character,
    sample,
  };
}
