import { sculptFigure } from '@gearwright/art/model/body/figure.ts';
import { GENDERS } from '@gearwright/art/model/body/proportions.ts';
import { FORM_IDS } from '@gearwright/art/model/form/bake-form.ts';
import { countsOf } from '@gearwright/art/model/pack/option-counts.ts';
import { MODEL_IDS, shapeOf, TIERS, type Tier } from '@gearwright/game/look/model-id.ts';
import { paintOf } from '@gearwright/game/look/paint.ts';
import { PALETTE_KEYS } from '@gearwright/game/look/palettes.ts';
import { starterLook } from '@gearwright/game/look/starter-look.ts';
import { ARMOUR_CLASSES, type ArmourClass } from '@gearwright/game/look/worn-shapes.ts';
import { RACES, type Race } from '@gearwright/game/words/classes-and-races.ts';
import { ANIMATIONS } from '@gearwright/model-viewer/animation/names.ts';
import type { FixedView } from '@gearwright/model-viewer/camera/orbit.ts';
import type { Look, LookPiece } from '@gearwright/model-viewer/look.ts';

/** One picture of a sheet: who, how far into what movement, and from where if not from afar. */
export interface Frame {
  readonly label: string;
  readonly look: Look;
  readonly animation: string;
  readonly seconds: number;
  readonly view?: FixedView;
}

export interface Sheet {
  readonly name: string;
  readonly columns: number;
  readonly frames: readonly Frame[];
}

const BARE: Look = {
  ...{ race: 'human', gender: 'male', pieces: [] },
  ...{ skin: 0, face: 0, hairStyle: 0, hairColor: 0, facialHair: 0 },
  ...{ helm: true, cloak: true, sheathed: false, ranged: false },
};
type Who = Pick<Look, 'gender'> & { readonly race: Race };
const EVERYONE: readonly Who[] = GENDERS.flatMap((gender) =>
  RACES.map((race) => ({ race, gender })),
);
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

function frame(label: string, look: Partial<Look>, more: Partial<Frame> = {}): Frame {
  return { label, look: { ...BARE, ...look }, animation: 'stand', seconds: 0, ...more };
}

/** Near enough for the head to fill the picture. */
function portrait({ race, gender }: Who): FixedView {
  const { head } = sculptFigure(race, gender);
  return { turn: 0.33, distance: head.height * 4.6, height: head.centre[1] + head.height * 0.02 };
}

/** Every choice of appearance of one race and gender: hair with its colours, faces with skins, features. */
function choices(who: Who): Sheet {
  const { faces, hairStyles, facialHairs } = countsOf(who.race, who.gender);
  const view = portrait(who);
  return {
    name: `heads-${who.race}-${who.gender}`,
    columns: 8,
    frames: [
      ...numbers(hairStyles).map((i) =>
        frame(`hair ${i}`, { ...who, hairStyle: i, hairColor: i % 3 }, { view }),
      ),
      ...numbers(faces).map((i) => frame(`face ${i}`, { ...who, face: i, skin: i % 5 }, { view })),
      ...numbers(facialHairs).map((i) =>
        frame(`feature ${i}`, { ...who, facialHair: i }, { view }),
      ),
    ],
  };
}

/** Slots as the viewer names them, and as shapes do. */
const SLOTS = [
  ['chest', 'chest'],
  ['legs', 'legs'],
  ['feet', 'feet'],
  ['hands', 'hands'],
  ['waist', 'waist'],
  ['shoulders', 'shoulder'],
  ['wrists', 'wrist'],
  ['head', 'head'],
] as const;

/** A whole suit of one class and tier: for each slot one of its shapes, another in another colour at every turn. */
function suit(armour: ArmourClass, tier: Tier, turn: number): readonly LookPiece[] {
  const key = PALETTE_KEYS[(turn * 7 + tier * 4) % PALETTE_KEYS.length]!;
  const palette = paintOf(key, armour, tier, `suit ${turn}`);
  return SLOTS.flatMap(([slot, word]): LookPiece[] => {
    const fitting = MODEL_IDS.filter((id) => {
      const shape = shapeOf(id);
      return (
        shape?.kind === 'worn' &&
        shape.armour === armour &&
        shape.slot === word &&
        shape.tier === tier
      );
    });
    const modelId = fitting[turn % Math.max(1, fitting.length)];
    return modelId ? [{ slot, modelId, palette, glow: tier === 3 ? 0.6 : 0 }] : [];
  });
}

/** Kinds that are held where. */
const RANGED = /^(?:bow|gun|crossbow|wand|thrown|relic)-/;
const OFF_HAND = /^(?:shield|offhand)-/;
const TWO_HANDED = /^(?:sword2h|axe2h|mace2h|staff|polearm|fishing)-/;

function armed(modelId: string, turn: number): Partial<Look> {
  const key = PALETTE_KEYS[(turn * 5) % PALETTE_KEYS.length]!;
  const tier = shapeOf(modelId)?.tier ?? 1;
  const slot = RANGED.test(modelId) ? 'ranged' : OFF_HAND.test(modelId) ? 'offHand' : 'mainHand';
  const palette = paintOf(key, null, tier, modelId);
  const piece = { slot, modelId, palette, twoHanded: TWO_HANDED.test(modelId) } as const;
  return { pieces: [...starterLook('human'), piece], ranged: slot === 'ranged' };
}

const HELD = MODEL_IDS.filter((id) => shapeOf(id)?.kind === 'held');
const HELD_KINDS = [...new Set(HELD.map((id) => id.slice(0, id.indexOf('-'))))];

export const SHEETS: readonly Sheet[] = [
  {
    name: 'races',
    columns: 10,
    frames: EVERYONE.map((who) =>
      frame(`${who.race} ${who.gender}`, { ...who, pieces: starterLook(who.race) }),
    ),
  },
  {
    name: 'portraits',
    columns: 10,
    frames: EVERYONE.map((who) =>
      frame(
        `${who.race} ${who.gender}`,
        { ...who, pieces: starterLook(who.race) },
        { view: portrait(who) },
      ),
    ),
  },
  { name: 'forms', columns: 4, frames: FORM_IDS.map((form) => frame(form, { form })) },
  {
    name: 'animations',
    columns: 8,
    frames: ANIMATIONS.flatMap(({ name }) =>
      (['human', 'tauren'] as const).flatMap((race) =>
        [0.2, 0.5, 0.8, 1.2].map((seconds) =>
          frame(
            `${race} ${name} ${seconds} s`,
            { race, pieces: starterLook(race) },
            { animation: name, seconds },
          ),
        ),
      ),
    ),
  },
  ...ARMOUR_CLASSES.map((armour) => ({
    name: `armour-${armour}`,
    columns: 12,
    frames: EVERYONE.flatMap((who, turn) =>
      TIERS.map((tier) =>
        frame(`${who.race} ${who.gender} ${tier}`, { ...who, pieces: suit(armour, tier, turn) }),
      ),
    ),
  })),
  ...HELD_KINDS.map((kind) => ({
    name: `weapons-${kind}`,
    columns: 9,
    frames: HELD.filter((id) => id.startsWith(`${kind}-`)).map((id, turn) =>
      frame(id, armed(id, turn)),
    ),
  })),
  ...EVERYONE.map(choices),
];
