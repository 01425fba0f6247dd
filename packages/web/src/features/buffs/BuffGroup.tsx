import type { BuffCategory } from '@gearwright/game/buff/buff-options.ts';
import { CLASS_NAMES } from '@gearwright/game/text/names.ts';
import { BuffRow } from './BuffRow.tsx';
import styles from './BuffGroup.module.css';

interface Props {
  readonly category: BuffCategory;
  readonly overshadowed: ReadonlyMap<number, string>;
}

const OTHERS = { other: 'Items and races', world: 'World buffs' } as const;

/** What one class, or the world, gives. */
export function BuffGroup({ category: { key, options }, overshadowed }: Props) {
  const name = key === 'other' || key === 'world' ? OTHERS[key] : CLASS_NAMES[key];
  return (
    <section className={styles.group} aria-label={name}>
      <h3 className={styles.name} data-class={key}>
        {name}
      </h3>
      <ul>
        {options.map((option) => (
          <BuffRow key={option.buff.spellId} option={option} overshadowed={overshadowed} />
        ))}
      </ul>
    </section>
  );
}
