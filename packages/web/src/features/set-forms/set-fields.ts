import type { Character } from '@gearwright/game/character/character.ts';
import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import type { Point } from '@gearwright/game/point/point.ts';

/** What the forms of a set ask. */
export interface SetFields {
  readonly name: string;
  /** Empty until one is chosen. */
  readonly spec: string;
  readonly phase: number | null;
  readonly professions: readonly string[];
  readonly points: readonly Point[];
}

/** Whose set it is or will be. */
export type FormOwner = Pick<
  Character,
  'id' | 'name' | 'level' | 'race' | 'faction' | 'gameClass' | 'spec'
>;

/** What the place for the points is given. */
export interface PointsInput {
  readonly holder: { readonly gameClass: GameClass; readonly spec: string };
  readonly points: readonly Point[];
  readonly onChange: (points: readonly Point[]) => void;
  readonly error: string | undefined;
  /** Whether a point is being written that is not among the points yet. */
  readonly onWriting: (isWriting: boolean) => void;
}
