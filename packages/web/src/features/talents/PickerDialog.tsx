import { useMemo, useRef, useState } from 'react';
import { MESSAGES } from '@gearwright/game/messages.ts';
import { matchText } from '@gearwright/game/search/text/match-text.ts';
import { buildTextIndex } from '@gearwright/game/search/text/text-index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SpellIcon } from '../../ui/icon/SpellIcon.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import styles from './PickerDialog.module.css';

export interface Choice {
  readonly spellId: number;
  readonly name: string;
  readonly text: string | null;
  /** What is good to know: where it is placed, or why it cannot be. */
  readonly note: string | null;
  readonly isLocked: boolean;
}

interface Props {
  readonly open: boolean;
  readonly title: string;
  /** "Glyphs", "Runes". */
  readonly things: string;
  readonly choices: readonly Choice[];
  readonly chosen: number | null;
  readonly onPick: (spellId: number | null) => void;
  readonly onClose: () => void;
}

/** One of a list with sentences, found by typing. */
export function PickerDialog({ open, title, things, choices, chosen, onPick, onClose }: Props) {
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
  const pick = (spellId: number | null) => {
    onPick(spellId);
    onClose();
  };
  return (
    <Dialog
      wide
      open={open}
      title={title}
      onClose={onClose}
      onClosed={() => setText('')}
      actions={chosen !== null && <Button onClick={() => pick(null)}>Remove</Button>}
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
        {found.map(({ spellId, name, text: words, note, isLocked }) => (
          <li key={spellId}>
            <button
              type="button"
              className={styles.choice}
              disabled={isLocked}
              aria-pressed={spellId === chosen}
              onClick={() => pick(spellId)}
            >
              <SpellIcon spellId={spellId} />
              <span className={styles.words}>
                <span className={styles.name}>
                  {name}
                  {note && <small className={styles.note}>{note}</small>}
                </span>
                {words && <span className={styles.text}>{words}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
