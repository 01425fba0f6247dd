/** Whoever has something to celebrate tells it here; a figure on the page cheers (areas §2). */
export const CHEER = 'cheer';

export function cheer(): void {
  window.dispatchEvent(new Event(CHEER));
}
