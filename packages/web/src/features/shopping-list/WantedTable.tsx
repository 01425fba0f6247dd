import type { Wanted } from '@gearwright/game/plans/shopping-list.ts';
import { Heading } from '../../ui/Heading.tsx';
import { HeadCell, NumberCell, Table } from '../../ui/table/Table.tsx';
import { itemTip } from '../../ui/tooltip/tip-target.ts';
import { WantedPrice } from './WantedPrice.tsx';
import styles from './WantedTable.module.css';

interface Props {
  readonly title: string;
  readonly wanted: readonly Wanted[];
}

/** How many of what, what for, and about what it costs. */
export function WantedTable({ title, wanted }: Props) {
  return (
    <section className={styles.section}>
      <Heading>{title}</Heading>
      <Table label={title}>
        <thead>
          <tr>
            <HeadCell number>Count</HeadCell>
            <HeadCell>Name</HeadCell>
            <HeadCell number>Price</HeadCell>
          </tr>
        </thead>
        <tbody>
          {wanted.map(({ itemId, name, count, uses }) => (
            <tr key={name} {...(itemId !== null && itemTip(String(itemId)))}>
              <NumberCell>{count}</NumberCell>
              <td>
                {name}
                <span className={styles.uses}>{uses.join(', ')}</span>
              </td>
              <NumberCell>
                {itemId === null ? '–' : <WantedPrice itemId={itemId} count={count} />}
              </NumberCell>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
