// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { glyphs } from '@gearwright/game/test/rules/fixture-things.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import { withOwnSet } from '../../../test/with-own-set.tsx';
import { withoutNetwork } from '../../../test/without-network.ts';
import type { SetView } from '../../data/set-view/set-view.ts';
import { SetTalents } from './SetTalents.tsx';

afterEach(() => {
  cleanup();
});

type Options = Parameters<typeof withOwnSet>[0];

async function show(options: Options = {}) {
  const bench = await withOwnSet(options);
  withoutNetwork(bench.client);
  render(<SetTalents />, { wrapper: bench.Around });
  await screen.findByText('points left');
  return bench;
}

const talent = (name: string) =>
  document.querySelector<HTMLElement>(`[aria-label^="${name}, rank"]`)!;
const button = (name: string) => screen.getByText(name, { selector: 'button' });
const press = (name: string) => fireEvent.click(button(name));

test('K1: a set has the points of its character, and saves a second after the last click', async () => {
  const edits = vi.fn<SetView['edit']>();
  await show({
    character: { level: 20 },
    set: { talents: '0a' },
    seenAs: (view) => ({ ...view, edit: (...args) => (edits(...args), view.edit(...args)) }),
  });
  expect(screen.getByText('points left').previousSibling?.textContent).toBe('10');
  fireEvent.click(talent('Arms 0'));
  expect(talent('Arms 0').textContent).toBe('2/5');
  expect(edits.mock.calls).toEqual([[expect.any(Function), { debounce: 1000 }]]);
});

test('K3: a glyph slot waits for its level', async () => {
  await show({ character: { level: 20 } });
  const major = within(screen.getByLabelText('Major Glyphs'));
  const [first, second, third] = major.getAllByRole('button');
  expect([first, second, third].map((slot) => slot?.textContent)).toEqual([
    'Major 1Choose a major glyph',
    'Major 2Unlocked at level 30',
    'Major 3Unlocked at level 80',
  ]);
  expect(second).toHaveProperty('disabled', true);
  fireEvent.click(first!);
  const high = screen.getByText(glyphs.majorD.name).closest('button')!;
  expect(high).toHaveProperty('disabled', true);
  expect(high.textContent).toContain('Requires level 50');
});

test('K3: what is only looked at cannot be changed', async () => {
  const edit = vi.fn<SetView['edit']>();
  await show({
    set: { talents: '0a' },
    seenAs: (view) => ({ ...view, readOnly: true, edit }),
  });
  fireEvent.click(talent('Arms 0'));
  expect(talent('Arms 0').textContent).toBe('1/5');
  // A linked set says why.
  expect(edit).toHaveBeenCalledTimes(1);
  expect(button('Reset')).toHaveProperty('disabled', true);
  const major = within(screen.getByLabelText('Major Glyphs'));
  expect(major.getAllByRole('button').every((slot) => (slot as HTMLButtonElement).disabled)).toBe(
    true,
  );
});

test('E4: a build that was legal once is shown as it stands', async () => {
  await show({ character: { level: 80 }, set: { talents: '0A' } });
  expect(talent('Arms 0').textContent).toBe('5/5');
});

test('K3: Copy to Set offers the other sets of the class, and leads there', async () => {
  const { roster, game, characterId, place } = await show({ set: { talents: '0A' } });
  const { id } = await roster.createSet({
    ...{ characterId, name: 'Spare', spec: game.spec, phase: 1, points: [game.preset] },
  });
  press('Copy to Set');
  await screen.findByText('Spare');
  press('Copy');
  await waitFor(() => expect(place()).toBe(`/character/${characterId}/set/${id}/talents`));
  expect((await roster.getSet(id)).talents).toBe('0A');
});

test('K3: where there is no other set, none is available', async () => {
  await show();
  press('Copy to Set');
  expect(await screen.findByText('None available')).toBeTruthy();
  expect(button('Copy')).toHaveProperty('disabled', true);
});

test('K3: what the copy is refused for is said', async () => {
  const { roster, game, characterId } = await show({ set: { talents: '0A' } });
  await roster.createSet({
    ...{ characterId, name: 'Spare', spec: game.spec, phase: 1, points: [game.preset] },
  });
  vi.spyOn(roster, 'updateSet').mockRejectedValue(new PlannerError('noTalentPoints', 12));
  press('Copy to Set');
  await screen.findByText('Spare');
  press('Copy');
  expect(await screen.findByText('No talent points are left at level 12')).toBeTruthy();
});

test('K2: a build pasted onto the set becomes the set’s talents; one of another class does not', async () => {
  await show({ character: { level: 80 } });
  const paste = (text: string) =>
    fireEvent.paste(document.body, { clipboardData: { getData: () => text } });
  paste('https://example.org/talent-calc/mage/5');
  expect(talent('Arms 0').textContent).toBe('0/5');
  paste('https://example.org/talent-calc/warrior/5');
  await waitFor(() => expect(talent('Arms 0').textContent).toBe('5/5'));
});
