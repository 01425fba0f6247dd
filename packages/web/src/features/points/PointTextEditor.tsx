import { useState } from 'react';
import type { PointStat } from '@gearwright/game/point/point.ts';
import { useEdition } from '../../data/edition-context.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { POINT_FORMATS, type PointFormat, type ReadPoint } from './point-formats.ts';
import styles from './PointTextEditor.module.css';

interface Props {
  readonly name: string;
  readonly stats: readonly PointStat[];
  /** The stats, and the name where the text gives one; with errors nothing else counts. */
  readonly onRead: (read: ReadPoint) => void;
}

const TABS = [
  { value: 'csv', label: 'CSV' },
  { value: 'json', label: 'JSON' },
  { value: 'pawn', label: 'Pawn' },
] as const;

/** The weights as text: what is typed or pasted applies when all of it is understood. */
export function PointTextEditor({ name, stats, onRead }: Props) {
  const edition = useEdition();
  const [mode, setMode] = useState<PointFormat>('csv');
  const [typed, setTyped] = useState<string | null>(null);
  const format = POINT_FORMATS[mode];
  const text = typed ?? format.write({ name, stats }, edition);
  const errors = typed === null ? [] : format.read(typed, edition).errors;
  const change = (next: string): void => {
    const entered = format.entered(next);
    setTyped(entered);
    onRead(format.read(entered, edition));
  };
  return (
    <Tabs
      label="Form of the text"
      tabs={TABS}
      value={mode}
      onChange={(next) => {
        setMode(next);
        setTyped(null);
        onRead({ stats, name: null, errors: [] });
      }}
    >
      <div className={styles.editor}>
        <TextArea
          label={`Stats as ${format.label}`}
          note={format.note}
          rows={10}
          spellCheck={false}
          aria-invalid={errors.length > 0 ? true : undefined}
          value={text}
          onChange={({ target }) => change(target.value)}
        />
        {errors.length > 0 && (
          <ul className={styles.errors} role="alert">
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        )}
      </div>
    </Tabs>
  );
}
