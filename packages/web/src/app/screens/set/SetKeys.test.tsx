// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { currentShortcuts } from '../../../ui/keyboard/shortcuts.ts';
import { SlotKeys, TabKeys } from './SetKeys.tsx';

afterEach(cleanup);

function Place() {
  return <output>{useLocation().pathname}</output>;
}

test('P9: keys lead to the tabs and from slot to slot, and are named under ?', () => {
  const turn = vi.fn<(by: number) => void>();
  render(
    <MemoryRouter initialEntries={['/set']}>
      <TabKeys path="/set" />
      <SlotKeys onPrevious={() => turn(-1)} onNext={() => turn(1)} />
      <Place />
    </MemoryRouter>,
  );
  const press = (key: string) => fireEvent.keyDown(document.body, { key });
  for (const [key, path] of [
    ['t', '/set/talents'],
    ['b', '/set/buffs'],
    ['n', '/set/next'],
    ['g', '/set'],
  ] as const) {
    press(key);
    expect(screen.getByRole('status').textContent).toBe(path);
  }
  press(']');
  press('[');
  expect(turn.mock.calls).toEqual([[1], [-1]]);
  expect(currentShortcuts().map(({ label }) => label)).toEqual([
    'Gear',
    'Talents',
    'Buffs',
    'What next?',
    'Previous slot',
    'Next slot',
  ]);
});
