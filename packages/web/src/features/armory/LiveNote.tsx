import { MESSAGES } from '@gearwright/game/messages.ts';
import type { LiveCharacter } from '../../data/roster/use-live-set.ts';
import { useRealmName } from '../../data/roster/use-realm-name.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

interface Props {
  readonly live: LiveCharacter;
  readonly sample: boolean;
  /** Milliseconds since 1970. */
  readonly readAt: number;
  readonly busy: boolean;
  /** Why it could not be read again; null when it could. */
  readonly failure: string | null;
  readonly onRead: () => void;
}

/** Where the gear on the screen comes from and how fresh it is; a sample is called one (acceptance D11). */
export function LiveNote({ live, sample, readAt, busy, failure, onRead }: Props) {
  const realm = useRealmName(live);
  const time = CLOCK.format(readAt);
  return (
    <Banner
      action={
        !sample && (
          <Button aria-disabled={busy} onClick={() => busy || onRead()}>
            {busy ? 'Reading...' : 'Read again'}
          </Button>
        )
      }
    >
      {sample
        ? 'This is a sample character of ours: this site cannot look up players. Copy it to a new set to edit.'
        : `Read from ${realm} at ${time}. ${MESSAGES.readOnlyLiveSet()}`}
      {failure && !busy && <p role="alert">{failure}</p>}
    </Banner>
  );
}
