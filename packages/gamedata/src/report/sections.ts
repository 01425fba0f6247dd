import type { ItemKind } from '@gearwright/game/item/item.ts';
import { MAIN_HAND, SLOTS } from '@gearwright/game/slot/slots.ts';
import type { EditionCounts, Share } from './count-edition.ts';

export interface ReportRow {
  readonly label: string;
  /** One per edition, as printed. */
  readonly cells: readonly string[];
}

export interface ReportSection {
  readonly title: string;
  readonly rows: readonly ReportRow[];
}

const QUALITIES = [
  'Poor',
  'Common',
  'Uncommon',
  'Rare',
  'Epic',
  'Legendary',
  'Artifact',
  'Heirloom',
] as const;

const KINDS: readonly ItemKind[] = [
  'equipment',
  'ammo',
  'gem',
  'glyph',
  'consumable',
  'enchant',
  'reagent',
];

type Figure = (counts: EditionCounts) => number | Share;

const IN_ALL: readonly (readonly [string, Figure])[] = [
  ['Items', (counts) => counts.items],
  ['Equippable', (counts) => counts.equippable],
  ['Equippable with a source', (counts) => counts.sourced],
  ['Sources with a name', (counts) => counts.namedSources],
  ['Rare and better with a source', (counts) => counts.rareSourced],
  ['… no longer to be had', (counts) => counts.rareGone],
  ['… whose source names who or which monsters', (counts) => counts.rareNamed],
  ['… with a level from which it is within reach', (counts) => counts.rareWithLevel],
  ['… with a price', (counts) => counts.rareWithCosts],
  ['… with an arena rating', (counts) => counts.rated],
  ['Random items', (counts) => counts.randomItems],
  ['Items with a suffix', (counts) => counts.suffixedItems],
  ['Sets', (counts) => counts.sets],
  ['Set bonuses with stats or a sentence', (counts) => counts.setBonuses],
  ['Enchants', (counts) => counts.enchants],
  ['Gems', (counts) => counts.gems],
  ['Meta gems', (counts) => counts.metaGems],
  ['Consumables', (counts) => counts.consumables],
];

const PEOPLE: readonly (readonly [string, Figure])[] = [
  ['Talents', (counts) => counts.talents],
  ['Talent ranks with a text', (counts) => counts.talentRanks],
  ['Glyphs with a text', (counts) => counts.glyphs],
  ['Runes with a text', (counts) => counts.runes],
  ['Buffs', (counts) => counts.buffs],
  ['Ranks of buffs', (counts) => counts.buffRanks],
  ['Stat-weight presets', (counts) => counts.presets],
  ['Example sets', (counts) => counts.examples],
  ['Base stats by race, class, level', (counts) => counts.baseStats],
];

export function countSections(editions: readonly EditionCounts[]): ReportSection[] {
  const rows = (figures: readonly (readonly [string, Figure])[]): ReportRow[] =>
    figures.map(([label, figure]) => ({
      label,
      cells: editions.map((counts) => cell(figure(counts))),
    }));
  return [
    { title: 'In all', rows: rows(IN_ALL) },
    { title: 'People', rows: rows(PEOPLE) },
    {
      title: 'Items by kind',
      rows: rows(KINDS.map((kind) => [kind, (counts) => counts.byKind.get(kind) ?? 0])),
    },
    {
      title: 'Equippable by slot',
      rows: rows(
        SLOTS.filter((slot) => editions.some((counts) => counts.bySlot.has(slot.id))).map(
          (slot) => [slotName(slot), (counts) => counts.bySlot.get(slot.id) ?? 0],
        ),
      ),
    },
    {
      title: 'Equippable by quality',
      rows: rows(
        QUALITIES.map((label, quality) => [
          label,
          (counts) => counts.byQuality.get(quality as 0) ?? 0,
        ]),
      ),
    },
  ];
}

/** In the data, one slot stands for both rings, both trinkets and both hands. */
function slotName({ id, label }: (typeof SLOTS)[number]): string {
  return id === MAIN_HAND ? 'Either hand' : label.replace(/ 1$/, '');
}

const number = new Intl.NumberFormat('en');

export function cell(figure: number | Share): string {
  if (typeof figure === 'number') return number.format(figure);
  if (figure.of === 0) return '–';
  return `${number.format(figure.complete)} (${percent(figure)})`;
}

/** Rounded down: only what is whole reads 100 %. */
function percent({ of, complete }: Share): string {
  const hundredths = Math.floor((complete / of) * 10_000) / 100;
  return `${hundredths.toFixed(hundredths === 100 ? 0 : 2)} %`;
}
