import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and down go from row to row of the list the focus is in; the ends hold. */
export function moveAmongRows(event: KeyboardEvent): void {
  const { key, target } = event;
  if (!(target instanceof HTMLElement) || target.dataset.hint === undefined) return;
  const list = target.closest('ul, ol, table');
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-hint]') ?? [])];
  const at = rows.indexOf(target);
  const to =
    key === 'Home' ? 0 : key === 'End' ? rows.length - 1 : STEPS[key] ? at + STEPS[key] : null;
  if (to === null) return;
  event.preventDefault();
  rows[Math.min(Math.max(to, 0), rows.length - 1)]?.focus();
}
