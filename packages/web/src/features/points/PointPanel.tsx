import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { MESSAGES } from '@gearwright/game/messages.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormProblems } from '../../ui/form/FormProblems.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { CustomPoint } from './CustomPoint.tsx';
import { PawnField } from './PawnField.tsx';
import type { PointHolder } from './point-holder.ts';
import styles from './PointPanel.module.css';
import { PresetPicker } from './PresetPicker.tsx';
import { SharedPicker } from './SharedPicker.tsx';
import { usePointPanel } from './use-point-panel.ts';

const TYPES = [
  { value: 'preset', label: 'Preset' },
  { value: 'custom', label: 'Custom' },
  { value: 'shared', label: 'Shared' },
] as const;

interface Props {
  readonly holder: PointHolder;
  /** The point to be changed; null adds one. */
  readonly editing: Point | null;
  /** Those already chosen. */
  readonly taken: readonly Point[];
  readonly onDone: (point: Point) => void;
  readonly onCancel: () => void;
}

/** Adds an equivalency point to a form, or changes one of it. */
export function PointPanel({ holder, editing, taken, onDone, onCancel }: Props) {
  const panel = usePointPanel(editing, taken);
  const [tried, setTried] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const finish = (): void => {
    setTried(true);
    const point = panel.point();
    if (!point || panel.problems.length > 0) return;
    panel.forget();
    onDone(point);
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
    if (event.key !== 'Enter') return;
    // The form around it is not finished yet.
    event.preventDefault();
    finish();
  };
  const { type, draft } = panel;
  const isText = type === 'custom' || (type === 'shared' && editing?.type === 'shared');
  return (
    <Card className={styles.panel} aria-labelledby="point-panel" onKeyDown={keys}>
      <h3 id="point-panel" ref={title} tabIndex={-1} className={styles.title}>
        {editing ? 'Edit Equivalency Point' : 'Add Equivalency Point'}
      </h3>
      {tried && <FormProblems problems={panel.problems} />}
      {editing?.type !== 'shared' && editing?.type !== 'custom' && (
        <div className={styles.types}>
          <RadioGroup label="Type" options={TYPES} value={type} onChange={panel.chooseType} />
        </div>
      )}
      {editing === null && <PawnField onRead={panel.begin} />}
      {type === 'preset' && (
        <PresetPicker holder={holder} chosen={panel.chosenId} onChoose={panel.choose} />
      )}
      {type === 'shared' && !isText && (
        <SharedPicker chosen={panel.chosenId} onChoose={panel.choose} />
      )}
      {isText && (
        <CustomPoint
          draft={draft}
          onChange={panel.write}
          nameError={tried && draft.name.trim() === '' ? MESSAGES.required('Name') : undefined}
        />
      )}
      {editing?.type === 'shared' && (
        <p className={styles.note}>The change applies wherever this point is used.</p>
      )}
      <div className={styles.actions}>
        <Button
          onClick={() => {
            panel.forget();
            onCancel();
          }}
        >
          Cancel
        </Button>
        <Button aria-disabled={panel.problems.length > 0} onClick={finish}>
          {editing ? 'Update Point' : 'Add Point'}
        </Button>
      </div>
    </Card>
  );
}
