// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { edit, owners } from '../../../../test/set-owners.ts';
import { withOwnSet } from '../../../../test/with-own-set.tsx';
import type { SetView } from '../../../data/set-view/set-view.ts';
import { NARROW, ROOMY } from '../../../ui/use-media.ts';
import type { ActionKey, ActionPlace } from './action-rules.ts';
import { SetActionHost } from './SetActionHost.tsx';
import { SetActions } from './SetActions.tsx';
import { actionsFor, SET_ACTIONS } from './set-actions.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const AT_A_DESK: ActionPlace = { edition: { maxLevel: 80 }, comparison: false, narrow: false };
const ALL = SET_ACTIONS.map(({ key }) => key);
/** As if every entry's dialog were there. */
const COMPLETE = SET_ACTIONS.map((action) => ({
  ...action,
  when: () => true,
  run: () => undefined,
}));

function offered(view: Pick<SetView, 'owner'>, place: Partial<ActionPlace> = {}) {
  const shown = actionsFor(view as SetView, { ...AT_A_DESK, ...place }, COMPLETE);
  return shown.map(({ key }) => key);
}
const without = (...keys: readonly ActionKey[]) => ALL.filter((key) => !keys.includes(key));

test('S3: the menu has the order of the specification', () => {
  expect(SET_ACTIONS.map(({ label }) => (typeof label === 'string' ? label : 'Pin'))).toEqual([
    'Level Up',
    'Sync',
    'Link Character',
    // Not of the specification: what a spec takes along stands before what fills it.
    'Start As',
    'Autofill',
    // Not of the specification: the bags stand beside what uses them.
    'Bags',
    'Copy',
    'Share',
    'Export',
    'Import',
    // Not of the specification: what the set was stands before what is done with it as a whole.
    'History',
    'Pin',
    'Edit Set',
    'Edit Character',
    'Delete Set',
    'Delete Character',
  ]);
});

test('S3: one’s own set allows everything, Level Up only below the highest level', () => {
  expect(offered(owners.own(79))).toEqual(ALL);
  expect(offered(owners.own(80))).toEqual(without('level-up'));
});

test('S3: a linked set hides what would change its gear, and keeps what acts on its character', () => {
  expect(offered(owners.linked(79))).toEqual(
    without('start-as', 'autofill', 'import', 'history', 'pin', 'edit-set'),
  );
});

test('V3: somebody else’s set allows only Copy and Export', () => {
  expect(offered(owners.public)).toEqual(['copy', 'export']);
  expect(offered(owners.armory)).toEqual(['copy', 'export']);
  expect(offered(owners.public, { comparison: true })).toEqual(['copy', 'export']);
});

test('S3: a comparison on a phone allows only Share', () => {
  expect(offered(owners.own(79), { comparison: true, narrow: true })).toEqual(['share']);
  expect(offered(owners.own(79), { comparison: true })).toEqual(ALL);
  expect(offered(owners.own(79), { narrow: true })).toEqual(ALL);
});

test('an entry appears only when it does something', () => {
  const idle = COMPLETE.map(({ key, label }) => ({ key, label }));
  expect(actionsFor(owners.own(79) as SetView, AT_A_DESK, idle)).toEqual([]);
});

const shown = async (options: Parameters<typeof withOwnSet>[0] = {}) => {
  const bench = await withOwnSet(options);
  render(
    <SetActionHost>
      <SetActions />
    </SetActionHost>,
    { wrapper: bench.Around },
  );
  await screen.findByRole('button', { name: 'More actions' });
  return bench;
};
const openMenu = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
  return within(await screen.findByRole('menu'));
};

test('V3: Copy stands open beside somebody else’s set, and beside one’s own in the menu', async () => {
  await shown();
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  cleanup();
  await shown({ seenAs: (view) => ({ ...view, ...owners.public }) });
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
});

test('S3: Pin pins, and then says Unpin', async () => {
  const { roster, setId } = await shown();
  fireEvent.click((await openMenu()).getByRole('menuitem', { name: 'Pin' }));
  await waitFor(async () => expect((await roster.getSet(setId)).pinned).toBe(true));
  fireEvent.click((await openMenu()).getByRole('menuitem', { name: 'Unpin' }));
  await waitFor(async () => expect((await roster.getSet(setId)).pinned).toBe(false));
});

test('S6: undo and redo by button and by key', async () => {
  const seen = vi.fn<(name: string) => void>();
  let change: SetView['edit'] = () => undefined;
  await shown({
    seenAs: (view) => {
      change = view.edit;
      seen(view.set.name);
      return view;
    },
  });
  const name = () => seen.mock.lastCall?.[0];
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo.getAttribute('aria-disabled')).toBe('true');
  edit(change, 'Farm');
  await waitFor(() => expect(name()).toBe('Farm'));
  fireEvent.click(undo);
  expect(name()).toBe('Raid');
  fireEvent.click(screen.getByRole('button', { name: 'Redo' }));
  expect(name()).toBe('Farm');
  const press = (key: string, shiftKey = false) =>
    fireEvent.keyDown(document.body, { key, shiftKey, ctrlKey: true });
  press('z');
  expect(name()).toBe('Raid');
  press('Z', true);
  expect(name()).toBe('Farm');
  press('z');
  press('y');
  expect(name()).toBe('Farm');
});

const onScreens = (...matching: readonly string[]) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matching.includes(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

test.each([[[ROOMY]], [[]]])(
  'V1: Autofill, Share and Export stay in sight above 800 px, with or without room for words',
  async (screens) => {
    onScreens(...screens);
    await shown();
    for (const name of ['Autofill', 'Share', 'Export']) {
      const button = screen.getByRole('button', { name });
      expect(button.textContent).toBe(screens.length > 0 ? name : '');
    }
  },
);

test('V6, V7: on a phone the menu leads to what stands below the gear', async () => {
  onScreens(NARROW);
  const { setId } = await shown();
  const menu = await openMenu();
  const ways = ['New Upgrades', 'Item Sources', 'Shopping List'].map((name) =>
    menu.getByRole('menuitem', { name }).getAttribute('href'),
  );
  expect(ways.map((way) => way?.split(setId)[1])).toEqual([
    '?panel=upgrades',
    '?panel=sources',
    '?panel=shopping',
  ]);
});

test('S6: on a phone undo and redo stand in the menu, which stays open', async () => {
  onScreens(NARROW);
  let change: SetView['edit'] = () => undefined;
  const { roster, setId } = await shown({
    seenAs: (view) => {
      change = view.edit;
      return view;
    },
  });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  edit(change, 'Farm');
  await waitFor(async () => expect((await roster.getSet(setId)).name).toBe('Farm'));
  const menu = await openMenu();
  fireEvent.click(menu.getByRole('menuitem', { name: 'Undo' }));
  await waitFor(async () => expect((await roster.getSet(setId)).name).toBe('Raid'));
  fireEvent.click(menu.getByRole('menuitem', { name: 'Redo' }));
  await waitFor(async () => expect((await roster.getSet(setId)).name).toBe('Farm'));
});
