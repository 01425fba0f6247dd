import type { ReactNode } from 'react';
import { SpellIcon } from '../../ui/icon/SpellIcon.tsx';
import { PictureIcon } from '../../ui/icon/PictureIcon.tsx';
import styles from './PlaceButton.module.css';

interface Props {
  /** What the place is called, for those who do not see where it stands. */
  readonly label: string;
  readonly spellId: number | null;
  /** Of what is in it, or what to do. */
  readonly name: ReactNode;
  readonly detail?: string | null | undefined;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** A place for a glyph or a rune: what is in it, or that something may be. */
export function PlaceButton({ label, spellId, name, detail, disabled, onClick }: Props) {
  return (
    <button
      type="button"
      className={styles.place}
      data-empty={spellId === null || undefined}
      disabled={disabled}
      onClick={onClick}
    >
      {spellId === null ? <PictureIcon picture={null} /> : <SpellIcon spellId={spellId} />}
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.name}>{name}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </button>
  );
}
