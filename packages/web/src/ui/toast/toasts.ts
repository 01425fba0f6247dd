export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'done' | 'failed' | 'info';
  readonly action?: { readonly label: string; readonly run: () => void };
}

type Listener = () => void;

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<Listener>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Tells something in passing, at the lower edge; what must be read belongs into a Banner. */
export function showToast(text: string, more: Partial<Omit<Toast, 'id' | 'text'>> = {}): void {
  last += 1;
  set([...toasts.slice(-2), { id: last, text, tone: 'done', ...more }]);
}

export function dropToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

export function listenToToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}
