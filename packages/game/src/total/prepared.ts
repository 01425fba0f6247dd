import type { Wearer } from '../character/character.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { BaseRow, Form } from '../dataset/tables.ts';
import type { Edition } from '../edition/edition.ts';
import type { Effect } from '../effect/effect.ts';
import type { ChosenBuff, ChosenConsumable } from '../set/gear-set.ts';
import type { TalentRanks } from '../talent/talent-order.ts';
import { buffsOn, type BuffsOn } from './chosen-buffs.ts';
import { formLines } from './form-lines.ts';
import { AT, STAT_COUNT } from './figures.ts';
import { linesOf, statLines, type Line } from './line.ts';

/** The tables totals read; a whole dataset will do. */
export type TotalsTables = Pick<
  Dataset,
  | 'item'
  | 'itemAt'
  | 'setOf'
  | 'talents'
  | 'glyphs'
  | 'buffs'
  | 'baseStats'
  | 'combat'
  | 'racials'
  | 'forms'
>;

export interface Chosen {
  readonly edition: Edition;
  readonly dataset: TotalsTables;
  readonly wearer: Wearer;
  readonly talents: TalentRanks;
  readonly glyphs: readonly (number | null)[];
  readonly buffs: readonly ChosenBuff[];
  readonly consumables: readonly ChosenConsumable[];
  readonly form: string | null;
}

/** Everything about a wearer that does not depend on gear, worked out once and kept. */
export interface Prepared {
  readonly base: BaseRow;
  readonly raceOffsets: readonly number[];
  /** In order of application; gear comes between the two. */
  readonly raceLines: readonly Line[];
  readonly otherLines: readonly Line[];
  readonly buffs: BuffsOn;
  readonly form: Form | null;
  readonly talentNames: ReadonlySet<string>;
  /** What the race itself gives of every stat: runes for the same skill do not add to it. */
  readonly ofRace: Float64Array;
  /** The same lines sorted for the fast path: what always holds, summed; what depends on gear. */
  readonly flat: Float64Array;
  readonly racePercents: readonly Line[];
  readonly constant: readonly Line[];
  readonly conditional: readonly Line[];
}

export function prepare(chosen: Chosen): Prepared {
  const { dataset, wearer } = chosen;
  const { level } = wearer;
  const form = formOf(chosen);
  const talents = takenTalents(chosen);
  const buffs = buffsOn(dataset.buffs, chosen.buffs, wearer);
  const raceLines = dataset.racials
    .filter(
      ({ race, classes }) => race === wearer.race && (classes?.includes(wearer.gameClass) ?? true),
    )
    .flatMap(({ name, spellId, effects }) =>
      linesOf(effects, level, { kind: 'race', name, id: spellId }),
    )
    // A race's aura is a buff: it counts when the set lists it (acceptance D1).
    .filter(({ when }) => when?.unlessCategory === undefined);
  const otherLines = [
    ...professionLines(chosen),
    ...talents.flatMap(({ name, spellId, effects }) =>
      linesOf(effects, level, { kind: 'talent', name, id: spellId }),
    ),
    ...glyphLines(chosen),
    ...buffs.lines,
    ...consumableLines(chosen),
    ...(form ? formLines(form, level) : []),
  ];
  const classRow = dataset.baseStats.classes[wearer.gameClass];
  return {
    base: classRow?.levels[level - classRow.minLevel] ?? [0, 0, 0, 0, 0, 0, 0],
    raceOffsets: dataset.baseStats.raceOffsets[wearer.race] ?? [0, 0, 0, 0, 0],
    raceLines,
    otherLines,
    buffs,
    form,
    talentNames: new Set(talents.map(({ name }) => name)),
    ofRace: flatsOf(raceLines),
    ...sorted(raceLines, otherLines),
  };
}

function flatsOf(lines: readonly Line[]): Float64Array {
  const sums = new Float64Array(STAT_COUNT);
  for (const { type, when, stat, value } of lines) {
    if (type === 'flat' && when === null) sums[stat]! += value;
  }
  return sums;
}

function sorted(raceLines: readonly Line[], otherLines: readonly Line[]) {
  const flat = new Float64Array(STAT_COUNT);
  const racePercents: Line[] = [];
  const constant: Line[] = [];
  const conditional: Line[] = [];
  for (const line of [...raceLines, ...otherLines]) {
    if (line.when) conditional.push(line);
    else if (line.type === 'flat') flat[line.stat]! += line.value;
    else if (raceLines.includes(line)) racePercents.push(line);
    else constant.push(line);
  }
  return { flat, racePercents, constant, conditional };
}

interface TakenTalent {
  readonly name: string;
  readonly spellId: number;
  readonly effects: readonly Effect[];
}

function takenTalents({ dataset, wearer, talents }: Chosen): readonly TakenTalent[] {
  if (!talents.some((tree) => tree.some((rank) => rank > 0))) return [];
  return dataset.talents(wearer.gameClass).trees.flatMap((tree, index) =>
    tree.talents.flatMap(({ name, spellIds, effects }, place) => {
      const rank = Math.min(talents[index]?.[place] ?? 0, spellIds.length);
      return rank > 0
        ? [{ name, spellId: spellIds[rank - 1]!, effects: effects[rank - 1] ?? [] }]
        : [];
    }),
  );
}

function professionLines({ edition, wearer }: Chosen): readonly Line[] {
  return (wearer.professions ?? []).flatMap((profession) => {
    const perk = edition.attributes.professionPerks[profession];
    const rank = perk?.ranks.findLast(({ level }) => level <= wearer.level);
    if (!perk || !rank) return [];
    return statLines({ [perk.stat]: rank.amount }, { kind: 'profession', name: perk.name });
  });
}

function glyphLines({ dataset, glyphs, wearer }: Chosen): readonly Line[] {
  return glyphs.flatMap((spellId) => {
    const glyph =
      spellId === null
        ? undefined
        : dataset.glyphs.find(
            (each) => each.spellId === spellId && each.gameClass === wearer.gameClass,
          );
    if (!glyph) return [];
    return linesOf(glyph.effects, wearer.level, {
      kind: 'glyph',
      name: glyph.name,
      id: glyph.spellId,
    });
  });
}

/** What is put on a weapon is the weapon's: the hands take it up themselves. */
function consumableLines({ dataset, consumables, wearer }: Chosen): readonly Line[] {
  return consumables.flatMap(({ itemId, enabled, slotId }) => {
    const item = enabled ? dataset.item(String(itemId)) : null;
    if (!item) return [];
    const source = { kind: 'consumable', name: item.name, id: itemId } as const;
    const lines = [
      ...statLines(item.stats, source),
      ...linesOf(item.effects, wearer.level, source),
    ];
    return slotId === null ? lines : lines.filter((line) => line.stat !== AT.weaponDamageBonus);
  });
}

/** The form as the wearer has it: a bear is a dire bear from the level that makes it one, and not before. */
function formOf({ dataset, wearer, form }: Chosen): Form | null {
  if (form === null) return null;
  const ours = dataset.forms.filter(({ gameClass }) => gameClass === wearer.gameClass);
  const asked = ours.find((each) => each.form === form) ?? null;
  if (asked === null) return null;
  const better = ours.find(
    ({ replaces, minLevel }) => replaces === form && minLevel <= wearer.level,
  );
  if (better !== undefined) return better;
  const lesser = ours.find((each) => each.form === asked.replaces);
  return asked.minLevel > wearer.level && lesser !== undefined ? lesser : asked;
}
