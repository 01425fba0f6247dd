import { Select as Base } from '@base-ui/react/select';
import type { ReactNode } from 'react';
import { Glyph } from './Glyph.tsx';
import type { Option } from './Select.tsx';
import styles from './Popup.module.css';

interface Props<Value> {
  /** For those who do not see where it stands. */
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Of the button: it has no look of its own. */
  readonly className?: string | undefined;
  /** Before the arrow, in place of the chosen label. */
  readonly children?: ReactNode;
}

/** A choice without a field around it: a heading or a word that can be changed. */
export function PlainSelect<Value extends string | number>(props: Props<Value>) {
  const { label, options, value, onChange, className, children } = props;
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  return (
    <Base.Root
      items={options}
      value={value}
      onValueChange={(next) => next !== null && onChange(next)}
      modal={false}
    >
      <Base.Trigger className={className} aria-label={`${label}: ${chosen}`}>
        {children ?? chosen}
        <Glyph name="down" />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className={styles.positioner} alignItemWithTrigger={false} sideOffset={4}>
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
  );
}
