import { useState } from 'react';
import type { DefaultFilters } from '@gearwright/game/set/gear-set.ts';
import { filtering } from '@gearwright/game/set/edits.ts';
import { DEFAULT_FILTERS } from '@gearwright/game/set/new-gear-set.ts';
import { ARMOR_TYPES, WEAPON_TYPES } from '@gearwright/game/item/weapon-types.ts';
import type { ArmorType } from '@gearwright/game/item/item.ts';
import type { Profession } from '@gearwright/game/item/professions.ts';
import { MAX_ARENA_RATING } from '@gearwright/game/search/query.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import { PROFESSION_NAMES, QUALITY_NAMES } from '@gearwright/game/text/names.ts';
import { LOCAL_KEYS } from '../../data/local/local-keys.ts';
import { useLocalFlag } from '../../data/local/use-local-value.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { sameValue } from '../../data/same-value.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { RangeSlider } from '../../ui/RangeSlider.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { NARROW, useMedia } from '../../ui/use-media.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import {
  armorTypesOf,
  hasPvpSource,
  hasRaidSource,
  raidsOf,
  weaponFilter,
} from './filter-options.ts';
import styles from './FilterDialog.module.css';
import { ListChecks } from './ListChecks.tsx';
import { NO_FILTERS, type ListFilters } from './list-filters.ts';
import type { Choosing } from './selector-tabs.ts';

interface Props {
  readonly slot: SlotId;
  readonly choosing: Choosing;
  readonly filters: ListFilters;
  readonly onFilters: (changed: Partial<ListFilters>) => void;
  readonly onClose: () => void;
}

