import { SpellIcon } from '../../ui/icon/SpellIcon.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Heading } from '../../ui/Heading.tsx';
import { spellTip } from '../../ui/tooltip/tip-target.ts';
import type { ComparedSets } from './compared-sets.ts';
import type { ComparedRow } from './talent-rows.ts';
import styles from './ComparedList.module.css';

interface Props extends ComparedSets {
  readonly rows: readonly ComparedRow[];
  readonly onlyDifferences: boolean;
  /** Said when there is nothing to show. */
  readonly none: string;
}

/** What each side has of a list, group by group. */
export function ComparedList({ left, right, rows, onlyDifferences, none }: Props) {
  const shown = rows.filter((row) => !onlyDifferences || row.left !== row.right);
  const groups = [...Map.groupBy(shown, ({ group }) => group)];
  if (groups.length === 0) {
    return <p className={styles.none}>{rows.length === 0 ? none : 'Both have the same.'}</p>;
  }
  return groups.map(([group, members]) => (
    <section key={group} className={styles.group}>
      <Heading>{group}</Heading>
      <table className={styles.table} aria-label={group}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">{left.set.name}</th>
            <th scope="col">{right.set.name}</th>
          </tr>
        </thead>
        <tbody>
          {members.map((row) => (
            <tr
              key={row.key}
              className={classNames(row.left === row.right && styles.same)}
              {...(row.spellId === null ? {} : spellTip(row.spellId))}
            >
              <th scope="row">
                <span className={styles.name}>
                  {row.spellId !== null && <SpellIcon spellId={row.spellId} />}
                  {row.name}
                </span>
              </th>
              <td>{row.left}</td>
              <td>{row.right}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}
