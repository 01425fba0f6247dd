import { useMemo } from 'react';
import { useParams } from 'react-router';
import { failureText } from '../../data/failure-text.ts';
import { useLiveSet, type LiveCharacter } from '../../data/roster/use-live-set.ts';
import { useArmorySet } from '../../data/set-view/use-armory-set.ts';
import { ArmoryFailed } from '../../features/armory/ArmoryFailed.tsx';
import { LiveNote } from '../../features/armory/LiveNote.tsx';
import { AppRedirect } from '../../ui/link/AppRedirect.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import styles from './ArmoryScreen.module.css';
import { SetPage } from './set/SetPage.tsx';

/** A live character: to look at, to copy, to export. */
export function ArmoryScreen() {
  const { region, realm, name, tab } = useParams();
  const live = useMemo(
    (): LiveCharacter | null =>
      (region === 'eu' || region === 'us') && realm && name ? { region, realm, name } : null,
    [region, realm, name],
  );
  useTitle(name ?? 'Live character');
  const viewing = useArmorySet(live);
  const { dataUpdatedAt, error, isFetching, refetch } = useLiveSet(live);
  if (!live) return <AppRedirect to="/" />;
  if (viewing.status === 'loading') return <Waiting label="Looking up the character" />;
  if (viewing.status === 'failed') {
    return <ArmoryFailed live={live} error={viewing.error} onRetry={viewing.retry} />;
  }
  const { view } = viewing;
  return (
    <>
      <div className={styles.note}>
        <LiveNote
          live={live}
          sample={view.owner.kind === 'armory' && view.owner.sample}
          readAt={dataUpdatedAt}
          busy={isFetching}
          failure={error && failureText(error)}
          onRead={() => void refetch()}
        />
      </div>
      <SetPage key={view.path} view={view} tab={tab} />
    </>
  );
}
