import type { Dataset, DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import { itemTooltip } from '@gearwright/game/text/item-tooltip.ts';
import { ItemIcon } from '../../ui/icon/ItemIcon.tsx';
import { TooltipLines } from '../../ui/tooltip/TooltipLines.tsx';
import styles from './TooltipDock.module.css';

export const TOOLTIP_ID = 'item-tooltip';

interface Props {
  readonly item: Item | null;
  readonly texts: DatasetTexts | null;
  readonly dataset: Dataset;
  /** A row is pointed at: on middling screens the tooltip shows only then, over the page's corner. */
  readonly floating: boolean;
}

/** The tooltip's place beside the list, so that it never covers what is being read. */
export function TooltipDock({ item, texts, dataset, floating }: Props) {
  return (
    <aside className={styles.dock} data-floating={floating || undefined}>
      {item && (
        <div className={styles.tooltip} id={TOOLTIP_ID} role="tooltip" data-quality={item.quality}>
          <TooltipLines lines={itemTooltip(item, texts, dataset)} icon={<ItemIcon item={item} />} />
        </div>
      )}
    </aside>
  );
}
