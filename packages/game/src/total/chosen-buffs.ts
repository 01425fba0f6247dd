import type { Wearer } from '../character/character.ts';
import type { Buff, BuffImprovement } from '../dataset/tables.ts';
import type { Effect } from '../effect/effect.ts';
import type { ChosenBuff } from '../set/gear-set.ts';
import { STATS } from '../stat/catalogue.ts';
import { linesOf, type Line } from './line.ts';

export interface BuffsOn {
  readonly lines: readonly Line[];
  readonly names: ReadonlySet<string>;
  /** Of those, the ones the wearer's class casts. */
  readonly ownNames: ReadonlySet<string>;
  readonly categories: ReadonlySet<string>;
}

interface BuffLine {
  readonly line: Line;
  readonly categories: readonly string[];
}

const bySpell = new WeakMap<readonly Buff[], Map<number, Buff>>();

/** The buff a spell id names: its line, one of its ranks, or a group version. */
export function buffOfSpell(buffs: readonly Buff[], spellId: number): Buff | null {
  let index = bySpell.get(buffs);
  if (!index) {
    index = new Map();
    for (const buff of buffs) {
      for (const rank of buff.ranks) index.set(rank.spellId, buff);
      for (const id of buff.alsoSpellIds) if (!index.has(id)) index.set(id, buff);
    }
    for (const buff of buffs) index.set(buff.spellId, buff);
    bySpell.set(buffs, index);
  }
  return index.get(spellId) ?? null;
}

/** What the chosen buffs give: of each category only the strongest counts, stat by stat. */
export function buffsOn(
  buffs: readonly Buff[],
  chosen: readonly ChosenBuff[],
  { level, gameClass }: Pick<Wearer, 'level'> & Partial<Pick<Wearer, 'gameClass'>>,
): BuffsOn {
  const names = new Set<string>();
  const ownNames = new Set<string>();
  const categories = new Set<string>();
  const lines: BuffLine[] = [];
  for (const choice of chosen) {
    const buff = choice.enabled ? buffOfSpell(buffs, choice.spellId) : null;
    if (!buff) continue;
    for (const name of [buff.name, buff.alsoName]) {
      if (name === null) continue;
      names.add(name);
      if (buff.castBy === gameClass) ownNames.add(name);
    }
    const own = [buff.category, ...(buff.alsoCategory === null ? [] : [buff.alsoCategory])];
    own.forEach((category) => categories.add(category));
    const source = { kind: 'buff', name: buff.name, id: choice.spellId } as const;
    for (const line of linesOf(effectsOfChoice(buff, choice, level), level, source)) {
      lines.push({ line, categories: [...own, ...sharedCategories(line, own)] });
    }
  }
  return { lines: strongest(lines), names, ownNames, categories };
}

/** Mark of the Wild's resistances do not add to those of auras and totems. */
function sharedCategories(line: Line, categories: readonly string[]): readonly string[] {
  if (STATS[line.stat]!.group !== 'resistance') return [];
  const shares = categories.some((name) => name === 'mark' || name.endsWith('Resistance'));
  return shares ? ['resistance'] : [];
}

export function effectsOfChoice(
  buff: Buff,
  { spellId, improvementIds }: ChosenBuff,
  level: number,
): readonly Effect[] {
  let effects = plainEffects(buff, spellId, level);
  for (const id of improvementIds) {
    const improvement = buff.improvements.find(({ spellIds }) => spellIds.includes(id));
    if (improvement) effects = improved(effects, improvement, improvement.spellIds.indexOf(id));
  }
  return effects;
}

/** A rank that is named counts as such; otherwise what the wearer's level brings. */
function plainEffects(buff: Buff, spellId: number, level: number): readonly Effect[] {
  const rank = buff.ranks.find((each) => each.spellId === spellId);
  const grows = buff.byLevel.length > 0;
  if (rank && rank.effects.length > 0 && !(grows && spellId === buff.spellId)) return rank.effects;
  if (grows) {
    return (buff.byLevel.findLast((step) => step.level <= level) ?? buff.byLevel[0]!).effects;
  }
  const ranks = buff.ranks.filter((each) => each.effects.length > 0);
  return (ranks.findLast((each) => each.level <= level) ?? ranks[0])?.effects ?? [];
}

function improved(
  effects: readonly Effect[],
  { multipliers, adds }: BuffImprovement,
  rank: number,
): readonly Effect[] {
  const factor = multipliers?.[rank];
  const raised =
    factor === undefined
      ? effects
      : effects.map((effect) =>
          effect.type === 'flat'
            ? { ...effect, value: Math.floor(effect.value * factor + 1e-9) }
            : effect,
        );
  return [...raised, ...(adds?.[rank] ?? [])];
}

function strongest(lines: readonly BuffLine[]): readonly Line[] {
  return lines
    .filter((one, place) => !lines.some((other, at) => beats(other, at, one, place)))
    .map(({ line }) => line);
}

function beats(other: BuffLine, at: number, one: BuffLine, place: number): boolean {
  if (at === place || !sameKind(other.line, one.line)) return false;
  if (!other.categories.some((category) => one.categories.includes(category))) return false;
  const more = other.line.value - one.line.value;
  return more > 0 || (more === 0 && at < place);
}

function sameKind(one: Line, other: Line): boolean {
  return (
    one.stat === other.stat &&
    one.type === other.type &&
    (one.type !== 'convert' || one.from === (other as typeof one).from)
  );
}
