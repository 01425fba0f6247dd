import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import type { Point } from '@gearwright/game/point/point.ts';
import { TAB_KEYS } from '../../data/local/local-keys.ts';
import { useTabState } from '../../data/local/use-tab-state.ts';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { ChosenPoint } from './ChosenPoint.tsx';
import { PointExportDialog } from './PointExportDialog.tsx';
import { PointPanel } from './PointPanel.tsx';
import type { PointHolder } from './point-holder.ts';
import styles from './PointsField.module.css';

interface Props {
  readonly holder: PointHolder;
  readonly points: readonly Point[];
  readonly onChange: (points: readonly Point[]) => void;
  readonly error?: string | undefined;
  /** Whether the panel is open: what is in it is not among the points yet. */
  readonly onWriting?: (isWriting: boolean) => void;
}

/** Stands for the point that is being added. */
const NEW = 'new';

/** Which points a set is ranked by. */
export function PointsField({ holder, points, onChange, error, onWriting }: Props) {
  /** The point being changed, or the place for a new one. */
  const [opened, setOpened] = useTabState<string | null>(
    TAB_KEYS.pointDraft(location.pathname),
    z.string().nullable(),
    () => null,
  );
  const open = opened === NEW ? NEW : (points.find(({ pointId }) => pointId === opened) ?? null);
  const setOpen = (next: Point | typeof NEW | null): void =>
    setOpened(next === null || next === NEW ? next : next.pointId);
  const isOpen = open !== null;
  useEffect(() => onWriting?.(isOpen), [isOpen, onWriting]);
  const [exported, setExported] = useState<Point | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  // The button stands again where the panel was.
  const focusAdd = (): void => void requestAnimationFrame(() => add.current?.focus());
  const close = (): void => {
    setOpen(null);
    focusAdd();
  };
  const done = (point: Point): void => {
    onChange(open === NEW ? [...points, point] : points.map((old) => (old === open ? point : old)));
    close();
  };
  return (
    <section className={styles.points} aria-label="Equivalency Points">
      <Heading>Equivalency Points</Heading>
      <p className={styles.lead}>
        What each stat is worth to you: items are ranked by the first, and can be sorted by any.
      </p>
      {points.length > 0 && (
        <ul className={styles.list}>
          {points.map((point, at) => (
            <ChosenPoint
              key={point.pointId}
              point={point}
              onUp={at === 0 ? null : () => onChange(movedUp(points, at))}
              onEdit={() => setOpen(point)}
              onExport={() => setExported(point)}
              onRemove={() => {
                onChange(points.filter((other) => other !== point));
                if (open === point) setOpen(null);
                focusAdd();
              }}
            />
          ))}
        </ul>
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {open ? (
        <PointPanel
          key={open === NEW ? 'new' : open.pointId}
          holder={holder}
          editing={open === NEW ? null : open}
          taken={points}
          onDone={done}
          onCancel={close}
        />
      ) : (
        <div>
          <Button ref={add} onClick={() => setOpen(NEW)}>
            <Glyph name="plus" />
            Add Equivalency Point
          </Button>
        </div>
      )}
      {exported && (
        <PointExportDialog
          point={exported}
          owner={holder.spec === '' ? undefined : holder}
          onClose={() => setExported(null)}
        />
      )}
    </section>
  );
}

/** Before the one that stood before it. */
function movedUp(points: readonly Point[], at: number): readonly Point[] {
  return points.with(at, points[at - 1]!).with(at - 1, points[at]!);
}
