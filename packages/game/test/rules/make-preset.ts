import type { GameClass } from '../../src/words/classes-and-races.ts';
import type { PointPreset } from '../../src/dataset/tables.ts';

export function makePreset(
  gameClass: GameClass,
  spec: string,
  facts: Partial<PointPreset> & Pick<PointPreset, 'id'>,
): PointPreset {
  return {
    gameClass,
    spec,
    name: facts.id,
    phase: null,
    author: 'Someone',
    authorLink: null,
    levels: null,
    inherited: false,
    derived: false,
    stats: [],
    ...facts,
  };
}
