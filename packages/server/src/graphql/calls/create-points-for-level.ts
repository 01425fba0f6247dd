import { ownRoster } from '../asker.ts';
import type { MutationCall } from './call.ts';

export const createPointsForLevel: MutationCall<'createPointsForLevel'> = async (
  _root,
  { characterId, from, to },
  context,
) => {
  await ownRoster(context).createPointsForLevel(characterId, from, to);
  return true;
};
