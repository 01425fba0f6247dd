import { useState } from 'react';
import { Select } from '../../ui/Select.tsx';
import { ContestedLoot } from './ContestedLoot.tsx';
import type { GuildPlace } from './guild-loot.ts';
import styles from './GuildSheets.module.css';

/** Boss by boss what drops and who gains most by it. */
export function RaidSheet({ places }: { readonly places: readonly GuildPlace[] }) {
  const [asked, setAsked] = useState<string | null>(null);
  const place = places.find(({ where }) => where === asked) ?? places[0]!;
  return (
    <>
      <div className={styles.choose}>
        <Select
          label="Raid or dungeon"
          options={places.map(({ where, raiders }) => ({
            value: where,
            label: `${where} (${raiders} ${raiders === 1 ? 'member gains' : 'members gain'})`,
          }))}
          value={place.where}
          onChange={setAsked}
        />
      </div>
      <h2 className={styles.title}>{place.where}</h2>
      <div className={styles.bosses}>
        {place.bosses.map(({ who, items }) => (
          <section key={who} aria-label={who}>
            <h3 className={styles.boss}>{who}</h3>
            <ul className={styles.items}>
              {items.map((item) => (
                <ContestedLoot key={item.item.id} loot={item} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
