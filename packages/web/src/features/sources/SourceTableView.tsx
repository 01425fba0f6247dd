import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import { sourceParts } from '@gearwright/game/text/source-words.ts';
import { SourceText } from '../../ui/cost/SourceText.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { HiddenText } from '../../ui/HiddenText.tsx';
import { ItemIcon } from '../../ui/icon/ItemIcon.tsx';
import { HeadCell, Table } from '../../ui/table/Table.tsx';
import { itemTip } from '../../ui/tooltip/tip-target.ts';
import type { SourceTable } from './source-tables.ts';
import styles from './SourceTableView.module.css';

interface Props {
  readonly table: SourceTable;
  readonly dataset: Dataset;
}

export function SourceTableView({ table, dataset }: Props) {
  const nameOf = (id: string) => dataset.item(id)?.name ?? null;
  return (
    <section className={styles.category}>
      <Heading>{table.label}</Heading>
      <Table label={table.label}>
        <thead>
          <tr>
            <HeadCell>Item</HeadCell>
            <HeadCell>Source</HeadCell>
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ key, item, place, acquired, source, others }) => (
            <tr key={key} data-quality={item.quality} {...itemTip(item.id)}>
              <td className={styles.item}>
                <span className={styles.thing}>
                  <ItemIcon item={item} />
                  <span className={styles.words}>
                    <span className={styles.name}>{item.name}</span>
                    <span className={styles.facts}>
                      {place}
                      {acquired && (
                        <span className={styles.got}>
                          <Glyph name="tick" />
                          <HiddenText>, acquired</HiddenText>
                        </span>
                      )}
                    </span>
                  </span>
                </span>
              </td>
              <td>
                {source ? (
                  <SourceText parts={sourceParts(source, nameOf)} />
                ) : table.type === 'other' ? (
                  'Not known'
                ) : (
                  table.label
                )}
                {others > 0 && <span className={styles.more}>{` and ${others} more`}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
