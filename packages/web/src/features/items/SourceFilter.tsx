import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import { raidsThatGive } from '@gearwright/game/dataset/raids.ts';
import { MAX_ARENA_RATING, MAX_PVP_RANK } from '@gearwright/game/search/query.ts';
import { useEdition } from '../../data/edition-context.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Select } from '../../ui/Select.tsx';
import styles from './FilterRail.module.css';
import { FilterSection } from './FilterSection.tsx';
import type { ItemFilters } from './item-filters.ts';
import { offersPvp, offersRaids } from './offered.ts';
import { toggled } from './toggled.ts';
import type { ChangeFilters } from './use-item-filters.ts';

interface Props {
  readonly filters: ItemFilters;
  readonly change: ChangeFilters;
  readonly dataset: Dataset;
}

/** Where it comes from; what a source asks for more appears with it. */
export function SourceFilter({ filters, change, dataset }: Props) {
  const { sources, raids } = filters;
  const edition = useEdition();
  const offered = edition.sources;
  return (
    <FilterSection title="Source">
      <div className={styles.pairs}>
        {offered.map(({ key, label }) => (
          <Checkbox
            key={key}
            checked={sources?.includes(key) ?? false}
            onChange={() => change({ sources: toggled(sources, key) })}
          >
            {label}
          </Checkbox>
        ))}
      </div>
      {offersRaids(sources) && (
        <fieldset className={styles.raids}>
          <legend className={styles.legend}>Raids</legend>
          {raidsThatGive(dataset).map(({ id, name }) => (
            <Checkbox
              key={id}
              checked={raids?.includes(id) ?? false}
              onChange={() => change({ raids: toggled(raids, id) })}
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {edition.pvpRanks && offersPvp(sources) && (
        <Select
          label="Max PvP Rank"
          options={Array.from({ length: MAX_PVP_RANK + 1 }, (_, rank) => ({
            value: rank,
            label: rankLabel(rank, dataset),
          })).reverse()}
          value={filters.maxPvpRank ?? MAX_PVP_RANK}
          onChange={(rank) => change({ maxPvpRank: rank === MAX_PVP_RANK ? null : rank })}
        />
      )}
      {edition.arenaRatings && (
        <Select
          label="Max Arena Rating"
          options={RATINGS.map((rating) => ({
            value: rating,
            label: rating === MAX_ARENA_RATING ? 'Any' : rating === 0 ? 'None' : String(rating),
          }))}
          value={filters.maxArenaRating ?? MAX_ARENA_RATING}
          onChange={(rating) =>
            change({ maxArenaRating: rating === MAX_ARENA_RATING ? null : rating })
          }
        />
      )}
    </FilterSection>
  );
}

/** From the highest down to what asks for none, as season rewards step. */
const RATINGS = [MAX_ARENA_RATING, 2200, 2000, 1850, 1700, 1550, 0] as const;

function rankLabel(rank: number, { pvpRanks }: Dataset): string {
  const titles = pvpRanks.find((each) => each.rank === rank);
  return titles ? `${rank}, ${titles.alliance} or ${titles.horde}` : `${rank}, none`;
}
