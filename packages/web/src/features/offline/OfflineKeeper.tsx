import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useEditing, useSaveState } from '../../data/editor/editors-context.ts';
import { useEditionKey } from '../../data/edition-context.ts';
import { keepPictures } from '../../data/keep-pictures.ts';
import { datasetQuery, textsQuery } from '../../data/use-dataset.ts';
import { UpdateReady } from './UpdateReady.tsx';
import { lookForUpdate, PLAIN_RELOAD, watchWorker, type Waiting } from './watch-worker.ts';

/** Keeps the app and the game for days without a network, and tells when a new version waits. */
export function OfflineKeeper() {
  const client = useQueryClient();
  const edition = useEditionKey();
  const { editors } = useEditing();
  const saveState = useSaveState();
  const isOutdated = saveState.kind === 'refused' && saveState.code === 'otherVersion';
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const keepGame = useEffectEvent(() => {
    void client.prefetchQuery(datasetQuery(edition));
    void client.prefetchQuery(textsQuery(edition));
  });
  const keepArt = useEffectEvent(() => {
    // Without them a frame still tells the quality: the next visit tries again.
    keepPictures(edition, client).catch(() => undefined);
  });
  useEffect(
    () =>
      watchWorker({
        onReady: () => keepGame(),
        onControl: () => keepArt(),
        onWaiting: setWaiting,
      }),
    [],
  );
  // The server is of another version than this page: the new one is looked for at once, not within the hour.
  useEffect(() => {
    if (isOutdated)
      lookForUpdate().then(
        (found) => !found && setWaiting(PLAIN_RELOAD),
        () => {},
      );
  }, [isOutdated]);
  // Not while something is being saved; what cannot be saved is kept in the browser, and needs the offer most.
  if (!waiting || saveState.kind === 'saving') return null;
  return (
    <UpdateReady
      onLater={() => setWaiting(null)}
      onRenew={() => void editors.flush().then(waiting.renew, waiting.renew)}
    />
  );
}
