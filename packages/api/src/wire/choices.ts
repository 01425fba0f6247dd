import { PlannerError } from '@gearwright/game/messages.ts';
import { NO_GOALS, type CapGoal, type GearGoals } from '@gearwright/game/set/gear-goals.ts';
import type {
  ChosenBuff,
  ChosenConsumable,
  DefaultFilters,
  EffectChoice,
} from '@gearwright/game/set/gear-set.ts';
import { SLOT_IDS, type SlotId } from '@gearwright/game/slot/slots.ts';
import type {
  ChosenBuffInput,
  ChosenConsumableInput,
  DefaultFiltersInput,
  EffectValueInput,
  GearGoalsInput,
} from '../generated/types.ts';
import { gameNumber } from './game-number.ts';

/** Buffs, consumables and filters of a set: ids are text on the wire and numbers at home. */
export function buffToWire({ spellId, improvementIds, enabled }: ChosenBuff) {
  return { spellId: String(spellId), improvementIds: improvementIds.map(String), enabled };
}

/** What is no effect of ours is refused where the set is stored. */
export function effectValueFromWire({ pointId, thing, value }: EffectValueInput): EffectChoice {
  return { pointId, thing: thing as EffectChoice['thing'], value };
}

/** What is no goal of ours is refused where the set is stored. */
export function goalsFromWire(wire: GearGoalsInput | null | undefined): GearGoals {
  if (!wire) return NO_GOALS;
  const caps = wire.caps?.map(({ stat, kind, amount, beyond, goal, enabled }) => ({
    ...{ stat: stat as CapGoal['stat'], kind: kind as CapGoal['kind'], amount, enabled },
    ...(typeof beyond === 'number' && { beyond }),
    ...(goal && { goal: goal as NonNullable<CapGoal['goal']> }),
  }));
  return { caps: caps ?? null, arms: (wire.arms ?? null) as GearGoals['arms'] };
}

export function goalsToWire({ caps, arms }: GearGoals) {
  return { caps: caps && caps.map((cap) => ({ beyond: null, goal: null, ...cap })), arms };
}

export function buffFromWire({ spellId, improvementIds, enabled }: ChosenBuffInput): ChosenBuff {
  return {
    spellId: gameNumber(spellId, 'spellId'),
    improvementIds: (improvementIds ?? []).map((id) => gameNumber(id, 'improvementIds')),
    enabled,
  };
}

export function consumableToWire({ itemId, enabled, slotId }: ChosenConsumable) {
  return { itemId: String(itemId), enabled, slotId };
}

export function consumableFromWire(wire: ChosenConsumableInput): ChosenConsumable {
  const slotId = wire.slotId ?? null;
  if (slotId !== null && !SLOT_IDS.includes(slotId as SlotId)) {
    throw new PlannerError('unknownSlot', String(slotId));
  }
  return {
    itemId: gameNumber(wire.itemId, 'itemId'),
    enabled: wire.enabled,
    slotId: slotId as SlotId | null,
  };
}

export function filtersFromWire(wire: DefaultFiltersInput): DefaultFilters {
  return {
    sources: wire.sources ?? null,
    raids: wire.raids ?? null,
    mainWeaponTypes: wire.mainWeaponTypes ?? null,
    offWeaponTypes: wire.offWeaponTypes ?? null,
    rangedWeaponTypes: wire.rangedWeaponTypes ?? null,
    armorTypes: wire.armorTypes ?? null,
    professions: wire.professions ?? null,
    maxPvpRank: wire.maxPvpRank,
    maxArenaRating: wire.maxArenaRating,
  };
}
