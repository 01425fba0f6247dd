import type { Wearer } from '../character/character.ts';
import type { Dataset, DatasetTexts } from '../dataset/dataset.ts';
import type { Edition } from '../edition/edition.ts';
import { classFacts } from '../dataset/class-facts.ts';
import { whyNotProficient } from '../equip/proficiency.ts';
import type { Bind, Item, ItemSource, ItemTexts } from '../item/item.ts';
import { effectSentence } from './effect-sentence.ts';
import { enchantWords } from './enchant-tooltip.ts';
import { IDOL } from '../item/weapon-types.ts';
import { OFF_HAND, TRINKET_1 } from '../slot/slots.ts';
import { gemLines } from './gem-lines.ts';
import type { Reader } from './reader.ts';
import { requirementLines } from './requirement-lines.ts';
import { setLines } from './set-lines.ts';
import { slotWords } from './slot-words.ts';
import { socketLines } from './socket-lines.ts';
import type { NameOfItem } from './costs.ts';
import { sourceLine, sourceParts } from './source-words.ts';
import { equipStatLines, whiteStatLines } from './stat-lines.ts';
import { specNames, worthLine } from './effect-worth-words.ts';
import type { TooltipGame } from './tooltip-game.ts';
import { GAP, line, type TooltipLine } from './tooltip-line.ts';
import { weaponLines } from './weapon-lines.ts';

const NOBODY: Reader = { wearer: null, worn: new Set() };

/** More sources than this make a tooltip a list. */
const MOST_SOURCES = 4;

const BINDS: Readonly<Record<Bind, string>> = {
  equip: 'Binds when equipped',
  pickup: 'Binds when picked up',
  use: 'Binds when used',
  account: 'Binds to account',
};

/**
 * An item as the game tells it, line by line, in its order. Without the texts pack the sentences that only
 * it holds (effects, flavour, prices, sources) are left out.
 */
export function itemTooltip(
  item: Item,
  { edition, dataset, texts }: TooltipGame,
  reader: Reader = NOBODY,
): readonly TooltipLine[] {
  const own = texts?.item(item.baseId) ?? null;
  const set = item.setId === null ? null : dataset.setOf(item.setId);
  return [
    ...headLines(item),
    ...bodyLines(item, edition, own, canUse(item, reader.wearer, dataset)),
    ...(reader.enchant ? [line(enchantWords(reader.enchant, edition), 'effect')] : []),
    ...(reader.rune ? [line(`Rune: ${reader.rune.name}`, 'effect')] : []),
    ...socketLines(item, edition, reader.gems ?? [], reader.gemColors),
    ...(own?.durability ? [line(`Durability ${own.durability} / ${own.durability}`)] : []),
    ...requirementLines(item, own, reader.wearer),
    ...effectLines(item, texts, edition),
    ...worthLines(item, dataset, reader),
    ...(set
      ? setLines(item, set, reader.worn, { dataset, texts, edition, wearer: reader.wearer })
      : []),
    ...footLines(item, own, dataset),
  ];
}

function headLines(item: Item): TooltipLine[] {
  return [
    { kind: 'name', text: item.name, quality: item.quality },
    ...(item.heroic ? [line('Heroic', 'effect')] : []),
    line(`Item Level ${item.itemLevel}`, 'gold', `Phase ${item.phase}`),
    ...(item.bind ? [line(BINDS[item.bind])] : []),
    ...(item.unique ? [line('Unique')] : []),
    ...(item.limitCategory
      ? [line(`Unique-Equipped: ${item.limitCategory.name} (${item.limitCategory.max})`)]
      : item.uniqueEquipped
        ? [line('Unique-Equipped')]
        : []),
  ];
}

/** Talents that teach a weapon are given the benefit of the doubt. */
function canUse(item: Item, wearer: Wearer | null, dataset: Dataset): boolean {
  if (!wearer || item.slotId === null) return true;
  const facts = classFacts(dataset, wearer.gameClass);
  const slot = item.handed === 'off' ? OFF_HAND : item.slotId;
  return !facts || whyNotProficient(item, slot, wearer, facts, () => true) === null;
}

