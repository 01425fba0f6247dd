import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useEditionKey } from '../data/edition-context.ts';
import { datasetQuery, textsQuery } from '../data/use-dataset.ts';
import { usePictures } from '../data/use-pictures.ts';
import { PicturesContext } from '../ui/icon/pictures.ts';

const TipLayer = lazy(async () => ({
  default: (await import('../ui/tooltip/TipLayer.tsx')).TipLayer,
}));

const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Tooltips of the whole page; fetched when something that has one is first pointed at, focused or touched. */
export function Tips() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const notice = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('[data-tip]')) return;
      listening.abort();
      setWanted(true);
    };
    for (const sign of SIGNS) {
      document.addEventListener(sign, notice, { signal: listening.signal, passive: true });
    }
    return () => listening.abort();
  }, []);
  return wanted ? <WantedTips /> : null;
}

function WantedTips() {
  const edition = useEditionKey();
  const { data: dataset } = useQuery(datasetQuery(edition));
  const { data: texts } = useQuery(textsQuery(edition));
  const pictures = usePictures(edition, dataset ?? null);
  const game = useMemo(
    () => (dataset ? { dataset, texts: texts ?? null } : null),
    [dataset, texts],
  );
  return (
    <PicturesContext value={pictures}>
      <Suspense>
        <TipLayer game={game} />
      </Suspense>
    </PicturesContext>
  );
}
