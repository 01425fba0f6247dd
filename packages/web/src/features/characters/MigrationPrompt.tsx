import { failureText } from '../../data/failure-text.ts';
import type { Migration } from '../../data/migrate/use-migration.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import styles from './MigrationPrompt.module.css';

/** Asks a signed-in player what to do with the characters this browser keeps. */
export function MigrationPrompt({ migration }: { readonly migration: Migration }) {
  const { localCharacters, left, error, move, ignore } = migration;
  const count = localCharacters ?? 0;
  return (
    <Card gilt className={styles.prompt} aria-labelledby="move-local">
      <Glyph name="cloud-off" />
      <div className={styles.words}>
        <h2 id="move-local" className={styles.title}>
          Move your characters to your account?
        </h2>
        {count === 1 ? (
          <p>
            This browser keeps one character that is not in your account. Move it, sets and points
            included, to reach it from anywhere.
          </p>
        ) : (
          <p>
            This browser keeps {count} characters that are not in your account. Move them, sets and
            points included, to reach them from anywhere.
          </p>
        )}
        {error && (
          <Banner tone="failed">
            <p>{failureText(error)}</p>
            <p>Nothing is lost: what has arrived stays, and the rest is still here.</p>
          </Banner>
        )}
        {left.length > 0 && (
          <Banner tone="caution">
            What could not be moved stays in this browser:
            <ul className={styles.left}>
              {left.map(({ name, set, snapshot, reason }) => (
                <li key={[name, set, snapshot].join()}>
                  <b>{[name, set, snapshot].filter(Boolean).join(', ')}</b>: {reason}
                </li>
              ))}
            </ul>
          </Banner>
        )}
      </div>
      <div className={styles.answers}>
        <Button onClick={ignore}>No</Button>
        <Button tone="main" onClick={() => void move().catch(() => undefined)}>
          {error || left.length > 0 ? 'Try again' : 'Yes'}
        </Button>
      </div>
    </Card>
  );
}
