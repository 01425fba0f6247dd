import { useShortcut } from '../../../ui/keyboard/use-shortcut.ts';
import { useAppNavigate } from '../../../ui/link/use-app-navigate.ts';

/** The tabs of the set by key; they are named under `?`. */
export function TabKeys({ path }: { readonly path: string }): null {
  const navigate = useAppNavigate();
  useShortcut('g', 'Gear', () => navigate(path));
  useShortcut('t', 'Talents', () => navigate(`${path}/talents`));
  useShortcut('b', 'Buffs', () => navigate(`${path}/buffs`));
  useShortcut('n', 'What next?', () => navigate(`${path}/next`));
  return null;
}

interface Props {
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/** From slot to slot by key, the selector open all the while. */
export function SlotKeys({ onPrevious, onNext }: Props): null {
  useShortcut('[', 'Previous slot', onPrevious);
  useShortcut(']', 'Next slot', onNext);
  return null;
}
