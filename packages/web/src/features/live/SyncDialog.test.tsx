// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ConnectedSet } from '@gearwright/game/character/character.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import { aSet, aView, ITEMS, setOnScreen } from '../../../test/set-on-screen.tsx';
import type { LevelChangeRequest } from '../../data/roster/use-level-change.ts';
import type { SetOwner } from '../../data/set-view/set-view.ts';
import { SyncDialog } from './SyncDialog.tsx';

const asked = vi.hoisted(() => ({
  lookUp: vi.fn<() => Promise<unknown>>(),
  changeLevel: vi.fn<(request: unknown) => Promise<void>>(),
}));
vi.mock('../../data/roster/use-live-set.ts', () => ({ useLiveLookup: () => asked.lookUp }));
vi.mock('../../data/roster/use-level-change.ts', () => ({
  useLevelChange: () => ({ mutateAsync: asked.changeLevel }),
}));

afterEach(cleanup);

test('L1: beside a linked set Sync takes over what the live character is, and changes no gear', async () => {
  const worn = storeSet(aSet([ITEMS.crown], { spec: 'fury' }));
  const character = { name: 'Ragnar', level: 78, guild: 'Ashen Vow' };
  asked.lookUp.mockResolvedValue({ ...worn, sample: false, professions: [], character });
  const set = aSet([ITEMS.helm]);
  const { owner } = aView(set);
  if (owner.kind !== 'own') throw new Error('An own set');
  const connected: ConnectedSet = {
    ...{ id: 'eu-firemaw-ragnar', region: 'eu', realm: 'firemaw', name: 'Ragnar', points: [] },
  };
  const linked: SetOwner = {
    ...{ kind: 'linked', connected, sample: false },
    character: { ...owner.character, connectedSets: [connected] },
  };
  const closed = vi.fn<() => void>();
  const { rules } = aView(set);
  const { Around, edits } = setOnScreen(set, {
    owner: linked,
    rules: { ...rules, dataset: { ...rules.dataset, realms: [] } },
  });
  render(<SyncDialog onClose={closed} />, { wrapper: Around });
  expect(screen.getByText(/Your own sets keep their gear/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Sync' }));
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  const expected: LevelChangeRequest = {
    ...{ characterId: owner.character.id, level: 78 },
    also: { guild: 'Ashen Vow', spec: 'fury' },
  };
  expect(asked.changeLevel).toHaveBeenCalledExactlyOnceWith(expected);
  expect(edits()).toBe(0);
});
