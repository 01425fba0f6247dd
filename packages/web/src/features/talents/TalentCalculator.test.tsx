// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { fixtureDataset } from '@gearwright/game/test/rules/fixture-dataset.ts';
import { glyphs, runes } from '@gearwright/game/test/rules/fixture-things.ts';
import { withoutNetwork } from '../../../test/without-network.ts';
import { withRoster } from '../../../test/with-roster.tsx';
import { currentToasts } from '../../ui/toast/toasts.ts';
import { TalentCalculator } from './TalentCalculator.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The calculator of a small game at an address; `place()` is where the page has gone, `steps()` how far Back leads. */
function show(address = '', edition: EditionKey = 'wrath') {
  vi.useFakeTimers();
  const rules = EDITIONS[edition];
  const dataset = fixtureDataset(rules);
  const bench = withRoster({ game: { edition: rules, dataset } });
  withoutNetwork(bench.client);
  const places: { readonly at: string; readonly key: string }[] = [];
  function Place(): null {
    const { pathname, search, key } = useLocation();
    useEffect(() => void places.push({ at: pathname + search, key }), [pathname, search, key]);
    return null;
  }
  const calculator = (
    <TalentCalculator edition={rules} dataset={dataset} texts={null} gameClass="warrior" />
  );
  render(
    <MemoryRouter initialEntries={[`/talents/warrior${address}`]}>
      <bench.Around>
        <Place />
        <Routes>
          <Route path="/talents/:gameClass/:selected?" element={calculator} />
        </Routes>
      </bench.Around>
    </MemoryRouter>,
  );
  return { ...bench, place: () => places.at(-1)?.at };
}

const talent = (name: string) =>
  document.querySelector<HTMLElement>(`[aria-label^="${name}, rank"]`)!;
const rank = (name: string) => talent(name).textContent;
const count = (label: string) => screen.getByText(label).previousSibling?.textContent;
const press = (name: string) =>
  fireEvent.click(screen.getByText(name, { selector: 'button, button *' }));
const settle = (ms = 1000) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const key = (pressed: string) => fireEvent.keyDown(document.activeElement!, { key: pressed });

test('K1: a click raises, a right click lowers, and the counts follow', () => {
  show();
  expect([count('points left'), count('required level')]).toEqual(['71', '9']);
  fireEvent.click(talent('Arms 0'));
  fireEvent.click(talent('Arms 0'));
  expect([rank('Arms 0'), count('points left'), count('required level')]).toEqual([
    '2/5',
    '69',
    '11',
  ]);
  fireEvent.contextMenu(talent('Arms 0'));
  expect(rank('Arms 0')).toBe('1/5');
});

test('K1: what a rule forbids does not happen, and its tooltip says why', () => {
  show('/0A');
  fireEvent.click(talent('Arms 4'));
  expect(rank('Arms 4')).toBe('0/2');
  fireEvent.pointerEnter(talent('Arms 4'), { pointerType: 'mouse' });
  expect(screen.getByRole('tooltip').textContent).toContain('Requires 3 points in Arms 1');
  fireEvent.click(talent('Arms 0'));
  expect(rank('Arms 0')).toBe('5/5');
  fireEvent.click(talent('Arms 3'));
  fireEvent.contextMenu(talent('Arms 0'));
  expect(rank('Arms 0')).toBe('5/5');
});

test('K1: a long touch lowers, and the tap that ends it raises nothing', () => {
  show('/0aa');
  const touch = { pointerType: 'touch', clientX: 5, clientY: 5 };
  fireEvent.pointerDown(talent('Arms 0'), touch);
  settle(600);
  fireEvent.contextMenu(talent('Arms 0'));
  fireEvent.pointerUp(talent('Arms 0'), touch);
  fireEvent.click(talent('Arms 0'));
  expect(rank('Arms 0')).toBe('1/5');
});

test('K1: a finger that scrolls means nothing', () => {
  show('/0aa');
  const touch = { pointerType: 'touch', clientX: 5, clientY: 5 };
  fireEvent.pointerDown(talent('Arms 0'), touch);
  fireEvent.pointerMove(talent('Arms 0'), { ...touch, clientY: 60 });
  settle(600);
  expect(rank('Arms 0')).toBe('2/5');
});

test('K1, P9: the keyboard walks the tree, raises and lowers', () => {
  show();
  act(() => talent('Arms 0').focus());
  key('ArrowRight');
  expect(document.activeElement).toBe(talent('Arms 1'));
  key('+');
  key('=');
  expect(rank('Arms 1')).toBe('2/3');
  key('-');
  expect(rank('Arms 1')).toBe('1/3');
  key('Backspace');
  expect(rank('Arms 1')).toBe('0/3');
  key('+');
  key('Delete');
  expect(rank('Arms 1')).toBe('0/3');
  key('ArrowDown');
  expect(document.activeElement).toBe(talent('Arms 4'));
  const stops = document.querySelectorAll('[aria-label^="Arms"][tabindex="0"]');
  expect([...stops]).toEqual([talent('Arms 4')]);
});

