import type { Point } from '../point/point.ts';
import type { GearGoals } from './gear-goals.ts';
import type { DefaultFilters, EffectThing, ModelSettings, SetEdit } from './gear-set.ts';

/** The edits that no rule of the game has a word in. */

export function renaming(name: string): SetEdit {
  return (set) => ({ ...set, name });
}

export function pinning(pinned: boolean): SetEdit {
  return (set) => ({ ...set, pinned });
}

export function settingSpec(spec: string): SetEdit {
  return (set) => ({ ...set, spec });
}

export function settingPhase(phase: number): SetEdit {
  return (set) => ({ ...set, phase });
}

export function filtering(filters: Partial<DefaultFilters>): SetEdit {
  return (set) => ({ ...set, defaultFilters: { ...set.defaultFilters, ...filters } });
}

/** What gear is held to from now on; a part that is not named stays. */
export function settingGoals(goals: Partial<GearGoals>): SetEdit {
  return (set) => ({ ...set, goals: { ...set.goals, ...goals } });
}

export function settingModel(settings: Partial<ModelSettings>): SetEdit {
  return (set) => ({ ...set, modelSettings: { ...set.modelSettings, ...settings } });
}

/** What an effect is worth for a point by the player's word; null asks the tables again. */
export function valuingEffect(pointId: string, thing: EffectThing, value: number | null): SetEdit {
  return (set) => {
    const others = set.effectValues.filter(
      (choice) => choice.pointId !== pointId || choice.thing !== thing,
    );
    const effectValues = value === null ? others : [...others, { pointId, thing, value }];
    return { ...set, effectValues };
  };
}

export function settingPoints(points: readonly Point[]): SetEdit {
  return (set) => ({ ...set, points });
}
