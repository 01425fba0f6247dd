import { Checkbox } from '../../ui/Checkbox.tsx';
import styles from './ChoiceGroup.module.css';

interface Props<Value> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** Null is all of them: nothing was chosen. */
  readonly chosen: readonly Value[] | null;
  readonly onChange: (chosen: readonly Value[] | null) => void;
  /** With none ticked none is meant, rather than all. */
  readonly noneIsNone?: boolean;
}

/** Several of a few. */
export function ChoiceGroup<Value extends string | number>(props: Props<Value>) {
  const { label, options, chosen, onChange, noneIsNone } = props;
  const ticked = chosen ?? options.map(({ value }) => value);
  const toggle = (value: Value, isTicked: boolean): void => {
    const next = options
      .map((option) => option.value)
      .filter((each) => (each === value ? isTicked : ticked.includes(each)));
    onChange(!noneIsNone && next.length === options.length ? null : next);
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {label}
        {!noneIsNone && (
          <button
            type="button"
            className={styles.all}
            onClick={() => onChange(chosen === null ? [] : null)}
          >
            {chosen === null ? 'None' : 'All'}
          </button>
        )}
      </legend>
      <div className={styles.choices}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            checked={ticked.includes(option.value)}
            onChange={({ target }) => toggle(option.value, target.checked)}
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
