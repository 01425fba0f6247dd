import { PlannerError, type MessageCode } from '@gearwright/game/messages.ts';
import type { SetEdit } from '@gearwright/game/set/gear-set.ts';
import type { OpenSet } from '../../data/editor/use-set-editor.ts';

/** Refusals of the browser's store rather than of the change: the change stands, and a notice on the page tells of them. */
const NOT_THE_CHANGES_FAULT: readonly MessageCode[] = ['storageFull', 'storageRefused'];

/** Edits the set and waits until it is saved; what is refused is thrown, what waits for the network is kept. */
export async function saveEdit(editing: OpenSet, edit: SetEdit): Promise<void> {
  editing.edit(edit);
  const saveState = await editing.flush();
  if (saveState.kind !== 'refused' || NOT_THE_CHANGES_FAULT.includes(saveState.code)) return;
  throw PlannerError.of({ code: saveState.code, message: saveState.reason });
}
