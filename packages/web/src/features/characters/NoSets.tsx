import { MESSAGES } from '@gearwright/game/messages.ts';
import type { CharacterWithSets } from '@gearwright/roster/roster.ts';
import { useAvatar } from '../../data/icon-manifest.ts';
import { useGame } from '../../data/use-game.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle, Rule } from '../../ui/Heading.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import styles from './NoSets.module.css';
import { classWords, raceWords, realmWords } from './who-words.ts';

/** A character nobody has dressed yet. */
export function NoSets({ character }: { readonly character: CharacterWithSets }) {
  const { id, name, race, gender, gameClass, level, spec, realm } = character;
  const dataset = useGame()?.dataset ?? null;
  const avatar = useAvatar()(race, gender);
  const place = realmWords(realm, dataset);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <span className={styles.portrait}>{avatar && <img src={avatar} alt="" />}</span>
        <div className={styles.who}>
          <PageTitle>{name}</PageTitle>
          <p className={styles.meta}>
            <span style={{ color: `var(--c-${gameClass})` }}>
              {classWords(gameClass, spec, dataset)}
            </span>
            {` · ${raceWords(level, race)}`}
            {place && ` · ${place}`}
          </p>
        </div>
        <ButtonLink to={`/character/${id}/edit`}>Edit Character</ButtonLink>
      </header>
      <Rule />
      <EmptyState
        title={MESSAGES.noSets()}
        action={
          <ButtonLink tone="main" size="big" to={`/character/${id}/sets/new`}>
            Create
          </ButtonLink>
        }
      >
        <p>A set is what {name} wears for one purpose: a raid, a role, a phase.</p>
      </EmptyState>
    </div>
  );
}
