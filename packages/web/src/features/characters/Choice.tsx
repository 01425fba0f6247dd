import { classNames } from '../../ui/class-names.ts';
import styles from './Choice.module.css';

interface Props {
  /** Of the whole group. */
  readonly name: string;
  readonly label: string;
  /** Address of its picture; undefined while that is unknown, null when it has none. */
  readonly picture: string | null | undefined;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly color?: string;
  readonly onChoose: () => void;
}

/** One of a few, with its picture: a radio button to keys and readers. */
export function Choice({ name, label, picture, checked, disabled, color, onChoose }: Props) {
  return (
    <label className={classNames(styles.choice, disabled && styles.disabled)}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      {picture !== null && (
        <span className={styles.picture}>{picture && <img src={picture} alt="" />}</span>
      )}
      <span className={styles.label} style={color && !disabled ? { color } : undefined}>
        {label}
      </span>
    </label>
  );
}
