/** Pixels between a row and its card, and between the card and the edge of the window. */
const GAP = 10;
const EDGE = 8;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Left of the row, else right of it, else below or above; never out of the window. */
export function placeBeside(
  row: Box,
  card: { readonly offsetWidth: number; readonly offsetHeight: number },
  window: { readonly innerWidth: number; readonly innerHeight: number },
): { readonly left: number; readonly top: number } {
  const { offsetWidth: width, offsetHeight: height } = card;
  const { innerWidth, innerHeight } = window;
  const within = (at: number, size: number, room: number) =>
    Math.max(EDGE, Math.min(at, room - size - EDGE));
  const beside = within(row.top - 8, height, innerHeight);
  if (row.left - GAP - width >= EDGE) return { left: row.left - GAP - width, top: beside };
  if (row.right + GAP + width <= innerWidth - EDGE) return { left: row.right + GAP, top: beside };
  const left = within(row.left, width, innerWidth);
  const below = row.bottom + GAP + height <= innerHeight - EDGE;
  return { left, top: below ? row.bottom + GAP : Math.max(EDGE, row.top - GAP - height) };
}
