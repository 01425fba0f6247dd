import type { CSSProperties } from 'react';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { CharacterSummary } from '@gearwright/roster/roster.ts';
import { useAvatar } from '../../data/icon-manifest.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { CardMenu, type CardAction } from './CardMenu.tsx';
import { cardSlots } from './card-slots.ts';
import styles from './CharacterCard.module.css';
import { ConnectedSlot, EmptySlot, NewSetSlot, SetSlot } from './CardSlots.tsx';
import { classWords, raceWords, realmWords } from './who-words.ts';

interface Props {
  readonly character: CharacterSummary;
  /** Null until it is loaded: names and icons come with it. */
  readonly dataset: Dataset | null;
  readonly onAction: (action: CardAction) => void;
}

export function CharacterCard({ character, dataset, onAction }: Props) {
  const { id, name, gameClass, level, race, gender, realm, sets } = character;
  const { slots, more } = cardSlots(character);
  const avatar = useAvatar()(race, gender);
  const place = realmWords(realm, dataset);
  const color = { '--c': `var(--c-${gameClass})` } as CSSProperties;
  return (
    <article className={styles.card} style={color} aria-label={name}>
      <header className={styles.head}>
        <span className={styles.portrait}>{avatar && <img src={avatar} alt="" />}</span>
        <div className={styles.who}>
          <h2 className={styles.name}>
            <AppLink to={`/character/${id}`}>{name}</AppLink>
          </h2>
          <p className={styles.meta}>
            <span className={styles.class}>{classWords(gameClass, sets[0]?.spec, dataset)}</span>
            {` · ${raceWords(level, race)}`}
            {place && ` · ${place}`}
            {more > 0 && ` · ${more} more ${more === 1 ? 'set' : 'sets'}`}
          </p>
        </div>
        <CardMenu character={character} onAction={onAction} />
      </header>
      <ul>
        {slots.map((slot, index) => {
          if (slot.kind === 'set') {
            const { set } = slot;
            return <SetSlot key={set.id} character={character} set={set} dataset={dataset} />;
          }
          if (slot.kind === 'connected') {
            const { connected } = slot;
            return (
              <ConnectedSlot
                key={connected.id}
                characterId={id}
                connected={connected}
                dataset={dataset}
              />
            );
          }
          return slot.kind === 'new' ? (
            <NewSetSlot key="new" character={character} />
          ) : (
            <EmptySlot key={index} />
          );
        })}
      </ul>
    </article>
  );
}
