import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useEdition } from '../data/edition-context.ts';
import { useDataset, useTexts } from '../data/use-dataset.ts';
import { usePictures } from '../data/use-pictures.ts';
import { PicturesContext } from '../ui/icon/pictures.ts';
import { useFirstSign } from '../ui/tooltip/first-sign.ts';

const TipLayer = lazy(async () => ({
  default: (await import('../ui/tooltip/TipLayer.tsx')).TipLayer,
}));

/** Tooltips of the whole page; fetched when something that has one is first pointed at, focused or touched. */
export function Tips() {
  const [layer, setLayer] = useState<'none' | 'wanted' | 'there'>('none');
  const want = useCallback(() => setLayer((now) => (now === 'there' ? now : 'wanted')), []);
  const arrive = useCallback(() => setLayer('there'), []);
  useFirstSign(layer === 'there' ? null : want);
  return layer === 'none' ? null : <WantedTips onThere={arrive} />;
}

function WantedTips({ onThere }: { readonly onThere: () => void }) {
  const edition = useEdition();
  const { data: dataset } = useDataset(edition.key);
  const texts = useTexts(edition.key, true);
  const pictures = usePictures(edition.key, dataset);
  const game = useMemo(
    () => (dataset ? { edition, dataset, texts } : null),
    [edition, dataset, texts],
  );
  return (
    <PicturesContext value={pictures}>
      <Suspense>
        <TipLayer game={game} onThere={onThere} />
      </Suspense>
    </PicturesContext>
  );
}
