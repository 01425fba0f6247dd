import { canEquip } from '../../equip/can-equip.ts';
import { ammunitionKind, shotFrom } from '../../item/ammunition.ts';
import type { Item, WeaponType } from '../../item/item.ts';
import { itemAmounts } from '../../score/amounts.ts';
import { passingRows } from '../../search/row-answers.ts';
import { AMMO } from '../../slot/slots.ts';
import { slotQuery } from '../slot-query.ts';
import { allowance } from './allowance.ts';
import type { ExactRequest } from './exact-request.ts';
import { weigh } from './item-choices.ts';
import type { Weighed } from './item-choices.ts';
import type { Objective } from './objective.ts';

/** The best that each weapon shoots: chosen with the weapon, so that the two are weighed as one. */
export class Ammunition {
  readonly #request: ExactRequest;
  readonly #objective: Objective;
  #found: readonly Item[] | null = null;

  constructor(request: ExactRequest, objective: Objective) {
    this.#request = request;
    this.#objective = objective;
  }

  /** null where the weapon shoots nothing, nothing is worth shooting, or what is worn stays. */
  best(weapon: WeaponType | null | undefined): Item | null {
    const kind = shotFrom(weapon);
    if (kind === null || this.#request.locked?.includes(AMMO)) return null;
    this.#found ??= this.#ranked();
    return this.#found.find((ammo) => ammunitionKind(ammo) === kind) ?? null;
  }

  worth(weapon: WeaponType | null | undefined): Weighed | null {
    const ammo = this.best(weapon);
    return ammo && weigh(itemAmounts(ammo, AMMO), this.#objective);
  }

  #ranked(): readonly Item[] {
    const { index, rules, set } = this.#request;
    const isAllowed = allowance(this.#request);
    const worthOf = (item: Item): number => weigh(itemAmounts(item, AMMO), this.#objective).value;
    return Array.from(passingRows(index, slotQuery(this.#request, AMMO)))
      .filter((row) => isAllowed(index.table.ids[row]!, null))
      .map((row) => index.dataset.item(String(index.table.ids[row]!))!)
      .filter((item) => canEquip(set, AMMO, item, rules) && worthOf(item) > 0)
      .sort((a, b) => worthOf(b) - worthOf(a));
  }
}