function bodyLines(
  item: Item,
  edition: Edition,
  own: ItemTexts | null,
  usable: boolean,
): TooltipLine[] {
  const words = slotWords(item);
  const where = words && line(words.slot, 'plain', words.kind ?? undefined);
  const armor = (item.stats.armor ?? 0) + (item.stats.bonusArmor ?? 0);
  return [
    ...(where ? [usable ? where : { ...where, unusable: true as const }] : []),
    ...weaponLines(item),
    ...(armor ? [line(`${armor} Armor`, item.stats.bonusArmor ? 'effect' : 'plain')] : []),
    ...(item.stats.shieldBlock ? [line(`${item.stats.shieldBlock} Block`)] : []),
    ...(item.gem
      ? gemLines(item, item.gem, edition, { gives: own?.effects ?? [], fits: own?.flavor ?? null })
      : whiteStatLines(item.stats).map((text) => line(text))),
    ...(item.random ? [line('<Random enchantment>', 'effect')] : []),
  ];
}

function effectLines(item: Item, texts: DatasetTexts | null, edition: Edition): TooltipLine[] {
  const stats = item.gem ? [] : equipStatLines(item.stats, edition).map((text) => `Equip: ${text}`);
  const own = item.gem ? [] : (texts?.item(item.baseId)?.effects ?? []);
  // Only an item without a tooltip of the game's own has its effects told by what they do.
  const told = own.length > 0 ? [] : item.effects.map((each) => `Equip: ${effectSentence(each)}.`);
  const use = own.length > 0 ? null : (texts?.use(item.baseId) ?? null);
  const lines = [
    ...stats,
    ...own,
    ...(item.kind === 'equipment' ? told : []),
    ...(use ? [use] : []),
  ].map((text) => line(text, 'effect'));
  return lines.length === 0 && texts && mustHaveEffect(item)
    ? [line('Effect unknown', 'dim')]
    : lines;
}

/** A trinket or relic that gives nothing does something: of some goods of a season no text is known. */
function mustHaveEffect({ kind, slotId, weaponType, stats, random }: Item): boolean {
  const isRelic = weaponType !== null && weaponType >= IDOL;
  const isBare = Object.keys(stats).length === 0 && !random;
  return kind === 'equipment' && isBare && (slotId === TRINKET_1 || isRelic);
}

function sourceTextLine(source: ItemSource, nameOf: NameOfItem): TooltipLine {
  const parts = sourceParts(source, nameOf);
  const plain = line(sourceLine(source, nameOf), 'dim');
  return parts.costs.length === 0 ? plain : { ...plain, source: parts };
}

/** What the effect is worth to the reader, or that nobody knows. */
function worthLines(item: Item, dataset: Dataset, reader: Reader): TooltipLine[] {
  const { wearer, effects } = reader;
  if (!effects || !wearer) return [];
  const worth = effects.whyItem(item.baseId);
  if (!worth && !item.hasEffectText) return [];
  return [line(worthLine(worth, specNames({ dataset, wearer })), 'dim')];
}

/** What is worn and no source gives is shown to who looks for it, and never advised. */
const NO_SOURCE_KNOWN = 'No source known; it may never have been given out';

function isGear({ kind }: Item): boolean {
  return kind === 'equipment' || kind === 'ammo';
}

function footLines(item: Item, own: ItemTexts | null, dataset: Dataset): TooltipLine[] {
  if (!own) return [];
  const nameOf = (id: string) => dataset.item(id)?.name ?? null;
  const sources = own.sources
    .slice(0, MOST_SOURCES)
    .map((source) => sourceTextLine(source, nameOf));
  const rest = own.sources.length - sources.length;
  const lines: TooltipLine[] = [
    ...(own.flavor && !item.gem ? [{ kind: 'flavor', text: own.flavor } as const] : []),
    ...(own.sellPrice
      ? [{ kind: 'money', label: 'Sell Price', copper: own.sellPrice } as const]
      : []),
    ...(own.approxPrice
      ? [{ kind: 'money', label: 'Price, approximately', copper: own.approxPrice } as const]
      : []),
  ];
  if (sources.length === 0) {
    return isGear(item) ? [...lines, GAP, line(NO_SOURCE_KNOWN, 'dim')] : lines;
  }
  const more = rest > 0 ? [line(`and ${rest} more`, 'dim')] : [];
  return [...lines, GAP, ...sources, ...more];
}
