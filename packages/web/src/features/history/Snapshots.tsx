import { useState, type FormEvent } from 'react';
import { SNAPSHOT_NAME } from '@gearwright/roster/history/snapshot-rules.ts';
import { ROSTER_LIMITS } from '@gearwright/roster/limits.ts';
import type { NamedSnapshot } from '@gearwright/roster/roster.ts';
import { failureText } from '../../data/failure-text.ts';
import { useDeleteSnapshot, useTakeSnapshot } from '../../data/roster/use-history.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { DeleteDialog } from '../../ui/DeleteDialog.tsx';
import { momentWords } from '../../ui/moment-words.ts';
import { TextField } from '../../ui/TextField.tsx';
import styles from './HistoryDialog.module.css';
import { StateEntry } from './StateEntry.tsx';
import type { StateActions } from './use-state-actions.ts';

const MOST = ROSTER_LIMITS['snapshots of one set'];

interface Props {
  readonly snapshots: readonly NamedSnapshot[];
  readonly actions: StateActions;
}

/** States of the set that the player gave a name. */
export function Snapshots({ snapshots, actions }: Props) {
  const { set } = useSetView();
  const taking = useTakeSnapshot(set.id);
  const deleting = useDeleteSnapshot(set.id);
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [asked, setAsked] = useState<NamedSnapshot | null>(null);
  const take = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setFailure(null);
    try {
      await taking.mutateAsync(name);
      setName('');
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  return (
    <section className={styles.snapshots}>
      <h3 className={styles.heading}>Snapshots</h3>
      {failure && <Banner tone="failed">{failure}</Banner>}
      <form className={styles.take} onSubmit={(event) => void take(event)}>
        <TextField
          label="Name of the snapshot"
          maxLength={SNAPSHOT_NAME}
          value={name}
          note={`Keeps the set as it is now until you delete it; up to ${MOST} a set.`}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" disabled={taking.isPending || name.trim() === ''}>
          Take Snapshot
        </Button>
      </form>
      {snapshots.length > 0 && (
        <ul className={styles.list}>
          {snapshots.map((snapshot) => (
            <StateEntry
              key={snapshot.id}
              actions={actions}
              row={{
                key: snapshot.id,
                title: snapshot.name,
                source: momentWords(snapshot.takenAt),
                changes: null,
                set: snapshot.set,
              }}
              more={
                <Button
                  tone="quiet"
                  aria-label={`Delete ${snapshot.name}`}
                  onClick={() => setAsked(snapshot)}
                >
                  Delete
                </Button>
              }
            />
          ))}
        </ul>
      )}
      {asked && (
        <DeleteDialog
          title="Delete Snapshot"
          failureText={failureText}
          onClose={() => setAsked(null)}
          onDelete={async () => {
            await deleting.mutateAsync(asked.id);
            setAsked(null);
          }}
        >
          <p>
            Delete the snapshot <b>{asked.name}</b>? This cannot be undone.
          </p>
        </DeleteDialog>
      )}
    </section>
  );
}
