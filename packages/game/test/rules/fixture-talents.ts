import type { ClassTalents, Talent, TalentTree } from '../../src/dataset/tables.ts';
import type { GameClass } from '../../src/words/classes-and-races.ts';

/** [row, column, ranks, place of what it requires] */
type TalentRow = readonly [number, number, number, number?];

function tree(id: number, name: string, rows: readonly TalentRow[]): TalentTree {
  const talents = rows.map(([row, col, ranks, requires], place): Talent => {
    const first = id * 10_000 + place * 10;
    const spellIds = Array.from({ length: ranks }, (_, rank) => first + rank);
    return {
      id: first,
      name: `${name} ${place}`,
      icon: 'talent',
      row,
      col,
      requires: requires ?? null,
      spellIds,
      effects: spellIds.map(() => []),
    };
  });
  return { id, name, icon: 'tree', talents };
}

const SHORT: readonly TalentRow[] = [
  [0, 0, 5],
  [0, 1, 3],
  [0, 2, 2],
  [1, 0, 5],
  [1, 1, 2, 1],
  [2, 1, 1],
  [2, 2, 3],
  // The prerequisite stands to the right, in the same row.
  [3, 0, 2, 8],
  [3, 1, 1, 5],
  [4, 1, 5],
];

/** Thirty talents, so that the letters run out. */
const LONG: readonly TalentRow[] = Array.from({ length: 30 }, (_, place): TalentRow => [
  Math.floor(place / 3),
  place % 3,
  [5, 3, 2][place % 3]!,
]);

/** The last spell of the short tree: stands for the talent that lets a warrior hold two two-handers. */
const GRIP_TALENT = 9;

export function fixtureTalents(gameClass: GameClass, gripSpellId: number): ClassTalents {
  const first = tree(1, 'Arms', SHORT);
  const grip = { ...first.talents[GRIP_TALENT]!, spellIds: [gripSpellId, 1, 2, 3, 4] };
  return {
    gameClass,
    trees: [
      { ...first, talents: first.talents.with(GRIP_TALENT, grip) },
      tree(2, 'Fury', LONG),
      tree(3, 'Protection', SHORT),
    ],
  };
}
