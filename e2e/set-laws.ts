import type { Page } from 'playwright-core';
import {
  RACE_FACTION,
  type GameClass,
  type Race,
} from '@gearwright/game/words/classes-and-races.ts';
import { displayFigure, grouped } from '@gearwright/game/formula/display.ts';
import { setFromExample } from '@gearwright/game/exchange/set-from-example.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import { effectsFor } from '@gearwright/game/optimise/exact/spec-defaults.ts';
import { slotQuery } from '@gearwright/game/optimise/slot-query.ts';
import { weightsOf } from '@gearwright/game/point/point.ts';
import { presetFor, presetPoint } from '@gearwright/game/point/preset-for.ts';
import { buildSearchIndex } from '@gearwright/game/search/search-index.ts';
import { GainInSet } from '@gearwright/game/optimise/gain/gain-in-set.ts';
import { rankedByGain } from '@gearwright/game/optimise/gain/ranked-by-gain.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import { newGearSet } from '@gearwright/game/set/new-gear-set.ts';
import { wearerOf, type Rules } from '@gearwright/game/set/rules.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import type { FigureName } from '@gearwright/game/total/figures.ts';
import { setTotals } from '@gearwright/game/total/set-totals.ts';
import { figure } from '@gearwright/game/total/totals.ts';
import { loadDataset } from '@gearwright/gamedata/load.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import type { SeededSet } from './seed-roster.ts';

export interface Wears {
  readonly race: Race;
  readonly gameClass: GameClass;
  readonly set: SeededSet;
}

/** Published sets of a class, from all over its list; each under a name of its own. */
export function someExamples(gameClass: GameClass, count: number): readonly SeededSet[] {
  const all = loadDataset('tbc').examples.filter((each) => each.gameClass === gameClass);
  const step = Math.max(all.length / count, 1);
  return Array.from({ length: Math.min(count, all.length) }, (_, at) => {
    const { spec, name } = all.at(Math.floor(at * step))!;
    return { name: `${gameClass} ${at}`, spec, example: name };
  });
}

/** The set that was seeded, as the game knows it. */
export function seededSet({ gameClass, set }: Wears, game: RosterGame): GearSet {
  const { edition, dataset } = game;
  const { name, spec } = set;
  const phase = edition.defaultPhase;
  const beginnings = { id: '', characterId: '', name, gameClass, spec, phase };
  const level = edition.maxLevel;
  const points = [presetPoint(presetFor(dataset, edition, { gameClass, spec, phase, level })!)];
  const example = dataset.examples.find(
    (each) => each.gameClass === gameClass && each.spec === spec && each.name === set.example,
  );
  if (!example) return { ...newGearSet(beginnings), points };
  return { ...setFromExample(example, beginnings, { ...game, gameClass }).set, points };
}

export function rulesOf(set: GearSet, { race, gameClass }: Wears, game: RosterGame): Rules {
  const level = game.edition.maxLevel;
  const wearer = wearerOf(set, { race, gameClass, level, faction: RACE_FACTION[race] });
  return { ...game, wearer };
}

/** What the panel must say of these figures, by the game's own totals. */
export function saidFigures(
  set: GearSet,
  rules: Rules,
  names: readonly string[],
): Readonly<Record<string, string>> {
  const totals = setTotals(set, { ...rules, form: null, buffs: true });
  const rows = rules.edition.sections.flatMap((section) => section.rows);
  return Object.fromEntries(
    names.map((name) => {
      const { format } = rows.find(({ stat }) => stat === name)!;
      return [name, grouped(displayFigure(figure(totals, name as FigureName), format))];
    }),
  );
}

/** What the panel on the page says, by figure. */
export async function shownFigures(page: Page): Promise<Readonly<Record<string, string>>> {
  const rows = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('section[aria-label="Stats"] [data-hint]')].map(
      (row) => [row.dataset['hint'] ?? '', row.children[2]?.textContent ?? ''] as const,
    ),
  );
  return Object.fromEntries(rows.filter(([hint]) => !hint.startsWith('point')));
}

/** What a slot's list must hold, what gains the set most first. */
export function ranked(set: GearSet, slot: SlotId, rules: Rules): readonly Item[] {
  const index = buildSearchIndex(rules.dataset, rules.edition);
  const point = set.points.at(0)!;
  const weights = weightsOf(point);
  const effects = effectsFor(set, rules, weights, point);
  const query = slotQuery({ rules, set, weights, effects }, slot);
  const preset = rules.dataset.presets.find(({ id }) => id === point.pointId) ?? null;
  const gains = new GainInSet(set, { rules, weights, effects, preset });
  return rankedByGain(gains, index, { ...query, size: 20 }, slot).hits.map(({ item }) => item);
}
