import { NARROW, useMedia } from '../../ui/use-media.ts';

/** Pixels of a cell of the grid, and of the icon in it. */
export interface TreeSize {
  readonly width: number;
  readonly height: number;
  readonly icon: number;
  /** There is room for the name below the icon. */
  readonly named?: true;
}

const ROOMY: TreeSize = { width: 104, height: 92, icon: 44, named: true };
const WIDE: TreeSize = { width: 84, height: 66, icon: 46 };
const MIDDLE: TreeSize = { width: 66, height: 66, icon: 44 };
const SMALL: TreeSize = { width: 58, height: 62, icon: 40 };
const PHONE: TreeSize = { width: 70, height: 68, icon: 46 };

export const COLUMNS = 4;

/** Mobile and large mobile: the tooltip comes as a sheet. */
export const SHEET_WIDTH = '(max-width: 1000px)';

export function useTreeSize(): TreeSize {
  const isPhone = useMedia(NARROW);
  const isMiddling = useMedia('(max-width: 1180px)');
  const isRoomy = useMedia('(min-width: 1381px)');
  const isSmall = useMedia('(max-width: 899px)');
  if (isPhone) return PHONE;
  if (isSmall) return SMALL;
  if (isMiddling) return MIDDLE;
  return isRoomy ? ROOMY : WIDE;
}
