import { useId, useState } from 'react';
import { CHARACTER_LIMITS } from '@gearwright/game/character/character-limits.ts';
import { MESSAGES } from '@gearwright/game/messages.ts';
import { copyName } from '@gearwright/game/set/copy-set.ts';
import { failureText } from '../../data/failure-text.ts';
import { useCopyCharacter } from '../../data/roster/use-copy-character.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { showToast } from '../../ui/toast/toasts.ts';

interface Props {
  readonly character: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** A second character like the first one, with every set. */
export function CopyCharacterDialog({ character, onClose }: Props) {
  const form = useId();
  const [name, setName] = useState(() => copyName(character.name));
  const { copy, isPending, error } = useCopyCharacter();
  const missing = name.trim() === '' ? MESSAGES.required('Character Name') : null;
  const submit = async (): Promise<void> => {
    if (missing || isPending) return;
    try {
      await copy({ id: character.id, name: name.trim() });
    } catch {
      // The dialog shows the mutation's error.
      return;
    }
    onClose();
    showToast(`Copied ${character.name} to ${name.trim()}`);
  };
  return (
    <Dialog
      open
      title="Copy Character"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="main" type="submit" form={form} disabled={missing !== null || isPending}>
            {isPending ? 'Copying...' : 'Copy'}
          </Button>
        </>
      }
    >
      {error && <Banner tone="failed">{failureText(error)}</Banner>}
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label="Character Name"
          value={name}
          maxLength={CHARACTER_LIMITS.name}
          error={missing}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </form>
      <p>Every set of {character.name} is copied too.</p>
    </Dialog>
  );
}
