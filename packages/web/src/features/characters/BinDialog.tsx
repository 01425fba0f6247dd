import { useState } from 'react';
import { BIN_LIMITS } from '@gearwright/roster/bin.ts';
import type { BinnedThing } from '@gearwright/roster/roster.ts';
import { failureText } from '../../data/failure-text.ts';
import { useBin, useDeleteFromBin, useRestoreFromBin } from '../../data/roster/use-bin.ts';
import { Banner } from '../../ui/Banner.tsx';
import { DeleteDialog } from '../../ui/DeleteDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import styles from './BinDialog.module.css';
import { BinEntry } from './BinEntry.tsx';

const WHAT_IT_IS = `Deleted characters and sets wait here for ${BIN_LIMITS.days} days. They do not count towards what you can have.`;

/** What was deleted, to be had back or to go for ever. */
export function BinDialog({ onClose }: { readonly onClose: () => void }) {
  const { data: things, error, refetch } = useBin();
  const restoring = useRestoreFromBin();
  const deleting = useDeleteFromBin();
  const [failure, setFailure] = useState<string | null>(null);
  const [now] = useState(() => Date.now());
  const [asked, setAsked] = useState<BinnedThing | null>(null);
  const restore = async ({ id, name }: BinnedThing): Promise<void> => {
    setFailure(null);
    try {
      await restoring.mutateAsync(id);
      showToast(`Restored ${name}`);
    } catch (reason) {
      setFailure(failureText(reason));
    }
  };
  return (
    <>
      <Dialog open wide title="Bin" onClose={onClose}>
        {failure && <Banner tone="failed">{failure}</Banner>}
        {error && !things ? (
          <LoadFailed what="The bin could not be loaded." onRetry={() => void refetch()} />
        ) : !things ? (
          <Waiting label="Looking into the bin" />
        ) : things.length === 0 ? (
          <EmptyState title="The bin is empty">
            <p>{WHAT_IT_IS}</p>
          </EmptyState>
        ) : (
          <>
            <p className={styles.what}>{WHAT_IT_IS} Public links do not come back.</p>
            <ul className={styles.list}>
              {things.map((thing) => (
                <BinEntry
                  key={thing.id}
                  thing={thing}
                  needsCharacter={needsCharacter(thing, things)}
                  now={now}
                  isBusy={restoring.isPending}
                  onRestore={() => void restore(thing)}
                  onDelete={() => setAsked(thing)}
                />
              ))}
            </ul>
          </>
        )}
      </Dialog>
      {asked && (
        <DeleteDialog
          title="Delete For Ever"
          failureText={failureText}
          onClose={() => setAsked(null)}
          onDelete={async () => {
            await deleting.mutateAsync(asked.id);
            setAsked(null);
          }}
        >
          <p>
            Delete <b>{asked.name}</b> for ever? This cannot be undone.
          </p>
        </DeleteDialog>
      )}
    </>
  );
}

/** A set has somewhere to go when its character is not in the bin itself. */
function needsCharacter({ kind, characterId }: BinnedThing, all: readonly BinnedThing[]): boolean {
  return kind === 'set' && all.some(({ id }) => id === characterId);
}
