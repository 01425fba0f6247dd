import { useState } from 'react';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './LinkLiveDialog.module.css';
import type { Found, LiveChoice } from './use-creation.ts';
import { classWords, raceWords } from './who-words.ts';

interface Props {
  readonly found: Found;
  readonly game: RosterGame;
  readonly onDecide: (choice: LiveChoice) => void;
  readonly onClose: () => void;
}

/** Offers what the live game knows of somebody of this name. */
export function LinkLiveDialog({ found: { live, realm }, game, onDecide, onClose }: Props) {
  const [link, setLink] = useState(true);
  const [createSet, setCreateSet] = useState(true);
  const { name, level, race } = live.character;
  return (
    <Dialog
      open
      title="Link Live Character"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="main" onClick={() => onDecide({ link, createSet })}>
            Continue
          </Button>
        </>
      }
    >
      <p className={styles.who}>
        <b className={styles.name}>{name}</b>
        {live.sample && <Badge tone="info">Sample</Badge>}
        <span className={styles.words}>
          {raceWords(level, race)} {classWords(live.gameClass, live.spec, game.dataset)},{' '}
          {realm.name} ({realm.region.toUpperCase()})
        </span>
      </p>
      {live.sample && (
        <p>
          This site is not connected to the live game, so this is one of its sample characters and
          not a real player.
        </p>
      )}
      <div className={styles.choices}>
        <Checkbox checked={link} onChange={(event) => setLink(event.target.checked)}>
          Link Character
        </Checkbox>
        <p className={styles.note}>Shows its live gear beside your own sets.</p>
        <Checkbox checked={createSet} onChange={(event) => setCreateSet(event.target.checked)}>
          Create Set
        </Checkbox>
        <p className={styles.note}>Begins a set of yours with what it wears now.</p>
      </div>
    </Dialog>
  );
}
