import { Dialog } from '@base-ui/react/dialog';
import { useRef, useState, type CSSProperties } from 'react';
import { useUnderstood } from '../../data/search/use-understood.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { SearchUnderstood } from '../../ui/SearchUnderstood.tsx';
import styles from './ItemSearchPanel.module.css';
import { PanelResults } from './PanelResults.tsx';

interface Props {
  readonly open: boolean;
  /** Before it was there. */
  readonly typed: string;
  /** Pixels from the left of the window: the right edge of the box it hangs under. */
  readonly boxRight: number;
  readonly onClose: () => void;
}

/** Under the header: type a name, choose an item, read it among the items. */
export function ItemSearchPanel({ open, typed, boxRight, onClose }: Props) {
  const [text, setText] = useState(typed);
  const { words, problems } = useUnderstood(text);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const first = () => list.current?.querySelector<HTMLElement>('a');
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => next || onClose()}
      onOpenChangeComplete={(isOpen) => isOpen || setText('')}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup
          className={styles.panel}
          style={{ '--box-right': `${boxRight}px` } as CSSProperties}
          initialFocus={field}
        >
          <Dialog.Title className={styles.title}>Find an item</Dialog.Title>
          <label className={styles.field}>
            <Glyph name="search" />
            <input
              ref={field}
              // In the frame it appears: the next letter is already on its way.
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what was asked for
              autoFocus
              type="search"
              aria-label="Find an item"
              placeholder="Name of an item"
              autoComplete="off"
              spellCheck={false}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') first()?.click();
                if (event.key !== 'ArrowDown') return;
                event.preventDefault();
                first()?.focus();
              }}
            />
            <Dialog.Close className={styles.close} aria-label="Close">
              <Glyph name="clear" />
            </Dialog.Close>
          </label>
          <SearchUnderstood words={words} problems={problems} />
          <PanelResults
            ref={list}
            text={text.trim()}
            onChoose={onClose}
            onLeaveTop={() => field.current?.focus()}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
