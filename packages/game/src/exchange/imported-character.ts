import type { Character } from '../character/character.ts';
import type { Inventory } from '../character/inventory.ts';
import { CHARACTER_LIMITS } from '../character/character-limits.ts';
import { canBe } from '../character/race-and-class.ts';
import { PlannerError } from '../messages.ts';
import { presetFor, presetPoint } from '../point/preset-for.ts';
import { storeSet } from '../stored/store-set.ts';
import { withoutIds, type SetWithoutIds } from '../stored/without-ids.ts';
import { specOfTalents } from '../talent/spec-of-talents.ts';
import { RACE_FACTION } from '../words/classes-and-races.ts';
import type { ImportedSet } from './imported.ts';
import { inventoryOfImport } from './imported-inventory.ts';
import { setOfImport } from './imported-set.ts';
import { resolveImport, type ImportRules } from './resolve-import.ts';

/** Somebody a text tells of, with what they wear and have. */
export interface CharacterOfImport {
  readonly character: Omit<Character, 'id'>;
  readonly set: SetWithoutIds;
  readonly inventory: Inventory;
}

/**
 * A new character made from a text: throws when it does not name a class of the edition. What it leaves open is what
 * most of the kind are: the first race of the class, the highest level.
 */
export function characterOfImport(imported: ImportedSet, rules: ImportRules): CharacterOfImport {
  const { edition, dataset } = rules;
  const { gameClass: _, ...alone } = rules;
  const read = resolveImport(imported, alone);
  const { gameClass } = read.wearer;
  if (!gameClass) {
    const why = read.tells.gameClass ? 'not a class of this edition' : 'the text names none';
    throw new PlannerError('malformed', 'character.gameClass', why);
  }
  const told = read.wearer.race;
  const isRaceOf = told && edition.races.includes(told) && canBe(dataset, told, gameClass);
  const race = isRaceOf ? told : edition.races.find((each) => canBe(dataset, each, gameClass))!;
  const level = Math.min(Math.max(read.wearer.level ?? edition.maxLevel, 1), edition.maxLevel);
  const faction = RACE_FACTION[race];
  const resolved = { ...read, wearer: { gameClass, race, faction, level } };
  const made = setOfImport(resolved, rules).set;
  const spec = read.spec ?? specOfTalents(made.talents, gameClass, dataset);
  const phase = read.phase ?? edition.defaultPhase;
  const preset = presetFor(dataset, edition, { gameClass, spec, phase, level });
  const points = made.points.length > 0 || !preset ? made.points : [presetPoint(preset)];
  const name = read.name ?? 'Current Gear';
  return {
    character: {
      name: read.characterName?.trim().slice(0, CHARACTER_LIMITS.name) || 'Imported',
      ...{ level, faction, race, gameClass, spec },
      realm: null,
      guild: null,
      gender: 0,
      variations: { skinColor: 0, face: 0, hair: 0, hairColor: 0, facialHair: 0 },
      connectedSets: [],
    },
    set: withoutIds(storeSet({ ...made, ...{ name, spec, phase, points } })),
    inventory: inventoryOfImport(imported, dataset)?.inventory ?? [],
  };
}
