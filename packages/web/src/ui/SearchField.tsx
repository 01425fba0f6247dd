import { useEffect, type RefObject } from 'react';
import { Glyph } from './Glyph.tsx';
import styles from './SearchField.module.css';

interface Props {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onArrowDown: () => void;
}

/** `/` focuses it from anywhere on the page, Escape empties it. */
export function SearchField({ ref, label, placeholder, value, onChange, onArrowDown }: Props) {
  useSlash(ref);
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
      <kbd aria-hidden="true">/</kbd>
    </label>
  );
}

function useSlash(ref: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest('input, textarea');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return;
      event.preventDefault();
      ref.current?.focus();
      ref.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [ref]);
}
