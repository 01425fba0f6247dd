import type { CapPrice } from '@gearwright/game/optimise/exact/exact-autofill.ts';
import { amountText } from '@gearwright/game/text/amount.ts';
import { HeadCell, NumberCell, Table } from '../../ui/table/Table.tsx';
import { goalWords } from '@gearwright/game/text/goal-words.ts';
import styles from './CapPrices.module.css';

/** What each cap comes to, and what keeping it costs. */
export function CapPrices({ caps }: { readonly caps: readonly CapPrice[] }) {
  return (
    <div className={styles.caps}>
      <Table label="Caps">
        <thead>
          <tr>
            <HeadCell>Cap</HeadCell>
            <HeadCell number>Comes to</HeadCell>
            <HeadCell number>A point more</HeadCell>
            <HeadCell number>Price</HeadCell>
          </tr>
        </thead>
        <tbody>
          {caps.map(({ cap, amount, perPoint, total }, index) => (
            <tr key={index}>
              <td>{goalWords(cap)}</td>
              <NumberCell>{amountText(amount)}</NumberCell>
              <NumberCell>{amountText(perPoint)}</NumberCell>
              <NumberCell>{total === null ? 'not known' : amountText(total)}</NumberCell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
