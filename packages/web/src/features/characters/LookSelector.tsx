import { turnedVariation } from '@gearwright/game/character/fitting-variations.ts';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import styles from './LookSelector.module.css';

interface Props {
  readonly label: string;
  readonly value: number;
  /** How many there are. */
  readonly count: number;
  readonly onChange: (value: number) => void;
}

/** One of the numbered looks, one after the other and round again. */
export function LookSelector({ label, value, count, onChange }: Props) {
  const turn = (by: 1 | -1) => () => onChange(turnedVariation(value, count, by));
  return (
    <div className={styles.look}>
      <Button only aria-label={`Previous ${label}`} disabled={count < 2} onClick={turn(-1)}>
        <Glyph name="left" />
      </Button>
      <span className={styles.words}>
        <span>{label}</span>
        <output className={styles.value} aria-label={label}>
          {value + 1} of {Math.max(count, 1)}
        </output>
      </span>
      <Button only aria-label={`Next ${label}`} disabled={count < 2} onClick={turn(1)}>
        <Glyph name="right" />
      </Button>
    </div>
  );
}
