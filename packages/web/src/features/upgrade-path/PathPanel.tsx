import { useDeferredValue, useMemo, useState } from 'react';
import { effortOf, BOUGHT } from '@gearwright/game/optimise/next/effort.ts';
import { upgradePath } from '@gearwright/game/optimise/next/upgrade-path.ts';
import { worthOfSet } from '@gearwright/game/optimise/gain/measure.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import { useEditionKey } from '../../data/edition-context.ts';
import { measureOf } from '../../data/set-view/gains-of.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { useTexts } from '../../data/use-dataset.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Select } from '../../ui/Select.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { HowFar } from './HowFar.tsx';
import styles from './PathPanel.module.css';
import { PathSteps } from './PathSteps.tsx';
import { useTargets } from './use-targets.ts';

const ORDERS = [
  { value: 'gain', label: 'By gain for its effort' },
  { value: 'place', label: 'By place' },
] as const;

/** The way from what is worn to a published set, another set of the character or the best there is. */
export function PathPanel({ point }: { readonly point: Point }) {
  const { set, rules } = useSetView();
  const texts = useTexts(useEditionKey(), true);
  const [order, setOrder] = useState<(typeof ORDERS)[number]['value']>('gain');
  const { targets, chosen, choose, target, compare, isLooking, look } = useTargets(point);
  const now = useDeferredValue(set);
  const path = useMemo(() => {
    if (!target || !texts) return null;
    const measure = measureOf(now, rules, point);
    const steps = upgradePath(now, target, measure, (item) =>
      item ? effortOf(texts.item(item.baseId)?.sources ?? []) : BOUGHT,
    );
    const worn = worthOfSet(now, measure);
    return { steps, worn, goal: worthOfSet({ ...now, gear: target }, measure) };
  }, [now, target, texts, rules, point]);
  return (
    <div className={styles.panel}>
      <div className={styles.ask}>
        <Select label="Goal" options={targets} value={chosen} onChange={choose} />
        {path && path.steps.length > 1 && (
          <RadioGroup label="Steps" options={ORDERS} value={order} onChange={setOrder} />
        )}
      </div>
      {look && (
        <p className={styles.lead}>
          <Button tone="main" onClick={look} disabled={isLooking}>
            {isLooking ? 'Looking for it…' : 'Find the best set'}
          </Button>
        </p>
      )}
      {path ? (
        <>
          <HowFar worn={path.worn} goal={path.goal} steps={path.steps.length} />
          {compare && (
            <p>
              <AppLink className={styles.compare} to={compare}>
                Compare side by side
              </AppLink>
            </p>
          )}
          <PathSteps steps={path.steps} texts={texts} byPlace={order === 'place'} />
        </>
      ) : (
        !look && <Waiting />
      )}
    </div>
  );
}
