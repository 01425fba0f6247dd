import { enchanting } from '@gearwright/game/enchant/enchanting.ts';
import { unequipping } from '@gearwright/game/equip/equipping.ts';
import { gemming } from '@gearwright/game/gem/gemming.ts';
import { engraving } from '@gearwright/game/rune/engraving.ts';
import { markingAcquired, markingNotAcquired, partToMark } from '@gearwright/game/set/acquired.ts';
import type { Piece, SetEdit } from '@gearwright/game/set/gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Button } from '../../ui/Button.tsx';
import { ListChecks } from './ListChecks.tsx';
import type { ListFilters } from './list-filters.ts';
import { PriceLink } from './PriceLink.tsx';
import type { Choosing } from './selector-tabs.ts';
import styles from './SelectorFooter.module.css';
import { wornThing } from './thing-effects.ts';

interface Props {
  readonly slot: SlotId;
  readonly choosing: Choosing;
  readonly filters: ListFilters;
  readonly onFilters: (changed: Partial<ListFilters>) => void;
  readonly narrow: boolean;
  /** A button is about to go: the focus must not go with it. */
  readonly onLeave: () => void;
}

/** Filters at hand, and what can be done with what is there now. */
export function SelectorFooter(props: Props) {
  const { slot, choosing, filters, onFilters, narrow, onLeave } = props;
  const { set, rules, edit } = useSetView();
  const phase = set.phase || rules.edition.defaultPhase;
  const id = idOf(set.gear[slot], choosing);
  const worn = wornThing(set.gear[slot], choosing);
  const held = worn && 'item' in worn ? worn.item : null;
  const canMark = id !== null && choosing.kind !== 'rune';
  const isOpen = canMark && partToMark(set, id, true, slot) !== null;
  return (
    <footer className={styles.foot}>
      {!narrow && (
        <ListChecks choosing={choosing} filters={filters} onFilters={onFilters} phase={phase} />
      )}
      <div className={styles.ways}>
        {!narrow && held && <PriceLink item={held} />}
        {canMark && (
          <Button
            onClick={() => edit(isOpen ? markingAcquired(id, slot) : markingNotAcquired(id, slot))}
          >
            {isOpen ? 'Mark Acquired' : 'Mark Not Acquired'}
          </Button>
        )}
        {id !== null && (
          <Button
            onClick={() => {
              onLeave();
              edit(removing(slot, choosing, rules));
            }}
          >
            Unequip
          </Button>
        )}
      </div>
    </footer>
  );
}

/** Of what is there now; what the dataset does not know can still be taken off. */
function idOf({ item, enchant, gems, rune, kept }: Piece, choosing: Choosing): string | null {
  switch (choosing.kind) {
    case 'item':
      return item?.id ?? kept?.itemId ?? null;
    case 'enchant':
      return enchant?.id ?? kept?.enchantId ?? null;
    case 'rune':
      return rune?.id ?? kept?.runeId ?? null;
    case 'gem':
      return gems[choosing.socket]?.id ?? kept?.gemIds?.[choosing.socket] ?? null;
  }
}

function removing(slot: SlotId, choosing: Choosing, rules: Rules): SetEdit {
  switch (choosing.kind) {
    case 'item':
      return unequipping(slot, rules);
    case 'enchant':
      return enchanting(slot, null);
    case 'rune':
      return engraving(slot, null);
    case 'gem':
      return gemming(slot, choosing.socket, null);
  }
}
