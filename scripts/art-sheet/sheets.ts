import { GENDERS } from '@gearwright/art/model/body/proportions.ts';
import { FORM_IDS } from '@gearwright/art/model/form/bake-form.ts';
import { countsOf } from '@gearwright/art/model/pack/option-counts.ts';
import { ANIMATIONS } from '@gearwright/model-viewer/animation/names.ts';
import type { Look } from '@gearwright/model-viewer/look.ts';
import { MODEL_IDS } from '@gearwright/game/look/model-id.ts';
import { RACES } from '@gearwright/game/words/classes-and-races.ts';

/** One picture of a sheet: who, doing what, and whether only the head is of interest. */
export interface Frame {
  readonly label: string;
  readonly look: Look;
  readonly animation: string;
  readonly head: boolean;
}

export interface Sheet {
  readonly name: string;
  readonly columns: number;
  readonly frames: readonly Frame[];
}

const BARE: Look = {
  race: 'human',
  gender: 'male',
  skin: 0,
  face: 0,
  hairStyle: 0,
  hairColor: 0,
  facialHair: 0,
  pieces: [],
  helm: true,
  cloak: true,
  sheathed: false,
  ranged: false,
};
const frame = (label: string, look: Partial<Look>, animation = 'stand', head = false): Frame => ({
  label,
  look: { ...BARE, ...look },
  animation,
  head,
});
const EVERYONE = GENDERS.flatMap((gender) => RACES.map((race) => ({ race, gender })));
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** Every choice of appearance of one race and gender: hair with its colours, faces with skins, features. */
function choices({ race, gender }: (typeof EVERYONE)[number]): Sheet {
  const { faces, hairStyles, facialHairs } = countsOf(race, gender);
  return {
    name: `heads-${race}-${gender}`,
    columns: 8,
    frames: [
      ...numbers(hairStyles).map((i) =>
        frame(`hair ${i}`, { race, gender, hairStyle: i, hairColor: i % 3 }, 'stand', true),
      ),
      ...numbers(faces).map((i) =>
        frame(`face ${i}`, { race, gender, face: i, skin: i % 5 }, 'stand', true),
      ),
      ...numbers(facialHairs).map((i) =>
        frame(`feature ${i}`, { race, gender, facialHair: i }, 'stand', true),
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
const CLASSES = ['cloth', 'leather', 'mail', 'plate'] as const;

/** A whole suit of one class and tier: for each slot one of its shapes, another on every body. */
function suit(armour: string, tier: number, turn: number): Look['pieces'] {
  return SLOTS.flatMap(([slot, word]) => {
    const fitting = MODEL_IDS.filter(
      (id) => id.startsWith(`${armour}-${word}-`) && id.endsWith(`-${tier}`),
    );
    const modelId = fitting[turn % Math.max(1, fitting.length)];
    return modelId ? [{ slot, modelId, palette: {} }] : [];
  });
}

export const SHEETS: readonly Sheet[] = [
  {
    name: 'races',
    columns: 10,
    frames: EVERYONE.map((who) => frame(`${who.race} ${who.gender}`, who)),
  },
  { name: 'forms', columns: 4, frames: FORM_IDS.map((form) => frame(form, { form })) },
  {
    name: 'animations',
    columns: 5,
    frames: ANIMATIONS.flatMap(({ name }) =>
      (['human', 'tauren'] as const).map((race) => frame(`${race} ${name}`, { race }, name)),
    ),
  },
  ...CLASSES.map((armour) => ({
    name: `armour-${armour}`,
    columns: 12,
    frames: EVERYONE.flatMap((who) =>
      [1, 2, 3].map((tier) =>
        frame(`${who.race} ${tier}`, { ...who, pieces: suit(armour, tier, EVERYONE.indexOf(who)) }),
      ),
    ),
  })),
  ...EVERYONE.map(choices),
];
