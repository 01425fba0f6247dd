import { wornProfessions } from '../set/worn-professions.ts';
import {
  CLASSES,
  RACES,
  RACE_FACTION,
  type GameClass,
  type Race,
} from '../words/classes-and-races.ts';
import type { Wearer } from '../character/character.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { Edition } from '../edition/edition.ts';
import { glyphBySpell } from '../glyph/glyphs.ts';
import { PROFESSIONS } from '../item/professions.ts';
import type { Item } from '../item/item.ts';
import { refusal, type Refusal } from '../messages.ts';
import type { GearGoals } from '../set/gear-goals.ts';
import type { ChosenBuff, ChosenConsumable, Gear, Piece } from '../set/gear-set.ts';
import { emptyGear } from '../set/new-gear-set.ts';
import type { SlotId } from '../slot/slots.ts';
import { formatTalents } from '../talent/encoded-talents.ts';
import { orderOfRanks } from '../talent/order-of-ranks.ts';
import { readTalents } from '../talent/read-talents.ts';
import { ranksOfSpells } from '../talent/talent-spells.ts';
import { plainKey } from './imported.ts';
import type { ImportedGlyph, ImportedPoint, ImportedSet, ImportedTalents } from './imported.ts';
import { resolveGoals } from './resolve-goals.ts';
import { resolveGear, type ResolvedGear } from './resolve-gear.ts';
import { resolveItem } from './resolve-piece.ts';
import { resolvePoint, type ResolvedPoint } from './resolve-point.ts';

/** The checkboxes of the import dialog; one appears only when the text has something for it. */
export type ImportCategory = 'items' | 'talents' | 'glyphs' | 'buffs' | 'consumables' | 'points';

/** An import looked up in an edition: null where the text has nothing to say. */
export interface ResolvedImport {
  readonly format: ImportedSet['format'];
  readonly name: string | null;
  readonly characterName: string | null;
  readonly phase: number | null;
  readonly wearer: Partial<Wearer>;
  /** One of the class's; null when the text names none. */
  readonly spec: string | null;
  /** Whether the text names them at all. */
  readonly tells: { readonly gameClass: boolean; readonly race: boolean };
  /** As the text tells them; null when it does not. */
  readonly professions: readonly string[] | null;
  /** What the gear cannot be worn without. */
  readonly wornProfessions: readonly string[];
  readonly gear: ResolvedGear | null;
  readonly wishlist: readonly Item[] | null;
  /** Our own letters. */
  readonly talents: string | null;
  /** Spell ids by glyph slot. */
  readonly glyphs: readonly (number | null)[] | null;
  readonly buffs: readonly ChosenBuff[] | null;
  readonly consumables: readonly ChosenConsumable[] | null;
  readonly points: readonly ResolvedPoint[] | null;
  /** They come with the points. */
  readonly goals: GearGoals | null;
  readonly form: string | null;
  /** What was not understood or not known, in the order of the text. */
  readonly warnings: readonly Refusal[];
}

export interface ImportRules {
  readonly edition: Edition;
  readonly dataset: Dataset;
  /** Class of the set imported into, when the text names none. */
  readonly gameClass?: GameClass;
}

function specOf(
  { dataset }: ImportRules,
  gameClass: GameClass | undefined,
  named: string | null | undefined,
): string | null {
  const specs = dataset.classes.find((facts) => facts.gameClass === gameClass)?.specs ?? [];
  const spec = specs.find(({ key, name }) => key === named || plainKey(name) === named);
  return spec?.key ?? null;
}

export function resolveImport(imported: ImportedSet, rules: ImportRules): ResolvedImport {
  const warnings: Refusal[] = imported.notUnderstood.map((sentence) =>
    refusal('notUnderstood', sentence),
  );
  const character = imported.character;
  const race = RACES.find((key) => key === character?.race);
  const named = CLASSES.find((key) => key === character?.gameClass);
  const gameClass = rules.edition.classes.find((key) => key === (named ?? rules.gameClass));
  if (race && gameClass && !raceAllows(race, gameClass, rules.dataset)) {
    warnings.push(refusal('classNotOfRace', race, gameClass));
  }
  const gear = imported.items && resolveGear(imported.items, imported.format, rules);
  warnings.push(...(gear?.unknown ?? []));
  const professions = character?.professions.filter((key) => isProfession(key)) ?? [];
  return {
    format: imported.format,
    name: imported.name,
    characterName: character?.name ?? null,
    phase: imported.phase,
    wearer: {
      ...(race && { race, faction: RACE_FACTION[race] }),
      ...(gameClass && { gameClass }),
      ...(typeof character?.level === 'number' && { level: character.level }),
    },
    spec: specOf(rules, gameClass, character?.spec),
    tells: { gameClass: Boolean(character?.gameClass), race: Boolean(character?.race) },
    professions: professions.length > 0 ? professions : null,
    wornProfessions: wornProfessions(wornBy(gear?.pieces), rules.edition),
    gear,
    wishlist: imported.wishlist && wishes(imported.wishlist, rules.dataset, warnings),
    talents:
      imported.talents && gameClass
        ? talentText(imported.talents, gameClass, rules.dataset, warnings)
        : null,
    glyphs: imported.glyphs && glyphSlots(imported.glyphs, rules, warnings),
    buffs: imported.buffs && knownBuffs(imported.buffs, rules.dataset, warnings),
    consumables:
      imported.consumables && knownConsumables(imported.consumables, rules.dataset, warnings),
    points: imported.points && points(imported.points, { ...rules, gameClass }, warnings),
    goals: imported.goals && resolveGoals(imported.goals, rules.edition, warnings),
    form: imported.form === null ? null : formOf(imported.form, gameClass, rules, warnings),
    warnings,
  };
}

