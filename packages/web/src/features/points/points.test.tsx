// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { draftStats, type PointDraft } from '@gearwright/game/point/point-form.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { withRoster } from '../../../test/with-roster.tsx';
import { CustomPoint } from './CustomPoint.tsx';
import { PointExportDialog } from './PointExportDialog.tsx';
import { PointsField } from './PointsField.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const tab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const strength: PointDraft = { name: 'Mine', stats: [{ name: 'strength', value: '2' }] };

function customPoint() {
  const { Around } = withRoster();
  const seen: PointDraft[] = [strength];
  function Editor() {
    const [draft, setDraft] = useState(strength);
    return (
      <CustomPoint
        draft={draft}
        onChange={(next) => {
          setDraft(next);
          seen.push(next);
        }}
      />
    );
  }
  render(<Editor />, { wrapper: Around });
  return () => ({ name: seen.at(-1)!.name, stats: draftStats(seen.at(-1)!) });
}
const told = () => screen.getAllByRole('listitem').map((line) => line.textContent);

test('W1: a weight’s field ignores what is no number', () => {
  const point = customPoint();
  type('Weight', '2.5');
  type('Weight', '2.5x');
  type('Weight', 'two');
  expect(screen.getByLabelText<HTMLInputElement>('Weight').value).toBe('2.5');
  expect(point().stats).toEqual([{ name: 'strength', value: 2.5 }]);
});

