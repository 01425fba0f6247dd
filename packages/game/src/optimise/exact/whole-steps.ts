import type { CapRow, Choice, Problem } from './problem.ts';

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

/** Ratings are whole, percents may have a half or a hundredth. */
const SCALES: readonly number[] = [1, 10, 100, 1000];

/** Null where amounts lie on no such steps, as thirds do: then nothing may be rounded. */
function stepsPerPoint(problem: Problem, resource: number): number | null {
  const amounts = new Set(choicesOf(problem).map((choice) => choice.amounts[resource]!));
  const isWhole = (scale: number): boolean =>
    [...amounts].every((amount) => {
      const scaled = amount * scale;
      return Math.abs(scaled - Math.round(scaled)) <= 1e-9;
    });
  return SCALES.find(isWhole) ?? null;
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
