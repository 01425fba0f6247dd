import { useMemo } from 'react';
import { CLASS_NAMES } from '@gearwright/game/text/names.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { useAvatar, useEmblem } from '../../data/icon-manifest.ts';
import { starterGearLook } from '@gearwright/game/look/gear-look.ts';
import { CharacterFigure } from '../../ui/model/CharacterFigure.tsx';
import { useModelViewer } from '../../ui/model/use-model-viewer.ts';
import { useSeason } from '../../ui/model/use-season.ts';
import { STILL, useMedia } from '../../ui/use-media.ts';
import styles from './CharacterPreview.module.css';
import type { Draft } from './draft.ts';
import { raceWords } from './who-words.ts';

interface Props {
  readonly draft: Draft;
  readonly game: Pick<RosterGame, 'dataset'>;
}

/** The place where the character is seen while it is made, in what its class is born in. */
export function CharacterPreview({ draft, game: { dataset } }: Props) {
  const { race, gender, gameClass, variations, name, level } = draft;
  const emblem = useEmblem()(gameClass);
  const words = raceWords(Number(level) || 1, race);
  const { winter } = useSeason();
  const look = useMemo(
    () => starterGearLook({ race, gender, variations }, gameClass, dataset),
    [race, gender, variations, gameClass, dataset],
  );
  const model = useModelViewer({
    ...{ look, winter, stillness: useMedia(STILL), label: words },
  });
  const isDrawn = model.standing === 'unsupported' || model.standing === 'failed';
  return (
    <figure className={styles.preview} data-class={gameClass}>
      {isDrawn ? (
        <Portrait draft={draft} />
      ) : (
        <CharacterFigure model={model} className={styles.stage}>
          {emblem && <img className={styles.sign} src={emblem} alt="" />}
        </CharacterFigure>
      )}
      <figcaption className={styles.words}>
        <span className={styles.name}>{name.trim() || 'No name yet'}</span>
        <span className={styles.who}>
          {words} <b style={{ color: `var(--c-${gameClass})` }}>{CLASS_NAMES[gameClass]}</b>
        </span>
      </figcaption>
    </figure>
  );
}

/** Where no figure can be drawn. */
function Portrait({ draft: { race, gender, gameClass } }: { readonly draft: Draft }) {
  const avatar = useAvatar()(race, gender);
  const emblem = useEmblem()(gameClass);
  return (
    <div className={styles.arch}>
      {avatar && <img className={styles.avatar} src={avatar} alt="" />}
      {emblem && <img className={styles.emblem} src={emblem} alt="" />}
    </div>
  );
}
