// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { wrath } from '@gearwright/game/edition/wrath.ts';
import { EMPTY_PIECE, withPiece } from '@gearwright/game/set/piece.ts';
import { CHEST, FINGER_1, HEAD } from '@gearwright/game/slot/slots.ts';
import { fixtureRules, fixtureSet } from '@gearwright/game/test/rules/fixture-dataset.ts';
import { things } from '@gearwright/game/test/rules/fixture-things.ts';
import { EmptySet } from './EmptySet.tsx';
import { pieceWords } from './piece-words.ts';
import { ReadOnlyWarning } from './ReadOnlyWarning.tsx';
import { slotWarnings } from './slot-warnings.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test('V3: an attempt to edit a linked set is answered for five seconds', () => {
  vi.useFakeTimers();
  const { rerender } = render(<ReadOnlyWarning attempts={0} />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<ReadOnlyWarning attempts={1} />);
  expect(screen.getByRole('alert').textContent).toBe(
    'Viewing read-only live character data. Copy to a new set to edit.',
  );
  pass(4900);
  rerender(<ReadOnlyWarning attempts={2} />);
  pass(4900);
  expect(screen.getByRole('alert')).toBeTruthy();
  pass(200);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('V3: an empty set offers Autofill and Import as far as they are there', () => {
  const autofill = vi.fn<() => void>();
  render(<EmptySet onStartAs={null} onAutofill={autofill} onImport={null} />);
  screen.getByRole('button', { name: 'Autofill' }).click();
  expect(autofill).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
});

test('E2, E4: warnings stand with the slot they concern', () => {
  const { gear, ...rest } = fixtureSet();
  const helm = { ...EMPTY_PIECE, item: things.helm, gems: [things.oneRedMeta] };
  const plate = { ...EMPTY_PIECE, item: things.mageHat };
  const set = { ...rest, gear: withPiece(withPiece(gear, HEAD, helm), CHEST, plate) };
  const warnings = slotWarnings(set, fixtureRules(wrath));
  expect([...warnings.keys()]).toEqual([CHEST, HEAD]);
  expect(warnings.get(HEAD)).toBe(`${things.oneRedMeta.name}: Requires at least 1 red gem`);
  expect(warnings.get(FINGER_1)).toBeUndefined();
});

test('V1: a slot names what betters its item, and what it lacks', () => {
  const enchant = { ...things.ringPower, name: 'Enchant Ring - Spellpower' };
  const worn = { ...EMPTY_PIECE, item: things.ring };
  expect(pieceWords({ ...worn, enchant }, false)).toEqual({
    name: things.ring.name,
    enchant: 'Spellpower',
    isMissing: false,
  });
  expect(pieceWords(worn, true)).toMatchObject({ enchant: 'No enchant', isMissing: true });
  expect(pieceWords({ ...EMPTY_PIECE, kept: { itemId: '99' } }, false).name).toBe(
    'Unknown item 99',
  );
});
