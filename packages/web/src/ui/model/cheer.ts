/** Whoever has something to celebrate tells it here; a figure on the page cheers. */
export const CHEER = 'cheer';

export function cheer(): void {
  window.dispatchEvent(new Event(CHEER));
}
