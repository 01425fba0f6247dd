import type { Dataset } from '../dataset/dataset.ts';
import { SLOTS } from '../slot/slots.ts';
import type { SetWithoutIds } from '../stored/without-ids.ts';

/** Where names come from. */
type Names = Pick<Dataset, 'item' | 'enchant' | 'rune'>;

type Teller = (before: SetWithoutIds, after: SetWithoutIds, names: Names) => readonly string[];

/** More of a kind are told as a number. */
const MOST_NAMED = 4;

/**
 * What was changed from one state of a set to another, in words: "Put on Lionheart Helm in Head", "Removed 2 gems".
 * Empty exactly when nothing was.
 */
export function describeChanges(
  before: SetWithoutIds,
  after: SetWithoutIds,
  names: Names,
): readonly string[] {
  return (Object.keys(TELLERS) as (keyof SetWithoutIds)[])
    .filter((field) => !same(before[field], after[field]))
    .flatMap((field) => {
      const told = TELLERS[field](before, after, names);
      return told.length > 0 ? told : [UNTOLD];
    });
}

/** Lists that are no lists of a set: nothing a player did. */
const UNTOLD = 'Changed how it is stored';

/** A sentence for every field of a set, in the order they are told. Each is asked only when its field differs. */
const TELLERS: Readonly<Record<keyof SetWithoutIds, Teller>> = {
  name: (before, after) => [`Renamed from ${before.name} to ${after.name}`],
  gameClass: ({ gameClass }, after) => [`Changed class from ${gameClass} to ${after.gameClass}`],
  spec: ({ spec }, after) => [`Changed spec from ${spec || 'none'} to ${after.spec || 'none'}`],
  phase: ({ phase }, after) => [`Changed phase from ${phase} to ${after.phase}`],
  itemIds: (before, after, names) =>
    few(
      slotChanges(before.itemIds, after.itemIds).map(({ slot, was, is }) => {
        const [left, taken] = [was, is].map((id) => (id ? nameOf(names.item(id)) : null));
        if (left && taken) return `Put on ${taken} in ${slot} instead of ${left}`;
        return taken ? `Put on ${taken} in ${slot}` : `Took ${left} off ${slot}`;
      }),
      (count) => `Changed ${count} items`,
    ),
  enchantIds: (before, after, names) =>
    few(
      slotChanges(before.enchantIds, after.enchantIds).map(({ slot, is }) =>
        is
          ? `Enchanted ${slot} with ${nameOf(names.enchant(is))}`
          : `Removed the enchant of ${slot}`,
      ),
      (count) => `Changed ${count} enchants`,
    ),
  gemIds: ({ gemIds }, after) => counted(gemIds, after.gemIds, 'gem'),
  runeIds: (before, after, names) =>
    few(
      slotChanges(before.runeIds, after.runeIds).map(({ slot, is }) =>
        is ? `Engraved ${slot} with ${nameOf(names.rune(is))}` : `Removed the rune of ${slot}`,
      ),
      (count) => `Changed ${count} runes`,
    ),
  itemsAcquired: ({ itemsAcquired }, after) =>
    marks(itemsAcquired, after.itemsAcquired, 'item', 'items'),
  enchantsAcquired: ({ enchantsAcquired }, after) =>
    marks(enchantsAcquired, after.enchantsAcquired, 'enchant', 'enchants'),
  gemsAcquired: ({ gemsAcquired }, after) =>
    marks(flat(gemsAcquired), flat(after.gemsAcquired), 'gem', 'gems'),
  wishlistIds: ({ wishlistIds }, after, names) => wishes(wishlistIds, after.wishlistIds, names),
  glyphIds: ({ glyphIds }, after) => counted([glyphIds], [after.glyphIds], 'glyph'),
  talents: ({ talents }, after) =>
    talents === ''
      ? ['Chose talents']
      : [after.talents === '' ? 'Reset talents' : 'Changed talents'],
  points: ({ points }, after) => pointChanges(points, after.points),
  effectValues: () => ['Changed what effects are worth'],
  goals: () => ['Changed the goals of the gear'],
  buffs: ({ buffs }, after) => choices(buffs, after.buffs, 'buff', ({ spellId }) => spellId),
  consumables: ({ consumables }, after) =>
    choices(
      consumables,
      after.consumables,
      'consumable',
      ({ itemId, slotId }) => `${itemId} ${slotId}`,
    ),
  modelSettings: () => ['Changed how the character is shown'],
  defaultFilters: () => ['Changed the filters'],
};

interface SlotChange {
  readonly slot: string;
  readonly was: string | null;
  readonly is: string | null;
}

