import { Combobox as Base } from '@base-ui/react/combobox';
import { useShownOptions } from '../language/use-shown-options.ts';
import { Field, type FieldProps } from './Field.tsx';
import fieldStyles from './Field.module.css';
import { Glyph } from './Glyph.tsx';
import styles from './Popup.module.css';
import type { Option } from './Select.tsx';

interface Props<Value> extends FieldProps {
  readonly options: readonly Option<Value>[];
  readonly value: Value | null;
  /** Null when it was emptied. */
  readonly onChange: (value: Value | null) => void;
  readonly placeholder?: string;
  /** What is said when nothing matches. */
  readonly empty: string;
  readonly disabled?: boolean;
  readonly onBlur?: () => void;
}

/** One of a long list, found by typing. */
export function Combobox<Value extends string | number>(props: Props<Value>) {
  const { label, error, note, value, onChange, placeholder, empty, disabled, onBlur } = props;
  const options = useShownOptions(props.options);
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <Field label={label} error={error} note={note}>
      {(control) => (
        <Base.Root
          items={options as Option<Value>[]}
          value={chosen}
          onValueChange={(option: Option<Value> | null) => onChange(option?.value ?? null)}
          disabled={disabled ?? false}
          autoHighlight
        >
          <Base.InputGroup className={fieldStyles.input}>
            <Base.Input
              {...control}
              className={styles.box}
              placeholder={placeholder}
              onBlur={onBlur}
            />
            <Base.Trigger className={styles.trigger} aria-label="Show all">
              <Glyph name="down" />
            </Base.Trigger>
          </Base.InputGroup>
          <Base.Portal>
            <Base.Positioner className={styles.positioner} sideOffset={4}>
              <Base.Popup className={styles.popup}>
                <Base.Empty className={styles.empty}>{empty}</Base.Empty>
                <Base.List>
                  {(option: Option<Value>) => (
                    <Base.Item
                      key={option.value}
                      className={styles.item}
                      value={option}
                      disabled={option.disabled ?? false}
                    >
                      {option.label}
                      <Base.ItemIndicator className={styles.mark}>{null}</Base.ItemIndicator>
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}
