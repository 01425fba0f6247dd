import { useMemo, useRef, useState, type ReactNode } from 'react';
import { MESSAGES } from '@gearwright/game/messages.ts';
import { matchText } from '@gearwright/game/search/text/match-text.ts';
import { buildTextIndex } from '@gearwright/game/search/text/text-index.ts';
import { markOf } from '../language/told.ts';
import { Dialog } from './Dialog.tsx';
import styles from './PickerDialog.module.css';
import { SearchField } from './SearchField.tsx';

export interface Choice {
  readonly key: string;
  readonly name: string;
  readonly text: string | null;
  /** What is good to know: what it replaces, or why it cannot be had. */
  readonly note: string | null;
  readonly isLocked?: boolean;
  readonly icon: ReactNode;
}

interface Props {
  readonly open: boolean;
  readonly title: string;
  /** "Glyphs", "Runes". */
  readonly things: string;
  readonly choices: readonly Choice[];
  readonly chosen: string | null;
  readonly onPick: (key: string) => void;
  readonly onClose: () => void;
  readonly actions?: ReactNode;
}

/** One of a list with sentences, found by typing. */
export function PickerDialog(props: Props) {
  const { open, title, things, choices, chosen, onPick, onClose, actions } = props;
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const index = useMemo(
    () =>
      buildTextIndex(
        choices.length,
        (row) => choices[row]!.name,
        (row) => choices[row]!.text ?? '',
      ),
    [choices],
  );
  const match = text.trim() === '' ? null : matchText(index, text);
  const found = match ? match.rows.map((row) => choices[row]!) : choices;
  return (
    <Dialog
      wide
      open={open}
      title={title}
      onClose={onClose}
      onClosed={() => setText('')}
      actions={actions}
    >
      <SearchField
        ref={field}
        label={`Search ${things.toLowerCase()}`}
        placeholder={`Search ${things.toLowerCase()}`}
        value={text}
        onChange={setText}
        onArrowDown={() => list.current?.querySelector<HTMLElement>('button')?.focus()}
      />
      {found.length === 0 && <p>{MESSAGES.noRecords(things)}</p>}
      <ul ref={list} className={styles.list} aria-label={things}>
        {found.map(({ key, name, text: words, note, isLocked, icon }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.choice}
              disabled={isLocked ?? false}
              aria-pressed={key === chosen}
              onClick={() => {
                onPick(key);
                onClose();
              }}
            >
              {icon}
              <span className={styles.words}>
                <span className={styles.name}>
                  {name}
                  {note && <small className={styles.note}>{note}</small>}
                </span>
                {words && (
                  <span {...markOf(words)} className={styles.text}>
                    {words}
                  </span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
