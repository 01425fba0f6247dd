import type { KeyboardEventHandler } from 'react';
import type { Dataset, DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import { ItemIcon } from '../../ui/icon/ItemIcon.tsx';
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
  readonly onKeyDown: KeyboardEventHandler<HTMLButtonElement>;
  readonly onBlur: () => void;
}

export function ResultRow({
  id,
  dataset,
  texts,
  activeId,
  onShow,
  onOpen,
  onKeyDown,
  onBlur,
}: Props) {
  const item = dataset.item(id)!;
  const { about, slot, kind, source, brief } = resultWords(item, texts?.item(item.baseId) ?? null);
  const active = id === activeId;
  return (
    <tr
      data-quality={item.quality}
      data-active={active || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onShow(id)}
    >
      <th scope="row">
        <div className={styles.item}>
          <ItemIcon item={item} />
          <div>
            <button
              className={styles.name}
              tabIndex={active ? 0 : -1}
              aria-describedby={active ? TOOLTIP_ID : undefined}
              onFocus={() => onShow(id)}
              onKeyDown={onKeyDown}
              onBlur={onBlur}
              onClick={() => onOpen(id)}
            >
              {item.name}
            </button>
            <span className={styles.about}>{about}</span>
            <span className={styles.brief}>{brief}</span>
          </div>
        </div>
      </th>
      <td className={styles.level}>{item.itemLevel}</td>
      <td className={styles.slot}>
        {slot}
        {kind && <span>{kind}</span>}
      </td>
      <td className={styles.source}>{source}</td>
    </tr>
  );
}
