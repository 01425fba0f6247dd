import type { ClassFacts } from '../dataset/tables.ts';
import type { DefaultFilters } from './gear-set.ts';

/** From this level on the second table of weapon and armor types holds. */
const SECOND_TABLE_LEVEL = 40;

export type TypeFilter = 'mainWeaponTypes' | 'offWeaponTypes' | 'rangedWeaponTypes' | 'armorTypes';

const SKILLS = {
  mainWeaponTypes: 'mainHand',
  offWeaponTypes: 'offHand',
  rangedWeaponTypes: 'ranged',
  armorTypes: 'armor',
} as const satisfies Record<TypeFilter, keyof ClassFacts>;

const TYPE_FILTERS = Object.keys(SKILLS) as readonly TypeFilter[];

/** The types of one of the two limit tables, in order; what a class is born with is in both. */
export function typesAt(facts: ClassFacts, filter: TypeFilter, level: number): readonly number[] {
  const types = facts[SKILLS[filter]]
    .filter(
      ({ minLevel }) =>
        level >= SECOND_TABLE_LEVEL || minLevel < SECOND_TABLE_LEVEL || minLevel <= facts.minLevel,
    )
    .map((skill) => skill.type);
  return [...new Set(types)].toSorted((a, b) => a - b);
}

/** Types gained at the new level join a chosen list, types lost leave it; no choice stays no choice. */
export function filtersAtLevel(
  filters: DefaultFilters,
  facts: ClassFacts,
  from: number,
  to: number,
): DefaultFilters {
  const adjusted = TYPE_FILTERS.flatMap((key) => {
    const chosen = filters[key];
    if (!chosen) return [];
    const [had, has] = [typesAt(facts, key, from), typesAt(facts, key, to)];
    const kept = chosen.filter((type) => !had.includes(type) || has.includes(type));
    const gained = has.filter((type) => !had.includes(type) && !kept.includes(type));
    const unchanged = gained.length === 0 && kept.length === chosen.length;
    return unchanged ? [] : [[key, [...kept, ...gained].toSorted((a, b) => a - b)] as const];
  });
  return adjusted.length === 0 ? filters : { ...filters, ...Object.fromEntries(adjusted) };
}
