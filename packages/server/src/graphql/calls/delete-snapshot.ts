import { ownRoster } from '../asker.ts';
import type { MutationCall } from './call.ts';

export const deleteSnapshot: MutationCall<'deleteSnapshot'> = (
  _root,
  { setId, snapshotId },
  context,
) => ownRoster(context).deleteSnapshot(setId, snapshotId);
