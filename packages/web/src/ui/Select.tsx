import { Select as Base } from '@base-ui/react/select';
import { useShownOptions } from '../language/use-shown-options.ts';
import { Field, type FieldProps } from './Field.tsx';
import fieldStyles from './Field.module.css';
import { Glyph } from './Glyph.tsx';
import styles from './Popup.module.css';
import { classNames } from './class-names.ts';

export interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

interface Props<Value> extends FieldProps {
  readonly options: readonly Option<Value>[];
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly onBlur?: () => void;
}

/** One of a short list. For a long one, with typing, see Combobox. */
export function Select<Value extends string | number>(props: Props<Value>) {
  const { label, error, note, value, onChange, placeholder, disabled, onBlur } = props;
  const options = useShownOptions(props.options);
  return (
    <Field label={label} error={error} note={note}>
      {(control) => (
        <Base.Root
          items={options}
          value={value}
          onValueChange={(next) => next !== null && onChange(next)}
          disabled={disabled ?? false}
          modal={false}
        >
          <Base.Trigger
            {...control}
            className={classNames(fieldStyles.input, styles.trigger)}
            onBlur={onBlur}
          >
            <Base.Value className={styles.value} placeholder={placeholder ?? 'Choose'} />
            <Base.Icon>
              <Glyph name="down" />
            </Base.Icon>
          </Base.Trigger>
          <Base.Portal>
            <Base.Positioner
              className={styles.positioner}
              alignItemWithTrigger={false}
              sideOffset={4}
            >
              <Base.Popup className={styles.popup}>
                <Base.List>
                  {options.map((option) => (
                    <Base.Item
                      key={option.value}
                      className={styles.item}
                      value={option.value}
                      disabled={option.disabled ?? false}
                    >
                      <Base.ItemText>{option.label}</Base.ItemText>
                      <Base.ItemIndicator className={styles.mark}>{null}</Base.ItemIndicator>
                    </Base.Item>
                  ))}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}
