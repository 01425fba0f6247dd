import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuthSession } from '@gearwright/api/client/auth-answers.ts';
import { useServer } from '../../data/session/server.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { HiddenText } from '../../ui/HiddenText.tsx';
import { longDate } from '../../ui/long-date.ts';
import { deviceName } from './device-name.ts';
import { failureText } from './failure-text.ts';
import styles from './SignedInPlaces.module.css';

/** Under the prefix of the account's queries, so that signing out drops it from the cache. */
const SESSIONS = ['roster', 'sessions'] as const;

/** Everywhere the player is signed in, and the end of any of it. */
export function SignedInPlaces() {
  const { accounts } = useServer();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { data: sessions, error } = useQuery({
    queryKey: SESSIONS,
    queryFn: () => accounts.sessions(),
    retry: false,
  });

  const end = async (ending: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await ending();
    } catch (reason) {
      setFailure(failureText(reason));
    }
    await client.invalidateQueries({ queryKey: SESSIONS });
    setBusy(false);
  };
  const others = sessions?.filter(({ current }) => !current) ?? [];
  const told = failure ?? (error && failureText(error));
  return (
    <section className={styles.places} aria-label="Where you are signed in">
      <Heading>Where you are signed in</Heading>
      {told !== null && <Banner tone="failed">{told}</Banner>}
      <ul className={styles.list}>
        {sessions?.map((session) => (
          <Place
            key={session.id}
            session={session}
            busy={busy}
            onEnd={() => void end(() => accounts.endSession(session.id))}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <div>
          <Button
            aria-disabled={busy}
            onClick={() => busy || void end(() => accounts.endOtherSessions())}
          >
            Sign out everywhere else
          </Button>
        </div>
      )}
    </section>
  );
}

interface PlaceProps {
  readonly session: AuthSession;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

function Place({ session: { device, current, startedAt, usedAt }, busy, onEnd }: PlaceProps) {
  const name = deviceName(device);
  return (
    <li className={styles.place}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.when}>
          {current ? 'This browser' : `Last used ${dayOf(usedAt)}`} · signed in {dayOf(startedAt)}
        </p>
      </div>
      {!current && (
        <Button tone="quiet" aria-disabled={busy} onClick={() => busy || onEnd()}>
          Sign out
          <HiddenText> of {name}</HiddenText>
        </Button>
      )}
    </li>
  );
}

/** In one piece, wherever the line ends. */
function dayOf(time: number): string {
  return longDate(new Date(time).toISOString()).replaceAll(' ', '\u00a0');
}
