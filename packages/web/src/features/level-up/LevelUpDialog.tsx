import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../data/failure-text.ts';
import { useLevelChange } from '../../data/roster/use-level-change.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { Congratulations } from './Congratulations.tsx';
import { reachedWords, tellLevelUpDone } from './level-up-done.ts';

interface Props {
  readonly onClose: () => void;
  readonly onViewUpgrades?: (() => void) | undefined;
}

/** Raises the character by one level as soon as it opens, then congratulates. */
export function LevelUpDialog({ onClose, onViewUpgrades }: Props) {
  const { owner } = useSetView();
  const { mutateAsync: change } = useLevelChange();
  const [reached, setReached] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const begun = useRef(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  const character = 'character' in owner ? owner.character : null;
  useEffect(() => {
    if (begun.current || !character) return;
    begun.current = true;
    const level = character.level + 1;
    change({ characterId: character.id, level }).then(
      () => {
        if (isOpen.current) return setReached(level);
        tellLevelUpDone(character.id, level);
        showToast(reachedWords(character.name, level));
      },
      (error: unknown) => {
        if (isOpen.current) setFailure(failureText(error));
        else showToast(failureText(error), { tone: 'failed' });
      },
    );
  }, [change, character]);
  if (!character) return null;
  const close = () => {
    if (reached !== null) tellLevelUpDone(character.id, reached);
    onClose();
  };
  if (reached !== null) {
    return (
      <Congratulations
        name={character.name}
        level={reached}
        onClose={close}
        onViewUpgrades={
          onViewUpgrades &&
          (() => {
            close();
            onViewUpgrades();
          })
        }
      />
    );
  }
  return (
    <Dialog
      open
      title="Level Up"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {failure ? <Banner tone="failed">{failure}</Banner> : <Waiting />}
    </Dialog>
  );
}
