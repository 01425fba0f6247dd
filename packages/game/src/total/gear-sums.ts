import { gemColorCounts, meetsRequirement, type GemColorCounts } from '../gem/gem-colors.ts';
import { socketBonusActive } from '../gem/socket-bonus.ts';
import type { Item } from '../item/item.ts';
import type { ChosenConsumable, Gear, Piece } from '../set/gear-set.ts';
import { isSkilledFor } from '../set/set-skill.ts';
import { MAIN_HAND, OFF_HAND, SLOT_IDS, type SlotId } from '../slot/slots.ts';
import type { Wearer } from '../character/character.ts';
import type { ItemSet } from '../dataset/tables.ts';
import type { Edition } from '../edition/edition.ts';
import type { Source } from './contribution.ts';
import { AT } from './figures.ts';
import {
  bonusArmorLines,
  bonusLines,
  gearLines,
  itemLines,
  wholeArmorLines,
  type GearLines,
} from './gear-lines.ts';
import { linesOf, statLines } from './line.ts';
import type { Prepared, TotalsTables } from './prepared.ts';
import { sumRunes } from './rune-sums.ts';
import type { Standing } from './standing.ts';
import { takeLines } from './take-lines.ts';
import type { Tally } from './tally.ts';

/** Damage added to the blows of one hand only. */
export interface HandBonus {
  main: number;
  off: number;
}

export interface Worn {
  readonly tally: Tally;
  readonly edition: Edition;
  readonly dataset: TotalsTables;
  readonly wearer: Wearer;
  readonly gear: Gear;
  readonly standing: Standing;
  readonly handBonus: HandBonus;
  readonly prepared: Pick<Prepared, 'ofRace'>;
}

const HEIRLOOM = 7;

/** Adds everything worn: items, enchants, gems, socket bonuses, runes and set bonuses. */
export function sumGear(worn: Worn): void {
  const { gear } = worn;
  const { bonusArmorSlots, bonusArmorRaised } = worn.edition.defence;
  const linesOfItem = bonusArmorRaised ? wholeArmorLines : itemLines;
  const sets: number[] = [];
  const pieces: number[] = [];
  const seen: number[] = [];
  let engraved = false;
  let counts: GemColorCounts | null = null;
  for (const slot of SLOT_IDS) {
    const piece = gear[slot];
    if (piece.rune) engraved = true;
    const item = piece.item && atLevel(worn, piece.item);
    if (!item) continue;
    const lines = bonusArmorSlots.includes(slot) ? bonusArmorLines(item) : linesOfItem(item);
    sum(worn, lines, slot, itemSource, item);
    if (piece.enchant) sumEnchant(worn, piece, slot);
    for (const gem of piece.gems) {
      if (!gem?.gem) continue;
      const needs = gem.gem.requirements;
      if (needs.length > 0) {
        counts ??= gemColorCounts(gear);
        if (!allMet(needs, counts)) continue;
      }
      sum(worn, gearLines(gem), slot, gemSource, gem);
    }
    if (item.socketBonus && socketBonusActive(piece)) {
      sum(worn, bonusLines(item.socketBonus), slot, socketSource, item);
    }
    if (item.setId !== null && !seen.includes(item.baseId)) {
      seen.push(item.baseId);
      const place = sets.indexOf(item.setId);
      if (place < 0) {
        sets.push(item.setId);
        pieces.push(1);
      } else pieces[place]! += 1;
    }
  }
  for (let place = 0; place < sets.length; place++) sumSet(worn, sets[place]!, pieces[place]!);
  if (engraved) sumRunes(worn, (setId) => pieces[sets.indexOf(setId)] ?? 0);
}

/** Heirlooms grow with their wearer. */
function atLevel({ dataset, wearer }: Worn, item: Item): Item {
  return item.quality === HEIRLOOM ? (dataset.itemAt(item.id, wearer.level) ?? item) : item;
}

function allMet(needs: NonNullable<Item['gem']>['requirements'], counts: GemColorCounts): boolean {
  for (const need of needs) if (!meetsRequirement(need, counts)) return false;
  return true;
}

type SourceOf<Owner> = (owner: Owner, slot: SlotId) => Source;

const itemSource: SourceOf<Item> = ({ name, id }, slot) => ({ kind: 'item', name, slot, id });
const gemSource: SourceOf<Item> = ({ name, id }, slot) => ({ kind: 'gem', name, slot, id });
const socketSource: SourceOf<Item> = ({ name, id }, slot) => ({
  kind: 'socketBonus',
  name,
  slot,
  id,
});
const enchantSource: SourceOf<NonNullable<Piece['enchant']>> = ({ name, id }, slot) => ({
  kind: 'enchant',
  name,
  slot,
  id,
});

function sum<Owner>(
  { tally, wearer, standing }: Worn,
  { stats, amounts, effects, lines }: GearLines,
  slot: SlotId,
  sourceOf: SourceOf<Owner>,
  owner: Owner,
): void {
  if (tally.book) {
    const source = sourceOf(owner, slot);
    for (let at = 0; at < stats.length; at++) tally.give(stats[at]!, amounts[at]!, source);
    takeLines(tally, linesOf(effects, wearer.level, source), standing);
    return;
  }
  const { flat } = tally;
  for (let at = 0; at < stats.length; at++) flat[stats[at]!]! += amounts[at]!;
  if (effects.length > 0) takeLines(tally, lines(wearer.level), standing);
}

/** A sharpened blade cuts deeper in its own hand only. */
function sumEnchant(worn: Worn, { enchant }: Piece, slot: SlotId): void {
  const { stats } = enchant!;
  sum(worn, gearLines(enchant!), slot, enchantSource, enchant!);
  const damage = stats.weaponDamageBonus;
  if (damage === undefined || (slot !== MAIN_HAND && slot !== OFF_HAND)) return;
  worn.tally.give(AT.weaponDamageBonus, -damage, enchantSource(enchant!, slot));
  worn.handBonus[slot === MAIN_HAND ? 'main' : 'off'] += damage;
}

function sumSet(worn: Worn, setId: number, pieces: number): void {
  const set = worn.dataset.setOf(setId);
  if (set === null) return;
  const skilled = isSkilledFor(set, worn.wearer);
  for (const bonus of set.bonuses) {
    if (bonus.pieces > pieces) continue;
    const source = (): Source => ({
      kind: 'set',
      name: `${set.name} (${bonus.pieces})`,
      id: setId,
    });
    if (skilled) sum(worn, gearLines(bonus), MAIN_HAND, source, bonus);
    else if (worn.tally.book) passOverBonus(worn, set, bonus, source());
  }
}

function passOverBonus(
  { tally, wearer }: Worn,
  { requires }: ItemSet,
  { stats, effects }: ItemSet['bonuses'][number],
  source: Source,
): void {
  const lines = [...statLines(stats ?? {}, source), ...linesOf(effects, wearer.level, source)];
  for (const line of lines) tally.passOver(line, { kind: 'profession', ...requires! });
}

/** Stones and oils sharpen the hand they were put on. */
export function sumHands(
  { dataset, handBonus, standing }: Worn,
  consumables: readonly ChosenConsumable[],
): void {
  for (const { itemId, enabled, slotId } of consumables) {
    if (!enabled || (slotId !== MAIN_HAND && slotId !== OFF_HAND)) continue;
    const weapon = slotId === MAIN_HAND ? standing.mainHand : standing.offHand;
    const bonus = weapon && dataset.item(String(itemId))?.stats.weaponDamageBonus;
    if (bonus) handBonus[slotId === MAIN_HAND ? 'main' : 'off'] += bonus;
  }
}
