import { useState } from 'react';
import { MESSAGES } from '@gearwright/game/messages.ts';
import { slotLabel } from '@gearwright/game/slot/slots.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { PlainSelect } from '../../ui/PlainSelect.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { CopyForGame } from './CopyForGame.tsx';
import { UpgradeRow } from './UpgradeRow.tsx';
import { useUpgrades, type SlotUpgrades } from '../../data/worker/use-upgrades.ts';
import styles from './UpgradesPanel.module.css';

const TABS = [
  { value: 'available', label: 'Available Now' },
  { value: 'upcoming', label: 'Upcoming' },
] as const;

/** What would better the set, by slot: what can be worn now, and what the next levels open. */
export function UpgradesPanel() {
  const { set, readOnly } = useSetView();
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('available');
  const [pointId, setPointId] = useState<string | null>(null);
  const point = set.points.find((each) => each.pointId === pointId) ?? set.points[0] ?? null;
  const [ownedOnly, setOwnedOnly] = useState(false);
  const { found, isError, retry } = useUpgrades(point, { ownedOnly });
  return (
    <section className={styles.panel} aria-label="New Upgrades">
      {point && set.points.length > 1 && (
        <PlainSelect
          label="Valued by"
          className={styles.point}
          options={set.points.map((each) => ({ value: each.pointId, label: each.name }))}
          value={point.pointId}
          onChange={setPointId}
        />
      )}
      {!readOnly && (
        <Checkbox checked={ownedOnly} onChange={({ target }) => setOwnedOnly(target.checked)}>
          Only what I own
        </Checkbox>
      )}
      <Tabs label="New Upgrades" tabs={TABS} value={tab} onChange={setTab}>
        {isError ? (
          <LoadFailed what="The upgrades could not be looked for." onRetry={retry} />
        ) : found ? (
          <>
            {!readOnly && <CopyForGame slots={found[tab]} title={set.name} />}
            <Slots slots={found[tab]} wearable={tab === 'available'} />
          </>
        ) : point ? (
          <p className={styles.none}>
            <Spinner size="small" label="Looking for upgrades" />
          </p>
        ) : (
          <p className={styles.none}>{MESSAGES.noUpgrades()}</p>
        )}
      </Tabs>
    </section>
  );
}

interface SlotsProps {
  readonly slots: readonly SlotUpgrades[];
  readonly wearable: boolean;
}

function Slots({ slots, wearable }: SlotsProps) {
  if (slots.length === 0) return <p className={styles.none}>{MESSAGES.noUpgrades()}</p>;
  return (
    <div className={styles.slots}>
      {slots.map(({ slot, upgrades }) => (
        <section key={slot} aria-label={slotLabel(slot)}>
          <h3 className={styles.slot}>{slotLabel(slot)}</h3>
          <ul>
            {upgrades.map(({ item, gain }) => (
              <UpgradeRow key={item.id} {...{ slot, item, gain, wearable }} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