function raceAllows(race: Race, gameClass: GameClass, dataset: Dataset): boolean {
  return dataset.races.some((facts) => facts.race === race && facts.classes.includes(gameClass));
}

/** Forms by any spelling of their name; an unknown one is reported and counts nothing. */
function formOf(
  told: string,
  gameClass: GameClass | undefined,
  { dataset }: ImportRules,
  warnings: Refusal[],
): string | null {
  const known = dataset.forms.find(
    ({ form, label, gameClass: owner }) =>
      owner === gameClass && [form, label].some((name) => plainKey(name) === plainKey(told)),
  );
  if (!known) warnings.push(refusal('unknownForm', told));
  return known?.form ?? null;
}

function wornBy(pieces: ReadonlyMap<SlotId, Piece> = new Map()): Gear {
  return { ...emptyGear(), ...Object.fromEntries(pieces) };
}

function isProfession(key: string): boolean {
  return (PROFESSIONS as readonly string[]).includes(key);
}

function wishes(
  refs: NonNullable<ImportedSet['wishlist']>,
  dataset: Dataset,
  warnings: Refusal[],
): readonly Item[] {
  return refs.flatMap((ref) => {
    const item = resolveItem(ref, dataset);
    if (!item) warnings.push(refusal('unknownItem', String(ref.id)));
    return item ?? [];
  });
}

function talentText(
  talents: ImportedTalents,
  gameClass: GameClass,
  dataset: Dataset,
  warnings: Refusal[],
): string | null {
  const trees = dataset.talents(gameClass);
  if (talents.kind === 'spells') {
    const { ranks, unknown } = ranksOfSpells(talents.spellIds, trees);
    warnings.push(...unknown.map((spellId) => refusal('unknownTalent', String(spellId))));
    return formatTalents(orderOfRanks(ranks, trees), trees);
  }
  const order = readTalents(talents.text, trees);
  if (order.refusal) {
    warnings.push(order.refusal);
    return null;
  }
  return formatTalents(order.value, trees);
}

function glyphSlots(
  glyphs: readonly ImportedGlyph[],
  { edition, dataset }: ImportRules,
  warnings: Refusal[],
): readonly (number | null)[] | null {
  if (!edition.glyphs) return null;
  const { major, minor } = edition.glyphs;
  const slots: (number | null)[] = new Array<null>(major + minor).fill(null);
  for (const { spellId, itemId } of glyphs) {
    const glyph =
      (spellId !== null && glyphBySpell(dataset, spellId)) ||
      dataset.glyphs.find((row) => itemId !== null && row.itemId === itemId);
    if (!glyph) {
      warnings.push(refusal('unknownGlyph', String(spellId ?? itemId)));
      continue;
    }
    const first = glyph.kind === 'major' ? 0 : major;
    const last = glyph.kind === 'major' ? major : major + minor;
    const free = slots.findIndex((taken, slot) => slot >= first && slot < last && taken === null);
    if (free !== -1 && !slots.includes(glyph.spellId)) slots[free] = glyph.spellId;
  }
  return slots;
}

function knownBuffs(
  buffs: readonly ChosenBuff[],
  dataset: Dataset,
  warnings: Refusal[],
): readonly ChosenBuff[] {
  const known = new Set(
    dataset.buffs.flatMap((buff) => [
      buff.spellId,
      ...buff.alsoSpellIds,
      ...buff.ranks.map((rank) => rank.spellId),
    ]),
  );
  return buffs.filter((buff) => {
    if (!known.has(buff.spellId)) warnings.push(refusal('unknownBuff', String(buff.spellId)));
    return known.has(buff.spellId);
  });
}

function knownConsumables(
  consumables: NonNullable<ImportedSet['consumables']>,
  dataset: Dataset,
  warnings: Refusal[],
): readonly ChosenConsumable[] {
  return consumables.flatMap(({ itemId, enabled, slotId }) => {
    if (!dataset.item(String(itemId))?.consumable) {
      warnings.push(refusal('unknownConsumable', String(itemId)));
      return [];
    }
    return { itemId, enabled, slotId: slotId as SlotId | null };
  });
}

function points(
  imported: readonly ImportedPoint[],
  { edition, dataset, gameClass }: ImportRules,
  warnings: Refusal[],
): readonly ResolvedPoint[] {
  const presets = dataset.presets.filter((preset) => preset.gameClass === gameClass);
  return imported.flatMap((point) => {
    const { point: resolved, unknown } = resolvePoint(point, edition, presets);
    warnings.push(...unknown);
    if (resolved.stats.length > 0) return resolved;
    // No set could hold it, and it would keep the rest of the text from being saved.
    warnings.push(refusal('pointStatRequired'));
    return [];
  });
}
