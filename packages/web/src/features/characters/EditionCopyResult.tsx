import type { CopiedCharacter } from '@gearwright/roster/copy-between-editions.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { droppedWords, type Origin } from './dropped-words.ts';
import styles from './EditionCopyDialog.module.css';

interface Props {
  readonly copied: readonly CopiedCharacter[];
  /** Of each, in the same order; undefined where it is not known. */
  readonly origins: readonly (Origin | undefined)[];
  readonly onClose: () => void;
}

/** Who was copied, and what the other game does not know (acceptance D16). */
export function EditionCopyResult({ copied, origins, onClose }: Props) {
  return (
    <Dialog
      open
      title="Copied"
      onClose={onClose}
      actions={
        <Button tone="main" onClick={onClose}>
          Done
        </Button>
      }
    >
      {copied.map((character, index) => (
        <section key={index}>
          <h3 className={styles.name}>{character.name}</h3>
          {character.refusal ? (
            <Banner tone="caution">{character.refusal.message}, so it was not copied.</Banner>
          ) : character.dropped.length === 0 ? (
            <p>Everything was copied.</p>
          ) : (
            <Dropped dropped={character.dropped} origin={origins[index]} />
          )}
        </section>
      ))}
    </Dialog>
  );
}

interface DroppedProps extends Pick<CopiedCharacter, 'dropped'> {
  readonly origin: Origin | undefined;
}

function Dropped({ dropped, origin }: DroppedProps) {
  const bySet = Map.groupBy(dropped, ({ setName }) => setName);
  return (
    <>
      <p>Copied, without what does not exist here:</p>
      {[...bySet].map(([setName, things]) => (
        <div key={setName}>
          <h4 className={styles.set}>{setName}</h4>
          <ul className={styles.dropped}>
            {things.map((thing, index) => (
              <li key={index}>
                <span className={styles.where}>{thing.where}</span>
                <span>{droppedWords(thing, origin)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
