import { gemFitsSocket } from '../../gem/gem-fits-socket.ts';
import type { Item } from '../../item/item.ts';
import { GEM_COLORS } from '../../search/search-index.ts';
import { META_SOCKET, PRISMATIC_SOCKET, SOCKETS } from './problem.ts';
import type { Choice, ItemChoice, Problem } from './problem.ts';
import { rowsOf } from './scenario.ts';
import type { Row, Scenario } from './scenario.ts';

/** Worth and row amounts of one choice, ready to be priced. */
export interface Column {
  readonly value: number;
  readonly rows: Float64Array;
}

/** An item with the sums its sockets are read from. */
export interface ItemColumn extends Column {
  readonly choice: ItemChoice;
  readonly bonus: Column | null;
  /** Place among the distinct lists of sockets. */
  readonly sockets: number;
}

/** A problem seen in one scenario: every choice as a column over the scenario's rows. */
export interface Model {
  readonly problem: Problem;
  readonly scenario: Scenario;
  readonly rows: readonly Row[];
  readonly gems: readonly Column[];
  /** The scenario's meta gem; a gem without worth when none is active but one may fill the socket; null for none at all. */
  readonly meta: Column | null;
  readonly enchants: readonly (Column & { readonly sockets: number })[];
  readonly items: readonly (readonly ItemColumn[])[];
  readonly socketLists: readonly (readonly number[])[];
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
  const column = ({ value, amounts }: Choice, set = -1): Column => ({
    value,
    rows: Float64Array.from(rows, (row) =>
      row.set >= 0
        ? Number(row.set === set)
        : row.terms.reduce((sum, { measure, factor }) => sum + factor * amounts[measure]!, 0),
    ),
  });
  const lists = new Map<string, number>();
  const socketLists: (readonly number[])[] = [];
  const listOf = (sockets: readonly number[]): number => {
    const key = sockets.join();
    let place = lists.get(key);
    if (place === undefined) {
      lists.set(key, (place = socketLists.length));
      socketLists.push(sockets);
    }
    return place;
  };
  const items = problem.slots.map((slot) =>
    slot.items.map((choice) => ({
      choice,
      ...column(choice, choice.set),
      bonus: choice.bonus && column(choice.bonus),
      sockets: listOf(choice.sockets),
    })),
  );
  const gemsBy = (fits: (color: number) => boolean): number[] =>
    problem.gems.flatMap((gem, place) => (fits(gem.color) ? [place] : []));
  const nothing: Choice = { value: 0, amounts: new Array<number>(problem.measures).fill(0) };
  const meta = problem.metas[scenario.meta] ?? (problem.filler >= 0 ? nothing : null);
  return {
    problem,
    scenario,
    rows,
    gems: problem.gems.map((gem) => column(gem)),
    meta: meta && column(meta),
    enchants: problem.enchants.map((enchant) => ({ ...column(enchant), sockets: enchant.sockets })),
    items,
    socketLists,
    matching: SOCKETS.map((_, socket) => gemsBy((color) => MATCHES[socket]![color]!)),
    free: gemsBy((color) => MATCHES[PRISMATIC_SOCKET]![color]!),
    given: column(bonusOf(problem, scenario)),
  };
}

function bonusOf({ sets, measures }: Problem, scenario: Scenario): Choice {
  const amounts = new Array<number>(measures).fill(0);
  let value = 0;
  for (const { set, tier } of scenario.sets) {
    const bonus = sets[set]!.tiers[tier];
    bonus?.amounts.forEach((amount, measure) => (amounts[measure]! += amount));
    value += bonus?.value ?? 0;
  }
  return { value, amounts };
}

export { META_SOCKET };
