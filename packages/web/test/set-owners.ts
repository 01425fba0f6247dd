import { act } from '@testing-library/react';
import type { StoredCharacter } from '@gearwright/game/stored/character-schema.ts';
import { renaming } from '@gearwright/game/set/edits.ts';
import type { SetOwner, SetView } from '../src/data/set-view/set-view.ts';

type Seen = Pick<SetView, 'owner'>;

const character = (level: number) => ({ id: 'c1', name: 'Ragnar', level }) as StoredCharacter;
const connected = { id: 'eu-firemaw-ragnar', name: 'Ragnar', points: [] } as unknown as Extract<
  SetOwner,
  { kind: 'linked' }
>['connected'];

/** Whose set is looked at, with no more than the menu asks. */
export const owners = {
  own: (level: number): Seen => ({ owner: { kind: 'own', character: character(level) } }),
  linked: (level: number): Seen => ({
    owner: { kind: 'linked', character: character(level), connected, sample: false },
  }),
  public: { owner: { kind: 'public', publicId: 'p1' } } satisfies Seen,
  armory: { owner: { kind: 'armory', sample: false } } satisfies Seen,
};

/** A change that can be seen: the set gets another name. */
export function edit(change: SetView['edit'], name: string): void {
  act(() => change(renaming(name)));
}
