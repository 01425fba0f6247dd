import { expect, test } from 'vitest';
import { shareEditions } from './share-editions.ts';

test('what all editions say alike is said once, what differs names its editions', () => {
  const kings = { name: 'Kings', value: 10 };
  const shared = shareEditions(
    {
      classic: [{ name: 'Might', value: 185 }, kings],
      sod: [{ name: 'Might', value: 185 }, kings],
      tbc: [{ name: 'Might', value: 220 }, kings],
      wrath: [kings],
    },
    (fact) => fact.name,
  );
  expect(shared).toEqual([
    { name: 'Might', value: 185, editions: ['classic', 'sod'] },
    { name: 'Might', value: 220, editions: ['tbc'] },
    { name: 'Kings', value: 10 },
  ]);
});
