import { Checkbox } from '../../ui/Checkbox.tsx';
import type { Option } from '../../ui/Select.tsx';
import styles from './ChecksField.module.css';

interface Props<Value> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
  /** Said when there is nothing to choose. */
  readonly none?: string;
}

/** Any number of a list; folded away until somebody wants it. */
export function ChecksField<Value extends string | number>(props: Props<Value>) {
  const { label, options, chosen, onChange, none } = props;
  return (
    <details className={styles.field}>
      <summary className={styles.summary}>
        {label}
        <span className={styles.count}>{chosen.length === 0 ? 'none' : chosen.length}</span>
      </summary>
      {options.length === 0 && <p className={styles.none}>{none}</p>}
      <ul className={styles.options}>
        {options.map((option) => (
          <li key={option.value}>
            <Checkbox
              checked={chosen.includes(option.value)}
              onChange={({ target }) =>
                onChange(
                  target.checked
                    ? [...chosen, option.value]
                    : chosen.filter((each) => each !== option.value),
                )
              }
            >
              {option.label}
            </Checkbox>
          </li>
        ))}
      </ul>
    </details>
  );
}
