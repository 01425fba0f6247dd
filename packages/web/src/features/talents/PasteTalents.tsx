import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Trainee } from './talent-build.ts';
import { readPasted, type PastedBuild } from './read-pasted.ts';

interface Props {
  readonly open: boolean;
  readonly trainee: Trainee;
  readonly onRead: (build: PastedBuild) => void;
  readonly onClose: () => void;
}

/** A link or a string of digits from a public calculator becomes the build. */
export function PasteTalents({ open, trainee, onRead, onClose }: Props) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const read = () => {
    const { value, refusal: reason } = readPasted(text, trainee);
    if (!value) {
      setError(reason.message);
      return;
    }
    onRead(value);
    onClose();
  };
  return (
    <Dialog
      open={open}
      title="Paste Talents"
      onClose={onClose}
      onClosed={() => {
        setText('');
        setError(null);
      }}
      actions={
        <Button tone="main" disabled={text.trim() === ''} onClick={read}>
          Load
        </Button>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') read();
        }}
      >
        <TextField
          label="Link or digits"
          placeholder="…/talent-calc/mage/23505-0-3 or 23505-0-3"
          autoComplete="off"
          spellCheck={false}
          error={error}
          note="A link of a talent calculator, or its digits tree by tree."
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setError(null);
          }}
        />
      </form>
    </Dialog>
  );
}
