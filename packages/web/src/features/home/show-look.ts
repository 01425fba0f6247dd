import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Look, LookPiece } from '@gearwright/model-viewer/look.ts';

/** Who stands on the home page: somebody of the edition, in steel and gold. */
const PAINT = {
  base: '#7c8aa3',
  accent: '#8c1f2b',
  leather: '#4a3426',
  metal: '#7c8aa3',
  trim: '#dca63c',
  wood: '#5a4030',
  bone: '#d8cba6',
  glow: '#7fb4ff',
};

const WORN: readonly (readonly [LookPiece['slot'], string])[] = [
  ['shoulders', 'plate-shoulder-spikes-3'],
  ['back', 'cloak-split-3'],
  ['chest', 'plate-chest-layered-3-flames'],
  ['wrists', 'plate-wrist-guard-3'],
  ['hands', 'plate-hands-cuffed-3'],
  ['waist', 'plate-waist-wide-3-dome'],
  ['legs', 'plate-legs-tassets-3'],
  ['feet', 'plate-feet-high-3'],
  ['mainHand', 'sword1h-broad-3'],
  ['offHand', 'shield-kite-3'],
];

const PEOPLE: Readonly<Record<EditionKey, Pick<Look, 'race' | 'gender'>>> = {
  classic: { race: 'human', gender: 'male' },
  sod: { race: 'dwarf', gender: 'male' },
  tbc: { race: 'bloodelf', gender: 'female' },
  wrath: { race: 'orc', gender: 'male' },
};

export const SHOWN_MODELS: readonly string[] = WORN.map(([, modelId]) => modelId);

export function showLook(edition: EditionKey): Look {
  return {
    ...PEOPLE[edition],
    ...{ skin: 1, face: 0, hairStyle: 1, hairColor: 1, facialHair: 1 },
    pieces: WORN.map(([slot, modelId]) => ({ slot, modelId, palette: PAINT, glow: 0.8 })),
    ...{ helm: true, cloak: true, sheathed: false, ranged: false },
  };
}
