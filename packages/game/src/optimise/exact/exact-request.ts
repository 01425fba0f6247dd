import type { EnchantId } from '../../dataset/tables.ts';
import type { ItemId } from '../../item/item.ts';
import type { SlotId } from '../../slot/slots.ts';
import type { Stats } from '../../stat/catalogue.ts';
import type { AutofillContext } from '../autofill-context.ts';
import type { Cap } from './cap.ts';

/** The conditions under which the best gear is looked for. */
export interface ExactRequest extends AutofillContext {
  readonly caps?: readonly Cap[];
  /** What the sheet shows without any gear: it counts towards the caps. */
  readonly totals?: Stats;
  /** Slots that keep what they hold. */
  readonly locked?: readonly SlotId[];
  readonly banned?: {
    readonly items?: readonly ItemId[];
    readonly enchants?: readonly EnchantId[];
    readonly gems?: readonly ItemId[];
  };
}
