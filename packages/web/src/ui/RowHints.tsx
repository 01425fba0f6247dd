import { useCallback, useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { HintCard } from './HintCard.tsx';
import { moveAmongRows } from './move-among-rows.ts';

interface Props {
  /** What to tell about the row with this `data-hint`; null tells nothing. */
  readonly tell: (hint: string) => ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

interface Told {
  readonly row: HTMLElement;
  readonly hint: string;
}

/**
 * Explains whichever row is pointed at, focused or tapped: one card for all of them, so that rows stay plain buttons.
 * Arrows move between the rows of a list; Escape puts the card away.
 */
export function RowHints({ tell, className, children }: Props) {
  const [told, setTold] = useState<Told | null>(null);
  const id = useId();
  const show = useCallback(({ target }: SyntheticEvent) => setTold(rowAt(target)), []);
  const hide = useCallback(() => setTold(null), []);
  const text = told && tell(told.hint);
  return (
    // The rows inside are the controls; what is heard here is what bubbles up from them.
    <div
      role="presentation"
      className={className}
      onPointerOver={(event) => event.pointerType === 'mouse' && show(event)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && hide()}
      onFocus={show}
      onBlur={hide}
      onClick={show}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && told) {
          event.stopPropagation();
          hide();
        } else moveAmongRows(event);
      }}
    >
      {children}
      {told &&
        text &&
        createPortal(
          <HintCard id={id} row={told.row} onAway={hide}>
            {text}
          </HintCard>,
          document.body,
        )}
    </div>
  );
}

function rowAt(target: EventTarget): Told | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null;
  return row ? { row, hint: row.dataset.hint! } : null;
}
