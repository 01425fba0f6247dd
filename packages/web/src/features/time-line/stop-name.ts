import type { Stop } from '@gearwright/game/optimise/timeline/stops.ts';

/** How a stop is called among the others: by its level, and by its phase from the second stop of a level on. */
export function stopName(stops: readonly Stop[], at: number): string {
  const { level, phase } = stops[at]!;
  return stops[at - 1]?.level === level ? `Phase ${phase}` : `Level ${level}`;
}
