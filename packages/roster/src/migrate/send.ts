import type { Inventory } from '@gearwright/game/character/inventory.ts';
import type { StoredCharacter } from '@gearwright/game/stored/character-schema.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import { given } from '../given.ts';
import { changeInventory } from '../change-inventory.ts';
import type { NamedSnapshot, Roster } from '../roster.ts';
import { CHARACTER_FIELDS } from '../rules/character-rules.ts';
import { mergedInventories } from '../rules/merged-inventories.ts';
import { SET_FIELDS } from '../rules/set-rules.ts';
import type { CarriedPoints } from './carried-points.ts';
import { digestOf, textOf } from './sent.ts';
import { settle } from './settle.ts';

/** The character there, and a second one where both sides had edited it. */
export async function sendCharacter(
  character: StoredCharacter,
  to: Roster,
  points: CarriedPoints,
  sentBefore: string | undefined,
): Promise<readonly StoredCharacter[]> {
  const connectedSets = character.connectedSets.map((set) => ({
    ...set,
    points: points.carry(set.points),
  }));
  // Everything a character has, less what is the roster's.
  const own = given(character, CHARACTER_FIELDS) as Required<typeof character>;
  const fields = { ...own, connectedSets };
  const here = textOf(own);
  const key = `local-character:${character.id}`;
  const there = await to.createCharacter(fields, { clientKey: key, asStored: true });
  const settled = await settle({
    there,
    fieldsThere: given(there, CHARACTER_FIELDS),
    fields: given(fields, CHARACTER_FIELDS),
    here,
    sentBefore,
    untouched: false,
    update: () => to.updateCharacter(there.id, given(fields, CHARACTER_FIELDS)),
    createSecond: () =>
      to.createCharacter(fields, { clientKey: `${key}:${digestOf(here)}`, asStored: true }),
  });
  character.connectedSets.forEach((set, index) => {
    points.arrived(set.points, connectedSets[index]!.points);
  });
  return settled;
}

/** What lies in the bags joins what is there. */
export async function sendInventory(
  here: Inventory,
  characterId: string,
  to: Roster,
): Promise<void> {
  if (here.length === 0) return;
  await changeInventory(to, characterId, (there) => {
    const merged = mergedInventories(there, here);
    return merged.length > there.length ? merged : there;
  });
}

/** What the player kept of a set by name goes along, once however often it is sent. */
export async function sendSnapshot(
  { name, set, takenAt }: NamedSnapshot,
  setId: string,
  to: Roster,
): Promise<void> {
  await to.takeSnapshot(setId, { name, set, takenAt });
}

/** The same for a set. */
export async function sendSet(
  set: StoredSet,
  characterId: string,
  to: Roster,
  points: CarriedPoints,
  sentBefore: string | undefined,
): Promise<readonly StoredSet[]> {
  const own = given(set, SET_FIELDS) as StoredSet;
  const fields = { ...own, characterId, points: points.carry(set.points) };
  const key = `local-set:${set.id}`;
  const there = await to.createSet(fields, { clientKey: key, asStored: true });
  const settled = await settle({
    there,
    fieldsThere: given(there, SET_FIELDS),
    fields: given(fields, SET_FIELDS),
    here: textOf(own),
    sentBefore,
    untouched: there.version === 1,
    update: () => to.updateSet(there.id, given(fields, SET_FIELDS), { version: there.version }),
    createSecond: () =>
      to.createSet(fields, { clientKey: `${key}:${set.version}`, asStored: true }),
  });
  points.arrived(set.points, fields.points);
  return settled;
}
