import { useState } from 'react';
import { draftOf, draftStats, type PointDraft } from '@gearwright/game/point/point-form.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { PointTextEditor } from './PointTextEditor.tsx';
import styles from './CustomPoint.module.css';
import { StatLines } from './StatLines.tsx';

interface Props {
  readonly draft: PointDraft;
  readonly onChange: (draft: PointDraft) => void;
  readonly nameError?: string | undefined;
}

/** A point of one's own: its name and its weights, line by line or as text. */
export function CustomPoint({ draft, onChange, nameError }: Props) {
  const [asText, setAsText] = useState(false);
  return (
    <div className={styles.point}>
      <TextField
        label="Name"
        value={draft.name}
        error={nameError}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...draft, name: target.value })}
      />
      {asText ? (
        <PointTextEditor
          name={draft.name}
          stats={draftStats(draft)}
          onRead={({ stats, name, errors }) =>
            onChange(
              errors.length > 0
                ? { ...draft, unread: errors }
                : draftOf(draft.name || (name ?? ''), stats),
            )
          }
        />
      ) : (
        <StatLines stats={draft.stats} onChange={(stats) => onChange({ ...draft, stats })} />
      )}
      <div>
        <Button
          onClick={() => {
            setAsText(!asText);
            onChange({ name: draft.name, stats: draft.stats });
          }}
        >
          {asText ? 'Edit line by line' : 'Edit as text'}
        </Button>
      </div>
    </div>
  );
}
