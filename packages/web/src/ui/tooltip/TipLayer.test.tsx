// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { equipping } from '@gearwright/game/equip/equipping.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import { newGearSet } from '@gearwright/game/set/new-gear-set.ts';
import { FINGER_1, FINGER_2 } from '@gearwright/game/slot/slots.ts';
import { smallDataset } from '@gearwright/game/test/small-dataset.ts';
import { item } from '@gearwright/game/test/tiny-dataset.ts';
import { TipLayer } from './TipLayer.tsx';
import { useTipReader, type TipReader } from './tip-readers.ts';
import { itemTip, wornTip } from './tip-target.ts';

const band = item({
  baseId: 1,
  name: 'Band of the Abyssal Lord',
  slotId: FINGER_1,
  stats: { stamina: 53 },
});
const souls = item({
  baseId: 2,
  name: 'Ring of Sundered Souls',
  slotId: FINGER_1,
  stats: { stamina: 45, dodgeRating: 25 },
});
const third = item({ baseId: 3, name: 'Third', slotId: FINGER_1, requiredLevel: 70 });
const dataset = smallDataset({ items: [band, souls, third] });
const rules = {
  edition: EDITIONS.wrath,
  dataset,
  wearer: { race: 'human', gameClass: 'paladin', level: 69, faction: 'alliance' },
} as const;
const empty = newGearSet({
  id: 's',
  characterId: 'c',
  name: 'Set',
  gameClass: 'paladin',
  spec: 'protection',
  phase: 1,
});
const worth = {
  by: 'Mitigation',
  gain: ({ stats }: Item) => 2 * ((stats.stamina ?? 0) - (souls.stats.stamina ?? 0)),
};
const reader: TipReader = { set: equipping(FINGER_1, souls, rules)(empty), rules, worth };

function Rows() {
  useTipReader(reader);
  return (
    <ul>
      <li>
        <button {...itemTip('1', FINGER_1)}>Band</button>
      </li>
      <li>
        <button {...wornTip(FINGER_1)}>Worn</button>
      </li>
      <li>
        <button {...itemTip('3', FINGER_2)} data-tip-tap>
          Third
        </button>
      </li>
    </ul>
  );
}

beforeEach(() => {
  render(
    <MemoryRouter>
      <Rows />
      <button {...itemTip('2', FINGER_2)} data-tip-tap data-tip-click>
        Souls
      </button>
      <TipLayer game={{ edition: EDITIONS.tbc, dataset, texts: null }} />
    </MemoryRouter>,
  );
});
afterEach(cleanup);

const pointAt = (name: string) =>
  fireEvent.pointerOver(screen.getByRole('button', { name }), { pointerType: 'mouse' });

test('I2: what is pointed at is told within the event, with what would change', () => {
  pointAt('Band');
  const tip = screen.getByRole('tooltip');
  expect(tip.textContent).toContain('+53 Stamina');
  expect(tip.textContent).toContain('In place of Ring of Sundered Souls');
  expect(
    within(tip)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(['+8 Stamina', '−25 Dodge Rating']);
  expect(tip.textContent).toContain('Mitigation+16.0');
  expect(screen.getByRole('button', { name: 'Band' }).getAttribute('aria-describedby')).toBe(
    tip.id,
  );
  fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('I2: while Shift is held what is worn stands beside it', () => {
  pointAt('Band');
  expect(screen.getByRole('tooltip').textContent).not.toContain('Worn now');
  fireEvent.keyDown(document.body, { key: 'Shift', shiftKey: true });
  expect(screen.getByRole('tooltip').textContent).toMatch(/Worn now.*Ring of Sundered Souls/);
  fireEvent.keyUp(document.body, { key: 'Shift', shiftKey: false });
  expect(screen.getByRole('tooltip').textContent).not.toContain('Worn now');
});

test('I2: what is worn is told as worn, compared with nothing; requirements are told from the wearer’s side', () => {
  pointAt('Worn');
  expect(screen.getByRole('tooltip').textContent).not.toContain('In place of');
  pointAt('Third');
  expect(screen.getByText('Requires Level 70').className).toContain('unmet');
});

test('V3: what asks for it is shown by a click where one points, too', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Third' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Souls' }));
  const card = await screen.findByRole('dialog', { name: 'Ring of Sundered Souls' });
  expect(within(card).getByText('+45 Stamina')).toBeTruthy();
});

interface Phone {
  setViewport(size: { width: number; height: number }): void;
}

test('P7: on a small screen a tap opens the sheet; its arrows wrap around, Close closes it', async () => {
  (window as unknown as { happyDOM: Phone }).happyDOM.setViewport({ width: 390, height: 844 });
  const tapped = screen.getByRole('button', { name: 'Third' });
  fireEvent.touchStart(tapped, { touches: [{ clientX: 1, clientY: 1 }] });
  fireEvent.click(tapped);
  expect(await screen.findByRole('dialog', { name: 'Third' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next item' }));
  expect(await screen.findByRole('dialog', { name: 'Ring of Sundered Souls' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next item' }));
  expect(await screen.findByRole('dialog', { name: 'Band of the Abyssal Lord' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Previous item' }));
  expect(await screen.findByRole('dialog', { name: 'Ring of Sundered Souls' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Previous item' }));
  expect(await screen.findByRole('dialog', { name: 'Third' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
