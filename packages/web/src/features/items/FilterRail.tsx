import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { Profession } from '@gearwright/game/item/professions.ts';
import { PROFESSION_NAMES, QUALITY_NAMES } from '@gearwright/game/text/names.ts';
import type { Quality } from '@gearwright/game/item/item.ts';
import { useEdition } from '../../data/edition-context.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ChipToggle } from '../../ui/ChipToggle.tsx';
import { RangeSlider } from '../../ui/RangeSlider.tsx';
import type { Equipper } from './filter-query.ts';
import styles from './FilterRail.module.css';
import { FilterSection } from './FilterSection.tsx';
import type { ItemFilters } from './item-filters.ts';
import { typeOptions } from './offered.ts';
import { SourceFilter } from './SourceFilter.tsx';
import { toggled } from './toggled.ts';
import type { ChangeFilters } from './use-item-filters.ts';
import type { JudgingSet } from './use-set-of.ts';
import { WhoFilter } from './WhoFilter.tsx';

interface Props {
  readonly filters: ItemFilters;
  readonly change: ChangeFilters;
  readonly equipper: Equipper | null;
  readonly dataset: Dataset;
  /** The chosen character's set, where there is one. */
  readonly own: JudgingSet | null;
}

const QUALITIES: readonly Quality[] = [5, 4, 3, 2, 1, 0];
const HEIRLOOM: Quality = 7;

/** Everything the list can be narrowed by. Nothing ticked in a group asks nothing of it. */
export function FilterRail({ filters, change, equipper, dataset, own }: Props) {
  const { maxLevel, phases, professions } = useEdition();
  const { quality, levels, types } = filters;
  // A character looks no further than its own level.
  const last = equipper?.level ?? maxLevel;
  const offered = typeOptions(filters.slot, equipper?.gameClass ?? null, dataset);
  const qualities = dataset.heirlooms ? [HEIRLOOM, ...QUALITIES] : QUALITIES;
  return (
    <div className={styles.rail}>
      <WhoFilter {...{ filters, change, equipper, dataset, own }} />
      <FilterSection title="Quality" look="pairs">
        {qualities.map((each) => (
          <Checkbox
            key={each}
            checked={quality?.includes(each) ?? false}
            onChange={() => change({ quality: toggled(quality, each) })}
          >
            <span className={styles.quality} data-quality={each}>
              {QUALITY_NAMES[each]}
            </span>
          </Checkbox>
        ))}
      </FilterSection>
      <FilterSection title="Required level">
        <RangeSlider
          label="Level"
          min={1}
          max={last}
          value={levels ? [Math.min(levels[0], last), Math.min(levels[1], last)] : [1, last]}
          onChange={([start, end]) =>
            change({ levels: start === 1 && end === last ? null : [start, end] })
          }
        />
      </FilterSection>
      <FilterSection title="Phase" look="chips">
        {phases.map(({ phase, name }) => (
          <ChipToggle
            key={phase}
            label={`Phase ${phase}, ${name}`}
            pressed={filters.phases?.includes(phase) ?? false}
            onToggle={() => change({ phases: toggled(filters.phases, phase) })}
          >
            {phase}
          </ChipToggle>
        ))}
      </FilterSection>
      <SourceFilter filters={filters} change={change} dataset={dataset} />
      {offered.length > 0 && (
        <FilterSection title="Type" look="chips">
          {offered.map(({ key, label }) => (
            <ChipToggle
              key={key}
              pressed={types?.includes(key) ?? false}
              onToggle={() => change({ types: toggled(types, key) })}
            >
              {label}
            </ChipToggle>
          ))}
        </FilterSection>
      )}
      <FilterSection title="Professions" look="pairs">
        {professions.map((profession) => (
          <Checkbox
            key={profession}
            checked={filters.professions?.includes(profession) ?? false}
            onChange={() => change({ professions: toggled(filters.professions, profession) })}
          >
            {PROFESSION_NAMES[profession as Profession]}
          </Checkbox>
        ))}
      </FilterSection>
    </div>
  );
}
