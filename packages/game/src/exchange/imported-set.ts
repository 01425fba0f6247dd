import type { Wearer } from '../character/character.ts';
import { PlannerError } from '../messages.ts';
import type { GearSet } from '../set/gear-set.ts';
import { newGearSet } from '../set/new-gear-set.ts';
import { importing } from './import-into.ts';
import { presentCategories } from './categories.ts';
import type { ImportRules, ResolvedImport } from './resolve-import.ts';

export interface ImportedGearSet {
  readonly set: GearSet;
  readonly wearer: Wearer;
  readonly name: string | null;
}

/** A set of its own made from a text: what a terminal or a preview works on. Throws when class or race are not told. */
export function setOfImport(
  resolved: ResolvedImport,
  { edition }: Pick<ImportRules, 'edition'>,
): ImportedGearSet {
  const { gameClass, race, faction, level = edition.maxLevel } = resolved.wearer;
  const told = {
    gameClass: resolved.tells.gameClass ? 'not a class of this edition' : 'the text names none',
    race: resolved.tells.race ? 'not a race of this edition' : 'the text names none',
  };
  if (!gameClass) throw new PlannerError('malformed', 'character.gameClass', told.gameClass);
  if (!race || !faction || !edition.races.includes(race)) {
    throw new PlannerError('malformed', 'character.race', told.race);
  }
  if (level < 1 || level > edition.maxLevel) {
    throw new PlannerError('outOfRange', 'character.level', 1, edition.maxLevel);
  }
  const empty = newGearSet({
    id: 'imported',
    characterId: 'imported',
    name: resolved.name ?? 'Imported',
    gameClass,
    spec: resolved.spec ?? '',
    phase: resolved.phase ?? 0,
  });
  const edit = importing(resolved, presentCategories(resolved), (index) => `imported-${index}`);
  const filled = edit(empty);
  const professions = filled.defaultFilters.professions ?? resolved.professions;
  const set = { ...filled, defaultFilters: { ...filled.defaultFilters, professions } };
  return {
    set,
    wearer: { gameClass, race, faction, level, professions: professions ?? [] },
    name: resolved.name,
  };
}
