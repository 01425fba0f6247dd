import type { Tier } from '@gearwright/game/look/model-id.ts';
import { axe } from './axes.ts';
import { mace } from './maces.ts';
import { fishingPole } from './fishing-poles.ts';
import { polearm } from './polearms.ts';
import { staff } from './staves.ts';
import { wand } from './wands.ts';
import { bow } from './bows.ts';
import { crossbow } from './crossbows.ts';
import { fist } from './fists.ts';
import { gun } from './guns.ts';
import { thrown } from './thrown.ts';
import { offHand } from './off-hands.ts';
import { relic } from './relics.ts';
import { shield } from './shields.ts';
import { thing } from './things.ts';
import type { Solid } from './solid.ts';
import { dagger } from './daggers.ts';
import { oneHandSword } from './one-hand-swords.ts';
import { twoHandSword } from './two-hand-swords.ts';

/** How a kind is made, where the viewer puts it, and how it is held. */
interface Maker {
  readonly make: (shape: string, tier: Tier) => Solid;
  readonly rides: 'hand' | 'shield' | 'hip';
  readonly grip: 'oneHand' | 'twoHand' | 'bow' | 'gun' | 'staff' | 'shield' | 'orb';
}

export const HELD_MAKERS: Readonly<Record<string, Maker>> = {
  axe1h: {
    make: (shape, tier) => axe(shape, tier, false),
    rides: 'hand',
    grip: 'oneHand',
  },
  axe2h: {
    make: (shape, tier) => axe(shape, tier, true),
    rides: 'hand',
    grip: 'twoHand',
  },
  bow: { make: bow, rides: 'hand', grip: 'bow' },
  gun: { make: gun, rides: 'hand', grip: 'gun' },
  mace1h: {
    make: (shape, tier) => mace(shape, tier, false),
    rides: 'hand',
    grip: 'oneHand',
  },
  mace2h: {
    make: (shape, tier) => mace(shape, tier, true),
    rides: 'hand',
    grip: 'twoHand',
  },
  polearm: { make: polearm, rides: 'hand', grip: 'staff' },
  sword1h: { make: oneHandSword, rides: 'hand', grip: 'oneHand' },
  sword2h: { make: twoHandSword, rides: 'hand', grip: 'twoHand' },
  staff: { make: staff, rides: 'hand', grip: 'staff' },
  fist: { make: fist, rides: 'hand', grip: 'oneHand' },
  misc: { make: thing, rides: 'hand', grip: 'oneHand' },
  dagger: { make: dagger, rides: 'hand', grip: 'oneHand' },
  crossbow: { make: crossbow, rides: 'hand', grip: 'gun' },
  wand: { make: wand, rides: 'hand', grip: 'oneHand' },
  thrown: { make: thrown, rides: 'hand', grip: 'oneHand' },
  fishing: { make: fishingPole, rides: 'hand', grip: 'staff' },
  shield: { make: shield, rides: 'shield', grip: 'shield' },
  offhand: { make: offHand, rides: 'hand', grip: 'orb' },
  relic: { make: relic, rides: 'hip', grip: 'orb' },
};
