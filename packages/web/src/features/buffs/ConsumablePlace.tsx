import {
  droppingConsumable,
  enablingConsumable,
} from '@gearwright/game/consumable/choosing-consumable.ts';
import type { ConsumableCategory } from '@gearwright/game/consumable/consumable-options.ts';
import type { SetEdit } from '@gearwright/game/set/gear-set.ts';
import { DEBOUNCE } from '../../data/editor/debounces.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { ItemIcon } from '../../ui/icon/ItemIcon.tsx';
import { itemTip } from '../../ui/tooltip/tip-target.ts';
import { consumableGives, dosesIn } from './consumable-words.ts';
import styles from './ConsumablePlace.module.css';

interface Props {
  readonly category: ConsumableCategory;
  readonly onOpen: () => void;
}

/** A kind of consumable and what is taken of it. */
export function ConsumablePlace({ category, onOpen }: Props) {
  const { set, rules, readOnly, edit } = useSetView();
  const { heading, label, slotId, multiple } = category;
  const doses = dosesIn(category, set);
  const change = (next: SetEdit) => edit(next, { debounce: DEBOUNCE.buffs });
  const name = heading ? `${heading}: ${label}` : label;
  return (
    <fieldset className={styles.place} aria-label={name}>
      <div className={styles.head}>
        <span className={styles.label}>{name}</span>
        {!readOnly && (
          <button
            type="button"
            className={styles.choose}
            onClick={onOpen}
            aria-label={`Choose for ${name}`}
          >
            {doses.length === 0 ? 'Choose' : multiple ? 'Add' : 'Change'}
          </button>
        )}
        {readOnly && doses.length === 0 && <span className={styles.none}>None</span>}
      </div>
      {doses.map(({ chosen, item }) => (
        <div key={item.id} className={styles.dose} data-on={chosen.enabled || undefined}>
          <Checkbox
            checked={chosen.enabled}
            disabled={readOnly}
            onChange={({ target }) =>
              change(enablingConsumable(chosen.itemId, slotId, target.checked))
            }
          >
            <span className={styles.icon} {...itemTip(item.id)}>
              <ItemIcon item={item} />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{item.name}</span>
              <span className={styles.gives}>{consumableGives(item, rules)}</span>
            </span>
          </Checkbox>
          {!readOnly && (
            <Button
              only
              tone="quiet"
              aria-label={`Remove ${item.name}`}
              onClick={() => change(droppingConsumable(chosen.itemId, slotId))}
            >
              <Glyph name="clear" />
            </Button>
          )}
        </div>
      ))}
    </fieldset>
  );
}
