import { useState } from 'react';
import { useServer } from '../../data/session/server.ts';
import { CodeStep } from './CodeStep.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { useArrival } from './use-arrival.ts';

/** Create Account: the form, then the mailed code, then signed in. */
export function Register() {
  const { accounts } = useServer();
  const arrive = useArrival();
  const [made, setMade] = useState<{ username: string; password: string } | null>(null);
  if (!made) return <RegisterForm onMade={setMade} />;
  return (
    <CodeStep
      username={made.username}
      sent="now"
      onConfirmed={async () => {
        await accounts.signIn(made.username, made.password);
        await arrive('/characters');
      }}
    />
  );
}
