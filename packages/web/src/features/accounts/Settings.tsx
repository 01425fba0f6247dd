import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAuth } from '../../data/session/auth-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { PageTitle } from '../../ui/Heading.tsx';
import { useAppNavigate } from '../../ui/link/use-app-navigate.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { MyData } from './MyData.tsx';
import { SignedInPlaces } from './SignedInPlaces.tsx';
import styles from './Settings.module.css';

/** What is the account's own (acceptance A6). */
export function Settings({ restore }: { readonly restore: ReactNode }) {
  const { user } = useAuth();
  const back = useBack();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Button tone="quiet" only aria-label="Back" onClick={back}>
          <Glyph name="left" />
        </Button>
        <div>
          <PageTitle>Settings</PageTitle>
          <p className={styles.who}>
            Logged in as {user?.username}
            {user?.isPatron && ', a patron: thank you'}
          </p>
        </div>
      </header>
      <div className={styles.parts}>
        <div className={styles.column}>
          <ChangePassword />
          <SignedInPlaces />
        </div>
        <MyData username={user?.username ?? ''} restore={restore} />
      </div>
    </div>
  );
}

/** To the page before, or home when this one was the first. */
function useBack(): () => void {
  const { key } = useLocation();
  const step = useNavigate();
  const navigate = useAppNavigate();
  return () => (key === 'default' ? navigate('/') : void step(-1));
}
