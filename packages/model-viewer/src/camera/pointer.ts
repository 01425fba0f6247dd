import type { Orbit } from './orbit.ts';

export interface PointerRules {
  /** Nearer, farther and aside: in full screen only. */
  mayRoam(): boolean;
  onMove(): void;
  /** Once, at the first touch. */
  onTouch(): void;
}

/** Radians over the whole breadth of the picture. */
const TURN = Math.PI * 1.6;
const KEY_TURN = 0.2;

/** Turns what fingers, mouse and keys do over the picture into movements of the camera. */
export function followPointer(element: HTMLElement, orbit: Orbit, rules: PointerRules): () => void {
  const held = new Map<number, { x: number; y: number }>();
  const stop = new AbortController();
  const { signal } = stop;

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 && event.button !== 2) return;
    held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    element.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    const last = held.get(event.pointerId);
    if (!last) return;
    const { width, height } = element.getBoundingClientRect();
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
    const others = [...held].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const before = others[0] && Math.hypot(last.x - others[0].x, last.y - others[0].y);
    held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (others[0]) {
      if (!rules.mayRoam()) return;
      const now = Math.hypot(event.clientX - others[0].x, event.clientY - others[0].y);
      if (before && now > 0) orbit.zoom(before / now);
      orbit.pan(-dx / 2 / height, dy / 2 / height);
    } else if (rules.mayRoam() && (event.buttons === 2 || event.shiftKey)) {
      orbit.pan(-dx / height, dy / height);
    } else orbit.rotate((-dx / width) * TURN, (dy / height) * (TURN / 2));
    rules.onMove();
  };
  const up = (event: PointerEvent): void => void held.delete(event.pointerId);
  const wheel = (event: WheelEvent): void => {
    if (!rules.mayRoam()) return;
    event.preventDefault();
    orbit.zoom(Math.exp(Math.max(-1, Math.min(1, event.deltaY / 400))));
    rules.onMove();
  };
  const key = (event: KeyboardEvent): void => {
    const turn = { ArrowLeft: -KEY_TURN, ArrowRight: KEY_TURN }[event.key];
    const zoom = { '+': 0.85, '-': 1 / 0.85 }[event.key];
    if (turn !== undefined) orbit.rotate(turn, 0);
    else if (zoom !== undefined && rules.mayRoam()) orbit.zoom(zoom);
    else return;
    event.preventDefault();
    rules.onMove();
  };
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', up, { signal });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  element.addEventListener('keydown', key, { signal });
  element.addEventListener('contextmenu', (event) => rules.mayRoam() && event.preventDefault(), {
    signal,
  });
  element.addEventListener('touchstart', rules.onTouch, { signal, once: true, passive: true });
  return () => stop.abort();
}
