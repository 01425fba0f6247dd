import { MESSAGES } from '@gearwright/game/messages.ts';
import { CLASS_NAMES } from '@gearwright/game/text/names.ts';
import type { CharacterSummary } from '@gearwright/roster/roster.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import styles from './PinnedSets.module.css';

interface Props {
  readonly characters: readonly CharacterSummary[] | null;
  readonly failed: boolean;
}

/** To look at and to open; pinning is done where a set is. */
export function PinnedSets({ characters, failed }: Props) {
  const pinned = (characters ?? []).flatMap((character) =>
    character.sets.filter((set) => set.pinned).map((set) => ({ character, set })),
  );
  return (
    <section className={styles.pinned} aria-label="Pinned Sets">
      <Heading>Pinned Sets</Heading>
      {failed ? (
        <Banner tone="failed">{MESSAGES.pinnedSetsLoadFailed()}</Banner>
      ) : !characters ? (
        <Spinner size="small" label="Loading your pinned sets" />
      ) : pinned.length === 0 ? (
        <p className={styles.none}>Pin a set from its menu, and it waits for you here.</p>
      ) : (
        <ul className={styles.sets}>
          {pinned.map(({ character, set }) => (
            <li key={set.id} data-class={character.gameClass}>
              <AppLink className={styles.set} to={`/character/${character.id}/set/${set.id}`}>
                <Glyph name="pin" />
                <span className={styles.name}>{set.name}</span>
                <span className={styles.who}>
                  {character.name}, level {character.level} {CLASS_NAMES[character.gameClass]}
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
