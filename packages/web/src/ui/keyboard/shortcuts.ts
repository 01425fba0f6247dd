export interface Shortcut {
  /** As `KeyboardEvent.key` says it; with Control (or Command) held, `Ctrl+Z` or `Ctrl+Shift+Z`. */
  readonly key: string;
  /** What it does, as the list of shortcuts says it. */
  readonly label: string;
  readonly run: () => void;
}

const known: Shortcut[] = [];

/** The last one to claim a key has it, until it gives it back. */
export function claimKey(shortcut: Shortcut): () => void {
  if (known.length === 0) document.addEventListener('keydown', answer);
  known.push(shortcut);
  return () => {
    known.splice(known.indexOf(shortcut), 1);
    if (known.length === 0) document.removeEventListener('keydown', answer);
  };
}

/** Those that work now, one a key. */
export function currentShortcuts(): readonly Shortcut[] {
  return [...new Map(known.map((shortcut) => [shortcut.key, shortcut])).values()];
}

const TYPING =
  'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable="true"]';
const BUSY = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

function answer(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey) return;
  if (event.target instanceof Element && event.target.closest(TYPING)) return;
  const shortcut = known.findLast(({ key }) => key === pressed(event));
  if (!shortcut || document.querySelector(BUSY)) return;
  event.preventDefault();
  shortcut.run();
}

function pressed({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  if (!ctrlKey && !metaKey) return key;
  return `Ctrl+${shiftKey ? 'Shift+' : ''}${key.toUpperCase()}`;
}
