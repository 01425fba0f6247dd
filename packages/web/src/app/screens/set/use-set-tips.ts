import { useMemo } from 'react';
import type { Point } from '@gearwright/game/point/point.ts';
import type { SetView } from '../../../data/set-view/set-view.ts';
import { pointWorth } from '../../../data/search/list-worth.ts';
import { useTipReader } from '../../../ui/tooltip/tip-readers.ts';

/** Tooltips on the page are told from the side of who wears the set. */
export function useSetTips({ set, rules, owner }: SetView, point: Point | null): void {
  const realm = 'character' in owner ? slugOf(owner.character.realm) : null;
  const reader = useMemo(
    () => ({ set, rules, worth: pointWorth(set, rules, point), realm }),
    [set, rules, point, realm],
  );
  useTipReader(reader);
}

/** A realm's id is `region_slug`. */
function slugOf(realm: string | null): string | null {
  return realm?.replace(/^(eu|us)[_-]/, '') ?? null;
}
