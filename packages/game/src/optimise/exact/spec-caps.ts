import type { PointPreset } from '../../dataset/tables.ts';
import type { SpecCap, SpecStyle } from '../../dataset/value-tables.ts';
import { ratingPerPoint } from '../../formula/rating.ts';
import type { StatName } from '../../stat/catalogue.ts';
import type { Totals } from '../../total/totals.ts';
import type { Cap } from './cap.ts';

/** The stat of the sheet that a stat of gear is held to a cap by. */
const HELD_BY: Readonly<Partial<Record<StatName, SpecCap['stat']>>> = {
  hitRating: 'hitPercent',
  hitPercent: 'hitPercent',
  spellHitRating: 'spellHitPercent',
  spellHitPercent: 'spellHitPercent',
  expertiseRating: 'expertise',
  expertise: 'expertise',
};

/**
 * Caps as the spec needs them: where published habits say that more still helps, a point past the cap is worth what
 * was measured there, up to the last cap of all (white hits of two weapons); elsewhere nothing.
 */
export function softened(
  caps: readonly Cap[],
  style: Pick<SpecStyle, 'caps'> | null,
  preset: Pick<PointPreset, 'aboveCap'> | null,
  naked: Totals,
): readonly Cap[] {
  return caps.flatMap((cap): readonly Cap[] => {
    const beyond = preset?.aboveCap?.[cap.stat] ?? 0;
    const held = style?.caps.filter(({ stat }) => stat === HELD_BY[cap.stat]) ?? [];
    const [first, ...later] = held.toSorted((a, b) => a.amount - b.amount);
    if (cap.kind !== 'worthlessAbove' || first?.kind !== 'softAbove' || beyond <= 0) return [cap];
    const last = later.find(({ kind }) => kind === 'worthlessAbove');
    if (!last) return [{ ...cap, beyond }];
    const amount = cap.amount + (last.amount - first.amount) * perPercent(cap.stat, naked);
    return [
      { ...cap, beyond },
      { ...cap, amount: Math.ceil(amount * 100 - 1e-6) / 100 },
    ];
  });
}

function perPercent(stat: StatName, { input }: Totals): number {
  const { ratings } = input.edition;
  return ratings && stat === 'hitRating' ? ratingPerPoint(ratings, 'hit', input.wearer.level) : 1;
}
