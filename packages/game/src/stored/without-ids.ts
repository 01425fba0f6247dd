import type { StoredSet } from './stored-set.ts';

/** What a set is, whosoever has it: nothing of where its owner keeps it. */
export type SetWithoutIds = Omit<
  StoredSet,
  'id' | 'characterId' | 'publicId' | 'version' | 'pinned'
>;

export function withoutIds(set: StoredSet): SetWithoutIds {
  const { id: _id, characterId: _owner, publicId: _link, version: _version, ...rest } = set;
  const { pinned: _pinned, ...without } = rest;
  return without;
}
