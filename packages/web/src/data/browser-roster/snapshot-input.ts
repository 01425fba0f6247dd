import type { PublicSetInput, SetWithCharacter } from '@gearwright/roster/roster.ts';

/** What of a set is shared with strangers. */
export function snapshotInput(owned: SetWithCharacter): PublicSetInput {
  const { id: _, characterId: _c, publicId: _p, version: _v, pinned: _pin, ...rest } = owned;
  const { character, warnings: _w, ...set } = rest;
  const { name, level, race, gender, faction, gameClass, variations } = character;
  return { set, character: { name, level, race, gender, faction, gameClass, variations } };
}
