import type { Race } from '../words/classes-and-races.ts';
import { bounded } from './colour.ts';
import { PLAIN_PAINT, type Paint } from './paint.ts';

/** One piece of what a new character wears, by the slot it is worn in. */
export interface StarterPiece {
  readonly slot: 'shirt' | 'chest' | 'legs' | 'waist' | 'feet';
  readonly modelId: string;
  readonly palette: Paint;
}

/** Shirt, vest and trousers of a people. */
const CLOTHES: Readonly<Record<Race, readonly [shirt: string, vest: string, legs: string]>> = {
  human: ['#d8ccb0', '#3a5a8c', '#4a4034'],
  orc: ['#8a6a44', '#7a2a24', '#54402c'],
  dwarf: ['#d8ccb0', '#6a3a28', '#3e342c'],
  nightelf: ['#3c3860', '#3d6d58', '#2c3348'],
  undead: ['#5c5a52', '#4a2e4e', '#3e3a42'],
  tauren: ['#9a7548', '#7a3324', '#6a4a30'],
  gnome: ['#d8c898', '#a5642a', '#5a4a78'],
  troll: ['#8a6a44', '#6f3a4a', '#5a4430'],
  bloodelf: ['#d8c9a8', '#9c2330', '#3a2a30'],
  draenei: ['#c8bfa8', '#5f3a86', '#4a3f6a'],
};

const clothed = (base: string): Paint => ({
  ...PLAIN_PAINT,
  base: bounded(base, [0.05, 0.6], [0.2, 0.86]),
  accent: bounded(base, [0.05, 0.5], [0.15, 0.5]),
});

/** What everybody begins with: plain pieces in the colours of their people. */
export function starterLook(race: Race): readonly StarterPiece[] {
  const [shirt, vest, legs] = CLOTHES[race];
  return [
    { slot: 'shirt', modelId: 'shirt-plain-1', palette: clothed(shirt) },
    { slot: 'chest', modelId: 'leather-chest-jerkin-1', palette: clothed(vest) },
    { slot: 'legs', modelId: 'cloth-legs-trousers-1', palette: clothed(legs) },
    { slot: 'waist', modelId: 'leather-waist-narrow-1', palette: clothed('#5e3d25') },
    { slot: 'feet', modelId: 'leather-feet-high-1', palette: clothed('#5e3d25') },
  ];
}
