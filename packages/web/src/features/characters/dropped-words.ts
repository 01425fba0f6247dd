import type { Dropped } from '@gearwright/game/plans/carry-gear.ts';
import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import { pointsIn } from '@gearwright/game/talent/talent-order.ts';
import { talentRanks } from '@gearwright/game/talent/read-talents.ts';

/** The game it was left behind in. */
export interface Origin {
  readonly gameClass: GameClass;
  readonly dataset: Dataset;
}

/** What was left behind in a player's words: "31/0/20" for a build, a name for an id; empty where there is neither. */
export function droppedWords({ where, name }: Dropped, origin: Origin | undefined): string {
  if (where === 'Talents') {
    if (!origin) return '';
    const ranks = talentRanks(name, origin.dataset.talents(origin.gameClass));
    return ranks.map(pointsIn).join('/');
  }
  if (where === 'Buffs') return origin?.dataset.spell(Number(name))?.name ?? name;
  if (where === 'Consumables') return origin?.dataset.item(name)?.name ?? name;
  return name;
}
