import { useState } from 'react';
import { MOST_MEMBERS, type GuildMember } from '@gearwright/roster/link/guild-link.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useOwnedRoster } from '../../data/roster/roster-context.ts';
import { rosterKeys } from '../../data/roster/roster-keys.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import styles from './PasteLinks.module.css';
import { takeLinks, type NotTaken } from './take-links.ts';

interface Props {
  readonly game: RosterGame;
  readonly members: readonly GuildMember[];
  readonly onTaken: (members: readonly GuildMember[]) => void;
}

/** Many links at once; what cannot be read stays in the field, with the reason below. */
export function PasteLinks({ game, members, onTaken }: Props) {
  const owned = useOwnedRoster();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [notTaken, setNotTaken] = useState<readonly NotTaken[]>([]);
  const [reading, setReading] = useState<string | null>(null);
  const add = async (): Promise<void> => {
    if (!owned) return;
    setReading('Reading the links');
    const taken = await takeLinks(text, {
      game,
      host: location.host,
      already: members,
      getPublicSet: async (publicId) => {
        const set = await owned.roster.getPublicSet(publicId);
        queries.setQueryData(rosterKeys.publicSet(game.edition.key, publicId), set);
        return set;
      },
      onProgress: (done, all) => setReading(`Reading ${done + 1} of ${all}`),
    });
    setReading(null);
    setNotTaken(taken.notTaken);
    setText((before) =>
      before === text && taken.notTaken.every((each) => each.text !== '')
        ? taken.notTaken.map((each) => each.text).join('\n')
        : before,
    );
    if (taken.members.length > 0) onTaken(taken.members);
  };
  return (
    <form
      className={styles.paste}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextArea
        label="Links of sets"
        note={`Public links and links that need no server, many at once. At most ${MOST_MEMBERS} members.`}
        rows={4}
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" tone="main" disabled={reading !== null || text.trim() === ''}>
        {reading ?? 'Add to the roster'}
      </Button>
      {notTaken.length > 0 && (
        <div role="alert" aria-label="Not added">
          <ul className={styles.refused}>
            {notTaken.map(({ text: link, why }, at) => (
              <li key={at}>
                {link && <q className={styles.link}>{link}</q>}
                {why}
              </li>
            ))}
          </ul>
        </div>
      )}
    </form>
  );
}
