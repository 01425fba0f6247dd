import type { TipThing } from './tip-content.ts';

const COMMON = 1;

/** The quality that colours the name and the card's edge. */
export function qualityOf(thing: TipThing): number {
  if (thing.kind === 'item') return thing.item.quality;
  return thing.kind === 'enchant' ? thing.enchant.quality : COMMON;
}
