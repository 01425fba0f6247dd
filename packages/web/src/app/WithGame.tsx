import type { ReactNode } from 'react';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { useEditionKey } from '../data/edition-context.ts';
import { useDataset } from '../data/use-dataset.ts';
import { useGame } from '../data/use-game.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { Waiting } from '../ui/Waiting.tsx';

/** For a screen that can do nothing without the edition's data. */
export function WithGame({ children }: { readonly children: (game: RosterGame) => ReactNode }) {
  const game = useGame();
  const { failed, retry } = useDataset(useEditionKey());
  if (game) return children(game);
  return failed ? (
    <LoadFailed what="The game’s data could not be loaded." onRetry={retry} />
  ) : (
    <Waiting />
  );
}
