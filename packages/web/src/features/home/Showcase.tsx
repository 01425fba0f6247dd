import { useEdition } from '../../data/edition-context.ts';
import alcove from '../../ui/alcove.svg';
import { SHOWPIECES } from './showpiece.ts';
import styles from './Showcase.module.css';

/** A figure in its alcove and one piece of its gear: a picture of what the planner shows. */
export function Showcase() {
  const { name, quality, level, lines } = SHOWPIECES[useEdition().key];
  return (
    <div className={styles.stage} aria-hidden="true">
      <img className={styles.alcove} src={alcove} alt="" width="264" height="508" />
      <div className={styles.tooltip} data-quality={quality}>
        <p className={styles.name}>{name}</p>
        <p className={styles.level}>Item Level {level}</p>
        {lines.map(([left, right]) => (
          <p key={left} className={left.startsWith('Equip') ? styles.equip : styles.pair}>
            <span>{left}</span>
            {right && <span>{right}</span>}
          </p>
        ))}
      </div>
    </div>
  );
}
