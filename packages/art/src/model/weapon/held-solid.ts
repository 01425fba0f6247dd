import type { Tier } from '@gearwright/game/look/model-id.ts';
import { axe, mace } from './axes-and-maces.ts';
import { fishingPole, polearm, staff, wand } from './poles.ts';
import { bow, crossbow, fist, gun, thrown } from './ranged.ts';
import { offHand, relic, shield, thing } from './shields-and-offhands.ts';
import type { Solid } from './solid.ts';
import { dagger, oneHandSword, twoHandSword } from './swords.ts';

/** How a kind is made, where the viewer puts it in use, and where it hangs when put away. */
interface Maker {
  readonly make: (shape: string, tier: Tier) => Solid;
  readonly rides: 'hand' | 'shield' | 'hip';
  readonly grip: 'oneHand' | 'twoHand' | 'bow' | 'gun' | 'staff' | 'shield' | 'orb';
  readonly sheath: 'back' | 'hip' | 'shield';
}

export const HELD_MAKERS: Readonly<Record<string, Maker>> = {
  axe1h: {
    make: (shape, tier) => axe(shape, tier, false),
    rides: 'hand',
    grip: 'oneHand',
    sheath: 'hip',
  },
  axe2h: {
    make: (shape, tier) => axe(shape, tier, true),
    rides: 'hand',
    grip: 'twoHand',
    sheath: 'back',
  },
  bow: { make: bow, rides: 'hand', grip: 'bow', sheath: 'back' },
  gun: { make: gun, rides: 'hand', grip: 'gun', sheath: 'back' },
  mace1h: {
    make: (shape, tier) => mace(shape, tier, false),
    rides: 'hand',
    grip: 'oneHand',
    sheath: 'hip',
  },
  mace2h: {
    make: (shape, tier) => mace(shape, tier, true),
    rides: 'hand',
    grip: 'twoHand',
    sheath: 'back',
  },
  polearm: { make: polearm, rides: 'hand', grip: 'staff', sheath: 'back' },
  sword1h: { make: oneHandSword, rides: 'hand', grip: 'oneHand', sheath: 'hip' },
  sword2h: { make: twoHandSword, rides: 'hand', grip: 'twoHand', sheath: 'back' },
  staff: { make: staff, rides: 'hand', grip: 'staff', sheath: 'back' },
  fist: { make: fist, rides: 'hand', grip: 'oneHand', sheath: 'hip' },
  misc: { make: thing, rides: 'hand', grip: 'oneHand', sheath: 'hip' },
  dagger: { make: dagger, rides: 'hand', grip: 'oneHand', sheath: 'hip' },
  crossbow: { make: crossbow, rides: 'hand', grip: 'gun', sheath: 'back' },
  wand: { make: wand, rides: 'hand', grip: 'oneHand', sheath: 'hip' },
  thrown: { make: thrown, rides: 'hand', grip: 'oneHand', sheath: 'hip' },
  fishing: { make: fishingPole, rides: 'hand', grip: 'staff', sheath: 'back' },
  shield: { make: shield, rides: 'shield', grip: 'shield', sheath: 'shield' },
  offhand: { make: offHand, rides: 'hand', grip: 'orb', sheath: 'hip' },
  relic: { make: relic, rides: 'hip', grip: 'orb', sheath: 'hip' },
};
