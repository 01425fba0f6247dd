import { useState } from 'react';
import type { Migration } from '../../data/migrate/use-migration.ts';
import type { Auth } from '../../data/session/auth-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { PageTitle } from '../../ui/Heading.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { BinButton } from './BinButton.tsx';
import styles from './CharacterList.module.css';
import { EditionCopyDialog } from './EditionCopyDialog.tsx';
import { ImportCharacterButton } from './ImportCharacterButton.tsx';
import { KeptLocally } from './KeptLocally.tsx';
import signStyles from './KeptLocally.module.css';

interface Props {
  readonly status: Auth['status'];
  readonly migration: Migration;
  /** Nothing is there: the empty place has the gold button. */
  readonly isFirst: boolean;
}

export function ListHead({ status, migration, isFirst }: Props) {
  const [copying, setCopying] = useState(false);
  const { isIgnored, localCharacters, ask, isAsked } = migration;
  const waiting = isIgnored ? (localCharacters ?? 0) : 0;
  return (
    <header className={styles.head}>
      <PageTitle>Characters</PageTitle>
      {status === 'anonymous' && <KeptLocally />}
      {waiting > 0 && (
        <span className={signStyles.sign}>
          <Hint
            side="right"
            text={`${waiting} ${waiting === 1 ? 'character is' : 'characters are'} stored in this browser only`}
          >
            <Button tone="quiet" only aria-label="Ask again about local characters" onClick={ask}>
              <Glyph name="cloud-off" />
            </Button>
          </Hint>
        </span>
      )}
      <span className={styles.grow} />
      {status === 'authenticated' && (
        <Button onClick={() => setCopying(true)}>Copy from another expansion</Button>
      )}
      <BinButton />
      <ImportCharacterButton />
      <ButtonLink tone={isAsked || isFirst ? undefined : 'main'} to="/characters/new">
        <Glyph name="plus" />
        Create Character
      </ButtonLink>
      {copying && <EditionCopyDialog onClose={() => setCopying(false)} />}
    </header>
  );
}