test('K1: the order is told in fives from level 10, and o shows it', () => {
  const { place } = show('/0Ab');
  expect(screen.queryByText('10 - 14')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'o' });
  const panel = within(screen.getByLabelText('Talent order'));
  expect(panel.getByText('10 - 14')).toBeTruthy();
  expect(within(panel.getByText('15 - 19').parentElement!).getByText('Arms 1 1')).toBeTruthy();
  settle();
  expect(place()).toBe('/talents/warrior/0Ab?o=1');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show Talent Order' }));
  settle();
  expect(place()).toBe('/talents/warrior/0Ab');
});

test.each([
  ['0A1a3', 'our own letters'],
  ['5-3', 'digits of other calculators'],
])('K2: an address with %s is read (%s)', (selected) => {
  show(`/${selected}`);
  expect([rank('Arms 0'), rank('Fury 0')]).toEqual(['5/5', '3/5']);
});

test('K2: the address follows the build', () => {
  const { place } = show('/0a?o=1');
  fireEvent.click(talent('Arms 0'));
  fireEvent.click(talent('Fury 1'));
  expect(place()).toBe('/talents/warrior/0a?o=1');
  settle();
  expect(place()).toBe('/talents/warrior/0aa1b?o=1');
});

test('K2: what cannot be read is said', () => {
  show('/0d');
  expect(screen.getByRole('status').textContent).toContain('Requires 5 points in Arms Talents');
  expect(count('points left')).toBe('71');
});

test('K3: Reset takes all points back, and can be undone', () => {
  const { place } = show('/0A');
  press('Reset');
  expect(rank('Arms 0')).toBe('0/5');
  expect(screen.getByText('Reset')).toHaveProperty('disabled', true);
  settle();
  expect(place()).toBe('/talents/warrior');
  act(() => currentToasts().at(-1)?.action?.run());
  expect(rank('Arms 0')).toBe('5/5');
});

test('K3: Share tells the link and copies it', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  show('/0A');
  press('Share');
  const link = `${location.origin}/talents/warrior/0A`;
  expect(screen.getByLabelText('Link')).toHaveProperty('value', link);
  press('Copy Link');
  await act(async () => undefined);
  expect(writeText).toHaveBeenCalledWith(link);
  expect(screen.getByText('Copied!')).toBeTruthy();
});

test('K3: glyphs are found by name, placed, moved and taken out', () => {
  const { place } = show('?g=0a');
  const { name } = glyphs.majorA;
  const major = within(screen.getByLabelText('Major Glyphs'));
  expect(major.getAllByRole('button').map((each) => each.textContent)).toEqual([
    `Major 1${name}`,
    'Major 2Choose a major glyph',
    'Major 3Choose a major glyph',
  ]);
  fireEvent.click(major.getByText('Major 3'));
  fireEvent.change(screen.getByRole('searchbox'), {
    target: { value: name },
  });
  fireEvent.click(within(screen.getByRole('list', { name: 'Glyphs' })).getByText(name));
  settle();
  expect(major.getAllByRole('button').map((each) => each.textContent)).toEqual([
    'Major 1Choose a major glyph',
    'Major 2Choose a major glyph',
    `Major 3${name}`,
  ]);
  expect(place()).toBe('/talents/warrior?g=0a');
  fireEvent.click(major.getByText('Major 3'));
  press('Remove');
  settle();
  expect(place()).toBe('/talents/warrior');
});

test('K3: runes are chosen in the seven slots of the season', () => {
  const { place } = show('', 'sod');
  const panel = within(screen.getByLabelText('Runes'));
  expect(panel.getAllByRole('button').map((each) => each.textContent)).toEqual([
    'HeadChoose a rune',
    'ChestNo runes',
    'WristNo runes',
    'HandNo runes',
    'WaistNo runes',
    'LegNo runes',
    'FootChoose a rune',
  ]);
  fireEvent.click(panel.getByText('Head'));
  press(runes.head.name);
  settle();
  expect(panel.getByText(runes.head.name)).toBeTruthy();
  expect(place()).toBe('/talents/warrior?r=h1');
});

test('K2: a pasted link becomes the build', () => {
  const { place } = show();
  press('Paste');
  const field = screen.getByLabelText('Link or digits');
  fireEvent.change(field, { target: { value: 'https://example.org/talent-calc/warrior/5-03' } });
  press('Load');
  settle();
  expect([rank('Arms 0'), rank('Fury 1')]).toEqual(['5/5', '3/3']);
  expect(place()).toBe('/talents/warrior/0A1B');
});

test('K2: what is no build is refused in the dialog', () => {
  show();
  press('Paste');
  const field = screen.getByLabelText('Link or digits');
  fireEvent.change(field, { target: { value: 'not a build!' } });
  press('Load');
  expect(screen.getByText('Invalid talents: this is no build')).toBeTruthy();
});

test('K1: read as lists, the names stand beside the ranks, and a click still raises', () => {
  show();
  expect(rank('Arms 0')).toBe('0/5');
  fireEvent.click(screen.getByLabelText('As lists'));
  expect(rank('Arms 0')).toBe('Arms 00/5');
  fireEvent.click(talent('Arms 0'));
  expect(rank('Arms 0')).toBe('Arms 01/5');
  localStorage.clear();
});
