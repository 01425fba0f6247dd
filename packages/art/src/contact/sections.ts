import { CLASSES } from '@gearwright/game/words/classes-and-races.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import { ARMOR_TYPES, WEAPON_TYPES } from '@gearwright/game/item/weapon-types.ts';
import type { Item, Quality } from '@gearwright/game/item/item.ts';
import { slotLabel } from '@gearwright/game/slot/slots.ts';
import type { EditionIcons } from '../catalogue/choose-edition.ts';
import type { IconChoice } from '../rule/subject.ts';

export interface Shown {
  readonly name: string;
  readonly choice: IconChoice;
  readonly quality: Quality | null;
}

export interface Section {
  readonly sheet: string;
  readonly title: string;
  readonly shown: readonly Shown[];
}

function kindOf(item: Item): readonly [sheet: string, title: string] {
  if (item.kind === 'gem') return ['gems', item.gem?.color ?? 'none'];
  if (item.kind === 'consumable') return ['consumables', item.consumable?.type ?? 'none'];
  if (item.kind !== 'equipment') return ['goods', item.kind];
  if (item.weaponType !== null) return ['weapons', WEAPON_TYPES[item.weaponType] ?? '?'];
  const slot = item.slotId === null ? '?' : slotLabel(item.slotId);
  return ['armor', item.armorType === null ? slot : `${slot}, ${ARMOR_TYPES[item.armorType]}`];
}

/** Everything an edition pictures, grouped as a player meets it; gear from the highest item level down. */
export function sectionsOf(dataset: Dataset, icons: EditionIcons): readonly Section[] {
  const items = [...dataset.items.ids.entries()]
    .flatMap(([row, id]) => {
      const [item, choice] = [dataset.item(String(id)), icons.items[row]];
      return item && choice ? [{ item, choice }] : [];
    })
    .toSorted((a, b) => b.item.itemLevel - a.item.itemLevel || a.item.baseId - b.item.baseId);
  const gear = [...Map.groupBy(items, ({ item }) => kindOf(item).join('|'))].map(
    ([kind, list]): Section => {
      const [sheet = '', title = ''] = kind.split('|');
      const shown = list.map(({ item, choice }) => ({
        name: item.name,
        choice,
        quality: item.quality,
      }));
      return { sheet, title, shown };
    },
  );
  const enchants = dataset.enchants.map((enchant, i) => ({
    slot: slotLabel(enchant.slotIds[0] ?? 0),
    name: enchant.name,
    choice: icons.enchants[i],
    quality: enchant.quality,
  }));
  return [
    ...gear,
    ...[...Map.groupBy(enchants, ({ slot }) => slot)].map(([title, list]) => ({
      sheet: 'enchants',
      title,
      shown: list.flatMap(({ name, choice, quality }) =>
        choice ? [{ name, choice, quality }] : [],
      ),
    })),
    ...spellSections(dataset, icons),
  ].toSorted((a, b) => a.sheet.localeCompare(b.sheet) || a.title.localeCompare(b.title));
}

interface Ability {
  readonly name: string;
  readonly spellId: number;
}

function spellSections(dataset: Dataset, { spells }: EditionIcons): readonly Section[] {
  const section = (sheet: string, title: string, list: readonly Ability[]): Section => ({
    sheet,
    title,
    shown: list.flatMap(({ name, spellId }) => {
      const choice = spells.get(spellId);
      return choice ? [{ name, choice, quality: null }] : [];
    }),
  });
  const classes = CLASSES.filter((gameClass) =>
    dataset.classes.some((facts) => facts.gameClass === gameClass),
  );
  return [
    ...classes.flatMap((gameClass) =>
      dataset.talents(gameClass).trees.map((tree) =>
        section(
          'talents',
          `${gameClass}, ${tree.name}`,
          tree.talents.map(({ name, spellIds }) => ({ name, spellId: spellIds[0] ?? 0 })),
        ),
      ),
    ),
    ...[...Map.groupBy(dataset.glyphs, ({ gameClass, kind }) => `${gameClass}, ${kind}`)].map(
      ([title, list]) => section('glyphs', title, list),
    ),
    ...[...Map.groupBy(dataset.runes, ({ slotId }) => slotLabel(slotId))].map(([title, list]) =>
      section('runes', title, list),
    ),
    section('buffs', 'all', dataset.buffs),
  ];
}
