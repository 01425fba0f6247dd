import { ItemIcon } from '../../ui/icon/ItemIcon.tsx';
import { itemTip } from '../../ui/tooltip/tip-target.ts';
import { dropsOf, type RaiderLoot } from './guild-loot.ts';
import styles from './GuildSheets.module.css';

/** Of each member. */
const MOST = 10;

/** Member by member what to take from which boss. */
export function NeedsSheet({ loot }: { readonly loot: readonly RaiderLoot[] }) {
  return (
    <div className={styles.bosses}>
      {loot.map((one) => (
        <section key={one.raider.key} aria-label={one.raider.name}>
          <h3 className={styles.boss} data-class={one.raider.gameClass}>
            <span className={styles.raider}>{one.raider.name}</span>
          </h3>
          <Drops loot={one} />
        </section>
      ))}
    </div>
  );
}

function Drops({ loot }: { readonly loot: RaiderLoot }) {
  const drops = dropsOf(loot).slice(0, MOST);
  if (drops.length === 0) {
    return <p className={styles.note}>No dungeon or raid has anything better.</p>;
  }
  return (
    <ul className={styles.items}>
      {drops.map(({ item, who, where, gain }) => (
        <li
          key={`${item.id} ${who} ${where}`}
          className={styles.item}
          data-quality={item.quality}
          {...itemTip(item.id)}
        >
          <ItemIcon item={item} />
          <div className={styles.words}>
            <span className={styles.name}>{item.name}</span>
            <span className={styles.facts}>
              {who} · {where}
            </span>
          </div>
          <b className={styles.gain}>+{gain.toFixed(1)}</b>
        </li>
      ))}
    </ul>
  );
}
