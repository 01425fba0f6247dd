import { fieldsOf } from '@gearwright/game/stored/legacy-values.ts';
import { upgradeStoredSet } from '@gearwright/game/stored/upgrade-stored-set.ts';
import { withoutIds, type SetWithoutIds } from '@gearwright/game/stored/without-ids.ts';

/** A state of a set comes as it is stored; a server of another version may keep more or less of it. */
export function pastFromWire<Past extends { readonly set: unknown }>(
  past: Past,
): Omit<Past, 'set'> & { readonly set: SetWithoutIds } {
  const whole = { ...fieldsOf(past.set), id: 'past', characterId: 'past' };
  return { ...past, set: withoutIds(upgradeStoredSet(whole)) };
}
