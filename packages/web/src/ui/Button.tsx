import type { ComponentProps } from 'react';
import styles from './Button.module.css';

export function Button(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles.button} />;
}
