import type { Box } from '../place-beside.ts';
import { readTip, type TipTarget } from './tip-target.ts';

/** What is pointed at or focused. */
export interface Pointed {
  readonly element: Element;
  /** As the element says it. */
  readonly tip: string;
  readonly target: TipTarget;
  readonly anchor: Box;
  /** Of the reader it is told to; null is the page's first. */
  readonly readerKey: string | null;
  /** A place kept for tooltips of this part of the page. */
  readonly dock: Element | null;
}

/** Half the width of what a pointer covers: of a wide row only the part under it is the anchor. */
const REACH = 14;
const WIDE = 340;

/** `pointer` is where the mouse is; null when the focus brought it here. */
export function pointedAt(element: Element, pointer: number | null): Pointed | null {
  const tip = element.getAttribute('data-tip') ?? '';
  const target = readTip(tip);
  if (!target) return null;
  return {
    element,
    tip,
    target,
    anchor: anchorOf(element, pointer),
    readerKey: element.closest('[data-tip-reader]')?.getAttribute('data-tip-reader') ?? null,
    dock: element.closest('[data-tip-to-dock]') ? visibleDock() : null,
  };
}

function anchorOf(element: Element, pointer: number | null): Box {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (right - left <= WIDE) return { left, right, top, bottom };
  const middle = pointer ?? left + WIDE / 2;
  const reach = pointer === null ? WIDE / 2 : REACH;
  return { left: middle - reach, right: middle + reach, top, bottom };
}

function visibleDock(): Element | null {
  const dock = document.querySelector('[data-tip-dock]');
  const box = dock?.getBoundingClientRect();
  const seen = box && box.width >= 240 && box.bottom > 200 && box.top < innerHeight - 200;
  return seen ? dock : null;
}
