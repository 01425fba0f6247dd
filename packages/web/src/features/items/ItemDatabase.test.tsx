// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wrath } from '@gearwright/game/edition/wrath.ts';
import { FINGER_1, HEAD, MAIN_HAND } from '@gearwright/game/slot/slots.ts';
import { smallDataset } from '@gearwright/game/test/small-dataset.ts';
import { item } from '@gearwright/game/test/tiny-dataset.ts';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { withRoster } from '../../../test/with-roster.tsx';
import { ItemDatabase } from './ItemDatabase.tsx';

const PLATE = 3;
const DAGGER = 12;
const crown = {
  ...item({ baseId: 1, name: 'Crown of Kings', slotId: HEAD, armorType: PLATE, quality: 4 }),
  stats: { armor: 1200, strength: 40 },
  sourceTypes: ['raid'] as const,
};
const cap = {
  ...item({ baseId: 2, name: 'Cap of Kings', slotId: HEAD, quality: 2, itemLevel: 60, phase: 2 }),
  sourceTypes: ['quest'] as const,
};
const band = item({
  baseId: 3,
  name: 'Band of Kings',
  slotId: FINGER_1,
  quality: 4,
  itemLevel: 90,
});
const knife = {
  ...item({
    baseId: 4,
    name: 'Knife',
    slotId: MAIN_HAND,
    weaponType: DAGGER,
    handed: 'one',
    itemLevel: 70,
    quality: 3,
  }),
  dps: 55.5,
  speed: 1.7,
};
const dataset = {
  ...smallDataset({ items: [crown, cap, band, knife] }),
  zones: [],
  realms: [],
  pvpRanks: [],
};

beforeEach(() => {
  // Rows are there as far as they are in sight: give the list a height.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(460);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const addresses: string[] = [];
function Address(): null {
  const { search } = useLocation();
  useEffect(() => void addresses.push(search), [search]);
  return null;
}

function open(at = '/items', roster?: MemoryRoster) {
  const game = { edition: wrath, dataset };
  const { Around } = withRoster({ game, ...(roster && { roster }) });
  render(
    <MemoryRouter initialEntries={[at]}>
      <Around>
        <Address />
        <ItemDatabase dataset={dataset} texts={null} failure={null} />
      </Around>
    </MemoryRouter>,
  );
}

const names = () => [...document.querySelectorAll('tbody th a')].map((link) => link.textContent);
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const rail = () => within(screen.getByRole('complementary', { name: 'Filters' }));

test('I1: the list is narrowed at once, the address follows', async () => {
  open();
  expect(names()).toEqual(['Crown of Kings', 'Band of Kings', 'Knife', 'Cap of Kings']);
  fireEvent.click(rail().getByRole('checkbox', { name: 'Epic' }));
  fireEvent.click(rail().getByRole('checkbox', { name: 'Uncommon' }));
  await waitFor(() => expect(names()).toEqual(['Crown of Kings', 'Band of Kings', 'Cap of Kings']));
  await waitFor(() => expect(addresses.at(-1)).toBe('?quality=4%2C2'), { timeout: 2000 });
});

test('I1: an address opens with what it asks, and says what each filter hides', async () => {
  open(`/items?slot=${HEAD}&phases=1`);
  expect(names()).toEqual(['Crown of Kings']);
  expect(screen.getByText(/1 hidden by phase/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show it' }));
  await waitFor(() => expect(names()).toHaveLength(2));
});

test('I1: columns follow what is listed', () => {
  open(`/items?slot=${MAIN_HAND}`);
  expect(heads()).toEqual(expect.arrayContaining(['DPS', 'Speed']));
  expect(screen.getByText('55.5')).toBeTruthy();
  cleanup();
  open(`/items?slot=${HEAD}`);
  expect(heads()).toContain('Armor');
  cleanup();
  open(`/items?slot=${FINGER_1}`);
  expect(heads()).not.toContain('Armor');
});

test('I1: a head sorts, and pressed again the other way round', async () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: /^Item/ }));
  await waitFor(() => expect(names()[0]).toBe('Band of Kings'));
  fireEvent.click(screen.getByRole('button', { name: /^Item/ }));
  await waitFor(() => expect(names()[0]).toBe('Knife'));
});

test('N1: nothing found is said in the specified words, and can be undone', async () => {
  open('/items?q=qqqqzzzz');
  expect(screen.getByText('No Items Found')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  await waitFor(() => expect(names()).toHaveLength(4));
});

test('I2: a row leads to the outside database and has its tooltip', () => {
  open('/items?q=knife');
  const link = screen.getByRole('link', { name: 'Knife' });
  expect(link.getAttribute('href')).toBe('https://www.wowhead.com/wotlk/item=4');
  expect(link.closest('[data-tip]')?.getAttribute('data-tip')).toBe('item 4');
});

test('a search is saved under a name and taken up again', async () => {
  open('/items?q=crown');
  const press = async (name: string) =>
    fireEvent.click(await screen.findByRole('button', { name }));
  await press('Saved searches');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Save this search' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save this search' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('Name is required')).toBeTruthy();
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Crowns' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(localStorage.getItem('saved-searches-wrath')).toContain('Crowns');
  cleanup();
  open();
  await press('Saved searches');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Crowns' }));
  await waitFor(() => expect(names()).toEqual(['Crown of Kings']));
  localStorage.clear();
});

test('for a chosen character what they have is marked, and put into their bags', async () => {
  const game = fixtureGame();
  const roster = new MemoryRoster(game);
  const { id } = await roster.createCharacter(game.warrior);
  open(`/items?equippableBy=${id}&q=crown`, roster);
  const mark = await screen.findByRole('button', { name: 'I have Crown of Kings' });
  expect(mark.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(mark);
  await waitFor(() => expect(mark.getAttribute('aria-pressed')).toBe('true'));
  await waitFor(async () =>
    expect(await roster.getInventory(id)).toEqual([
      { id: '1', place: 'bags', enchant: null, gems: [] },
    ]),
  );
  cleanup();
  open('/items?q=crown', roster);
  expect(screen.queryByRole('button', { name: 'I have Crown of Kings' })).toBeNull();
});
