import type { Cap } from '@gearwright/game/optimise/exact/cap.ts';
import { specCaps } from '@gearwright/game/optimise/exact/spec-defaults.ts';
import type { NamedArms } from '@gearwright/game/optimise/named-arms.ts';
import { emptyGear } from '@gearwright/game/set/new-gear-set.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import { setTotals } from '@gearwright/game/total/set-totals.ts';
import type { Totals } from '@gearwright/game/total/totals.ts';
import type { SetView } from '../../data/set-view/set-view.ts';

/** Its amount is no number while it is being typed: then it holds nothing. */
export interface WishedCap extends Cap {
  /** Tells rows apart while they are edited. */
  readonly key: string;
  /** Kept in the list, and left out of the search. */
  readonly enabled: boolean;
}

/** What the player asks of an autofill. */
export interface AutofillWish {
  /** Each slot by itself, or the whole set at once with its proof. */
  readonly way: 'each' | 'whole';
  readonly pointId: string;
  readonly professions: readonly string[];
  readonly locked: readonly SlotId[];
  readonly caps: readonly WishedCap[];
  /** A way to be armed by its key, as the spec usually is, or any. */
  readonly arms: NamedArms['key'] | 'usual' | 'any';
  readonly ownedOnly: boolean;
  /** Items that must not be chosen. */
  readonly banned: readonly string[];
}

/** The sheet as it is looked at, without any gear. */
export function nakedTotals({ set, rules, sheet }: SetView): Totals {
  return setTotals(
    { ...set, gear: emptyGear() },
    { ...rules, form: sheet.form, buffs: sheet.buffed },
  );
}

export function firstWish(view: SetView): AutofillWish {
  const { set, rules, wearer } = view;
  const preset = rules.dataset.presets.find(({ id }) => id === set.points[0]?.pointId) ?? null;
  const caps = specCaps(set, rules, preset, view.sheet.form);
  return {
    way: 'whole',
    pointId: set.points[0]?.pointId ?? '',
    professions: wearer.professions ?? [],
    locked: [],
    arms: 'usual',
    caps: caps.map((cap, index) => ({ ...cap, key: String(index), enabled: true })),
    ownedOnly: false,
    banned: [],
  };
}
