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
  /** Answers whether they were added. */
  readonly onTaken: (members: readonly GuildMember[]) => Promise<boolean>;
}

/** Of what was not taken; all of it stays in the field. */
const MOST_SHOWN = 40;
/** Letters of a link: enough to find it again. */
const LONGEST_SHOWN = 120;

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
    const isAdded = taken.members.length === 0 || (await onTaken(taken.members));
    setReading(null);
    setNotTaken(taken.notTaken);
    if (!isAdded) return;
    setText((before) =>
      before === text && taken.notTaken.every((each) => each.text !== '')
        ? taken.notTaken.map((each) => each.text).join('\n')
        : before,
    );
  };
  const more = notTaken.length - MOST_SHOWN;
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
            {notTaken.slice(0, MOST_SHOWN).map(({ text: link, why }, at) => (
              <li key={at}>
                {link && <q className={styles.link}>{link.slice(0, LONGEST_SHOWN)}</q>}
                {why}
              </li>
            ))}
            {more > 0 && <li>and {more} more</li>}
          </ul>
        </div>
      )}
    </form>
  );
}
