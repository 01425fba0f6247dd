import type { TipThing } from './tip-content.ts';

const COMMON = 1;

/** What colours the name and the paper's edge. */
export function qualityOf(thing: TipThing): number {
  if (thing.kind === 'item') return thing.item.quality;
  return thing.kind === 'enchant' ? thing.enchant.quality : COMMON;
}
