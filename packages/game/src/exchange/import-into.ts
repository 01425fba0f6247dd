import type { EffectChoice, Gear, GearSet, SetEdit } from '../set/gear-set.ts';
import { EMPTY_PIECE } from '../set/piece.ts';
import type { Point } from '../point/point.ts';
import { presetPoint } from '../point/preset-for.ts';
import type { ImportCategory, ResolvedImport } from './resolve-import.ts';

/** One edit for the whole import, so that it is undone as one. */
export function importing(
  resolved: ResolvedImport,
  categories: readonly ImportCategory[],
  newPointId: (index: number) => string,
): SetEdit {
  return (set) => {
    const wanted = new Set(categories);
    return {
      ...set,
      ...(wanted.has('items') && items(set, resolved)),
      ...(wanted.has('talents') && resolved.talents !== null && { talents: resolved.talents }),
      ...(wanted.has('glyphs') && resolved.glyphs && { glyphs: resolved.glyphs }),
      ...(wanted.has('buffs') && resolved.buffs && { buffs: resolved.buffs }),
      ...(wanted.has('consumables') &&
        resolved.consumables && { consumables: resolved.consumables }),
      ...(wanted.has('points') && resolved.points && pointsAndEffects(resolved, newPointId)),
      ...(wanted.has('points') && resolved.goals && { goals: resolved.goals }),
    };
  };
}

function items(set: GearSet, resolved: ResolvedImport): Partial<GearSet> {
  const { gear, wishlist } = resolved;
  const worn = { ...set.gear } as Record<keyof Gear, Gear[keyof Gear]>;
  for (const slot of gear?.covers ?? []) worn[slot] = gear?.pieces.get(slot) ?? EMPTY_PIECE;
  return {
    gear: worn,
    ...(wishlist && { wishlist }),
    defaultFilters: { ...set.defaultFilters, professions: professionsAfter(set, resolved) },
  };
}

/** As the text tells them; else those the set has and those its new gear asks for (acceptance D5). */
function professionsAfter(
  { defaultFilters: { professions: before } }: GearSet,
  { professions: told, wornProfessions: asked }: ResolvedImport,
): readonly string[] | null {
  if (told) return told;
  return asked.length > 0 ? [...new Set([...(before ?? []), ...asked])] : before;
}

/** With what effects were set to by hand for each of the points. */
function pointsAndEffects(
  resolved: ResolvedImport,
  newPointId: (index: number) => string,
): Pick<GearSet, 'points' | 'effectValues'> {
  const made = points(resolved, newPointId);
  const effectValues = made.flatMap(({ pointId }, index) =>
    Object.entries(resolved.points![index]!.effects).map(([thing, value]): EffectChoice => {
      return { pointId, thing: thing as EffectChoice['thing'], value };
    }),
  );
  return { points: made, effectValues };
}

function points(
  { points: resolved }: ResolvedImport,
  newPointId: (index: number) => string,
): readonly Point[] {
  return (resolved ?? []).map(({ name, stats, preset }, index) =>
    preset ? presetPoint(preset) : { type: 'custom', pointId: newPointId(index), name, stats },
  );
}
