import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useCopy } from '../../ui/use-copy.ts';

interface Props {
  readonly open: boolean;
  /** The whole address of the build. */
  readonly link: string;
  readonly onClose: () => void;
}

export function ShareTalents({ open, link, onClose }: Props) {
  const { isCopied, copy } = useCopy();
  return (
    <Dialog
      open={open}
      title="Share Talents"
      onClose={onClose}
      actions={
        <Button tone="main" onClick={() => copy(link)}>
          {isCopied ? 'Copied!' : 'Copy Link'}
        </Button>
      }
    >
      <TextField
        label="Link"
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Dialog>
  );
}
