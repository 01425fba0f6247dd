import type { Place } from '../character/inventory.ts';
import { slotByKey } from '../slot/slots.ts';
import {
  nothingImported,
  plainKey,
  type ImportedItemRef,
  type ImportedPiece,
  type ImportedSet,
} from './imported.ts';
import type { OwnSetText } from './own-schema.ts';

/** Other programs of this family write SHOULDER, WRIST and so on: both spellings are read. */
const SLOT_ALIASES: Readonly<Record<string, string>> = {
  SHOULDER: 'SHOULDERS',
  WRIST: 'WRISTS',
  HAND: 'HANDS',
  LEG: 'LEGS',
  FOOT: 'FEET',
  RING_1: 'FINGER_1',
  RING_2: 'FINGER_2',
  MAINHAND: 'MAIN_HAND',
  OFFHAND: 'OFF_HAND',
};

export function readOwn(text: OwnSetText): ImportedSet {
  const notUnderstood: string[] = [];
  const items = text.items?.flatMap((item): ImportedPiece[] => {
    const key = item.slot.toUpperCase();
    const slot = slotByKey(SLOT_ALIASES[key] ?? key);
    if (slot === null) {
      notUnderstood.push(`Unknown slot ${item.slot} of item ${item.name ?? item.id}`);
      return [];
    }
    const ref = readItemRef(item.id);
    return [
      {
        slot,
        id: ref.id,
        suffixId: item.suffixId || ref.suffixId,
        enchant: item.enchant
          ? {
              effectId: item.enchant.id ?? null,
              spellId: item.enchant.spellId ?? null,
              itemId: item.enchant.itemId ?? null,
            }
          : null,
        gems: item.gems?.map((gem) => gem?.id ?? null) ?? [],
        rune: item.rune?.id ?? null,
        acquired: item.acquired ?? false,
      },
    ];
  });
  const character = text.character;
  return {
    ...nothingImported('own'),
    name: text.name ?? null,
    phase: text.phase ?? null,
    character: character
      ? {
          name: character.name ?? null,
          level: character.level ?? null,
          gameClass: character.gameClass ? plainKey(character.gameClass) : null,
          spec: character.spec ? plainKey(character.spec) : null,
          race: character.race ? plainKey(character.race) : null,
          faction: character.faction ? plainKey(character.faction) : null,
          realm: character.realm ?? null,
          professions: (character.professions ?? []).map((profession) =>
            plainKey(typeof profession === 'string' ? profession : profession.name),
          ),
        }
      : null,
    items: items ?? (text.inventory ? ownedIn(text, ['equipped']) : null),
    bags: text.inventory ? ownedIn(text, ['bags', null]) : null,
    bank: text.inventory ? ownedIn(text, ['bank']) : null,
    wishlist:
      text.wishlist?.map((entry) => readItemRef(typeof entry === 'object' ? entry.id : entry)) ??
      null,
    talents: readTalents(text.talents),
    glyphs:
      text.glyphs?.map((glyph) => ({
        type: glyphType(glyph.type),
        spellId: glyph.spellId ?? null,
        itemId: glyph.itemId ?? null,
      })) ?? null,
    buffs:
      text.buffs?.map((buff) => ({
        spellId: buff.spellId,
        improvementIds: buff.improvementIds ?? [],
        enabled: buff.enabled ?? true,
      })) ?? null,
    consumables:
      text.consumables?.map((consumable) => ({
        itemId: consumable.itemId,
        enabled: consumable.enabled ?? true,
        slotId: consumable.slotId ?? null,
      })) ?? null,
    points:
      text.points?.map((point) => ({
        name: point.name,
        type: point.type ?? 'custom',
        stats: point.stats,
        ...(point.effects && { effects: point.effects }),
      })) ?? null,
    goals: readGoals(text.goals),
    form: text.exportOptions?.form ?? null,
    notUnderstood,
  };
}

function readGoals(goals: OwnSetText['goals']): ImportedSet['goals'] {
  if (!goals) return null;
  const caps = goals.caps?.map(({ beyond, goal, enabled, ...cap }) => ({
    ...cap,
    ...(typeof beyond === 'number' && { beyond }),
    ...(goal && { goal }),
    enabled: enabled ?? true,
  }));
  return { caps: caps ?? null, arms: goals.arms ?? null };
}

function ownedIn(
  { inventory }: OwnSetText,
  places: readonly (Place | null)[],
): readonly ImportedPiece[] {
  return (inventory ?? [])
    .filter(({ place }) => places.includes(place ?? null))
    .map(({ id, enchant, gems }) => ({
      ...readItemRef(id),
      slot: null,
      enchant: enchant ? { effectId: enchant, spellId: null, itemId: null } : null,
      gems: gems ?? [],
      rune: null,
      acquired: true,
    }));
}

function readItemRef(text: number | string): ImportedItemRef {
  const [id, suffix] = String(text).split('_');
  return { id: Number(id), suffixId: suffix === undefined ? null : Number(suffix) };
}

function readTalents(talents: OwnSetText['talents']): ImportedSet['talents'] {
  if (talents === null || talents === undefined) return null;
  if (typeof talents === 'string') return { kind: 'text', text: talents };
  return { kind: 'spells', spellIds: talents.map((talent) => talent.spellId) };
}

function glyphType(text: string | null | undefined): 'major' | 'minor' | null {
  const key = text?.toLowerCase();
  return key === 'major' || key === 'minor' ? key : null;
}
