import { useMemo } from 'react';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import {
  LONGEST_GUILD_NAME,
  memberKey,
  MOST_MEMBERS,
  type Guild,
} from '@gearwright/roster/link/guild-link.ts';
import { useTexts } from '../../data/use-dataset.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/Heading.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { TextField } from '../../ui/TextField.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { GuildSheets } from './GuildSheets.tsx';
import styles from './GuildPage.module.css';
import { MemberList } from './MemberList.tsx';
import { PasteLinks } from './PasteLinks.tsx';
import { useGuild } from './use-guild.ts';
import { useGuildLoot } from './use-guild-loot.ts';
import { useMembers, type ReadyMember } from './use-members.ts';

/** Links of shared sets become a roster: who needs what from which boss, shared by one link. */
export function GuildPage({ game }: { readonly game: RosterGame }) {
  const { state, change } = useGuild();
  if (state.status === 'loading') return <Waiting label="Opening the roster" />;
  if (state.status === 'ready') {
    const changed = (edit: (guild: Guild) => Guild): Promise<boolean> =>
      change(edit).then(
        () => true,
        () => {
          showToast(TOO_MUCH, { tone: 'failed' });
          return false;
        },
      );
    return <Roster game={game} guild={state.guild} onChange={changed} />;
  }
  const isBroken = state.status === 'broken';
  return (
    <div role="alert">
      <EmptyState
        page
        title={
          isBroken
            ? 'This roster cannot be read'
            : `This is a roster of ${EDITIONS[state.edition].name}`
        }
        action={<ButtonLink to="/guild">A new roster</ButtonLink>}
      >
        <p>
          {isBroken
            ? 'Its link carries it whole, and part of it was lost when it was copied, or it was made by a later version.'
            : 'Open the same link on the site of that expansion.'}
        </p>
      </EmptyState>
    </div>
  );
}

const TOO_MUCH = 'There is too much in these sets for one link. Nothing was added.';

interface Props {
  readonly game: RosterGame;
  readonly guild: Guild;
  /** Answers whether there was room for it in the link. */
  readonly onChange: (edit: (guild: Guild) => Guild) => Promise<boolean>;
}

function Roster({ game, guild, onChange }: Props) {
  const members = useMembers(guild, game);
  const ready = useMemo(
    () => members.filter((member): member is ReadyMember => member.status === 'ready'),
    [members],
  );
  const texts = useTexts(game.edition.key, ready.length > 0);
  const looking = useGuildLoot(ready, texts);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageTitle>{guild.name || 'Guild roster'}</PageTitle>
        <p className={styles.lead}>
          Paste the links of your raiders’ sets and see who needs what from which boss. Nobody needs
          an account, and the roster is kept in the link of this page alone.
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.beside}>
          <TextField
            key={guild.name}
            label="Guild or raid"
            maxLength={LONGEST_GUILD_NAME}
            defaultValue={guild.name}
            onBlur={({ currentTarget: { value } }) => {
              if (value.trim() !== guild.name)
                void onChange((before) => ({ ...before, name: value.trim() }));
            }}
          />
          <PasteLinks
            game={game}
            members={guild.members}
            onTaken={(taken) =>
              onChange((before) => ({
                ...before,
                members: [...before.members, ...taken].slice(0, MOST_MEMBERS),
              }))
            }
          />
          <MemberList
            members={members}
            loot={looking.loot}
            onRemove={(key) =>
              void onChange((before) => ({
                ...before,
                members: before.members.filter((member) => memberKey(member) !== key),
              }))
            }
          />
        </div>
        <GuildSheets name={guild.name} count={members.length} looking={looking} />
      </div>
    </div>
  );
}
