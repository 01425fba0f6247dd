import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import { IDOL } from '@gearwright/game/item/weapon-types.ts';
import { isWeaponSlot, MAIN_HAND, TRINKET_1 } from '@gearwright/game/slot/slots.ts';
import type { FactsFolder } from '../steps/tables/facts-folder.ts';
import type { Row } from '../row.ts';
import type { Share } from './count-edition.ts';

/** Things with an effect that no stat says: how many have a row, and how many a worth. */
export interface EffectCounts {
  readonly label: string;
  readonly structured: Share;
  /** Effects that no scale could weigh: they free from control, travel, dispel, or help against some foes alone. */
  readonly weightless: number;
  /** Of the others. */
  readonly valued: Share;
}

const RARE = 3;

/** What is of use in play and of none to any stat, damage or healing. */
const WEIGHTLESS: readonly string[] = [
  'breakControl',
  'control',
  'cosmeticOrTravel',
  'dispel',
  'reflect',
  'threat',
];

const PLACES: readonly { readonly label: string; readonly holds: (item: Item) => boolean }[] = [
  { label: 'Trinkets, rare or better', holds: ({ slotId }) => slotId === TRINKET_1 },
  { label: 'Relics, rare or better', holds: ({ weaponType }) => (weaponType ?? -1) >= IDOL },
  {
    label: 'Weapons, rare or better',
    holds: ({ slotId, dps }) => slotId !== null && isWeaponSlot(slotId) && dps !== null,
  },
];

/** Effect sentences by place, and weapon enchants of every quality. */
export function countEffects(dataset: Dataset, facts: FactsFolder): readonly EffectCounts[] {
  const rows = facts.rowsIn(dataset.edition, 'value/procs.json');
  const idsOf = (...kinds: readonly string[]): ReadonlySet<number> =>
    new Set(
      rows
        .filter((row) => kinds.includes(row.text('kind')))
        .flatMap((row) => row.maybeWhole('id') ?? []),
    );
  const weightlessOf = (...kinds: readonly string[]): ReadonlySet<number> => {
    const own = rows.filter((row) => kinds.includes(row.text('kind')));
    const isWeightless = (row: Row): boolean =>
      row.flag('conditional') || WEIGHTLESS.includes(row.maybeText('utility') ?? '');
    const others = new Set(own.flatMap((row) => (isWeightless(row) ? [] : [row.maybeWhole('id')])));
    const ids = own.filter(isWeightless).flatMap((row) => row.maybeWhole('id') ?? []);
    return new Set(ids.filter((id) => !others.has(id)));
  };
  const averaged = (kind: string): readonly number[] =>
    dataset.effectAverages.filter((each) => each.kind === kind).map(({ id }) => id);
  const items = {
    structured: idsOf('item', 'gem'),
    weightless: weightlessOf('item', 'gem'),
    valued: new Set([
      ...averaged('item'),
      ...dataset.measured.flatMap((spec) => spec.items.map(([id]) => id)),
    ]),
  };
  const enchants = {
    structured: idsOf('enchant'),
    weightless: weightlessOf('enchant'),
    valued: new Set([
      ...averaged('enchant'),
      ...dataset.measured.flatMap((spec) => spec.enchants.map(([id]) => id)),
    ]),
  };
  const worn = [...dataset.items.ids]
    .map((id) => dataset.item(String(id))!)
    .filter((item) => item.hasEffectText && item.quality >= RARE && item.kind === 'equipment');
  const onWeapons = dataset.enchants.filter(
    (enchant) => enchant.hasEffectText && enchant.slotIds.includes(MAIN_HAND),
  );
  return [
    ...PLACES.map(({ label, holds }) => {
      const ids = worn.filter(holds).map(({ baseId }) => baseId);
      return counted(label, ids, items);
    }),
    counted(
      'Weapon enchants',
      onWeapons.map(({ effectId }) => effectId),
      enchants,
    ),
  ];
}

function counted(
  label: string,
  ids: readonly number[],
  {
    structured,
    weightless,
    valued,
  }: Record<'structured' | 'weightless' | 'valued', ReadonlySet<number>>,
): EffectCounts {
  const share = (of: readonly number[], known: (id: number) => boolean): Share => ({
    of: of.length,
    complete: of.filter(known).length,
  });
  const isWeightless = (id: number): boolean => weightless.has(id) && !valued.has(id);
  return {
    label,
    structured: share(ids, (id) => structured.has(id) || valued.has(id)),
    weightless: ids.filter(isWeightless).length,
    valued: share(
      ids.filter((id) => !isWeightless(id)),
      (id) => valued.has(id),
    ),
  };
}
