import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** Milliseconds a finger rests before it means the other thing. */
const LONG = 500;
/** Pixels it may stray meanwhile. */
const STRAY = 12;

interface Touch {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly x: number;
  readonly y: number;
}

/** A click or tap does one thing, a right click or a long touch the other. */
export function useLongTouch(onTap: () => void, onLong: () => void) {
  const touch = useRef<Touch | null>(null);
  const isFinger = useRef(false);
  const wasLong = useRef(false);
  const end = () => {
    if (touch.current) clearTimeout(touch.current.timer);
    touch.current = null;
  };
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      end();
      isFinger.current = pointerType === 'touch';
      wasLong.current = false;
      if (!isFinger.current) return;
      const timer = setTimeout(() => {
        wasLong.current = true;
        onLong();
      }, LONG);
      touch.current = { timer, x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const at = touch.current;
      if (at && Math.hypot(clientX - at.x, clientY - at.y) > STRAY) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClick: () => {
      if (wasLong.current) wasLong.current = false;
      else onTap();
    },
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      // The context menu event of a long touch: the long touch itself has been handled already.
      if (!isFinger.current) onLong();
    },
  };
}
