import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import { raidsThatGive } from '@gearwright/game/dataset/raids.ts';
import type { Zone } from '@gearwright/game/dataset/tables.ts';
import type { Edition } from '@gearwright/game/edition/edition.ts';
import { classFacts } from '@gearwright/game/dataset/class-facts.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import { MAIN_HAND, OFF_HAND, RANGED, type SlotId } from '@gearwright/game/slot/slots.ts';

/** Sources that stand for raids, of whatever size. */
export function hasRaidSource(
  sources: readonly string[] | null,
  { sources: all }: Edition,
): boolean {
  return all.some(
    ({ key, types }) =>
      (sources === null || sources.includes(key)) && types.some((type) => type.startsWith('raid')),
  );
}

export function hasPvpSource(sources: readonly string[] | null): boolean {
  return sources === null || sources.includes('pvp');
}

/** The raids of the edition up to the set's phase, in the order they opened. */
export function raidsOf(dataset: Dataset, lastPhase: number): readonly Zone[] {
  return raidsThatGive(dataset)
    .filter(({ phase }) => (phase ?? 1) <= lastPhase)
    .toSorted((a, b) => (a.phase ?? 0) - (b.phase ?? 0) || (a.name < b.name ? -1 : 1));
}

export interface TypeFilter {
  readonly field: 'mainWeaponTypes' | 'offWeaponTypes' | 'rangedWeaponTypes';
  readonly label: string;
  readonly types: readonly number[];
}

/** Kinds of weapons the class can learn to use in this slot; null where none are held. */
export function weaponFilter(
  slot: SlotId,
  { gameClass }: GearSet,
  rules: Rules,
): TypeFilter | null {
  const facts = classFacts(rules.dataset, gameClass);
  if (!facts) return null;
  const of = (skills: readonly { readonly type: number; readonly minLevel: number }[]) => [
    ...new Set(
      skills.filter(({ minLevel }) => minLevel <= rules.wearer.level).map(({ type }) => type),
    ),
  ];
  switch (slot) {
    case MAIN_HAND:
      return { field: 'mainWeaponTypes', label: 'Main hand', types: of(facts.mainHand) };
    case OFF_HAND:
      return { field: 'offWeaponTypes', label: 'Off hand', types: of(facts.offHand) };
    case RANGED:
      return { field: 'rangedWeaponTypes', label: 'Ranged', types: of(facts.ranged) };
    default:
      return null;
  }
}

export function armorTypesOf({ gameClass }: GearSet, rules: Rules): readonly number[] {
  const facts = classFacts(rules.dataset, gameClass);
  const types = facts?.armor.filter(({ minLevel }) => minLevel <= rules.wearer.level) ?? [];
  return [...new Set(types.map(({ type }) => type))].filter((type) => type <= 3);
}
