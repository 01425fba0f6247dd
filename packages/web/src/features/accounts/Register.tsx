import { useState } from 'react';
import { useServer } from '../../data/session/server.ts';
import { useAppNavigate } from '../../ui/link/use-app-navigate.ts';
import { CodeStep } from './CodeStep.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { keepUnconfirmed, unconfirmed, type Unconfirmed } from './unconfirmed.ts';
import { useArrival } from './use-arrival.ts';

/** Create Account: the form, then the mailed code, then signed in. */
export function Register() {
  const { accounts } = useServer();
  const arrive = useArrival();
  const navigate = useAppNavigate();
  const [made, setMade] = useState(unconfirmed);
  const keep = (next: Unconfirmed | null): void => {
    keepUnconfirmed(next);
    setMade(next);
  };
  if (!made) return <RegisterForm onMade={keep} />;
  return (
    <CodeStep
      username={made.username}
      sent={made.password === null ? 'before' : 'now'}
      onBack={() => keep(null)}
      onConfirmed={async () => {
        if (made.password === null) {
          keepUnconfirmed(null);
          navigate('/login', { replace: true });
          return;
        }
        await accounts.signIn(made.username, made.password);
        keepUnconfirmed(null);
        await arrive('/characters');
      }}
    />
  );
}
