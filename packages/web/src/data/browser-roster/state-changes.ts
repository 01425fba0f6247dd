import { copyOf, type State } from '@gearwright/roster/memory/state.ts';
import { KINDS, type Kind } from './local-database.ts';

/** One record written, or deleted when its value is null. */
export interface Change {
  readonly kind: Kind;
  readonly key: string;
  readonly value: unknown;
}

/** Records are replaced and never altered: another object is another value. */
export function changesBetween(before: State, after: State): readonly Change[] {
  return KINDS.flatMap((kind): Change[] => {
    const was: ReadonlyMap<string, unknown> = before[kind];
    const is: ReadonlyMap<string, unknown> = after[kind];
    const written = [...is]
      .filter(([key, value]) => was.get(key) !== value)
      .map(([key, value]) => ({ kind, key, value }));
    const deleted = [...was.keys()]
      .filter((key) => !is.has(key))
      .map((key) => ({ kind, key, value: null }));
    return [...written, ...deleted];
  });
}

export function withChanges(state: State, changes: readonly Change[]): State {
  const changed = copyOf(state);
  for (const { kind, key, value } of changes) {
    const records = changed[kind] as Map<string, unknown>;
    if (value === null) records.delete(key);
    else records.set(key, value);
  }
  return changed;
}
