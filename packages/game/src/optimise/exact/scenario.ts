import type { ColorNeed, Problem } from './problem.ts';

/** The branching decisions of a node: which meta gem is active, and which set bonuses are gone for. */
export interface Scenario {
  /** Place in metas; −1 when none is active. */
  readonly meta: number;
  /** A meta gem that must not become active: its place in idle, and the need that is not met. */
  readonly idle: { readonly gem: number; readonly need: number } | null;
  readonly sets: readonly SetGoal[];
}

export interface SetGoal {
  readonly set: number;
  /** Place in the set's tiers; −1 for no bonus. */
  readonly tier: number;
  /** Above so many pieces comes a tier that is not wanted; null when more pieces do no harm. */
  readonly atMost: number | null;
}

/**
 * A row of the program: a linear sum over the whole gear that is held to a target. Soft rows (caps that make a stat
 * worthless above) pay by the point; hard rows (floors, limits, the needs of a meta gem) must be kept.
 */
export interface Row {
  /** The resources summed, each with its factor; empty for a row that counts the pieces of a set. */
  readonly terms: readonly { readonly resource: number; readonly factor: number }[];
  readonly set: number;
  readonly target: number;
  /** Worth of one more point below the target, and above it; infinite where the target must be kept. */
  readonly below: number;
  readonly above: number;
}

/** The rows that the caps, the limits and the decisions of the scenario make. */
export function rowsOf(problem: Problem, scenario: Scenario): readonly Row[] {
  const { caps, limits, metas, sets } = problem;
  const colors = caps.length;
  const rows: Row[] = caps.map((cap, resource) => ({
    terms: [{ resource, factor: 1 }],
    set: -1,
    target: cap.target,
    below: cap.kind === 'atLeast' ? Infinity : cap.weight,
    above: cap.kind === 'atMost' ? -Infinity : 0,
  }));
  for (const need of metas[scenario.meta]?.needs ?? []) {
    const target = need.atLeast ?? 1;
    rows.push({ terms: colorTerms(need, colors), set: -1, target, below: Infinity, above: 0 });
  }
  if (scenario.idle) {
    const need = problem.idle[scenario.idle.gem]![scenario.idle.need]!;
    const target = need.atLeast === null ? 0 : need.atLeast - 1;
    rows.push({ terms: colorTerms(need, colors), set: -1, target, below: 0, above: -Infinity });
  }
  limits.forEach((target, limit) => {
    const terms = [{ resource: colors + 3 + limit, factor: 1 }];
    rows.push({ terms, set: -1, target, below: 0, above: -Infinity });
  });
  for (const { set, tier, atMost } of scenario.sets) {
    const pieces = sets[set]!.tiers[tier]?.pieces ?? 0;
    if (pieces > 0) rows.push({ terms: [], set, target: pieces, below: Infinity, above: 0 });
    if (atMost !== null) rows.push({ terms: [], set, target: atMost, below: 0, above: -Infinity });
  }
  return rows;
}

/** Gems of the colour, less those of the other where it is to be more than that. */
function colorTerms({ color, moreThan }: ColorNeed, first: number): Row['terms'] {
  const terms = [{ resource: first + color, factor: 1 }];
  if (moreThan !== null) terms.push({ resource: first + moreThan, factor: -1 });
  return terms;
}
