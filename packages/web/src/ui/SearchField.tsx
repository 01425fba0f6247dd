import { useId, type RefObject } from 'react';
import { Glyph } from './Glyph.tsx';
import { useShortcut } from './keyboard/use-shortcut.ts';
import styles from './SearchField.module.css';

interface Props {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onArrowDown: () => void;
  /** Texts the value may be the beginning of. */
  readonly completions?: readonly string[];
}

/** `/` focuses it from anywhere on the page, Escape empties it. */
export function SearchField(props: Props) {
  const { ref, label, placeholder, value, onChange, onArrowDown, completions = [] } = props;
  const listId = useId();
  useShortcut('/', label, () => {
    ref.current?.focus();
    ref.current?.select();
  });
  return (
    <label className={styles.field}>
      <Glyph name="search" />
      <span className={styles.label}>{label}</span>
      <input
        ref={ref}
        type="search"
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        list={completions.length > 0 ? listId : undefined}
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('');
          if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
          event.preventDefault();
          onArrowDown();
        }}
      />
      <datalist id={listId}>
        {completions.map((completion) => (
          <option key={completion} value={completion}>
            {completion}
          </option>
        ))}
      </datalist>
      <kbd aria-hidden="true">/</kbd>
    </label>
  );
}
