import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';

/** Whose points they are: presets are offered for its class and spec. */
export interface PointHolder {
  readonly gameClass: GameClass;
  /** Empty while none is chosen. */
  readonly spec: string;
}
