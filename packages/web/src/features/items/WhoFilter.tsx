import { CLASS_NAMES, nameAndClass } from '@gearwright/game/text/names.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import { useEdition } from '../../data/edition-context.ts';
import { useCharacters } from '../../data/roster/use-characters.ts';
import { Select } from '../../ui/Select.tsx';
import type { Equipper } from './filter-query.ts';
import { FilterSection } from './FilterSection.tsx';
import type { ItemFilters } from './item-filters.ts';
import type { JudgingSet } from './use-set-of.ts';
import type { ChangeFilters } from './use-item-filters.ts';
import { BY_SET, isBySet, NOT_VALUED, presetLabel, presetsOf, valuedBy } from './valued-by.ts';

const ANYONE = 'anyone';

interface Props {
  readonly filters: ItemFilters;
  readonly change: ChangeFilters;
  readonly equipper: Equipper | null;
  readonly dataset: Dataset;
  /** The chosen character's set, where there is one. */
  readonly own: JudgingSet | null;
}

/** Who should be able to wear it, and by whose weights it is valued. */
export function WhoFilter({ filters, change, equipper, dataset, own }: Props) {
  const { classes } = useEdition();
  const { data: characters = [] } = useCharacters();
  const presets = presetsOf(equipper, dataset);
  return (
    <FilterSection title="Who">
      <Select
        label="Equippable by"
        options={[
          { value: ANYONE, label: 'Anyone' },
          ...characters.map(({ id, name, level, gameClass }) => ({
            value: id,
            label: `${nameAndClass(name, gameClass)} ${level}`,
          })),
          ...classes.map((each) => ({ value: each as string, label: CLASS_NAMES[each] })),
        ]}
        value={filters.equippableBy ?? ANYONE}
        onChange={(who) =>
          change({ equippableBy: who === ANYONE ? null : who, valuedBy: null, types: null })
        }
      />
      {equipper && (
        <Select
          label="Valued by"
          options={[
            ...(own ? [{ value: BY_SET, label: `Your set ${own.name}: ${own.by}` }] : []),
            { value: NOT_VALUED, label: 'Nothing' },
            ...presets.map((each) => ({ value: each.id, label: presetLabel(each, dataset) })),
          ]}
          value={
            isBySet(filters, own)
              ? BY_SET
              : (valuedBy(filters.valuedBy, equipper, dataset)?.id ?? NOT_VALUED)
          }
          onChange={(id) => change({ valuedBy: id, sort: null })}
        />
      )}
    </FilterSection>
  );
}
