import type { Point } from '../point/point.ts';
import type { DefaultFilters, ModelSettings, SetEdit } from './gear-set.ts';

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

export function settingModel(settings: Partial<ModelSettings>): SetEdit {
  return (set) => ({ ...set, modelSettings: { ...set.modelSettings, ...settings } });
}

export function settingPoints(points: readonly Point[]): SetEdit {
  return (set) => ({ ...set, points });
}
