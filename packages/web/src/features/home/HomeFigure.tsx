import { useMemo } from 'react';
import { useEdition } from '../../data/edition-context.ts';
import { CharacterFigure } from '../../ui/model/CharacterFigure.tsx';
import { useModelViewer } from '../../ui/model/use-model-viewer.ts';
import { useSeason } from '../../ui/model/use-season.ts';
import { STILL, useMedia } from '../../ui/use-media.ts';
import { showLook } from './show-look.ts';
import styles from './Showcase.module.css';

/** The same figure a set page shows; the drawn one stands there until it has come. */
export function HomeFigure() {
  const { key } = useEdition();
  const look = useMemo(() => showLook(key), [key]);
  const { winter } = useSeason();
  const model = useModelViewer({ look, winter, stillness: useMedia(STILL), label: null });
  return <CharacterFigure model={model} className={styles.alcove} decorative />;
}
