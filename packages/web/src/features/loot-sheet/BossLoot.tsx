import { slotLabel } from '@gearwright/game/slot/slots.ts';
import { chanceText } from '@gearwright/game/text/amount.ts';
import { ItemIcon } from '../../ui/icon/ItemIcon.tsx';
import { itemTip } from '../../ui/tooltip/tip-target.ts';
import type { LootBoss } from '../../data/loot/loot-sheet.ts';
import styles from './LootSheet.module.css';

/** What of a boss's loot betters the set. */
export function BossLoot({ boss: { who, drops } }: { readonly boss: LootBoss }) {
  return (
    <section aria-label={who}>
      <h4 className={styles.boss}>{who}</h4>
      <ul className={styles.drops}>
        {drops.map(({ item, slot, gain, chance }) => (
          <li
            key={item.id}
            className={styles.drop}
            data-quality={item.quality}
            {...itemTip(item.id, slot)}
          >
            <ItemIcon item={item} />
            <span className={styles.words}>
              <span className={styles.name}>{item.name}</span>
              <span className={styles.facts}>
                {slotLabel(slot)}
                {chance !== null && ` · ${chanceText(chance)}`}
              </span>
            </span>
            <span className={styles.take}>
              Take it: <b>+{gain.toFixed(1)}</b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
