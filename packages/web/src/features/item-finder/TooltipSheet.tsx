import { useState } from 'react';
import type { Dataset, DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import { itemTooltip } from '@gearwright/game/text/item-tooltip.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { ItemIcon } from '../../ui/icon/ItemIcon.tsx';
import { TooltipLines } from '../../ui/tooltip/TooltipLines.tsx';
import type { useTooltipSheet } from './use-tooltip-sheet.ts';

interface Props {
  readonly sheet: ReturnType<typeof useTooltipSheet>;
  readonly ids: readonly string[];
  readonly texts: DatasetTexts | null;
  readonly dataset: Dataset;
}

/** The phone's tooltip: swipe or arrows go to the neighbours, wrapping around (core §2). */
export function TooltipSheet({ sheet, ids, texts, dataset }: Props) {
  const chosen = sheet.itemId === null ? null : dataset.item(sheet.itemId);
  // While the sheet slides away it still shows what it showed.
  const [item, setItem] = useState(chosen);
  if (chosen !== null && chosen !== item) setItem(chosen);
  const at = item ? ids.indexOf(item.id) : -1;
  const turn = (by: number) => {
    const next = ids[(at + by + ids.length) % ids.length];
    if (at >= 0 && next !== undefined) sheet.turnTo(next);
  };
  return (
    <Sheet
      open={chosen !== null}
      title={item?.name ?? ''}
      onClose={sheet.close}
      onPrevious={ids.length > 1 ? () => turn(-1) : null}
      onNext={ids.length > 1 ? () => turn(1) : null}
    >
      {item && (
        <div data-quality={item.quality}>
          <TooltipLines lines={itemTooltip(item, texts, dataset)} icon={<ItemIcon item={item} />} />
        </div>
      )}
    </Sheet>
  );
}
