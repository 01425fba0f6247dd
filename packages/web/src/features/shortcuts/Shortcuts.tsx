import { lazy, Suspense, useState } from 'react';
import { useShortcut } from '../../ui/keyboard/use-shortcut.ts';

const ShortcutList = lazy(async () => ({
  default: (await import('./ShortcutList.tsx')).ShortcutList,
}));

/** `?` lists what the keyboard can do here (acceptance P9). */
export function Shortcuts() {
  const [list, setList] = useState<'never' | 'open' | 'closed'>('never');
  useShortcut('?', 'List the shortcuts', () => setList('open'));
  if (list === 'never') return null;
  return (
    <Suspense>
      <ShortcutList open={list === 'open'} onClose={() => setList('closed')} />
    </Suspense>
  );
}
