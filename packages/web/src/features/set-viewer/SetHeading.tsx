import type { ReactNode } from 'react';
import { realmOf } from '@gearwright/game/character/realms.ts';
import { classFacts } from '@gearwright/game/dataset/class-facts.ts';
import { CLASS_NAMES, RACE_NAMES } from '@gearwright/game/text/names.ts';
import { useIconManifest } from '../../data/icon-manifest.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Badge } from '../../ui/Badge.tsx';
import styles from './SetHeading.module.css';

interface Props {
  /** What became of the changes. */
  readonly saving: ReactNode;
  /** What can be done with the set. */
  readonly actions: ReactNode;
}

/** Whose set this is. */
export function SetHeading({ saving, actions }: Props) {
  const { owner, set, character, rules } = useSetView();
  const manifest = useIconManifest();
  const { name, level, race, gender, gameClass } = character;
  const avatar = manifest?.avatars[`${race}-${gender === 0 ? 'male' : 'female'}`];
  const spec = classFacts(rules.dataset, gameClass)?.specs.find(({ key }) => key === set.spec);
  const home =
    'character' in owner
      ? [owner.character.guild, realmOf(owner.character.realm, rules.dataset.realms)?.name ?? null]
      : [];
  return (
    <header className={styles.who} data-class={gameClass}>
      <img
        className={styles.avatar}
        src={avatar && `/icons/${avatar}`}
        alt=""
        width="64"
        height="64"
      />
      <div className={styles.words}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.meta}>
          <span className={styles.class}>
            {spec && `${spec.name} `}
            {CLASS_NAMES[gameClass]}
          </span>
          {` · Level ${level}`}
          <span className={styles.rest}>
            {` ${[RACE_NAMES[race], ...home].filter(Boolean).join(' · ')}`}
          </span>
        </p>
        <p className={styles.state}>
          {'sample' in owner && owner.sample && <Badge tone="info">Sample character</Badge>}
          {saving}
        </p>
      </div>
      {actions}
    </header>
  );
}
