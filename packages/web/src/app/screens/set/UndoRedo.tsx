import { useSetView } from '../../../data/set-view/set-view.ts';
import { Button } from '../../../ui/Button.tsx';
import { Glyph } from '../../../ui/Glyph.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { useShortcut } from '../../../ui/keyboard/use-shortcut.ts';
import { MenuItem, MenuSeparator } from '../../../ui/Menu.tsx';
import { memo } from '../../../language/memo.ts';

/** Every change to a set can be taken back and made again by keys (acceptance S6). */
export function UndoKeys(): null {
  const { undo, redo } = useSetView();
  useShortcut('Ctrl+Z', 'Undo the last change to the set', undo);
  useShortcut('Ctrl+Shift+Z', 'Redo it', redo);
  useShortcut('Ctrl+Y', 'Redo it', redo);
  return null;
}

export function UndoRedo() {
  const { undo, redo, canUndo, canRedo } = useSetView();
  return (
    <>
      <Step name="Undo" keys="Ctrl+Z" can={canUndo} run={undo} />
      <Step name="Redo" keys="Ctrl+Shift+Z" can={canRedo} run={redo} />
    </>
  );
}

/** On a phone the way back stays in sight; the way on again is in the menu. */
export function UndoInSight() {
  const { undo, canUndo } = useSetView();
  return <Step name="Undo" keys="Ctrl+Z" can={canUndo} run={undo} />;
}

/** Within the menu, where there is no room for buttons. */
export function UndoRedoItems() {
  const { undo, redo, canUndo, canRedo } = useSetView();
  return (
    <>
      <MenuItem stays disabled={!canUndo} onSelect={undo}>
        <Glyph name="undo" />
        Undo
      </MenuItem>
      <MenuItem stays disabled={!canRedo} onSelect={redo}>
        <Glyph name="redo" />
        Redo
      </MenuItem>
      <MenuSeparator />
    </>
  );
}

interface StepProps {
  readonly name: 'Undo' | 'Redo';
  readonly keys: string;
  readonly can: boolean;
  readonly run: () => void;
}

/** Keeps the focus when there is nothing left to take back, so that the way on is one key away. */
const Step = memo(function Step({ name, keys, can, run }: StepProps) {
  return (
    <Hint text={`${name} (${keys})`} side="bottom">
      <Button
        tone="quiet"
        only
        aria-label={name}
        aria-disabled={!can}
        aria-keyshortcuts={keys.replace('Ctrl', 'Control')}
        onClick={() => can && run()}
      >
        <Glyph name={name === 'Undo' ? 'undo' : 'redo'} />
      </Button>
    </Hint>
  );
});
