import type { ClassTalents } from '@gearwright/game/dataset/tables.ts';
import { orderGroups } from '@gearwright/game/talent/order-groups.ts';
import type { TalentOrder } from '@gearwright/game/talent/talent-order.ts';
import { Heading } from '../../ui/Heading.tsx';
import { HiddenText } from '../../ui/HiddenText.tsx';
import { SpellIcon } from '../../ui/icon/SpellIcon.tsx';
import styles from './OrderPanel.module.css';

interface Props {
  readonly order: TalentOrder;
  readonly talents: ClassTalents;
}

/** The points as they are spent, in fives of levels. */
export function OrderPanel({ order, talents }: Props) {
  const taken = new Map<string, number>();
  const groups = orderGroups(order).map(({ label, points }) => ({
    label,
    points: points.map(({ tree, talent, level }) => {
      const facts = talents.trees[tree].talents[talent]!;
      const key = `${tree}/${talent}`;
      const rank = (taken.get(key) ?? 0) + 1;
      taken.set(key, rank);
      return { level, rank, name: facts.name, spellId: facts.spellIds[0]! };
    }),
  }));
  return (
    <section className={styles.panel} aria-label="Talent order">
      <Heading>Talent order</Heading>
      {groups.length === 0 && (
        <p className={styles.empty}>Learn a talent: what you learn at each level is listed here.</p>
      )}
      <ul className={styles.groups}>
        {groups.map(({ label, points }) => (
          <li key={label} className={styles.group}>
            <span className={styles.label}>{label}</span>
            <ol className={styles.points}>
              {points.map(({ level, rank, name, spellId }) => (
                <li key={level} className={styles.point} title={`${level}: ${name} ${rank}`}>
                  <SpellIcon spellId={spellId} />
                  <HiddenText>
                    {name} {rank}
                  </HiddenText>
                  <span className={styles.rank} aria-hidden="true">
                    {rank}
                  </span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </section>
  );
}
