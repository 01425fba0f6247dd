import type { Dataset } from './dataset.ts';
import type { Zone } from './tables.ts';

/** Raids that something drops in: wings and places of one event stand within one that is named. */
export function raidsThatGive({ zones, items }: Pick<Dataset, 'zones' | 'items'>): readonly Zone[] {
  const giving = new Set(items.raidZones);
  return zones.filter(({ id, kind }) => kind === 'raid' && giving.has(id));
}
