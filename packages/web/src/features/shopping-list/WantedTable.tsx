import type { Wanted } from '@gearwright/game/plans/shopping-list.ts';
import { classNames } from '../../ui/class-names.ts';
import { Heading } from '../../ui/Heading.tsx';
import { HeadCell, NumberCell, Table } from '../../ui/table/Table.tsx';
import { itemTip } from '../../ui/tooltip/tip-target.ts';
import { TickBox } from './TickBox.tsx';
import { WantedPrice } from './WantedPrice.tsx';
import styles from './WantedTable.module.css';

interface Props {
  readonly title: string;
  readonly wanted: readonly Wanted[];
  /** Null where nothing can be changed. */
  readonly onTick: ((wanted: Wanted) => void) | null;
  readonly isTicked?: (wanted: Wanted) => boolean;
}

/** How many of what, what for, and about what it costs. */
export function WantedTable({ title, wanted, onTick, isTicked = () => false }: Props) {
  return (
    <section className={styles.section}>
      <Heading>{title}</Heading>
      <Table label={title}>
        <thead>
          <tr>
            {onTick && <HeadCell>Done</HeadCell>}
            <HeadCell number>Count</HeadCell>
            <HeadCell>Name</HeadCell>
            <HeadCell number>Price</HeadCell>
          </tr>
        </thead>
        <tbody>
          {wanted.map((line) => {
            const { itemId, name, count, uses } = line;
            return (
              <tr
                key={name}
                className={classNames(isTicked(line) && styles.ticked)}
                {...(itemId !== null && itemTip(String(itemId)))}
              >
                {onTick && (
                  <td>
                    <TickBox name={name} done={isTicked(line)} onTick={() => onTick(line)} />
                  </td>
                )}
                <NumberCell>{count}</NumberCell>
                <td>
                  {name}
                  <span className={styles.uses}>{uses.join(', ')}</span>
                </td>
                <NumberCell>
                  {itemId === null ? '–' : <WantedPrice itemId={itemId} count={count} />}
                </NumberCell>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </section>
  );
}
