import { memo } from 'react';
import type { Dataset, DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import { ItemIcon } from '../../ui/icon/ItemIcon.tsx';
import { NARROW } from '../../ui/use-media.ts';
import styles from './ResultTable.module.css';
import { resultWords } from './result-words.ts';
import { TOOLTIP_ID } from './TooltipDock.tsx';

interface Props {
  readonly id: string;
  readonly dataset: Dataset;
  readonly texts: DatasetTexts | null;
  readonly activeId: string | null;
  readonly onShow: (id: string) => void;
  readonly onOpen: (id: string) => void;
}

function Row({ id, dataset, texts, activeId, onShow, onOpen }: Props) {
  const item = dataset.item(id)!;
  const { about, slot, kind, source } = resultWords(item, texts?.item(item.baseId) ?? null);
  const active = id === activeId;
  return (
    <tr
      role="row"
      data-quality={item.quality}
      data-active={active || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onShow(id)}
    >
      <th role="rowheader" scope="row">
        <div className={styles.item}>
          <ItemIcon item={item} />
          <div>
            <button
              className={styles.name}
              tabIndex={active ? 0 : -1}
              aria-describedby={active ? TOOLTIP_ID : undefined}
              onFocus={() => onShow(id)}
              onClick={() => (matchMedia(NARROW).matches ? onOpen(id) : onShow(id))}
            >
              {item.name}
            </button>
            <span className={styles.about}>{about}</span>
          </div>
        </div>
      </th>
      <td role="cell" className={styles.level}>
        {item.itemLevel}
      </td>
      <td role="cell" className={styles.slot}>
        {slot}
        {kind && <span>{kind}</span>}
      </td>
      <td role="cell" className={styles.source}>
        {source}
      </td>
    </tr>
  );
}

export const ResultRow = memo(Row);
