import type { ReactNode } from 'react';
import type { BagLine } from '@gearwright/game/plans/bag-report.ts';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { ItemIcon } from '../../ui/icon/ItemIcon.tsx';
import { itemTip } from '../../ui/tooltip/tip-target.ts';
import { PLACE_WORDS } from './bag-words.ts';
import styles from './BagLines.module.css';

interface Props<Line extends BagLine> {
  readonly title: string;
  readonly lines: readonly Line[];
  /** Stands where there are none. */
  readonly none: string;
  readonly open?: boolean;
  /** Beside the count in the head. */
  readonly sum?: ReactNode;
  readonly end?: (line: Line) => ReactNode;
  readonly onTakeOut?: (line: Line) => void;
}

/** More than this are too many to draw at once. */
const MOST_SHOWN = 200;

/** One list of the bags, folded under its head. */
export function BagLines<Line extends BagLine>(props: Props<Line>) {
  const { title, lines, none, open, sum, end, onTakeOut } = props;
  const shown = lines.slice(0, MOST_SHOWN);
  return (
    <details className={styles.fold} open={open}>
      <summary className={styles.head}>
        <span>{title}</span>
        <span className={styles.count}>
          {lines.length}
          {sum}
        </span>
      </summary>
      {lines.length === 0 && <p className={styles.none}>{none}</p>}
      <ul className={styles.lines}>
        {shown.map((line) => (
          <li
            key={line.item.id}
            className={styles.line}
            data-quality={line.item.quality}
            {...itemTip(line.item.id)}
          >
            <ItemIcon item={line.item} />
            <span className={styles.words}>
              <span className={styles.name}>
                {line.count > 1 && `${line.count} × `}
                {line.item.name}
              </span>
              <span className={styles.place}>
                {line.places.map((place) => PLACE_WORDS[place]).join(', ')}
              </span>
            </span>
            {end?.(line)}
            {onTakeOut && (
              <Button
                tone="quiet"
                only
                aria-label={`I do not have ${line.item.name}`}
                onClick={() => onTakeOut(line)}
              >
                <Glyph name="clear" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {lines.length > shown.length && (
        <p className={styles.none}>and {lines.length - shown.length} more</p>
      )}
    </details>
  );
}
