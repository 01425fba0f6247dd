import { lazy, Suspense, useState } from 'react';
import { useGame } from '../../data/use-game.ts';
import { Button } from '../../ui/Button.tsx';

/** The readers of texts come with the dialog, not with the list. */
const ImportCharacterDialog = lazy(async () => ({
  default: (await import('./ImportCharacterDialog.tsx')).ImportCharacterDialog,
}));

interface Props {
  readonly label?: string;
}

export function ImportCharacterButton({ label = 'Import Character' }: Props) {
  const [isOpen, setOpen] = useState(false);
  const game = useGame();
  if (!game) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && (
        <Suspense>
          <ImportCharacterDialog game={game} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
