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

export interface Spot {
  readonly left: number;
  readonly top: number;
}

/** Pixels between a card and what it tells of, and between the card and the window's edge. */
const GAP = 10;
const EDGE = 8;

/**
 * Where a tooltip or a card stands: on the preferred side of its anchor, else on the other, else below or above it;
 * never out of the window.
 */
export function placeBeside(
  anchor: Box,
  card: Size,
  view: Size,
  preferred: 'left' | 'right' = 'right',
): Spot {
  const right = anchor.right + GAP;
  const left = anchor.left - GAP - card.width;
  const fitsRight = right + card.width <= view.width - EDGE;
  const fitsLeft = left >= EDGE;
  if (fitsLeft || fitsRight) {
    const isRight = preferred === 'right' ? fitsRight : !fitsLeft;
    return {
      left: withinWidth(isRight ? right : left, card, view),
      top: withinHeight(anchor.top, card, view),
    };
  }
  const below = anchor.bottom + GAP;
  const fitsBelow = below + card.height <= view.height - EDGE;
  return {
    left: withinWidth(anchor.left, card, view),
    top: withinHeight(fitsBelow ? below : anchor.top - GAP - card.height, card, view),
  };
}

/** In the middle of a place kept for it, at its lower edge. */
export function placeInDock(dock: Box, card: Size, view: Size): Spot {
  return {
    left: withinWidth((dock.left + dock.right - card.width) / 2, card, view),
    top: withinHeight(Math.min(dock.bottom, view.height - EDGE) - card.height, card, view),
  };
}

function withinHeight(top: number, { height }: Size, view: Size): number {
  return Math.round(Math.max(EDGE, Math.min(top, view.height - EDGE - height)));
}

function withinWidth(left: number, { width }: Size, view: Size): number {
  return Math.round(Math.max(EDGE, Math.min(left, view.width - EDGE - width)));
}

export function sizeOf({ offsetWidth: width, offsetHeight: height }: HTMLElement): Size {
  return { width, height };
}

/** The window without its scroll bar. */
export function viewSize(): Size {
  return { width: document.documentElement.clientWidth, height: innerHeight };
}