function slotChanges(
  before: readonly (string | null)[],
  after: readonly (string | null)[],
): readonly SlotChange[] {
  return places(before, after)
    .map((at) => ({
      slot: SLOTS[at]?.label ?? `slot ${at}`,
      was: before[at] ?? null,
      is: after[at] ?? null,
    }))
    .filter(({ was, is }) => was !== is);
}

/** What is set anew and what is taken away, by number: which gem sits where nobody reads in a list. */
function counted(
  before: readonly (readonly (string | null)[] | null)[],
  after: readonly (readonly (string | null)[] | null)[],
  thing: string,
): readonly string[] {
  let put = 0;
  let gone = 0;
  for (const at of places(before, after)) {
    const [was, is] = [before[at] ?? [], after[at] ?? []];
    for (const socket of places(was, is)) {
      const [left, taken] = [was[socket] ?? null, is[socket] ?? null];
      if (taken !== null && taken !== left) put++;
      else if (left !== null && taken === null) gone++;
    }
  }
  const told = [
    ...(put > 0 ? [`Set ${number(put, thing)}`] : []),
    ...(gone > 0 ? [`Removed ${number(gone, thing)}`] : []),
  ];
  // Empty sockets that came or went.
  return told.length > 0 ? told : [`Changed the sockets for ${thing}s`];
}

function marks(
  before: readonly boolean[],
  after: readonly boolean[],
  one: string,
  many: string,
): readonly string[] {
  const at = places(before, after);
  const made = at.filter((place) => after[place] && !before[place]).length;
  const taken = at.filter((place) => before[place] && !after[place]).length;
  const told = [
    ...(made > 0 ? [`Marked ${made} ${made === 1 ? one : many} as acquired`] : []),
    ...(taken > 0 ? [`Unmarked ${taken} ${taken === 1 ? one : many}`] : []),
  ];
  return told.length > 0 ? told : [`Changed the marks of ${many}`];
}

function wishes(
  before: readonly string[],
  after: readonly string[],
  names: Names,
): readonly string[] {
  const come = after.filter((id) => !before.includes(id));
  const gone = before.filter((id) => !after.includes(id));
  const told = [
    ...few(
      come.map((id) => `Wished for ${nameOf(names.item(id))}`),
      (count) => `Wished for ${count} items`,
    ),
    ...few(
      gone.map((id) => `No longer wished for ${nameOf(names.item(id))}`),
      (count) => `Took ${count} items off the wishlist`,
    ),
  ];
  return told.length > 0 ? told : ['Reordered the wishlist'];
}

function pointChanges(
  before: SetWithoutIds['points'],
  after: SetWithoutIds['points'],
): readonly string[] {
  const told = [
    ...after
      .filter(({ pointId }) => !before.some((other) => other.pointId === pointId))
      .map(({ name }) => `Added the point ${name}`),
    ...before
      .filter(({ pointId }) => !after.some((other) => other.pointId === pointId))
      .map(({ name }) => `Removed the point ${name}`),
    ...after
      .filter((point) => {
        const was = before.find(({ pointId }) => pointId === point.pointId);
        return was && !same([was.name, was.stats], [point.name, point.stats]);
      })
      .map(({ name }) => `Changed the point ${name}`),
  ];
  return told.length > 0 ? few(told, (count) => `Changed ${count} points`) : ['Changed the points'];
}

function choices<Choice>(
  before: readonly Choice[],
  after: readonly Choice[],
  thing: string,
  keyOf: (choice: Choice) => string | number,
): readonly string[] {
  const [was, is] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  const come = [...is].filter((key) => !was.has(key)).length;
  const gone = [...was].filter((key) => !is.has(key)).length;
  const told = [
    ...(come > 0 ? [`Added ${number(come, thing)}`] : []),
    ...(gone > 0 ? [`Removed ${number(gone, thing)}`] : []),
  ];
  return told.length > 0 ? told : [`Changed the ${thing}s`];
}

/** As they are, or by their number when they are many. */
function few(told: readonly string[], inAll: (count: number) => string): readonly string[] {
  return told.length > MOST_NAMED ? [inAll(told.length)] : told;
}

function number(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

function nameOf(thing: { readonly name: string } | null): string {
  return thing?.name ?? 'something unknown';
}

function places(before: readonly unknown[], after: readonly unknown[]): readonly number[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, at) => at);
}

function flat(lists: readonly (readonly boolean[] | null)[]): readonly boolean[] {
  return lists.flatMap((list) => Array.from({ length: 6 }, (_, at) => list?.[at] ?? false));
}

/** The same whatever the order of fields; sets are plain data. */
function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [Object.entries(one), Object.entries(other)];
  return (
    left.length === right.length &&
    left.every(([key, value]) => key in other && same(value, (other as Fields)[key]))
  );
}

type Fields = Readonly<Record<string, unknown>>;
