// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { Migration } from '../../data/migrate/use-migration.ts';
import { MigrationPrompt } from './MigrationPrompt.tsx';
import { SavingScreen } from './SavingScreen.tsx';

afterEach(cleanup);

const asked: Migration = {
  ...{ localCharacters: 2, isAsked: true, isIgnored: false, isMoving: false },
  ...{ progress: null, left: [], error: null },
  move: vi.fn<Migration['move']>(async () => undefined),
  ignore: vi.fn<Migration['ignore']>(),
  ask: vi.fn<Migration['ask']>(),
};
const show = (facts: Partial<Migration>) =>
  render(<MigrationPrompt migration={{ ...asked, ...facts }} />);

test('A3: both answers', () => {
  show({});
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(asked.ignore).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(asked.move).toHaveBeenCalledOnce();
});

test('A3: a failure is told, and what cannot be moved is named with its reason', () => {
  show({ error: new PlannerError('tooManyRequests') });
  expect(screen.getByRole('alert').textContent).toContain('Too many requests.');
  screen.getByRole('button', { name: 'Try again' });
  cleanup();
  const reason = 'A gnome cannot be a druid';
  show({ localCharacters: 1, left: [{ name: 'Nix', set: null, reason }] });
  expect(screen.getByRole('listitem').textContent).toBe(`Nix: ${reason}`);
});

test('A3: the saving screen tells how far it is', () => {
  render(<SavingScreen progress={{ done: 3, total: 7, name: 'Levelling' }} />);
  screen.getByText('3 of 7 saved');
  screen.getByText('Levelling');
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('3');
});
