import { useState } from 'react';
import { LOCAL_KEYS } from '../../data/local/local-keys.ts';
import { useLocalFlag } from '../../data/local/use-local-value.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import styles from './KeptLocally.module.css';

const LABEL = 'Kept in this browser only';

/** The cloud-off sign of those who are signed out; pressing it also forgets that they once said no to moving. */
export function KeptLocally() {
  const [open, setOpen] = useState(false);
  const [isIgnored, setIgnored] = useLocalFlag(LOCAL_KEYS.migrateIgnore);
  const press = (): void => {
    if (isIgnored) setIgnored(false);
    setOpen(true);
  };
  return (
    <>
      <span className={styles.sign}>
        <Hint side="right" text="Your characters are stored in this browser only">
          <Button tone="quiet" only aria-label={LABEL} onClick={press}>
            <Glyph name="cloud-off" />
          </Button>
        </Hint>
      </span>
      <Dialog
        open={open}
        title={LABEL}
        onClose={() => setOpen(false)}
        actions={
          <>
            <ButtonLink to="/login">Sign In</ButtonLink>
            <ButtonLink tone="main" to="/register">
              Register
            </ButtonLink>
          </>
        }
      >
        <p>
          You are not signed in, so your characters and sets are stored in this browser. Clearing
          its data removes them, and other devices do not see them.
        </p>
        <p>Once you sign in, you will be asked whether to move them to your account.</p>
      </Dialog>
    </>
  );
}
