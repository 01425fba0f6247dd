import type { SetValidation, SetValidationInput } from '@gearwright/api/generated/types.ts';
import { buffFromWire, consumableFromWire } from '@gearwright/api/wire/choices.ts';
import { classesOf } from '@gearwright/game/character/race-and-class.ts';
import type { Wearer } from '@gearwright/game/character/character.ts';
import { whyNotLevel } from '@gearwright/game/character/why-not-level.ts';
import { RACE_FACTION, type GameClass } from '@gearwright/game/words/classes-and-races.ts';
import { classFacts } from '@gearwright/game/dataset/class-facts.ts';
import { presentCategories } from '@gearwright/game/exchange/categories.ts';
import { importing } from '@gearwright/game/exchange/import-into.ts';
import { readImport } from '@gearwright/game/exchange/read-text.ts';
import { resolveImport } from '@gearwright/game/exchange/resolve-import.ts';
import { PlannerError, type Refusal } from '@gearwright/game/messages.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import type { ChosenBuff, ChosenConsumable, GearSet } from '@gearwright/game/set/gear-set.ts';
import { loadSet } from '@gearwright/game/stored/load-set.ts';
import { newGearSet } from '@gearwright/game/set/new-gear-set.ts';
import { wearerOf } from '@gearwright/game/set/rules.ts';
import { setFindings } from '@gearwright/game/findings/set-findings.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import { parseStoredSet } from '@gearwright/game/stored/set-schema.ts';
import type { Catalog } from './catalog.ts';

/** The validation with choices and points in the game's own form. */
export interface ValidatedSet extends Omit<SetValidation, 'buffs' | 'consumables' | 'points'> {
  readonly buffs: readonly ChosenBuff[] | null;
  readonly consumables: readonly ChosenConsumable[] | null;
  readonly points: readonly Point[] | null;
}

/** Looks up what an import says and holds it against the rules; unknown ids are told and left out. */
export function validateSet(
  catalog: Catalog,
  gameClass: GameClass,
  input: SetValidationInput,
): ValidatedSet {
  const wearer = importedInto(catalog, gameClass, input);
  return input.text === null || input.text === undefined
    ? validateParts(catalog, wearer, input)
    : validateText(catalog, wearer, input.text);
}

function importedInto(
  { edition, dataset }: Catalog,
  gameClass: GameClass,
  { race: asked, level: askedLevel }: SetValidationInput,
): Wearer {
  const race = asked ?? edition.races.find((each) => classesOf(dataset, each).includes(gameClass));
  if (!race || !classesOf(dataset, race).includes(gameClass)) {
    throw new PlannerError('classNotOfRace', race ?? 'character', gameClass);
  }
  const level = askedLevel === undefined ? edition.maxLevel : (askedLevel ?? 0);
  const reason = whyNotLevel(edition, classFacts(dataset, gameClass), level, 'level');
  if (reason) throw PlannerError.of(reason);
  return { gameClass, race, level, faction: RACE_FACTION[race] };
}

function emptySet({ gameClass }: Wearer, phase: number): GearSet {
  const id = 'import';
  return newGearSet({ id, characterId: id, name: id, gameClass, spec: '', phase });
}

function validateText(catalog: Catalog, wearer: Wearer, text: string): ValidatedSet {
  const { edition, dataset } = catalog;
  const { gameClass } = wearer;
  const resolved = resolveImport(readImport(text), { edition, dataset, gameClass });
  const categories = presentCategories(resolved);
  const edit = importing(resolved, categories, (index) => `import-${index}`);
  const set = edit(emptySet(wearer, resolved.phase ?? 0));
  // A text of another class says nothing about who would wear it here, except how far they are.
  const told =
    resolved.wearer.gameClass === gameClass
      ? { ...wearer, ...resolved.wearer }
      : { ...wearer, level: resolved.wearer.level ?? wearer.level };
  const { race = null, faction = null, level = null } = resolved.wearer;
  return {
    ...answer(catalog, set, told, resolved.warnings),
    name: resolved.name,
    phase: resolved.phase,
    character: {
      name: resolved.characterName,
      level,
      gameClass: resolved.wearer.gameClass ?? null,
      race,
      faction,
    },
    categories,
    points: resolved.points && set.points,
    professions: resolved.professions,
  };
}

function validateParts(catalog: Catalog, wearer: Wearer, input: SetValidationInput): ValidatedSet {
  const {
    text: _text,
    race: _race,
    level: _level,
    professions,
    buffs,
    consumables,
    ...ids
  } = input;
  const sent = Object.fromEntries(Object.entries(ids).filter(([, value]) => value !== null));
  const blank = storeSet(emptySet(wearer, 0));
  const stored = parseStoredSet({
    ...blank,
    ...sent,
    ...(buffs && { buffs: buffs.map(buffFromWire) }),
    ...(consumables && { consumables: consumables.map(consumableFromWire) }),
    defaultFilters: { ...blank.defaultFilters, professions: professions ?? null },
  });
  const { set, warnings } = loadSet(stored, catalog.dataset, wearer.level);
  return answer(catalog, knownOnly(set), wearer, warnings);
}

/** The set without the ids nobody knows. */
function knownOnly({ keptWishes: _wishes, ...set }: GearSet): GearSet {
  const gear = Object.fromEntries(
    Object.entries(set.gear).map(([slot, { kept: _kept, ...piece }]) => [slot, piece]),
  ) as unknown as GearSet['gear'];
  return { ...set, gear };
}

function answer(
  { edition, dataset }: Catalog,
  set: GearSet,
  wearer: Wearer,
  unknown: readonly Refusal[],
): ValidatedSet {
  const broken = setFindings(set, { edition, dataset, wearer: wearerOf(set, wearer) });
  const { itemIds, enchantIds, gemIds, runeIds, itemsAcquired, wishlistIds, glyphIds } =
    storeSet(set);
  const findings = [...unknown.map((reason) => ({ ...reason, touches: [] })), ...broken];
  return {
    valid: findings.length === 0,
    name: null,
    phase: set.phase,
    character: null,
    categories: [],
    ...{ itemIds, enchantIds, gemIds, runeIds, itemsAcquired, wishlistIds, glyphIds },
    talents: set.talents,
    buffs: set.buffs,
    consumables: set.consumables,
    points: null,
    professions: set.defaultFilters.professions,
    findings,
  };
}
