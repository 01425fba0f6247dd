import type { CapRow, Choice, Problem } from './problem.ts';
import { wholeScale } from './whole-scale.ts';

/**
 * Floors and limits at amounts that gear can have: a floor of 284.7 is one of 285 where everything adds whole points.
 * Nothing else may be worn for it, and bounds that count to the next step are lower.
 */
export function onWholeSteps(problem: Problem): Problem {
  return {
    ...problem,
    caps: problem.caps.map((cap, at) => onStep(cap, stepsPerPoint(problem, at))),
  };
}

function onStep(cap: CapRow, scale: number | null): CapRow {
  if (scale === null) return cap;
  const { kind, target } = cap;
  if (kind === 'atLeast') return { ...cap, target: Math.ceil(target * scale - 1e-9) / scale };
  if (kind === 'atMost') return { ...cap, target: Math.floor(target * scale + 1e-9) / scale };
  return cap;
}

/** Null where amounts lie on no common step: then nothing may be rounded. */
function stepsPerPoint(problem: Problem, resource: number): number | null {
  return wholeScale(new Set(choicesOf(problem).map((choice) => choice.amounts[resource]!)));
}

function choicesOf({ gems, metas, enchants, slots, sets }: Problem): readonly Choice[] {
  const items = slots.flatMap((slot) => slot.items);
  return [
    ...gems,
    ...metas,
    ...enchants,
    ...items,
    ...items.flatMap(({ bonus }) => bonus ?? []),
    ...sets.flatMap(({ tiers }) => tiers),
  ];
}
