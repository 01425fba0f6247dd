import { useMemo, useState } from 'react';
import { choosingConsumable } from '@gearwright/game/consumable/choosing-consumable.ts';
import {
  consumableOptions,
  type ConsumableCategory,
} from '@gearwright/game/consumable/consumable-options.ts';
import { DEBOUNCE } from '../../data/editor/debounces.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { ConsumablePlace } from './ConsumablePlace.tsx';
import { ConsumablePicker } from './ConsumablePicker.tsx';
import styles from './ConsumablePlaces.module.css';

/** One place a category, in the order of the picker. */
export function ConsumablePlaces() {
  const { set, rules, edit } = useSetView();
  const [picking, setPicking] = useState<string | null>(null);
  // While the dialog fades it still shows what it showed.
  const [last, setLast] = useState<string | null>(null);
  const categories = useMemo(() => consumableOptions(set, rules), [set, rules]);
  const category = categories.find(({ key }) => key === last);
  const open = ({ key }: ConsumableCategory) => {
    setLast(key);
    setPicking(key);
  };
  return (
    <>
      <ul className={styles.places}>
        {categories.map((each) => (
          <li key={each.key} className={styles.place}>
            <ConsumablePlace category={each} onOpen={() => open(each)} />
          </li>
        ))}
      </ul>
      {category && (
        <ConsumablePicker
          category={category}
          open={picking !== null}
          onPick={(item) =>
            edit(choosingConsumable(item, category.slotId, rules), { debounce: DEBOUNCE.buffs })
          }
          onClose={() => setPicking(null)}
        />
      )}
    </>
  );
}
