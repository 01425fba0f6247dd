// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aSet, aView, ITEMS, setOnScreen } from '../../../test/set-on-screen.tsx';
import { PriceLink } from './PriceLink.tsx';

afterEach(cleanup);

test('I3: the price of what can be sold is followed on the wearer’s realm, else on the first there is', () => {
  const set = aSet([]);
  const { owner, rules } = aView(set);
  if (owner.kind !== 'own') throw new Error('An own set');
  const realms = [{ region: 'eu', slug: 'firemaw', name: 'Firemaw', group: '2022' }] as const;
  const shown = (realm: string | null, item = ITEMS.helm) => {
    const { Around } = setOnScreen(set, {
      owner: { ...owner, character: { ...owner.character, realm } },
      rules: { ...rules, dataset: { ...rules.dataset, realms } },
    });
    render(<PriceLink item={item} />, { wrapper: Around });
    const address = screen.queryByRole('link')?.getAttribute('href') ?? null;
    cleanup();
    return address;
  };
  expect(shown('eu_gehennas')).toMatch(/gehennas-alliance\/old-helm$/);
  expect(shown(null)).toMatch(/firemaw-alliance\/old-helm$/);
  expect(shown(null, { ...ITEMS.helm, bind: 'pickup' })).toBeNull();
});
