import type { ComponentProps } from 'react';
import styles from './Card.module.css';
import { classNames } from './class-names.ts';

interface Props extends ComponentProps<'section'> {
  /** Gilded corners, for what the eye should find first. */
  readonly gilt?: boolean;
}

/** A panel. It lays out nothing: give it a class for that. */
export function Card({ gilt, className, ...props }: Props) {
  return <section {...props} className={classNames(styles.card, gilt && styles.gilt, className)} />;
}
