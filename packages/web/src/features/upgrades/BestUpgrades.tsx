import { useState } from 'react';
import { MESSAGES } from '@gearwright/game/messages.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { CopyForGame } from './CopyForGame.tsx';
import styles from './BestUpgrades.module.css';
import { UpgradeRow } from './UpgradeRow.tsx';
import { useUpgrades } from '../../data/worker/use-upgrades.ts';

const FIRST = 20;

/** What would better the set, whatever its slot: what gains most first, with where it is had. */
export function BestUpgrades({ point }: { readonly point: Point }) {
  const { set, readOnly } = useSetView();
  const { found, isError, retry } = useUpgrades(point);
  const [shown, setShown] = useState(FIRST);
  if (isError) return <LoadFailed what="The upgrades could not be looked for." onRetry={retry} />;
  if (!found) {
    return (
      <p className={styles.none}>
        <Spinner size="small" label="Looking for upgrades" />
      </p>
    );
  }
  const all = found.available
    .flatMap(({ slot, upgrades }) => upgrades.map((upgrade) => ({ ...upgrade, slot })))
    .toSorted((a, b) => b.gain - a.gain);
  if (all.length === 0) return <p className={styles.none}>{MESSAGES.noUpgrades()}</p>;
  return (
    <>
      {!readOnly && <CopyForGame slots={found.available} title={set.name} />}
      <ol className={styles.list} aria-label="Upgrades by gain">
        {all.slice(0, shown).map(({ slot, item, gain }) => (
          <UpgradeRow key={item.id} {...{ slot, item, gain }} wearable inSlot />
        ))}
      </ol>
      {all.length > shown && (
        <Button tone="quiet" onClick={() => setShown(all.length)}>
          Show all {all.length}
        </Button>
      )}
    </>
  );
}
