import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { WayOut } from '../../ui/link/WayOut.tsx';

interface Props {
  readonly open: boolean;
  readonly support: string;
  readonly onClose: () => void;
}

export function AdFreeDialog({ open, support, onClose }: Props) {
  return (
    <Dialog
      open={open}
      title="Browse Ad Free"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <WayOut className={buttonClass({ tone: 'main' })} to={support}>
            Become a patron
          </WayOut>
        </>
      }
    >
      <p>
        Patrons keep Gearwright running, and see no advertisements on any of its sites. As soon as
        your account is marked as a patron’s, the places for advertisements close by themselves.
      </p>
      <p>Everything else is the same for everyone.</p>
    </Dialog>
  );
}
