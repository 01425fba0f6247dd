import {
  createCharacter,
  createSet,
  type CreateSetMutation,
} from '@gearwright/api/generated/operations.ts';
import type { CharacterInput, PublicSetInput, SetInput } from '@gearwright/api/generated/types.ts';
import type { Asker } from '../askers.ts';

/** A level 80 mage, as the wire has one. */
export const MAGE: CharacterInput = {
  name: 'Jaina',
  realm: 'eu-firemaw',
  gender: 1,
  race: 'human',
  level: 80,
  gameClass: 'mage',
  variations: { skinColor: 1, face: 2, hair: 3, hairColor: 4, facialHair: 0 },
  connectedSets: [],
};

export const POINT = {
  type: 'custom' as const,
  name: 'Mine',
  stats: [{ name: 'spellPower', value: 1 }],
};

/** Twenty empty places, some filled. */
export function bySlot<Value>(filled: Readonly<Record<number, Value>>): (Value | null)[] {
  return Array.from({ length: 20 }, (_, slot) => filled[slot] ?? null);
}

/** Bloodmage Hood: a meta and a blue socket. */
export const HOOD = '50276';
export const META = '41285';
export const RUBY = '40113';
/** Arcanum of Burning Mysteries. */
export const ARCANUM = '44877';

export async function newCharacter(asker: Asker, input: Partial<CharacterInput> = {}) {
  const answer = await asker.call(createCharacter, { input: { ...MAGE, ...input } });
  return answer.createCharacter;
}

export async function newSet(
  asker: Asker,
  characterId: string,
  input: Partial<SetInput> = {},
): Promise<CreateSetMutation['createSet']> {
  const common = { name: 'Raid', spec: 'frost', phase: 4, points: [POINT] };
  const answer = await asker.call(createSet, { input: { ...common, ...input, characterId } });
  return answer.createSet;
}

/** A set with its character. */
export async function newMage(asker: Asker, input: Partial<SetInput> = {}) {
  const character = await newCharacter(asker);
  return { character, set: await newSet(asker, character.id, input) };
}

/** What a guest shares: all of a set, and who wears it. */
export const SHARED: PublicSetInput = {
  name: 'Shared',
  gameClass: 'mage',
  spec: 'frost',
  phase: 4,
  points: [POINT],
  talents: '',
  itemIds: bySlot({ 1: HOOD }),
  enchantIds: bySlot({}),
  gemIds: bySlot({}),
  runeIds: bySlot({}),
  glyphIds: new Array<null>(6).fill(null),
  wishlistIds: [],
  itemsAcquired: new Array<boolean>(20).fill(false),
  enchantsAcquired: new Array<boolean>(20).fill(false),
  gemsAcquired: bySlot({}),
  buffs: [],
  consumables: [],
  modelSettings: { showHelm: true, showCloak: true, sheathed: false },
  defaultFilters: { maxPvpRank: 14, maxArenaRating: 3000 },
  character: {
    name: 'Jaina',
    level: 80,
    race: 'human',
    gender: 1,
    gameClass: 'mage',
    variations: MAGE.variations,
  },
};
