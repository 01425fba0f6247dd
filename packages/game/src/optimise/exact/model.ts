import { gemFitsSocket } from '../../gem/gem-fits-socket.ts';
import type { Item } from '../../item/item.ts';
import { GEM_COLORS } from '../../search/search-index.ts';
import { PRISMATIC_SOCKET, SOCKETS } from './problem.ts';
import type { Choice, ItemChoice, Problem } from './problem.ts';
import { rowsOf } from './scenario.ts';
import type { Row, Scenario } from './scenario.ts';

/** Worth and row amounts of one choice. */
export interface Column {
  readonly value: number;
  readonly rows: Float64Array;
}

/** Choices of one list as columns: worths, and row amounts one choice after the other. */
export interface Columns {
  readonly values: Float64Array;
  readonly rows: Float64Array;
}

/** A problem seen in one scenario: every choice as a column over the scenario's rows. */
export interface Model {
  readonly problem: Problem;
  readonly scenario: Scenario;
  readonly rows: readonly Row[];
  readonly gems: Columns;
  /** The scenario's meta gem; one without worth when none is active but one may fill the socket; null for none at all. */
  readonly meta: Column | null;
  readonly enchants: Columns;
  /** By slot. */
  readonly items: readonly Columns[];
  readonly bonuses: readonly Columns[];
  /** By kind of socket: gems that match it. */
  readonly matching: readonly (readonly number[])[];
  /** Gems for any socket but a meta socket. */
  readonly free: readonly number[];
  /** Worth of the set bonuses gone for, and what they add to the rows. */
  readonly given: Column;
}

/** By kind of socket and colour of gem, whether they match. */
const MATCHES = SOCKETS.map((socket) =>
  GEM_COLORS.map((color) => gemFitsSocket({ gem: { color } } as Item, socket)),
);

export function makeModel(problem: Problem, scenario: Scenario): Model {
  const rows = rowsOf(problem, scenario);
  const nothing: Choice = { value: 0, amounts: new Array<number>(problem.resources).fill(0) };
  const columns = (choices: readonly Choice[], sets?: readonly ItemChoice[]): Columns =>
    columnsOf(choices, rows, sets);
  const one = (choice: Choice): Column => {
    const { values, rows: amounts } = columns([choice]);
    return { value: values[0]!, rows: amounts };
  };
  const gemsBy = (fits: (color: number) => boolean): number[] =>
    problem.gems.flatMap((gem, place) => (fits(gem.color) ? [place] : []));
  const hasFiller = problem.hasFiller || scenario.idle !== null;
  const meta = problem.metas[scenario.meta] ?? (hasFiller ? nothing : null);
  return {
    problem,
    scenario,
    rows,
    gems: columns(problem.gems),
    meta: meta && one(meta),
    enchants: columns(problem.enchants),
    items: problem.slots.map(({ items }) => columns(items, items)),
    bonuses: problem.slots.map(({ items }) => columns(items.map(({ bonus }) => bonus ?? nothing))),
    matching: SOCKETS.map((_, socket) => gemsBy((color) => MATCHES[socket]![color]!)),
    free: gemsBy((color) => MATCHES[PRISMATIC_SOCKET]![color]!),
    given: one(bonusOf(problem, scenario)),
  };
}

export function columnAt({ values, rows }: Columns, at: number, width: number): Column {
  return { value: values[at]!, rows: rows.subarray(at * width, (at + 1) * width) };
}

function columnsOf(
  choices: readonly Choice[],
  rows: readonly Row[],
  sets: readonly ItemChoice[] | undefined,
): Columns {
  const width = rows.length;
  const values = new Float64Array(choices.length);
  const amounts = new Float64Array(choices.length * width);
  for (let at = 0; at < choices.length; at++) values[at] = choices[at]!.value;
  rows.forEach(({ terms, set }, row) => {
    for (let at = 0; at < choices.length; at++) {
      let sum = 0;
      if (set >= 0) sum = sets && sets[at]!.set === set ? 1 : 0;
      else
        for (const { resource, factor } of terms) sum += factor * choices[at]!.amounts[resource]!;
      amounts[at * width + row] = sum;
    }
  });
  return { values, rows: amounts };
}

function bonusOf({ sets, resources }: Problem, scenario: Scenario): Choice {
  const amounts = new Array<number>(resources).fill(0);
  let value = 0;
  for (const { set, tier } of scenario.sets) {
    const bonus = sets[set]!.tiers[tier];
    bonus?.amounts.forEach((amount, resource) => (amounts[resource]! += amount));
    value += bonus?.value ?? 0;
  }
  return { value, amounts };
}
