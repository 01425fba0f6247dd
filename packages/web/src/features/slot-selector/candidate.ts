import { enchanting, whyNotEnchant } from '@gearwright/game/enchant/enchanting.ts';
import type { Enchant, Rune } from '@gearwright/game/dataset/tables.ts';
import { whyNotEquip } from '@gearwright/game/equip/can-equip.ts';
import { equipping } from '@gearwright/game/equip/equipping.ts';
import { equippingAndKeeping } from '@gearwright/game/plans/reapply.ts';
import { gemming, whyNotGem } from '@gearwright/game/gem/gemming.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import type { Refusal } from '@gearwright/game/messages.ts';
import { engraving, whyNotEngrave } from '@gearwright/game/rune/engraving.ts';
import type { GearSet, Piece, SetEdit } from '@gearwright/game/set/gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import type { Stats } from '@gearwright/game/stat/catalogue.ts';

/** Something that could be put into the slot. */
export type Candidate = Thing & {
  /** What the point values it at, by itself. */
  readonly score: number;
  /** By how much the whole set gains; null where nothing is weighed. */
  readonly gain: number | null;
};

export type Thing =
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'gem'; readonly socket: number; readonly item: Item }
  | { readonly kind: 'enchant'; readonly enchant: Enchant }
  | { readonly kind: 'rune'; readonly rune: Rune };

export function candidateId(candidate: Thing): string {
  switch (candidate.kind) {
    case 'item':
    case 'gem':
      return candidate.item.id;
    case 'enchant':
      return candidate.enchant.id;
    case 'rune':
      return candidate.rune.id;
  }
}

export function candidateName(candidate: Thing): string {
  switch (candidate.kind) {
    case 'item':
    case 'gem':
      return candidate.item.name;
    case 'enchant':
      return candidate.enchant.name;
    case 'rune':
      return candidate.rune.name;
  }
}

const NO_STATS: Stats = {};

/** With a weapon's own figures. */
export function candidateStats(candidate: Thing): Stats {
  switch (candidate.kind) {
    case 'item': {
      const { stats, dps, speed } = candidate.item;
      return dps === null ? stats : { ...stats, weaponDps: dps, weaponSpeed: speed ?? 0 };
    }
    case 'gem':
      return candidate.item.stats;
    case 'enchant':
      return candidate.enchant.stats;
    case 'rune':
      return NO_STATS;
  }
}

export function isWorn(candidate: Thing, piece: Piece): boolean {
  switch (candidate.kind) {
    case 'item':
      return piece.item?.id === candidate.item.id;
    case 'gem':
      return piece.gems[candidate.socket]?.id === candidate.item.id;
    case 'enchant':
      return piece.enchant?.id === candidate.enchant.id;
    case 'rune':
      return piece.rune?.id === candidate.rune.id;
  }
}

/** It has an effect that no stat, and so no point, can say. */
export function hasUnvaluedEffect(candidate: Thing): boolean {
  switch (candidate.kind) {
    case 'item':
    case 'gem':
      return candidate.item.hasEffectText;
    case 'enchant':
      return candidate.enchant.hasEffectText;
    case 'rune':
      return true;
  }
}

/** `keeping` puts enchant and gems of the former item on again where they fit (acceptance D20). */
export function choosing(candidate: Thing, slot: SlotId, rules: Rules, keeping: boolean): SetEdit {
  switch (candidate.kind) {
    case 'item':
      return keeping
        ? equippingAndKeeping(slot, candidate.item, rules)
        : equipping(slot, candidate.item, rules);
    case 'gem':
      return gemming(slot, candidate.socket, candidate.item);
    case 'enchant':
      return enchanting(slot, candidate.enchant);
    case 'rune':
      return engraving(slot, candidate.rune);
  }
}

export function whyNotChoose(
  candidate: Thing,
  set: GearSet,
  slot: SlotId,
  rules: Rules,
): Refusal | null {
  switch (candidate.kind) {
    case 'item':
      return whyNotEquip(set, slot, candidate.item, rules);
    case 'gem':
      return whyNotGem(set, slot, candidate.socket, candidate.item, rules);
    case 'enchant':
      return whyNotEnchant(set, slot, candidate.enchant, rules);
    case 'rune':
      return whyNotEngrave(slot, candidate.rune, rules);
  }
}
