import type { Phase } from './edition.ts';

/** Phases named by what opened in them, numbered from 1. */
export function phasesOf(...names: readonly string[]): readonly Phase[] {
  return names.map((name, index) => ({ phase: index + 1, name, level: null }));
}

/** Season of Discovery: each phase raised the level cap. */
export function levelPhases(...levels: readonly number[]): readonly Phase[] {
  return levels.map((level, index) => ({ phase: index + 1, name: `Level ${level}`, level }));
}
