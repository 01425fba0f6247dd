import type { EditSource } from '@gearwright/roster/roster.ts';

/** Who or what made a version. */
export const SOURCE_WORDS: Readonly<Record<EditSource, string>> = {
  account: 'By you',
  guest: 'By you, without an account',
  import: 'Import',
  autofill: 'Autofill',
  sync: 'Sync',
  level: 'Level change',
  history: 'Brought back',
};

/** Longest name a set may have. */
const LONGEST = 100;

/** What a state is called on its own page: the set's name, and which state it is. */
export function stateName(name: string, state: string): string {
  const end = ` (${state})`;
  return name.slice(0, LONGEST - end.length) + end;
}
