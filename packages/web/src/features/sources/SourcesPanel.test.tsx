// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { unwishing } from '@gearwright/game/wishlist/wishing.ts';
import { aSet, ITEMS, setOnScreen } from '../../../test/set-on-screen.tsx';
import { SourcesPanel } from './SourcesPanel.tsx';

afterEach(cleanup);

test('V7: the tab returns to All Items when the wishlist becomes empty', () => {
  const { Around, edit } = setOnScreen(aSet([ITEMS.helm], { wishlist: [ITEMS.crown] }));
  render(<SourcesPanel />, { wrapper: Around });
  const tab = (name: string) => screen.getByRole('tab', { name });
  fireEvent.click(tab('Wishlist'));
  expect(tab('Wishlist').getAttribute('aria-selected')).toBe('true');
  expect(screen.queryByText('Old Helm')).toBeNull();
  act(() => edit(unwishing(ITEMS.crown.id)));
  expect(tab('All Items').getAttribute('aria-selected')).toBe('true');
  expect(screen.getByText('Old Helm')).toBeTruthy();
});

test('V7: a set with nothing in it says so', () => {
  render(<SourcesPanel />, { wrapper: setOnScreen(aSet([])).Around });
  expect(screen.getByText('No Items Found')).toBeTruthy();
});
