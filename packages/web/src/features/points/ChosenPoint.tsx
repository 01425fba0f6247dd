import type { Point } from '@gearwright/game/point/point.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { AuthorName } from './AuthorName.tsx';
import styles from './ChosenPoint.module.css';
import { statsInWords } from './stat-options.ts';

const TYPES = { preset: 'Preset', custom: 'Custom', shared: 'Shared' } as const;

interface Props {
  readonly point: Point;
  readonly onEdit: () => void;
  readonly onExport: () => void;
  readonly onRemove: () => void;
  /** Null for the first, which ranks already. */
  readonly onUp: (() => void) | null;
}

/** A point of the form, and what can be done with it. */
export function ChosenPoint({ point, onEdit, onExport, onRemove, onUp }: Props) {
  return (
    <li className={styles.point}>
      <div className={styles.words}>
        <span className={styles.name}>
          {point.name} <Badge>{TYPES[point.type]}</Badge>
        </span>
        <span className={styles.about}>
          {point.type === 'preset' && point.author && (
            <>
              <AuthorName {...point} />
              {' · '}
            </>
          )}
          {statsInWords(point.stats)}
        </span>
      </div>
      <div className={styles.ways}>
        {onUp && (
          <Button tone="quiet" only aria-label={`Move ${point.name} up`} onClick={onUp}>
            <Glyph name="up" />
          </Button>
        )}
        <Button tone="quiet" only aria-label={`Export ${point.name}`} onClick={onExport}>
          <Glyph name="share" />
        </Button>
        <Button tone="quiet" aria-label={`Edit ${point.name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button tone="quiet" only aria-label={`Remove ${point.name}`} onClick={onRemove}>
          <Glyph name="clear" />
        </Button>
      </div>
    </li>
  );
}
