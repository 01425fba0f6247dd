import type { MeasuredSpec } from '../dataset/value-tables.ts';

/** What was measured of one thing for a spec. */
export interface Measured {
  readonly points: number;
  readonly error: number;
  readonly of: MeasuredSpec;
}

export interface MeasuredMaps {
  readonly items: ReadonlyMap<number, Measured>;
  readonly enchants: ReadonlyMap<string, Measured>;
  readonly sets: ReadonlyMap<number, readonly (Measured & { readonly pieces: number })[]>;
}

export function measuredMaps(
  measured: readonly MeasuredSpec[],
  gameClass: string,
  spec: string,
): MeasuredMaps {
  const items = new Map<number, Measured>();
  const enchants = new Map<string, Measured>();
  const sets = new Map<number, (Measured & { readonly pieces: number })[]>();
  // What was measured for the spec itself comes last and stays.
  const rows = measured
    .filter((row) => row.gameClass === gameClass && row.spec === spec)
    .toSorted((a, b) => Number(a.derivedFrom === null) - Number(b.derivedFrom === null));
  for (const of of rows) {
    for (const [id, points, error] of [...of.items, ...of.gems])
      items.set(id, { points, error, of });
    for (const [id, slot, points, error] of of.enchants) {
      enchants.set(`${id} ${slot}`, { points, error, of });
      enchants.set(String(id), { points, error, of });
    }
    for (const [id, pieces, points, error] of of.sets) {
      const tiers = sets.get(id) ?? [];
      sets.set(id, tiers);
      tiers.push({ pieces, points, error, of });
      tiers.sort((a, b) => a.pieces - b.pieces);
    }
  }
  return { items, enchants, sets };
}
