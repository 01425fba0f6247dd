import { useMemo } from 'react';
import type { ConsumableCategory } from '@gearwright/game/consumable/consumable-options.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { ItemIcon } from '../../ui/icon/ItemIcon.tsx';
import { PickerDialog } from '../../ui/PickerDialog.tsx';
import { consumableGives, dosesIn, doseReplaces } from './consumable-words.ts';

interface Props {
  readonly category: ConsumableCategory;
  readonly open: boolean;
  readonly onPick: (item: Item) => void;
  readonly onClose: () => void;
}

/** What a kind has to offer, found by typing; what goes for it is said beside it. */
export function ConsumablePicker({ category, open, onPick, onClose }: Props) {
  const { set, rules } = useSetView();
  const choices = useMemo(
    () =>
      category.options.map((item) => {
        const replaced = doseReplaces(set, item, category.slotId, rules);
        return {
          key: item.id,
          name: item.name,
          text: consumableGives(item, rules),
          note: replaced.length > 0 ? `Replaces ${replaced.join(', ')}` : null,
          icon: <ItemIcon item={item} />,
        };
      }),
    [category, set, rules],
  );
  return (
    <PickerDialog
      open={open}
      title={category.heading ? `${category.heading}: ${category.label}` : category.label}
      things="Consumables"
      choices={choices}
      chosen={dosesIn(category, set)[0]?.item.id ?? null}
      onPick={(id) => onPick(category.options.find((item) => item.id === id)!)}
      onClose={onClose}
    />
  );
}
