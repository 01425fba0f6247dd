import { useMemo, useState } from 'react';
import type { Point } from '@gearwright/game/point/point.ts';
import { useEditionKey } from '../../data/edition-context.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { useTexts } from '../../data/use-dataset.ts';
import { useUpgrades } from '../../data/worker/use-upgrades.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Select } from '../../ui/Select.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { BossLoot } from './BossLoot.tsx';
import { lootSheet } from '../../data/loot/loot-sheet.ts';
import styles from './LootSheet.module.css';

/** So many of each slot are looked through. */
const HITS = 60;

/** Boss by boss what to take if it drops, with what the set gains by it; printed and taken along. */
export function LootSheet({ point }: { readonly point: Point }) {
  const { set, character } = useSetView();
  const texts = useTexts(useEditionKey(), true);
  const { found, isError, retry } = useUpgrades(point, { hits: HITS });
  const [asked, setAsked] = useState<string | null>(null);
  const places = useMemo(
    () => (found && texts ? lootSheet(found.available, texts) : null),
    [found, texts],
  );
  if (isError) return <LoadFailed what="The loot could not be looked for." onRetry={retry} />;
  if (!places) return <Waiting />;
  if (places.length === 0) {
    return <p className={styles.lead}>No dungeon or raid of this phase has anything better.</p>;
  }
  const place = places.find(({ where }) => where === asked) ?? places[0]!;
  return (
    <div className={styles.sheet} data-print-sheet>
      <div className={styles.head}>
        <Select
          label="Raid or dungeon"
          options={places.map(({ where, most }) => ({
            value: where,
            label: `${where} (up to +${most.toFixed(1)})`,
          }))}
          value={place.where}
          onChange={setAsked}
        />
        <Button onClick={() => window.print()}>Print</Button>
      </div>
      <h3 className={styles.title}>
        {place.where}: {character.name}, {set.name}
      </h3>
      <div className={styles.bosses}>
        {place.bosses.map((boss) => (
          <BossLoot key={boss.who} boss={boss} />
        ))}
      </div>
    </div>
  );
}
