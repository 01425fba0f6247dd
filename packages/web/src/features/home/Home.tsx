import { useEffect, type ReactNode } from 'react';
import { LOCAL_KEYS } from '../../data/local/local-keys.ts';
import { useLocalFlag } from '../../data/local/use-local-value.ts';
import { useCharacters } from '../../data/roster/use-characters.ts';
import { lastUser } from '../../data/session/last-user.ts';
import { useAuth } from '../../data/session/auth-context.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { Marketing } from './Marketing.tsx';
import { WelcomeBack, type LinkCard } from './WelcomeBack.tsx';

interface Props {
  /** Where Get Started leads. */
  readonly start: string;
  readonly cards: (signedIn: boolean) => readonly LinkCard[];
  /** Beside the pinned sets of those who have been here before. */
  readonly beside?: ReactNode;
}

/** One face for newcomers, another for those who have something here. */
export function Home({ start, cards, beside }: Props) {
  const { status, user } = useAuth();
  const characters = useCharacters();
  const [returning, setReturning] = useLocalFlag(LOCAL_KEYS.returning);
  const wasHere = returning || lastUser(null) !== null;
  const first = characters.data?.[0];
  const name = user?.username ?? first?.name ?? null;
  const known = status === 'authenticated' || (status === 'anonymous' && !characters.isPending);
  useEffect(() => {
    if (known && returning !== (name !== null)) setReturning(name !== null);
  }, [known, name, returning, setReturning]);
  if (name !== null) {
    return (
      <WelcomeBack
        name={name}
        characters={characters.data ?? null}
        failed={characters.isError}
        cards={cards(user !== null)}
        beside={beside}
      />
    );
  }
  // Newcomers need not wait until it is sure that they are.
  return known || !wasHere ? <Marketing start={start} /> : <Waiting />;
}