/** Filter Items: the set's own filters, and those of this list. Applied as one change. */
export function FilterDialog(props: Props) {
  const { slot, choosing, filters, onFilters, onClose } = props;
  const { set, rules, edit } = useSetView();
  const { edition, dataset, wearer } = rules;
  const [draft, setDraft] = useState<DefaultFilters>(set.defaultFilters);
  const [list, setList] = useState(filters);
  /** As it is being typed. */
  const [rating, setRating] = useState(String(draft.maxArenaRating));
  const narrow = useMedia(NARROW);
  const [kept, setKept] = useLocalFlag(LOCAL_KEYS.keepWhenSwapping);
  const [keeps, setKeeps] = useState(kept);
  const [open, setOpen] = useState(true);
  const put = (changed: Partial<DefaultFilters>): void =>
    setDraft((before) => ({ ...before, ...changed }));
  const putList = (changed: Partial<ListFilters>): void =>
    setList((before) => ({ ...before, ...changed }));
  const phase = list.phase ?? (set.phase || edition.defaultPhase);
  const lastPhase = phase === 0 ? edition.phases.length : phase;
  const weapons = weaponFilter(slot, set, rules);
  const armor = armorTypesOf(set, rules);
  const ranks = dataset.pvpRanks;
  const apply = (): void => {
    if (!sameValue(draft, set.defaultFilters)) edit(filtering(draft));
    const { phase: last, quality, levels, wished, owned, matching } = list;
    onFilters({ phase: last, quality, levels, wished, owned, matching, lifted: [] });
    setKept(keeps);
    setOpen(false);
  };
  return (
    <Dialog
      open={open}
      title="Filter Items"
      wide
      onClose={() => setOpen(false)}
      onClosed={onClose}
      actions={
        <>
          <Button
            tone="quiet"
            onClick={() => {
              setDraft({ ...DEFAULT_FILTERS, professions: draft.professions });
              setRating(String(DEFAULT_FILTERS.maxArenaRating));
              setList({ ...filters, ...NO_FILTERS, text: filters.text });
            }}
          >
            Reset
          </Button>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button tone="main" onClick={apply}>
            Apply
          </Button>
        </>
      }
    >
      <div className={styles.filters}>
        <ChoiceGroup
          label="Sources"
          options={edition.sources.map(({ key, label }) => ({ value: key, label }))}
          chosen={draft.sources}
          onChange={(sources) => put({ sources })}
        />
        {hasRaidSource(draft.sources, edition) && (
          <ChoiceGroup
            label="Raids"
            options={raidsOf(dataset, lastPhase).map(({ id, name }) => ({
              value: id,
              label: name,
            }))}
            chosen={draft.raids}
            onChange={(raids) => put({ raids })}
          />
        )}
        {weapons && (
          <ChoiceGroup
            label={`Weapon types, ${weapons.label.toLowerCase()}`}
            options={weapons.types.map((type) => ({ value: type, label: WEAPON_TYPES[type]! }))}
            chosen={draft[weapons.field]}
            onChange={(types) => put({ [weapons.field]: types })}
          />
        )}
        {armor.length > 1 && (
          <ChoiceGroup
            label="Armor types"
            options={armor.map((type) => ({ value: type, label: ARMOR_TYPES[type as ArmorType] }))}
            chosen={draft.armorTypes}
            onChange={(armorTypes) => put({ armorTypes })}
          />
        )}
        <ChoiceGroup
          label="My professions"
          options={edition.professions.map((name) => ({
            value: name,
            label: PROFESSION_NAMES[name as Profession],
          }))}
          chosen={draft.professions ?? []}
          onChange={(professions) => put({ professions: professions ?? [...edition.professions] })}
          noneIsNone
        />
        <div className={styles.fields}>
          <Select
            label="Phase"
            options={[
              ...edition.phases.map((each) => ({
                value: each.phase,
                label: `Phase ${each.phase} and earlier`,
              })),
              { value: 0, label: 'Any phase' },
            ]}
            value={phase}
            onChange={(chosen) =>
              putList({
                phase: chosen === (set.phase || edition.defaultPhase) ? null : chosen,
              })
            }
          />
          <Select
            label="Quality"
            options={[0, 1, 2, 3, 4, 5].map((quality) => ({
              value: quality,
              label: quality === 0 ? 'Any quality' : `${QUALITY_NAMES[quality as 1]} and better`,
            }))}
            value={list.quality}
            onChange={(quality) => putList({ quality })}
          />
          {edition.pvpRanks && hasPvpSource(draft.sources) && (
            <Select
              label="Max PvP Rank"
              options={[
                { value: 0, label: 'None' },
                ...ranks.map((rank) => ({
                  value: rank.rank,
                  label: `${rank.rank}: ${rank[wearer.faction]}`,
                })),
              ]}
              value={draft.maxPvpRank}
              onChange={(maxPvpRank) => put({ maxPvpRank })}
            />
          )}
          {edition.arenaRatings && (
            <TextField
              label="Max Arena Rating"
              type="number"
              min={0}
              max={MAX_ARENA_RATING}
              value={rating}
              onBlur={() => setRating(String(draft.maxArenaRating))}
              onChange={({ target: { value, valueAsNumber } }) => {
                setRating(value);
                if (value === '') return;
                const inRange = Math.min(Math.max(Math.round(valueAsNumber), 0), MAX_ARENA_RATING);
                put({ maxArenaRating: inRange });
              }}
            />
          )}
          <RangeSlider
            label="Required level"
            min={1}
            max={edition.maxLevel}
            value={list.levels ?? [1, wearer.level]}
            onChange={([from, to]) =>
              putList({ levels: from === 1 && to === wearer.level ? null : [from, to] })
            }
          />
        </div>
        {narrow && (
          <div>
            <ListChecks
              choosing={choosing}
              filters={list}
              onFilters={putList}
              phase={set.phase || edition.defaultPhase}
            />
          </div>
        )}
        <Checkbox checked={keeps} onChange={({ target }) => setKeeps(target.checked)}>
          Keep enchant and gems that fit when an item is swapped
        </Checkbox>
      </div>
    </Dialog>
  );
}
