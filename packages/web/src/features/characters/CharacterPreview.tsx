import { CLASS_NAMES } from '@gearwright/game/text/names.ts';
import { useAvatar, useEmblem } from '../../data/icon-manifest.ts';
import styles from './CharacterPreview.module.css';
import type { Draft } from './draft.ts';
import { raceWords } from './who-words.ts';

/** The place where the character is seen while it is made. */
export function CharacterPreview({ draft }: { readonly draft: Draft }) {
  const { race, gender, gameClass, name, level } = draft;
  const avatar = useAvatar()(race, gender);
  const emblem = useEmblem()(gameClass);
  const words = raceWords(Number(level) || 1, race);
  return (
    <figure className={styles.preview} data-class={gameClass}>
      <div className={styles.arch}>
        {avatar && <img className={styles.avatar} src={avatar} alt="" />}
        {emblem && <img className={styles.emblem} src={emblem} alt="" />}
      </div>
      <figcaption className={styles.words}>
        <span className={styles.name}>{name.trim() || 'No name yet'}</span>
        <span className={styles.who}>
          {words} <b style={{ color: `var(--c-${gameClass})` }}>{CLASS_NAMES[gameClass]}</b>
        </span>
      </figcaption>
    </figure>
  );
}
