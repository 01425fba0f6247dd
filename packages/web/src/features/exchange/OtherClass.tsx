import { useMemo, useState } from 'react';
import { characterOfImport } from '@gearwright/game/exchange/imported-character.ts';
import { readImport } from '@gearwright/game/exchange/read-text.ts';
import { CLASS_NAMES } from '@gearwright/game/text/names.ts';
import { failureText } from '../../data/failure-text.ts';
import { useImportCharacter } from '../../data/roster/use-import-characters.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Button } from '../../ui/Button.tsx';
import { useAppNavigate } from '../../ui/link/use-app-navigate.ts';
import styles from './OtherClass.module.css';

interface Props {
  readonly text: string;
  readonly onClose: () => void;
}

/** The text tells of another class: it belongs to a character of its own, which is made with one press. */
export function OtherClass({ text, onClose }: Props) {
  const { rules } = useSetView();
  const navigate = useAppNavigate();
  const { create, isPending } = useImportCharacter();
  const [failure, setFailure] = useState<string | null>(null);
  const found = useMemo(() => reading(text, rules), [text, rules]);
  if (!found) return null;
  const { name, level, gameClass } = found.character;
  const make = async (): Promise<void> => {
    setFailure(null);
    try {
      const { characterId, setId } = await create(found);
      onClose();
      navigate(`/character/${characterId}/set/${setId}`);
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  return (
    <div className={styles.other}>
      <p>The text is of another class than this character.</p>
      <Button disabled={isPending} onClick={() => void make()}>
        Create {name}, {level} {CLASS_NAMES[gameClass]}
      </Button>
      {failure && <p role="alert">{failure}</p>}
    </div>
  );
}

function reading(text: string, rules: Parameters<typeof characterOfImport>[1]) {
  try {
    return characterOfImport(readImport(text), rules);
  } catch {
    return null;
  }
}
