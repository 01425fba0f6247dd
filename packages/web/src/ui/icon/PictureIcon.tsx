import styles from './ItemIcon.module.css';
import type { Picture } from './pictures.ts';

interface Props {
  /** Null draws the empty frame. */
  readonly picture: Picture | null | undefined;
  /** 0 to 7; border and corners tell it, to those who do not see its colour too. */
  readonly quality?: number;
}

/** A framed glyph; as wide as its place. */
export function PictureIcon({ picture, quality }: Props) {
  return (
    <span
      className={styles.icon}
      data-quality={quality}
      data-palette={picture?.palette}
      data-field={picture?.field}
    >
      {picture && (
        <svg viewBox="0 0 512 512" aria-hidden="true">
          <use className={styles.cast} href={picture.href} y="22" />
          <use href={picture.href} fill={`url(#tones-${picture.palette})`} />
        </svg>
      )}
    </span>
  );
}
