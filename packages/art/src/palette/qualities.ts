import type { Quality } from '@gearwright/game/item/item.ts';

export interface QualityFrame {
  readonly color: string;
  /** Filled corners, clockwise from the upper left; the lower right comes second. */
  readonly corners: 0 | 1 | 2 | 4;
  readonly secondLine: boolean;
}

/** Corners tell the quality to those who do not see its colour. */
export const QUALITY_FRAMES: Readonly<Record<Quality, QualityFrame>> = {
  0: { color: '#a3a8ae', corners: 0, secondLine: false },
  1: { color: '#f4f5f6', corners: 0, secondLine: false },
  2: { color: '#4be04a', corners: 1, secondLine: false },
  3: { color: '#4f9ef8', corners: 2, secondLine: false },
  4: { color: '#bf7df8', corners: 4, secondLine: false },
  5: { color: '#ff9a3d', corners: 4, secondLine: true },
  6: { color: '#e6cc80', corners: 4, secondLine: true },
  7: { color: '#e6cc80', corners: 4, secondLine: false },
};

/** Of spells and talents, which have no quality. */
export const PLAIN_FRAME: QualityFrame = { color: '#3d4755', corners: 0, secondLine: false };
