import type { Effect } from '../effect/effect.ts';
import type { Item } from '../item/item.ts';
import { SHIELD } from '../item/weapon-types.ts';
import { STATS, statIndex, type StatName, type Stats } from '../stat/catalogue.ts';
import type { Source } from './contribution.ts';
import { IS_SPEED, linesOf, type Line } from './line.ts';

/** Plain amounts as two columns: what the fast path adds without making anything. */
export interface GearLines {
  readonly stats: Uint8Array;
  readonly amounts: Float64Array;
  /** Speeds and everything beyond plain amounts. */
  readonly effects: readonly Effect[];
  /** The same as lines for a wearer of the level asked for last; nobody's in particular. */
  readonly lines: (level: number) => readonly Line[];
}

/** A weapon's damage and an item's sockets are read off the item itself. */
const READ_ELSEWHERE: ReadonlySet<StatName> = new Set<StatName>([
  'weaponDamageMin',
  'weaponDamageMax',
  'weaponSpeed',
  'weaponDps',
  'redSockets',
  'yellowSockets',
  'blueSockets',
  'metaSockets',
  'prismaticSockets',
]);

const compiled = new WeakMap<object, GearLines>();
/** Items again, worn where armor is a bonus, and where all of it is multiplied. */
const asBonus = new WeakMap<Item, GearLines>();
const asWhole = new WeakMap<Item, GearLines>();
const NO_EFFECTS: readonly Effect[] = [];
const NOTHING: Stats = {};

interface Giver {
  readonly stats: Stats | null;
  readonly effects: readonly Effect[];
}

/** What an enchant, a gem or a bonus gives, worked out when first worn. */
export function gearLines(giver: Giver): GearLines {
  return compiled.get(giver) ?? compile(giver, giver.stats ?? NOTHING, giver.effects);
}

/** Where the armor of an item counts: its base among what is multiplied, its bonus among what is added. */
export function itemLines(item: Item): GearLines {
  return compiled.get(item) ?? compile(item, withArmor(item, 'apart'), item.effects);
}

/** The same for slots whose armor nothing multiplies. */
export function bonusArmorLines(item: Item): GearLines {
  if (item.weaponType === SHIELD) return itemLines(item);
  return (
    asBonus.get(item) ?? keep(asBonus, item, linesFrom(withArmor(item, 'added'), item.effects))
  );
}

/** The same where forms and talents multiply all of it. */
export function wholeArmorLines(item: Item): GearLines {
  return (
    asWhole.get(item) ?? keep(asWhole, item, linesFrom(withArmor(item, 'raised'), item.effects))
  );
}

function withArmor(item: Item, how: 'apart' | 'added' | 'raised'): Stats {
  const { armor = 0, bonusArmor = 0, ...rest } = item.stats;
  if (armor === 0 && bonusArmor === 0) return item.stats;
  if (how === 'added') return { ...rest, bonusArmor: armor + bonusArmor };
  if (how === 'raised') return { ...rest, armorFromItems: armor + bonusArmor };
  return { ...rest, armorFromItems: armor, bonusArmor };
}

function keep(known: WeakMap<Item, GearLines>, item: Item, lines: GearLines): GearLines {
  known.set(item, lines);
  return lines;
}

export function bonusLines(stats: Stats): GearLines {
  return compiled.get(stats) ?? compile(stats, stats, NO_EFFECTS);
}

function compile(owner: object, stats: Stats, effects: readonly Effect[]): GearLines {
  const lines = linesFrom(stats, effects);
  compiled.set(owner, lines);
  return lines;
}

function linesFrom(stats: Stats, effects: readonly Effect[]): GearLines {
  const places: number[] = [];
  const amounts: number[] = [];
  const beyond: Effect[] = [...effects];
  for (const [name, amount] of Object.entries(stats) as [StatName, number][]) {
    const place = statIndex(name);
    if (READ_ELSEWHERE.has(name) || amount === 0) continue;
    if (IS_SPEED[place]) beyond.push({ type: 'flat', stat: name, value: amount });
    else {
      places.push(place);
      amounts.push(amount);
    }
  }
  return {
    stats: Uint8Array.from(places),
    amounts: Float64Array.from(amounts),
    effects: beyond.length > 0 ? beyond : NO_EFFECTS,
    lines: linesAtLevel(beyond),
  };
}

const NOBODY: Source = { kind: 'item', name: '' };

function linesAtLevel(effects: readonly Effect[]): (level: number) => readonly Line[] {
  let at = -1;
  let lines: readonly Line[] = [];
  return (level) => {
    if (level !== at) {
      at = level;
      lines = linesOf(effects, level, NOBODY);
    }
    return lines;
  };
}

// The columns hold places of the catalogue in a byte.
if (STATS.length > 256) throw new Error('the stat catalogue has outgrown a byte');
