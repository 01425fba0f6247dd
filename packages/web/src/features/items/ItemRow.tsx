import type { ReactNode } from 'react';
import type { DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import type { Item, ItemId } from '@gearwright/game/item/item.ts';
import type { StatWeights } from '@gearwright/game/point/point.ts';
import { shortLabel } from '@gearwright/game/stat/short-label.ts';
import { amountText } from '@gearwright/game/text/amount.ts';
import type { Faction } from '@gearwright/game/words/classes-and-races.ts';
import { HaveButton } from '../../ui/HaveButton.tsx';
import { ItemIcon } from '../../ui/icon/ItemIcon.tsx';
import { Difference } from '../../ui/table/Difference.tsx';
import { itemTip } from '../../ui/tooltip/tip-target.ts';
import { memo } from '../../language/memo.ts';
import type { Column } from './columns.ts';
import { fewStats } from './few-stats.ts';
import styles from './ItemTable.module.css';
import { itemWords, type ItemWords } from './item-words.ts';
import { PriceCell } from './PriceCell.tsx';
import { SourceLinks } from './SourceLinks.tsx';
import { ValueCell } from './ValueCell.tsx';

export interface RowProps {
  readonly item: Item;
  readonly score: number;
  readonly gain: number | null;
  /** The best of the list: the end of the bar. */
  readonly most: number;
  /** From 0. */
  readonly at: number;
  readonly columns: readonly Column[];
  readonly texts: DatasetTexts | null;
  readonly weights: StatWeights | null;
  /** Where the outside database tells of it. */
  readonly link: string;
  /** The one row that Tab reaches. */
  readonly active: boolean;
  readonly realm: string | null;
  readonly faction: Faction;
  /** Whether it lies in the bags of whom the list is for; null where that is nobody's, or it is not worn. */
  readonly had: boolean | null;
  readonly onHave: ((id: ItemId) => void) | undefined;
}

const whole = new Intl.NumberFormat('en-GB');

export const ItemRow = memo(function ItemRow(props: RowProps) {
  const { item, at, columns, texts, link, active, score, most } = props;
  const own = texts?.item(item.baseId) ?? null;
  const words = itemWords(item, own);
  const cells: Readonly<Record<Column['key'], () => ReactNode>> = {
    item: () => null,
    level: () => whole.format(item.itemLevel),
    needs: () => (item.requiredLevel > 1 ? item.requiredLevel : '–'),
    slot: () => <Slot words={words} />,
    armor: () => (item.stats.armor ? whole.format(item.stats.armor) : '–'),
    dps: () => item.dps?.toFixed(1) ?? '–',
    speed: () => item.speed?.toFixed(2) ?? '–',
    stats: () => <Stats item={item} weights={props.weights} />,
    source: () => <SourceLinks source={own?.sources[0]} words={words.source} focusable={active} />,
    price: () => (
      <PriceCell
        item={item}
        texts={own}
        realm={props.realm}
        faction={props.faction}
        focusable={active}
      />
    ),
    gain: () => (props.gain === null ? '–' : <Difference by={props.gain} />),
    value: () => <ValueCell score={score} most={most} />,
  };
  return (
    <tr
      data-quality={item.quality}
      data-active={active || undefined}
      aria-rowindex={at + 2}
      {...itemTip(item.id)}
      data-tip-tap=""
    >
      <th scope="row">
        <div className={styles.item}>
          <ItemIcon item={item} />
          <div>
            <a
              className={styles.name}
              href={link}
              target="_blank"
              rel="noreferrer"
              data-at={at}
              tabIndex={active ? 0 : -1}
            >
              {item.name}
            </a>
            <span className={styles.about}>{words.about}</span>
            <span className={styles.brief}>{words.brief}</span>
          </div>
          {props.had !== null && (
            <span className={styles.have}>
              <HaveButton
                name={item.name}
                had={props.had}
                focusable={active}
                onPress={() => props.onHave?.(item.id)}
              />
            </span>
          )}
        </div>
      </th>
      {columns.slice(1).map(({ key, number }) => (
        <td key={key} className={styles[key]} data-number={number}>
          {cells[key]()}
        </td>
      ))}
    </tr>
  );
});

function Slot({ words: { slot, kind } }: { readonly words: ItemWords }) {
  return (
    <>
      {slot}
      {kind && <span>{kind}</span>}
    </>
  );
}

function Stats({ item, weights }: Pick<RowProps, 'item' | 'weights'>) {
  const few = fewStats(item, weights);
  if (few.length === 0 && item.hasEffectText)
    return weights ? 'Effect only, not weighed' : 'Effect only';
  return (
    <span className={styles.few}>
      {few.map(({ stat, amount }) => (
        <span key={stat} className={styles.stat}>
          <b>{amountText(amount)}</b> {shortLabel(stat)}
        </span>
      ))}
    </span>
  );
}
