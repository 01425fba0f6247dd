import type { Wearer } from '../../character/character.ts';
import { classFacts } from '../../dataset/class-facts.ts';
import { FLAG_HEIRLOOM } from '../../dataset/dataset.ts';
import { pointsForLevel } from '../../point/points-for-level.ts';
import { weightsOf, type Point, type StatWeights } from '../../point/point.ts';
import { filtersAtLevel } from '../../set/filters-at-level.ts';
import type { Gear, GearSet } from '../../set/gear-set.ts';
import type { Rules } from '../../set/rules.ts';
import type { Stats } from '../../stat/catalogue.ts';
import { standardTalents } from '../../talent/standard-talents.ts';
import { sheetStats } from '../../total/sheet-stats.ts';
import type { Cap } from '../exact/cap.ts';
import type { ExactRequest } from '../exact/exact-request.ts';
import { capsOf } from '../exact/goals-of.ts';
import { nakedSheet } from '../exact/spec-defaults.ts';
import type { Stop } from './stops.ts';

export interface TimeLine {
  /** As it is today. */
  readonly set: GearSet;
  readonly rules: Rules;
  /** What the way is valued by; a preset is chosen anew for every level and phase. */
  readonly point: Point;
  /** Whether items that grow with their wearer are at hand. */
  readonly heirlooms: boolean;
}

/** What the best gear of a stop is looked for by. */
export interface StopRequest {
  readonly set: GearSet;
  readonly wearer: Wearer;
  readonly point: Point;
  readonly weights: StatWeights;
  readonly caps: readonly Cap[];
  readonly totals: Stats;
  readonly banned: NonNullable<ExactRequest['banned']>;
}

/** `before` is what was worn at the stop before: it is at hand, and stays on its finger where it stays at all. */
export function stopRequest(line: TimeLine, stop: Stop, before: Gear): StopRequest {
  const { level } = stop;
  const { edition, dataset } = line.rules;
  const wearer = { ...line.rules.wearer, level };
  const rules = { edition, dataset, wearer };
  const point = pointAt(line, stop);
  const set = setAt(line, stop, before);
  const preset = dataset.presets.find(({ id }) => id === point.pointId) ?? null;
  // Bosses alone ask for caps, and whoever is on the way up meets none of their level.
  const isRaiding =
    level === edition.maxLevel || edition.phases.some((each) => each.level === level);
  return {
    ...{ set, wearer, point },
    weights: weightsOf(point),
    caps: isRaiding ? capsOf(set, rules, preset) : [],
    totals: isRaiding ? sheetStats(nakedSheet(set, rules)) : {},
    banned: line.heirlooms ? {} : { items: heirloomIds(line.rules) },
  };
}

/** A preset for another level or phase is not the one that was chosen; weights of one's own stay. */
function pointAt({ set, rules, point }: TimeLine, { level, phase }: Stop): Point {
  const { edition, dataset, wearer } = rules;
  const { gameClass } = wearer;
  if (level === wearer.level && phase === (set.phase || edition.defaultPhase)) return point;
  const wish = { gameClass, spec: set.spec, phase, level };
  return pointsForLevel([point], dataset, edition, wish)[0] ?? point;
}

/** With the talents and types of armor the level has by then. */
function setAt({ set, rules }: TimeLine, { level, phase }: Stop, gear: Gear): GearSet {
  const { dataset, wearer } = rules;
  const facts = classFacts(dataset, wearer.gameClass);
  return {
    ...set,
    ...{ phase, gear },
    talents: standardTalents(set.talents, dataset.talents(wearer.gameClass), level) ?? '',
    defaultFilters: facts
      ? filtersAtLevel(set.defaultFilters, facts, wearer.level, level)
      : set.defaultFilters,
  };
}

function heirloomIds({ dataset }: Rules): readonly string[] {
  const { ids, flags } = dataset.items;
  return [...ids.keys()].flatMap((row) => (flags[row]! & FLAG_HEIRLOOM ? [String(ids[row])] : []));
}
