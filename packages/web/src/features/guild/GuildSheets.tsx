import { useMemo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { saveBlob } from '../../ui/save-file.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { guildCsv } from './guild-csv.ts';
import { guildLoot } from './guild-loot.ts';
import styles from './GuildSheets.module.css';
import { LookingFor } from './LookingFor.tsx';
import { NeedsSheet } from './NeedsSheet.tsx';
import { RaidSheet } from './RaidSheet.tsx';
import { ShareGuild } from './ShareGuild.tsx';
import type { GuildLooking } from './use-guild-loot.ts';

interface Props {
  readonly name: string;
  /** Of the roster, with those that are still fetched. */
  readonly count: number;
  readonly looking: GuildLooking;
}

/** What drops where and who should have it, by raid and by raider. */
export function GuildSheets({ name, count, looking }: Props) {
  const { loot, done, all, failed, stopped, goOn } = looking;
  const [tab, setTab] = useState<'raids' | 'members'>('raids');
  const places = useMemo(() => guildLoot(loot), [loot]);
  if (count === 0) {
    return (
      <EmptyState title="Nobody is in the roster yet">
        <p>
          Share a set from its menu and paste its link here. The page then looks through the loot of
          every raid for everybody at once.
        </p>
      </EmptyState>
    );
  }
  const title = name || 'Guild roster';
  return (
    <section className={styles.sheets} aria-label="Loot" data-print-sheet>
      <div className={styles.actions}>
        <ShareGuild />
        <Button
          disabled={places.length === 0}
          onClick={() =>
            saveBlob('guild-loot.csv', new Blob([guildCsv(places)], { type: 'text/csv' }))
          }
        >
          Export as CSV
        </Button>
        <Button disabled={places.length === 0} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      {failed && !stopped ? (
        <LoadFailed what="Not everybody’s loot could be looked for." onRetry={goOn} />
      ) : (
        done < all && <LookingFor looking={looking} />
      )}
      {places.length > 0 ? (
        <Tabs
          label="Loot"
          tabs={[
            { value: 'raids', label: 'By raid' },
            { value: 'members', label: 'By member' },
          ]}
          value={tab}
          onChange={setTab}
        >
          <p className={styles.printed}>{title}</p>
          <p className={styles.note}>
            Gains are by each member’s own weights. The share is of what the set is worth now: by it
            members are put in order.
          </p>
          {tab === 'raids' ? <RaidSheet places={places} /> : <NeedsSheet loot={loot} />}
        </Tabs>
      ) : (
        done === all &&
        all > 0 && (
          <p className={styles.note}>No dungeon or raid has anything better for anybody.</p>
        )
      )}
    </section>
  );
}