test('W1: CSV takes tabs for commas, lists its errors, and applies only without any', () => {
  const point = customPoint();
  press('Edit as text');
  type('Stats as CSV', 'Stat\tWeight\nluck\t1\nagility\tmuch');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Stats as CSV').value).toBe(
    'Stat,Weight\nluck,1\nagility,much',
  );
  expect(told()).toEqual(['"luck" is not a valid stat', '"agility" value must be a number']);
  expect(point().stats).toEqual([{ name: 'strength', value: 2 }]);
  type('Stats as CSV', 'agility,1.5\nagility,9');
  expect(point().stats).toEqual([{ name: 'agility', value: 1.5 }]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('W1: JSON has the same messages', () => {
  const point = customPoint();
  press('Edit as text');
  tab('JSON');
  type('Stats as JSON', '{"strength": 2');
  expect(told()).toEqual(['Invalid JSON']);
  type('Stats as JSON', '{"luck": 1, "agility": "2"}');
  expect(told()).toEqual(['"luck" is not a valid stat', '"agility" value must be a number']);
  type('Stats as JSON', '{"agility": 4, "crit": 1}');
  expect(point().stats).toEqual([
    { name: 'agility', value: 4 },
    { name: 'critRating', value: 1 },
  ]);
});

test('W3: a Pawn string is read', () => {
  const point = customPoint();
  press('Edit as text');
  tab('Pawn');
  type('Stats as Pawn', 'Intellect=1');
  expect(told()).toEqual(['This is no Pawn string']);
  type('Stats as Pawn', '( Pawn: v1: "Fire": Class=Mage, Intellect=0.4 )');
  expect(point()).toEqual({ name: 'Mine', stats: [{ name: 'intellect', value: 0.4 }] });
});

const point: Point = {
  type: 'custom',
  pointId: 'p1',
  name: 'A & B',
  stats: [{ name: 'spellPower', value: 1 }],
};

function exporting() {
  const { Around } = withRoster();
  render(
    <MemoryRouter>
      <Around>
        <PointExportDialog
          point={point}
          owner={{ gameClass: 'mage', spec: 'fire' }}
          onClose={() => undefined}
        />
      </Around>
    </MemoryRouter>,
  );
}
const text = () => screen.getByLabelText<HTMLTextAreaElement>('A & B').value;

test('W1: the point that is moved up ranks the items', () => {
  const point = (name: string): Point => ({
    ...{ type: 'custom', pointId: name, name },
    stats: [{ name: 'strength', value: 1 }],
  });
  const changed = vi.fn<(points: readonly Point[]) => void>();
  const holder = { gameClass: 'warrior', spec: 'fury' } as const;
  render(<PointsField holder={holder} points={[point('One'), point('Two')]} onChange={changed} />, {
    wrapper: withRoster().Around,
  });
  expect(screen.queryByRole('button', { name: 'Move One up' })).toBeNull();
  press('Move Two up');
  expect(changed.mock.calls[0]![0].map(({ name }) => name)).toEqual(['Two', 'One']);
});

test('W3: a Pawn string pasted where a point is added becomes one, and what is none says so', () => {
  const points: Point[] = [];
  const { Around } = withRoster();
  const holder = { gameClass: 'warrior', spec: 'fury' } as const;
  render(
    <PointsField
      holder={holder}
      points={[]}
      onChange={(all) => points.splice(0, points.length, ...all)}
    />,
    { wrapper: Around },
  );
  press('Add Equivalency Point');
  const paste = (text: string) => type('Or paste a Pawn string', text);
  paste('Strength=2');
  expect(screen.getByText('This is no Pawn string')).toBeTruthy();
  paste('( Pawn: v1: "Odd": Nonsense=1 )');
  expect(screen.getByText(/^At least one stat/)).toBeTruthy();
  paste('( Pawn: v1: "Fury": Class=Warrior, Strength=2, HitRating=1.5 )');
  press('Add Point');
  expect(points).toMatchObject([
    {
      type: 'custom',
      name: 'Fury',
      stats: [
        { name: 'strength', value: 2 },
        { name: 'hitRating', value: 1.5 },
      ],
    },
  ]);
});

test('W2, W3: a point as link, short link, JSON, CSV and Pawn string', () => {
  exporting();
  expect(text()).toBe(`${location.origin}/ep/import?name=A%20%26%20B&spellPower=1`);
  fireEvent.click(screen.getByLabelText('Shorten'));
  expect(text()).toBe(`${location.origin}/ep/import?name=A%20%26%20B&sp=1`);
  tab('JSON');
  expect(text()).toBe('{\n  "spellPower": 1\n}');
  expect(screen.queryByLabelText('Shorten')).toBeNull();
  tab('CSV');
  expect(text()).toBe('stat,value\nspellPower,1');
  tab('Pawn');
  expect(text()).toBe('( Pawn: v1: "A & B - Mage fire": Class=Mage, SpellPower=1 )');
});

test.each([
  [true, 'Copied!'],
  [false, 'Copy to Clipboard'],
])('W2: a clipboard that takes it: %s, the button says %s', async (takes, says) => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() =>
    takes ? Promise.resolve() : Promise.reject(new Error('no')),
  );
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  exporting();
  await act(async () => press('Copy to Clipboard'));
  expect(writeText).toHaveBeenCalledWith(text());
  expect(screen.getByRole('button', { name: says })).toBeTruthy();
});

test('W1: presets are found by search, with their author and the way to them', () => {
  const fixture = fixtureGame();
  const [first, ...others] = fixture.dataset.presets;
  const presets = [{ ...first!, authorLink: 'https://example.org/weights' }, ...others];
  const dataset = new Proxy(fixture.dataset, {
    get: (target, key) => (key === 'presets' ? presets : (Reflect.get(target, key) as unknown)),
  });
  const { Around } = withRoster({ game: { ...fixture, dataset } });
  const holder = { gameClass: 'warrior', spec: 'fury' } as const;
  render(<PointsField holder={holder} points={[]} onChange={() => undefined} />, {
    wrapper: Around,
  });
  press('Add Equivalency Point');
  const link = screen.getByRole('link', { name: 'Someone' });
  expect(link.getAttribute('href')).toBe('https://example.org/weights');
  type('Search presets', 'levelling');
  expect(screen.getAllByRole('radio', { name: /fury/ })).toHaveLength(1);
  type('Search presets', 'nothing such');
  expect(screen.getByText('No Presets Found')).toBeTruthy();
});
