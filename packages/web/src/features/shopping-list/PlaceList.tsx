import type { Place } from '@gearwright/game/plans/shopping-list.ts';
import { Heading } from '../../ui/Heading.tsx';
import { itemTip } from '../../ui/tooltip/tip-target.ts';
import styles from './PlaceList.module.css';

/** The gear, by where to go and whom to meet there. */
export function PlaceList({ places }: { readonly places: readonly Place[] }) {
  return (
    <div>
      {places.map(({ where, stops }) => (
        <section key={where} className={styles.place} aria-label={where}>
          <Heading>{where}</Heading>
          {stops.map(({ who, items }) => (
            <div key={who} className={styles.stop}>
              <h3 className={styles.who}>{who}</h3>
              <ul>
                {items.map(({ itemId, name, count, uses }) => (
                  <li key={name} className={styles.item} {...itemTip(String(itemId))}>
                    <span>
                      {count > 1 && `${count} × `}
                      {name}
                    </span>
                    <span className={styles.uses}>{uses.join(', ')}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
