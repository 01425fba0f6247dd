import { upgradeStoredInventory } from '@gearwright/game/stored/inventory-schema.ts';
import { fieldsOf, listOf } from '@gearwright/game/stored/legacy-values.ts';
import { binnedCharacter, binnedSet, type Binned } from '@gearwright/roster/bin.ts';
import type { PointInput } from '@gearwright/roster/roster.ts';
import { upgradeCharacter, upgradePoint, upgradeSet } from './upgrade-records.ts';

/** What is in the bin in today's form, made anew of what was deleted. Null when nothing can be made of it. */
export function upgradeBinned(key: string, value: unknown): Binned | null {
  const { body, deletedAt, characterName } = fieldsOf(value);
  const { character, sets, inventory, points } = fieldsOf(body);
  if (typeof deletedAt !== 'number') return null;
  const keptSets = listOf(sets).flatMap((set) => upgradeSet(set)?.kept ?? []);
  const keptPoints = listOf(points).flatMap(pointEntry);
  const binned = character
    ? ofCharacter(character, { sets: keptSets, inventory, points: keptPoints }, deletedAt)
    : ofSet(keptSets[0], String(characterName), keptPoints, deletedAt);
  return binned?.id === key ? binned : null;
}

type Entry = readonly [string, PointInput];

function ofCharacter(
  value: unknown,
  held: Pick<Binned['body'], 'sets' | 'points'> & { readonly inventory: unknown },
  deletedAt: number,
): Binned | null {
  const kept = upgradeCharacter(value)?.kept;
  if (!kept) return null;
  const inventory = upgradeStoredInventory(held.inventory);
  return binnedCharacter(kept, { ...held, inventory }, deletedAt);
}

function ofSet(
  set: Binned['body']['sets'][number] | undefined,
  name: string,
  points: readonly Entry[],
  deletedAt: number,
): Binned | null {
  return set ? binnedSet(set, { id: set.characterId, name }, points, deletedAt) : null;
}

function pointEntry(entry: unknown): readonly Entry[] {
  const [id, point] = listOf(entry);
  if (typeof id !== 'string') return [];
  const kept = upgradePoint(id, point);
  return kept ? [[id, kept]] : [];
}
