import type { ClassFacts } from '@gearwright/game/dataset/tables.ts';
import type { MeasuredSpec } from '@gearwright/game/dataset/value-tables.ts';

/**
 * A damage spec that nobody ran borrows what was measured on the first sibling of its class: trinkets and weapons help
 * both alike, while sets are made for one way to fight. Classes whose damage specs fight in two ways are left alone.
 */
export function withSiblings(
  measured: readonly MeasuredSpec[],
  classes: readonly ClassFacts[],
): readonly MeasuredSpec[] {
  const borrowed = classes.flatMap(({ gameClass, specs }) => {
    const ofClass = measured.filter((row) => row.gameClass === gameClass);
    const [from] = ofClass.filter(({ derivedFrom }) => derivedFrom === null);
    if (!from || new Set(ofClass.map(({ reference }) => reference)).size > 1) return [];
    return specs
      .filter(({ key, role }) => role === 'dps' && !ofClass.some(({ spec }) => spec === key))
      .map(({ key }) => ({ ...from, spec: key, derivedFrom: from.spec, sets: [] }));
  });
  return [...measured, ...borrowed];
}
