// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ItemSet } from '@gearwright/game/dataset/tables.ts';
import { HEAD } from '@gearwright/game/slot/slots.ts';
import { aSet, aView, ITEMS, POINT, setOnScreen } from '../../../test/set-on-screen.tsx';
import { EffectsDialog } from './EffectsDialog.tsx';

afterEach(cleanup);

const armor: ItemSet = {
  ...{ id: 7, name: 'Old Armor', size: 5, itemIds: [], requires: null },
  bonuses: [
    { pieces: 2, stats: null, effects: [], text: 1 },
    { pieces: 3, stats: { strength: 5 }, effects: [], text: 2 },
  ],
};
const crown = { ...ITEMS.crown, hasEffectText: true, setId: armor.id };

test('Y2: an item that is not worn, and a bonus of its set, are worth what the player says', () => {
  const { rules } = aView(aSet([]));
  const dataset = { ...rules.dataset, setOf: () => armor };
  const { Around, now } = setOnScreen(aSet([ITEMS.helm]), { rules: { ...rules, dataset } });
  render(
    <EffectsDialog
      thing={{ kind: 'item', item: crown }}
      slot={HEAD}
      point={POINT}
      onClose={() => undefined}
    />,
    { wrapper: Around },
  );
  const say = (at: number, of: string, value: string): void => {
    fireEvent.click(screen.getAllByRole('button', { name: 'Change' })[at]!);
    const field = screen.getByLabelText(`Effect of ${of}`);
    fireEvent.change(field, { target: { value } });
    fireEvent.submit(field.closest('form')!);
  };
  // Plain stats count by their weights already.
  expect(screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
    'Better Crown',
    'Old Armor, 2 pieces',
  ]);
  say(0, 'Better Crown', '12.5');
  say(1, 'Old Armor, 2 pieces', '40');
  expect(now().effectValues).toEqual([
    { pointId: POINT.pointId, thing: 'item:2', value: 12.5 },
    { pointId: POINT.pointId, thing: 'set:7:2', value: 40 },
  ]);
  expect(screen.getByText('Effect 40.0, set by you')).toBeTruthy();
});
