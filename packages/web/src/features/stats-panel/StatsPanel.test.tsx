// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { equipping } from '@gearwright/game/equip/equipping.ts';
import { displayFigure, grouped } from '@gearwright/game/formula/display.ts';
import { HEAD } from '@gearwright/game/slot/slots.ts';
import type { FigureName } from '@gearwright/game/total/figures.ts';
import { figure } from '@gearwright/game/total/totals.ts';
import { aSet, aView, ITEMS, POINT, setOnScreen } from '../../../test/set-on-screen.tsx';
import { CapsStrip } from './CapsStrip.tsx';
import { StatsPanel } from './StatsPanel.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const worn = aSet([ITEMS.helm, ITEMS.chest]);
const row = (stat: string) => document.querySelector<HTMLElement>(`[data-hint="${stat}"]`)!;
const choose = async (box: string | RegExp, option: string) => {
  fireEvent.click(screen.getByRole('combobox', { name: box }));
  const item = await screen.findByRole('option', { name: option });
  fireEvent.pointerDown(item, { pointerType: 'mouse' });
  fireEvent.click(item, { detail: 1 });
};

test('V4: four sections at first, by what the spec lives by', () => {
  render(<StatsPanel />, { wrapper: setOnScreen(worn).Around });
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Attributes', 'Melee', 'Defense', 'Equivalency Points']);
});

test('V4: a heading chooses the section, and it is remembered for the set and place', async () => {
  localStorage.setItem(`stat-section-${worn.id}-1`, 'resistances');
  const { Around } = setOnScreen(worn);
  render(<StatsPanel />, { wrapper: Around });
  expect(screen.getByRole('region', { name: 'Resistances' })).toBeTruthy();
  await choose(/^Section 1:/, 'Ranged');
  expect(await screen.findByRole('region', { name: 'Ranged' })).toBeTruthy();
  expect(localStorage.getItem(`stat-section-${worn.id}-0`)).toBe('ranged');
});

test.each(['Primary', 'Attributes', 'Spell', 'Melee', 'Ranged', 'Defense', 'Resistances'])(
  'V4, T2: every figure of %s reads as the totals have it',
  (label) => {
    localStorage.setItem('stats-in-full', 'true');
    const { rules, totals } = aView(worn);
    const section = rules.edition.sections.find((each) => each.label === label)!;
    localStorage.setItem(`stat-section-${worn.id}-0`, section.key);
    render(<StatsPanel />, { wrapper: setOnScreen(worn).Around });
    const shown = within(screen.getAllByRole('region', { name: label })[0]!);
    const rows = shown.getAllByRole('button').filter(({ dataset }) => dataset.hint);
    expect(rows.map(({ textContent }) => textContent)).toEqual(
      section.rows.map(({ stat, label: name, format }) => {
        const value = figure(totals, stat as FigureName);
        return `${name} ${grouped(displayFigure(value, format))}`;
      }),
    );
  },
);

test('V4: a number that is focused says what it is the sum of, and Escape puts that away', () => {
  render(<StatsPanel />, { wrapper: setOnScreen(worn).Around });
  fireEvent.focus(row('strength'));
  const lines = within(screen.getByRole('tooltip')).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Warriorclass+100',
    'Old HelmHead+10',
    'Old ChestChest+20',
  ]);
  expect(screen.getByRole('tooltip').textContent).toContain('In all 130');
  fireEvent.keyDown(row('strength'), { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('V4: arrows go from figure to figure', () => {
  render(<StatsPanel />, { wrapper: setOnScreen(worn).Around });
  row('strength').focus();
  fireEvent.keyDown(row('strength'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(row('agility'));
});

test('V4: what is looked at in a list shows what it would change, and nothing is changed', () => {
  const { Around, preview, edits } = setOnScreen(worn);
  render(<StatsPanel />, { wrapper: Around });
  const { rules } = aView(worn);
  const edit = equipping(HEAD, ITEMS.crown, rules);
  act(() => preview.show({ edit, label: 'Better Crown' }));
  expect(row('strength').textContent).toBe('Strength 130 +20');
  expect(row('stamina').textContent).toBe('Stamina 110 −5');
  expect(row('point:p1').textContent).toBe('Strength 60.0 +40.0');
  act(() => preview.show(null));
  expect(row('strength').textContent).toBe('Strength 130');
  expect(edits()).toBe(0);
});

test('V4: a stance is switched, and the buffs with their checkbox', async () => {
  render(<StatsPanel />, { wrapper: setOnScreen(worn).Around });
  await choose('Stance: No stance', 'defensive stance');
  await waitFor(() => expect(row('stamina').textContent).toBe('Stamina 210'));
  const buffs = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Buffs/ });
  expect(buffs.checked).toBe(true);
  fireEvent.click(buffs);
  expect(buffs.checked).toBe(false);
});

test('V4: a point is exported by its icon', () => {
  const onShare = vi.fn<(point: unknown) => void>();
  render(<StatsPanel onShare={onShare} />, { wrapper: setOnScreen(worn).Around });
  fireEvent.click(screen.getByRole('button', { name: 'Export Strength' }));
  expect(onShare).toHaveBeenCalledExactlyOnceWith(POINT);
});

test('D21: average item level and the caps of the class stand beside the gear', () => {
  render(<CapsStrip />, { wrapper: setOnScreen(worn).Around });
  const strip = screen.getByRole('region', { name: 'Caps' });
  expect(strip.textContent).toContain('Item level202.0average of 2');
  expect(strip.textContent).toContain('Hit0.00%of 8%');
  expect(strip.textContent).toContain('Acquired 0 of 2');
});

test('D21: the sheet blames nobody for a cap that is not theirs', () => {
  render(<StatsPanel />, { wrapper: setOnScreen(worn).Around });
  expect(screen.getByRole('region', { name: 'Defense' })).toBeTruthy();
  expect(screen.queryByText(/ short$/)).toBeNull();
});
