import { storeSet } from '@gearwright/game/stored/store-set.ts';
import { withoutIds } from '@gearwright/game/stored/without-ids.ts';
import { useHistory } from '../../data/roster/use-history.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import styles from './HistoryDialog.module.css';
import { Snapshots } from './Snapshots.tsx';
import { StateEntry } from './StateEntry.tsx';
import { versionRows } from './states.ts';
import { useStateActions } from './use-state-actions.ts';

/** What the set on the screen was: looked at, held against what it is, and brought back. */
export function HistoryDialog({ onClose }: { readonly onClose: () => void }) {
  const { set, rules } = useSetView();
  const { data: history, error, refetch } = useHistory(set.id);
  const actions = useStateActions(onClose);
  return (
    <Dialog open wide title="History" onClose={onClose}>
      {error && !history ? (
        <LoadFailed what="The history could not be loaded." onRetry={() => void refetch()} />
      ) : !history ? (
        <Waiting label="Loading the history" />
      ) : (
        <>
          <Snapshots snapshots={history.snapshots} actions={actions} />
          <section>
            <h3 className={styles.heading}>Versions</h3>
            <p className={styles.note}>
              The last 50 are kept by themselves: one for what is changed within minutes.
            </p>
            <ul className={styles.list}>
              {versionRows(history, withoutIds(storeSet(set)), rules.dataset).map((row) => (
                <StateEntry key={row.key} row={row} actions={actions} />
              ))}
            </ul>
          </section>
        </>
      )}
    </Dialog>
  );
}
