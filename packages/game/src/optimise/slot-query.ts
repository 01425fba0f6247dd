import { wielderOf } from '../equip/abilities.ts';
import type { Handed } from '../item/item.ts';
import type { ItemQuery } from '../search/query.ts';
import type { GearSet } from '../set/gear-set.ts';
import type { Rules } from '../set/rules.ts';
import { wornIds } from '../set/worn-ids.ts';
import { MAIN_HAND, OFF_HAND, RANGED } from '../slot/slots.ts';
import type { SlotId } from '../slot/slots.ts';
import { handPart, type ArmsGoal } from './arms.ts';
import type { AutofillContext } from './autofill-context.ts';
import { ownedQuery } from './owned.ts';

type Needs = Pick<AutofillContext, 'rules' | 'set' | 'weights' | 'effects' | 'arms' | 'owned'>;

/** What the wearer can put on in the phase of the set, by its filters: the query for every slot. */
export function wearerQuery({ rules, set, weights, effects }: Needs): ItemQuery {
  const { edition, wearer } = rules;
  const { defaultFilters: filters } = set;
  const phase = set.phase || edition.defaultPhase;
  return {
    lasting: true,
    phases: edition.phases.map((each) => each.phase).filter((each) => each <= phase),
    gameClass: wearer.gameClass,
    race: wearer.race,
    faction: wearer.faction,
    maxRequiredLevel: wearer.level,
    scaledLevel: wearer.level,
    armorType: filters.armorTypes,
    sources: filters.sources,
    raids: filters.raids,
    professions: filters.professions ?? [],
    maxPvpRank: filters.maxPvpRank,
    maxArenaRating: filters.maxArenaRating,
    statWeights: weights,
    effects: effects ?? null,
  };
}

/** For who looks for gear to get: nobody is sent after rewards of a place they cannot go to yet. */
export function findingQuery(needs: Needs): ItemQuery {
  const { set, rules, owned } = needs;
  const { level } = rules.wearer;
  const isAnywhere = Boolean(owned) || level >= rules.edition.maxLevel;
  const due = isAnywhere
    ? null
    : { from: 0, to: level, had: wornIds(set.gear), withoutRaids: isOnTheWayUp(needs) };
  return { ...wearerQuery(needs), due, obtainable: !owned, ...(owned && ownedQuery(owned)) };
}

/** Whoever stands at the cap of a phase raids there, and whoever asks for raids or sources means them. */
function isOnTheWayUp({ set, rules }: Needs): boolean {
  const { level } = rules.wearer;
  const { sources, raids } = set.defaultFilters;
  return !sources && !raids && !rules.edition.phases.some((phase) => phase.level === level);
}

/** What belongs into one slot, beside what the wearer can put on anywhere. */
export function slotPart(
  slot: SlotId,
  set: GearSet,
  rules: Rules,
  arms: ArmsGoal | null = null,
): ItemQuery {
  const { defaultFilters: filters } = set;
  const weaponTypes: Partial<Record<SlotId, readonly number[] | null>> = {
    [MAIN_HAND]: filters.mainWeaponTypes,
    [OFF_HAND]: filters.offWeaponTypes,
    [RANGED]: filters.rangedWeaponTypes,
  };
  const handed = handedFor(slot, set, rules);
  const armed = arms && handPart(arms, slot);
  if (!armed) return { slotId: slot, handed, weaponTypes: weaponTypes[slot] ?? null };
  return {
    slotId: slot,
    handed: handed?.filter((hand) => armed.handed.includes(hand)) ?? null,
    weaponTypes: both(weaponTypes[slot] ?? null, armed.weaponTypes),
    speeds: armed.speeds,
  };
}

/** What two filters both let through; null lets through all. */
function both(
  one: readonly number[] | null,
  other: readonly number[] | null,
): readonly number[] | null {
  if (one === null || other === null) return one ?? other;
  return one.filter((type) => other.includes(type));
}

/** Only a talent puts a two-hander into the other hand. */
function handedFor(slot: SlotId, set: GearSet, rules: Rules): readonly Handed[] | null {
  if (slot === MAIN_HAND) return ['one', 'main', 'two'];
  if (slot !== OFF_HAND) return null;
  const { oneHandsTwoHanders } = wielderOf(set, rules);
  return oneHandsTwoHanders.length > 0 ? ['one', 'off', 'two'] : ['one', 'off'];
}

export function slotQuery(needs: Needs, slot: SlotId): ItemQuery {
  return { ...findingQuery(needs), ...slotPart(slot, needs.set, needs.rules, needs.arms ?? null) };
}
