import { useEffect, useEffectEvent } from 'react';
import { readPasted, type PastedBuild } from './read-pasted.ts';
import type { Trainee } from './talent-build.ts';

const TYPING = 'input, textarea, select, [contenteditable="true"]';

/** A build pasted onto the page itself is read; anything else pasted there is left alone. */
export function usePasting(
  trainee: Trainee,
  onRead: (build: PastedBuild) => void,
  /** What of it is meant for this page. */
  concerns: (text: string) => boolean = () => true,
): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (event.target instanceof Element && event.target.closest(TYPING)) return;
    const text = event.clipboardData?.getData('text') ?? '';
    if (!concerns(text)) return;
    const { value } = readPasted(text, trainee);
    if (value && value.order.length > 0) onRead(value);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
