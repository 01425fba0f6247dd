import { useState } from 'react';
import { MESSAGES } from '@gearwright/game/messages.ts';
import type { CharacterSummary } from '@gearwright/roster/roster.ts';
import { useMigration } from '../../data/migrate/use-migration.ts';
import { useCharacters } from '../../data/roster/use-characters.ts';
import { useAuth } from '../../data/session/auth-context.ts';
import { useGame } from '../../data/use-game.ts';
import { Rule } from '../../ui/Heading.tsx';
import type { CardAction } from './CardMenu.tsx';
import { CharacterCard } from './CharacterCard.tsx';
import styles from './CharacterList.module.css';
import { CopyCharacterDialog } from './CopyCharacterDialog.tsx';
import { CreateCard } from './CreateCard.tsx';
import { DeleteCharacterDialog } from './DeleteCharacterDialog.tsx';
import { ListFailed } from './ListFailed.tsx';
import { ListHead } from './ListHead.tsx';
import { MigrationPrompt } from './MigrationPrompt.tsx';
import { NoCharacters } from './NoCharacters.tsx';
import { SavingScreen } from './SavingScreen.tsx';
import { WaitingCards } from './WaitingCards.tsx';

/** Everything a player keeps, as cards. */
export function CharacterList() {
  const { status } = useAuth();
  const { data: characters, error, refetch } = useCharacters();
  const dataset = useGame()?.dataset ?? null;
  const migration = useMigration();
  const [acting, setActing] = useState<{
    readonly action: CardAction;
    readonly character: CharacterSummary;
  } | null>(null);
  const [hadSome, setHadSome] = useState(false);
  const hasSome = characters !== undefined && characters.length > 0;
  if (hasSome && !hadSome) setHadSome(true);
  if (migration.isMoving) return <SavingScreen progress={migration.progress} />;
  const close = (): void => setActing(null);
  return (
    <div className={styles.page}>
      <ListHead
        status={status}
        migration={migration}
        isFirst={!hasSome && characters !== undefined}
      />
      <div className={styles.rule}>
        <Rule />
      </div>
      {migration.isAsked && <MigrationPrompt migration={migration} />}
      {error && !characters ? (
        <ListFailed error={error} onRetry={() => void refetch()} />
      ) : characters?.length === 0 ? (
        <NoCharacters
          text={hadSome ? MESSAGES.noCharacters() : MESSAGES.noCharactersYet()}
          quiet={migration.isAsked}
        />
      ) : (
        <section className={styles.cards} aria-label="Your characters">
          {!characters && <WaitingCards />}
          {characters?.map((character) => (
            <CharacterCard
              key={character.id}
              character={character}
              dataset={dataset}
              onAction={(action) => setActing({ action, character })}
            />
          ))}
          {characters && <CreateCard />}
        </section>
      )}
      {acting?.action === 'copy' && (
        <CopyCharacterDialog character={acting.character} onClose={close} />
      )}
      {acting?.action === 'delete' && (
        <DeleteCharacterDialog character={acting.character} onClose={close} />
      )}
    </div>
  );
}
