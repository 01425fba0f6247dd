import {
  useLayoutEffect,
  useRef,
  useState,
  type DOMAttributes,
  type KeyboardEvent,
  type RefObject,
} from 'react';

interface List {
  readonly count: number;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Brings a line into sight, so that it is drawn. */
  readonly show: (at: number) => void;
  readonly onPick: (at: number) => void;
  readonly onWish: (at: number) => void;
  readonly onHave: (at: number) => void;
  /** Asks what its effects are worth. */
  readonly onValue: (at: number) => void;
  /** What the pointer or the focus rests on. */
  readonly onLook: (at: number | null) => void;
}

/** Lines a page of the keyboard jumps over. */
const PAGE = 6;

/** Arrows walk the lines, Enter takes one, `w` wishes for it, `h` says one has it; presses are heard once for the whole list. */
export function useListKeys(list: List) {
  const { count, scroller, show, onPick, onWish, onHave, onValue, onLook } = list;
  const [reached, setReached] = useState(0);
  const active = Math.min(reached, Math.max(count - 1, 0));
  const wanted = useRef<number | null>(null);
  const looked = useRef<number | null>(null);
  // A line that was out of sight is drawn only after the list has moved.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const line = scroller.current?.querySelector<HTMLElement>(`[data-at="${wanted.current}"]`);
    if (!line) return;
    wanted.current = null;
    line.focus({ preventScroll: true });
  });
  const focus = (at: number): void => {
    if (count === 0) return;
    wanted.current = at;
    setReached(at);
    show(at);
    const line = scroller.current?.querySelector<HTMLElement>(`[data-at="${at}"]`);
    if (!line) return;
    wanted.current = null;
    line.focus({ preventScroll: true });
  };
  const look = (at: number | null): void => {
    if (at === looked.current) return;
    looked.current = at;
    onLook(at);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = lineOf(event.target);
    if (at === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const isButton = event.target instanceof HTMLButtonElement;
    if (isButton && (event.key === 'Enter' || event.key === ' ')) return;
    const to = TOWARDS[event.key]?.(at, count);
    if (to !== undefined) focus(Math.min(Math.max(to, 0), count - 1));
    else if (event.key === 'Enter' || event.key === ' ') onPick(at);
    else if (event.key === 'w') onWish(at);
    else if (event.key === 'h') onHave(at);
    else return;
    event.preventDefault();
  };
  const handlers: DOMAttributes<HTMLElement> = {
    onKeyDown,
    onClick: ({ target }) => {
      const at = lineOf(target);
      // A tap on the picture reads it.
      if (at === null || isIn(target, '[data-tip-tap]')) return;
      setReached(at);
      if (isIn(target, '[data-wish]')) onWish(at);
      else if (isIn(target, '[data-have]')) onHave(at);
      else if (isIn(target, '[data-value]')) onValue(at);
      else onPick(at);
    },
    onPointerOver: ({ target, pointerType }) => {
      if (pointerType !== 'touch') look(lineOf(target));
    },
    onPointerLeave: () => look(null),
    onFocus: ({ target }) => {
      const at = lineOf(target);
      // Not only once it is clicked: then the browser would lay the page out in the midst of the change.
      if (at !== null) setReached(at);
      look(at);
    },
    onBlur: ({ relatedTarget }) => {
      if (lineOf(relatedTarget) === null) look(null);
    },
  };
  return { active, focus, handlers };
}

const TOWARDS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + PAGE,
  PageUp: (at) => at - PAGE,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function lineOf(target: EventTarget | null): number | null {
  const line = target instanceof Element ? target.closest('[data-at]') : null;
  return line ? Number(line.getAttribute('data-at')) : null;
}

function isIn(target: EventTarget, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
