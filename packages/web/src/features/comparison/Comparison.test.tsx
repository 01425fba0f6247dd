// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { markingAcquired } from '@gearwright/game/set/acquired.ts';
import { aSet, aView, ITEMS, setOnScreen } from '../../../test/set-on-screen.tsx';
import { Comparison } from './Comparison.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const left = aView(aSet([ITEMS.helm, ITEMS.chest, ITEMS.legs], { id: 'a', name: 'Farm' }));
const right = aView(aSet([ITEMS.helm, ITEMS.cuirass], { id: 'b', name: 'Raid' }));

function show(tab?: string) {
  render(
    <Comparison
      {...{ left, right, tab, heading: null }}
      path="/character/c1/set/a/compare/b"
      swapped="/character/c1/set/b/compare/a"
    />,
    { wrapper: setOnScreen(left.set).Around },
  );
}
const gear = () =>
  within(screen.getByRole('region', { name: 'Gear' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const figureRow = (name: string) =>
  screen.getByRole('rowheader', { name }).closest('tr')!.textContent;

test('V5: gear stands side by side, with what each slot gains', () => {
  show();
  expect(gear()).toEqual([
    'Old HelmHeadsame',
    'Old ChestItem level 203 · 40.0Chest+60.0Better CuirassItem level 204 · 100.0',
    'Only LegsItem level 205 · 24.0Legs−24.0Empty',
  ]);
  expect(screen.getByText('Raid', { selector: 'h2 a' }).getAttribute('href')).toContain('/set/b');
});

test('V5: only what differs, where that is asked', () => {
  show();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Only differences' }));
  expect(gear()).toHaveLength(2);
  expect(screen.queryByRole('rowheader', { name: 'Agility' })).toBeNull();
  expect(figureRow('Strength')).toBe('Strength142160+18');
});

test('V5: every stat is told with its difference', () => {
  show();
  expect(figureRow('Stamina')).toBe('Stamina110110=');
  expect(screen.queryByRole('table', { name: 'Defense' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Every stat' }));
  expect(screen.getByRole('table', { name: 'Defense' })).toBeTruthy();
});

test('V5: sides are swapped by an address, and the tabs have theirs', () => {
  show();
  const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Swap sides')).toBe('/character/c1/set/b/compare/a');
  expect(href(/^Talents/)).toBe('/character/c1/set/a/compare/b/talents');
});

test('V5: talents and buffs that neither has are told so', () => {
  show('talents');
  expect(screen.getByText('No Talents Found')).toBeTruthy();
  cleanup();
  show('buffs');
  expect(screen.getByText('No Buffs Found')).toBeTruthy();
});

test('only what is owned counts, where that is asked: on the lines and in the totals', async () => {
  const marked = markingAcquired(ITEMS.helm.id)(left.set);
  render(
    <Comparison
      {...{ left: aView(marked), right, tab: undefined, heading: null, swapped: null }}
      path="/character/c1/set/a/compare/b"
    />,
    { wrapper: setOnScreen(marked).Around },
  );
  fireEvent.click(screen.getByRole('checkbox', { name: 'Only what I own' }));
  await vi.waitFor(() => expect(gear()).toEqual(['Old HelmItem level 201 · 20.0Head−20.0Empty']));
  expect(figureRow('Strength')).toBe('Strength110100−10');
});
