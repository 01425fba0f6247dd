import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { MESSAGES } from '@gearwright/game/messages.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { useEditionKey } from '../../data/edition-context.ts';
import { failureText } from '../../data/failure-text.ts';
import { useCharactersOf, useEditionCopy } from '../../data/migrate/use-edition-copy.ts';
import { datasetQuery } from '../../data/use-dataset.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Select } from '../../ui/Select.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { EditionCopyResult } from './EditionCopyResult.tsx';
import styles from './EditionCopyDialog.module.css';
import { classWords, raceWords } from './who-words.ts';

const KEYS = Object.keys(EDITIONS) as readonly EditionKey[];

/** Characters of the account in another expansion, to be copied into this one. */
export function EditionCopyDialog({ onClose }: { readonly onClose: () => void }) {
  const here = useEditionKey();
  const others = KEYS.filter((key) => key !== here);
  const [from, setFrom] = useState(others[0]!);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const characters = useCharactersOf(from);
  const copying = useEditionCopy();
  const client = useQueryClient();
  if (copying.data) {
    // Copying has fetched it.
    const dataset = client.getQueryData(datasetQuery(from).queryKey);
    // Answered in the order they were asked in.
    const classes = copying.variables.characterIds.map(
      (id) => characters.data?.find((character) => character.id === id)?.gameClass,
    );
    const origins = classes.map((gameClass) => gameClass && dataset && { gameClass, dataset });
    return <EditionCopyResult copied={copying.data} origins={origins} onClose={onClose} />;
  }
  const tick = (id: string): void =>
    setTicked(ticked.includes(id) ? ticked.filter((each) => each !== id) : [...ticked, id]);
  const copy = (): void => copying.mutate({ from, characterIds: ticked });
  return (
    <Dialog
      open
      title="Copy from another expansion"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="main" disabled={ticked.length === 0 || copying.isPending} onClick={copy}>
            {copying.isPending ? 'Copying...' : 'Copy'}
          </Button>
        </>
      }
    >
      {copying.error && <Banner tone="failed">{failureText(copying.error)}</Banner>}
      <Select
        label="Expansion"
        options={others.map((key) => ({ value: key, label: EDITIONS[key].name }))}
        value={from}
        onChange={(key) => {
          setFrom(key);
          setTicked([]);
        }}
        disabled={copying.isPending}
      />
      {characters.isError ? (
        <Banner tone="failed">{MESSAGES.charactersLoadFailed()}</Banner>
      ) : !characters.data ? (
        <Spinner size="small" label="Loading your characters" />
      ) : characters.data.length === 0 ? (
        <p>{MESSAGES.noCharacters()}</p>
      ) : (
        <fieldset className={styles.list} disabled={copying.isPending}>
          <legend className={styles.legend}>Characters</legend>
          {characters.data.map(({ id, name, gameClass, level, race }) => (
            <Checkbox key={id} checked={ticked.includes(id)} onChange={() => tick(id)}>
              <span>
                {name}{' '}
                <small className={styles.who}>
                  {classWords(gameClass, null, null)}, {raceWords(level, race)}
                </small>
              </span>
            </Checkbox>
          ))}
        </fieldset>
      )}
      <p className={styles.note}>
        Sets are rebuilt for {EDITIONS[here].name}: phase 1, no talents, preset weights. What it
        does not know is left out and listed.
      </p>
    </Dialog>
  );
}
