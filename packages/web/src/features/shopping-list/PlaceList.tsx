import type { Place, Wanted } from '@gearwright/game/plans/shopping-list.ts';
import { Heading } from '../../ui/Heading.tsx';
import { itemTip } from '../../ui/tooltip/tip-target.ts';
import { TickBox } from './TickBox.tsx';
import styles from './PlaceList.module.css';

interface Props {
  readonly places: readonly Place[];
  /** Null where nothing can be changed. */
  readonly onTick: ((wanted: Wanted) => void) | null;
}

/** The gear, by where to go and whom to meet there. */
export function PlaceList({ places, onTick }: Props) {
  return (
    <div>
      {places.map(({ where, stops }) => (
        <section key={where} className={styles.place} aria-label={where}>
          <Heading>{where}</Heading>
          {stops.map(({ who, items }) => (
            <div key={who} className={styles.stop}>
              <h3 className={styles.who}>{who}</h3>
              <ul>
                {items.map((line) => (
                  <li key={line.name} className={styles.item} {...itemTip(String(line.itemId))}>
                    {onTick && (
                      <TickBox name={line.name} done={false} onTick={() => onTick(line)} />
                    )}
                    <span className={styles.name}>
                      {line.count > 1 && `${line.count} × `}
                      {line.name}
                    </span>
                    <span className={styles.uses}>{line.uses.join(', ')}</span>
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
