import { useState } from 'react';
import { slotLabel } from '@gearwright/game/slot/slots.ts';
import { chanceText } from '@gearwright/game/text/amount.ts';
import { ItemIcon } from '../../ui/icon/ItemIcon.tsx';
import { itemTip } from '../../ui/tooltip/tip-target.ts';
import type { ContestedItem, Need } from './guild-loot.ts';
import styles from './GuildSheets.module.css';

/** So many are named at once. */
const FIRST = 5;

/** One item with everybody who gains by it, the greatest share first. */
export function ContestedLoot({ loot }: { readonly loot: ContestedItem }) {
  const { item, slot, chance, needs } = loot;
  const [all, setAll] = useState(false);
  const more = needs.length - FIRST;
  return (
    <li className={styles.item} data-quality={item.quality}>
      <span className={styles.icon} {...itemTip(item.id)}>
        <ItemIcon item={item} />
      </span>
      <div className={styles.words}>
        <span className={styles.name} {...itemTip(item.id)}>
          {item.name}
        </span>
        <span className={styles.facts}>
          {slotLabel(slot)}
          {chance !== null && ` · ${chanceText(chance)}`}
        </span>
        <ol className={styles.needs}>
          {needs.map((need, at) => (
            <li key={need.raider.key} data-more={at >= FIRST && !all ? true : undefined}>
              <NeedOf need={need} />
            </li>
          ))}
        </ol>
        {more > 0 && !all && (
          <button type="button" className={styles.more} onClick={() => setAll(true)}>
            and {more} more
          </button>
        )}
      </div>
    </li>
  );
}

function NeedOf({ need: { raider, gain, share } }: { readonly need: Need }) {
  return (
    <>
      <span className={styles.raider} data-class={raider.gameClass}>
        {raider.name}
      </span>
      <b className={styles.gain}>+{gain.toFixed(1)}</b>
      <span className={styles.share}>
        {share === null ? 'first piece' : `${(share * 100).toFixed(1)} %`}
      </span>
    </>
  );
}
