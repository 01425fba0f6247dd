export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between the tip and what it tells of, and between the tip and the window's edge. */
const GAP = 10;
const EDGE = 8;

/** Beside its anchor: to the right, else to the left, else where there is more room; never out of the window. */
export function placeTip(anchor: Box, tip: Size, view: Size): { left: number; top: number } {
  const right = anchor.right + GAP;
  const left = anchor.left - GAP - tip.width;
  const fitsRight = right + tip.width <= view.width - EDGE;
  const fitsLeft = left >= EDGE;
  const roomier = view.width - anchor.right >= anchor.left ? right : left;
  return {
    left: within(fitsRight ? right : fitsLeft ? left : roomier, tip.width, view.width),
    top: within(anchor.top, tip.height, view.height),
  };
}

/** In the middle of a place kept for it, at its lower edge. */
export function dockTip(dock: Box, tip: Size, view: Size): { left: number; top: number } {
  return {
    left: within((dock.left + dock.right - tip.width) / 2, tip.width, view.width),
    top: within(Math.min(dock.bottom, view.height - EDGE) - tip.height, tip.height, view.height),
  };
}

function within(at: number, size: number, room: number): number {
  return Math.round(Math.max(EDGE, Math.min(at, room - EDGE - size)));
}
