import { fieldsOf, listOf } from '@gearwright/game/stored/legacy-values.ts';
import type { EditGroup } from '@gearwright/roster/history/edit-group.ts';
import type { KeptHistory } from '@gearwright/roster/memory/state.ts';
import { EDIT_SOURCES, type EditSource } from '@gearwright/roster/roster.ts';

/** What can be read of a history; its bodies are read when they are looked at. */
export function upgradeHistory(value: unknown): KeptHistory {
  const { versions, snapshots } = fieldsOf(value);
  return {
    versions: listOf(versions).flatMap((entry) => {
      const { version, savedAt, by, body } = fieldsOf(entry);
      if (typeof version !== 'number' || typeof savedAt !== 'number') return [];
      return typeof body === 'string' ? [{ version, savedAt, by: sourceOf(by), body }] : [];
    }),
    snapshots: listOf(snapshots).flatMap((entry) => {
      const { id, name, takenAt, body } = fieldsOf(entry);
      if (typeof id !== 'string' || typeof name !== 'string') return [];
      if (typeof takenAt !== 'number' || typeof body !== 'string') return [];
      return [{ id, name, takenAt, body }];
    }),
  };
}

export function upgradeEdits(value: unknown): EditGroup | null {
  const { beganAt, savedAt, by } = fieldsOf(value);
  if (typeof beganAt !== 'number' || typeof savedAt !== 'number') return null;
  return { beganAt, savedAt, by: sourceOf(by) };
}

function sourceOf(value: unknown): EditSource {
  return EDIT_SOURCES.find((source) => source === value) ?? 'guest';
}
