import type { ItemSet, SetBonus } from '@gearwright/game/dataset/tables.ts';
import type { Effect } from '@gearwright/game/effect/effect.ts';
import type { StatName, Stats } from '@gearwright/game/stat/catalogue.ts';
import { count, type ItemAccount } from './account.ts';
import type { Draft } from './draft.ts';
import type { SetBonusRow, SetRow } from './fact-rows.ts';
import type { ItemFacts } from './item-facts.ts';
import { joinBonuses, type TextBonus } from './set-bonuses.ts';
import { setMembers } from './set-members.ts';
import { sameStats, sumStats } from './stat-sums.ts';
import type { TooltipSet } from './tooltip.ts';

type Bonuses = readonly SetBonusRow[];

export interface CompiledSets {
  readonly sets: readonly ItemSet[];
  /** Sentences of the bonuses; a bonus knows its place. */
  readonly texts: readonly string[];
}

/** Item sets: members, bonuses and their sentences. Also tells every member its set. */
export function compileSets(
  drafts: ReadonlyMap<number, Draft>,
  facts: ItemFacts,
  account: ItemAccount,
): CompiledSets {
  const sentences = new Map<string, number>();
  const sentence = (text: string): number => {
    const known = sentences.get(text) ?? sentences.size;
    sentences.set(text, known);
    return known;
  };
  const sets: ItemSet[] = [];
  for (const [row, members] of setMembers(drafts, facts.sets, account)) {
    if (members.length === 0) continue;
    for (const { item } of members) item.setId = row.id;
    const table = withConditions(row, members, facts, patched(row, members, facts, account));
    const told = tellingTooltip(members);
    const bonuses = joinBonuses(table, row.whole ? sameAs(table, told) : (told?.bonuses ?? []));
    sets.push({
      id: row.id,
      name: row.name,
      size: told?.size ?? row.size ?? distinctSlots(members),
      itemIds: members.map(({ item }) => item.baseId),
      bonuses: bonuses.map((bonus) => withText(bonus, sentence)),
      requires: row.requires ?? told?.requires ?? null,
    });
  }
  sets.sort((a, b) => a.id - b.id);
  return { sets, texts: [...sentences.keys()] };
}

/** Season sets have no tooltip in any source: stats speak for themselves, the rest is owned up to. */
const NOT_ON_RECORD = 'Special effect; its wording is not on record.';

function withText({ text, ...bonus }: TextBonus, sentence: (text: string) => number): SetBonus {
  if (text !== null) return { ...bonus, text: sentence(text) };
  const says = bonus.stats !== null || bonus.effects.length > 0;
  return { ...bonus, text: says ? null : sentence(NOT_ON_RECORD) };
}

/** Versions of a set word their bonuses differently; the wording most items share is taken. */
function tellingTooltip(members: readonly Draft[]): TooltipSet | null {
  const tellings = new Map<string, { set: TooltipSet; times: number }>();
  for (const { tooltip } of members) {
    if (!tooltip?.set) continue;
    const key = JSON.stringify(tooltip.set.bonuses);
    const telling = tellings.get(key) ?? { set: tooltip.set, times: 0 };
    telling.times++;
    tellings.set(key, telling);
  }
  const all = [...tellings.values()];
  const most = Math.max(...all.map((each) => each.times));
  return all.find((each) => each.times === most)?.set ?? null;
}

/** The table's bonuses and those found besides, where the table has no such stat at that count. */
function patched(
  row: SetRow,
  members: readonly Draft[],
  facts: ItemFacts,
  account: ItemAccount,
): Bonuses {
  const bonuses = [...(row.bonuses ?? [])];
  const ids = new Set(members.map(({ item }) => item.baseId));
  for (const patch of facts.setPatches) {
    const meant = patch.setId === row.id || patch.itemIds?.some((id) => ids.has(id)) === true;
    const known = bonuses.some(
      (bonus) =>
        bonus.pieces === patch.pieces &&
        Object.keys(patch.stats).some((stat) => stat in (bonus.stats ?? {})),
    );
    if (!meant || known) continue;
    bonuses.push({ pieces: patch.pieces, stats: patch.stats });
    count(account.corrections, 'set bonus');
  }
  return bonuses;
}

/** What holds under a condition, what the table has lost, and what it has wrong. */
function withConditions(
  row: SetRow,
  members: readonly Draft[],
  { setConditions }: ItemFacts,
  table: Bonuses,
): Bonuses {
  const ids = new Set(members.map(({ item }) => item.baseId));
  const meant = setConditions.filter(({ setId, itemIds }) =>
    itemIds === undefined ? setId === row.id : itemIds.some((id) => ids.has(id)),
  );
  const replaced = new Set(meant.filter(({ replaces }) => replaces).map(({ pieces }) => pieces));
  const known = new Set(
    table.flatMap(({ pieces, effects }) => (effects ?? []).map((each) => keyOf(pieces, each))),
  );
  const added = new Map<string, SetBonusRow>();
  for (const { pieces, effects, ...row } of meant) {
    const fresh = effects?.filter((each) => !known.has(keyOf(pieces, each))) ?? [];
    const stats = replaced.has(pieces) ? row.stats : unsaid(row.stats, pieces, table);
    if (stats === undefined && fresh.length === 0) continue;
    const bonus = { pieces, ...(stats && { stats }), ...(fresh.length > 0 && { effects: fresh }) };
    added.set(JSON.stringify(bonus), bonus);
  }
  return [...table.filter(({ pieces }) => !replaced.has(pieces)), ...added.values()];
}

/** Amounts that no row of the table states at this number of pieces. */
function unsaid(stats: Stats | undefined, pieces: number, table: Bonuses): Stats | undefined {
  const left = Object.entries(stats ?? {}).filter(
    ([name, amount]) =>
      !table.some((row) => row.pieces === pieces && row.stats?.[name as StatName] === amount),
  );
  return left.length === 0 ? undefined : Object.fromEntries(left);
}

function keyOf(pieces: number, effect: Effect): string {
  return `${pieces} ${JSON.stringify(effect)}`;
}

/** Of an older tooltip's sentences, those that say what the table says at that number of pieces. */
function sameAs(table: Bonuses, told: TooltipSet | null): TooltipSet['bonuses'] {
  return (told?.bonuses ?? []).filter(({ pieces, stats }) => {
    const own = table.filter((bonus) => bonus.pieces === pieces);
    const sum = sumStats(own.map((bonus) => bonus.stats));
    return own.length === 1 && own[0]!.effects === undefined && sameStats(sum, stats ?? {});
  });
}

/** Without a tooltip the size of a set is the number of places it covers. */
function distinctSlots(members: readonly Draft[]): number {
  return new Set(members.map(({ item }) => item.slotId)).size;
}
