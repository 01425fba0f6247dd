import { useMemo, useState } from 'react';
import {
  characterOfImport,
  type CharacterOfImport,
} from '@gearwright/game/exchange/imported-character.ts';
import { readImport } from '@gearwright/game/exchange/read-text.ts';
import { MESSAGES, PlannerError } from '@gearwright/game/messages.ts';
import { CLASS_NAMES } from '@gearwright/game/text/names.ts';
import type { State } from '@gearwright/roster/memory/state.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { failureText } from '../../data/failure-text.ts';
import { readBackup } from '../../data/roster/read-backup.ts';
import { useImportCharacter, useRestore } from '../../data/roster/use-import-characters.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useAppNavigate } from '../../ui/link/use-app-navigate.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import styles from './ImportCharacterDialog.module.css';

interface Props {
  readonly game: RosterGame;
  readonly onClose: () => void;
}

type Read =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'problem'; readonly problem: string }
  | { readonly kind: 'character'; readonly found: CharacterOfImport }
  | { readonly kind: 'backup'; readonly backup: State };

/** A text from the game or another site becomes a character with its set; a file of ours is put back whole. */
export function ImportCharacterDialog({ game, onClose }: Props) {
  const navigate = useAppNavigate();
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const read = useMemo(() => reading(text, game), [text, game]);
  const { create, isPending: isCreating } = useImportCharacter();
  const { mutateAsync: restore, isPending: isRestoring } = useRestore(game);
  const isBusy = isCreating || isRestoring;
  const put = async (): Promise<void> => {
    setFailure(null);
    try {
      if (read.kind === 'character') {
        const { characterId, setId } = await create(read.found);
        onClose();
        navigate(`/character/${characterId}/set/${setId}`);
      }
      if (read.kind === 'backup') {
        const { characters, sets, left } = await restore(read.backup);
        onClose();
        showToast(
          `${counted(characters, 'character')} with ${counted(sets, 'set')} put back.${left.length > 0 ? ` ${left.length} refused: ${left[0]!.reason}` : ''}`,
        );
      }
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  const canPut = read.kind === 'character' || read.kind === 'backup';
  return (
    <Dialog
      open
      wide
      title="Import Character"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="main" disabled={!canPut || isBusy} onClick={() => void put()}>
            {isBusy ? 'Creating...' : labelOf(read)}
          </Button>
        </>
      }
    >
      <TextArea
        label="Text"
        note="The text of the Gearwright add-on or another exporter, an export of a set, or the file of everything this site keeps for you."
        error={failure ?? (read.kind === 'problem' ? read.problem : undefined)}
        rows={6}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setFailure(null);
        }}
      />
      {read.kind === 'character' && <p className={styles.found}>{whatComes(read.found)}</p>}
    </Dialog>
  );
}

function reading(text: string, game: RosterGame): Read {
  if (text.trim() === '') return { kind: 'nothing' };
  const backup = readBackup(text, game.edition.key);
  if (backup) {
    return backup.characters.size > 0
      ? { kind: 'backup', backup }
      : { kind: 'problem', problem: 'The file has no characters of this expansion.' };
  }
  try {
    return { kind: 'character', found: characterOfImport(readImport(text), game) };
  } catch (error) {
    const problem = error instanceof PlannerError ? error.message : MESSAGES.importParseFailed();
    return { kind: 'problem', problem };
  }
}

/** "Create Mourngrave, 80 Death Knight". */
function labelOf(read: Read): string {
  if (read.kind === 'backup')
    return `Put back ${counted(read.backup.characters.size, 'character')}`;
  if (read.kind !== 'character') return 'Create';
  const { name, level, gameClass } = read.found.character;
  return `Create ${name}, ${level} ${CLASS_NAMES[gameClass]}`;
}

function whatComes({ set, inventory }: CharacterOfImport): string {
  const worn = set.itemIds.filter((id) => id !== null).length;
  const bags = inventory.length > 0 ? `, and ${counted(inventory.length, 'thing')} they have` : '';
  return `With the set “${set.name}”: ${counted(worn, 'piece')}${bags}.`;
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
