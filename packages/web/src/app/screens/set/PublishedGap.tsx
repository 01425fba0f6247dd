import { useDeferredValue, useMemo } from 'react';
import { exampleKey, exampleName } from '@gearwright/game/exchange/example-key.ts';
import { worthOfSet } from '@gearwright/game/optimise/gain/measure.ts';
import { SLOT_IDS } from '@gearwright/game/slot/slots.ts';
import { worthShare } from '@gearwright/game/text/worth-share.ts';
import { measureOf } from '../../../data/set-view/gains-of.ts';
import { publishedSet } from '../../../data/set-view/published-set.ts';
import { useSetView } from '../../../data/set-view/set-view.ts';
import { usePublished } from '../../../data/set-view/use-published.ts';
import { memo } from '../../../language/memo.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';
import styles from './PublishedGap.module.css';

/** How far the set is from the published one of its phase, and the way to hold them side by side. */
export const PublishedGap = memo(function PublishedGap() {
  const view = useSetView();
  const { owner, rules, path } = view;
  const { nearest } = usePublished(view);
  const set = useDeferredValue(view.set);
  const share = useMemo(() => {
    const [point] = set.points;
    const isEmpty = SLOT_IDS.every((slot) => !set.gear[slot].item);
    if (!nearest || !point || isEmpty) return null;
    const measure = measureOf(set, rules, point);
    const { gear } = publishedSet(nearest, set, rules);
    return worthShare(worthOfSet(set, measure), worthOfSet({ ...set, gear }, measure));
  }, [set, rules, nearest]);
  if (owner.kind !== 'own' || !nearest || share === null) return null;
  return (
    <AppLink
      className={styles.gap}
      to={`${path}/compare/${exampleKey(nearest)}`}
      aria-label={`${share} of ${exampleName(nearest)}: compare`}
    >
      <b>{share}</b> of {nearest.name}
      <span className={styles.rest}>{exampleName(nearest).slice(nearest.name.length)}</span>
    </AppLink>
  );
});
