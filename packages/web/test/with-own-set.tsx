import { useEffect, useMemo, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import type { CharacterInput, SetInput } from '@gearwright/roster/roster.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { useSetEditor, type OpenSet } from '../src/data/editor/use-set-editor.ts';
import { SetViewContext, type SetView } from '../src/data/set-view/set-view.ts';
import type { User } from '../src/data/session/user.ts';
import { withRoster } from './with-roster.tsx';

interface Options {
  readonly user?: User | null;
  readonly character?: Partial<CharacterInput>;
  readonly set?: Partial<SetInput>;
  /** Makes of the set's view another: read-only, somebody else's. */
  readonly seenAs?: (view: SetView) => SetView;
}

/** A warrior with one set on the screen; `place()` is where the page has gone. */
export async function withOwnSet({ user = null, character, set, seenAs }: Options = {}) {
  const game = fixtureGame();
  const roster = new MemoryRoster(game);
  const bench = withRoster({ game, roster, user });
  const { id: characterId } = await roster.createCharacter({ ...game.warrior, ...character });
  const { id: setId } = await roster.createSet({
    characterId,
    name: 'Raid',
    spec: game.spec,
    phase: 1,
    points: [game.preset],
    ...set,
  });
  const places: string[] = [];
  function Place(): null {
    const { pathname, search } = useLocation();
    useEffect(() => void places.push(pathname + search), [pathname, search]);
    return null;
  }
  function OnScreen({ children }: { readonly children: ReactNode }) {
    const editing = useSetEditor(setId);
    const view = useMemo(() => (editing.status === 'ready' ? ownView(editing) : null), [editing]);
    return view && <SetViewContext value={seenAs?.(view) ?? view}>{children}</SetViewContext>;
  }
  const Around = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/character/${characterId}/set/${setId}`]}>
      <bench.Around>
        <Place />
        <OnScreen>{children}</OnScreen>
      </bench.Around>
    </MemoryRouter>
  );
  return { ...bench, game, roster, characterId, setId, Around, place: () => places.at(-1) };
}

/** Without totals: the small game has no tables for them. */
function ownView(editing: OpenSet): SetView {
  const { character, set } = editing;
  return {
    ...editing,
    owner: { kind: 'own', character },
    readOnly: false,
    totals: { sheet: {} } as unknown as SetView['totals'],
    sheet: { buffed: true, form: null },
    chooseSheet: () => undefined,
    path: `/character/${character.id}/set/${set.id}`,
  };
}
