import type { Dataset } from '../dataset/dataset.ts';
import type { Spell } from '../dataset/tables.ts';
import type { Effect } from '../effect/effect.ts';
import type { Edition } from '../edition/edition.ts';
import type { Reader } from './reader.ts';
import { effectWords } from './effect-words.ts';
import type { TooltipGame } from './tooltip-game.ts';
import { line, type TooltipLine } from './tooltip-line.ts';

/** Spells are named in white. */
const COMMON = 1;

/** An ability, talent rank, glyph, rune or buff, in the game's order; null when the edition has no such spell. */
export function spellTooltip(
  spellId: number,
  { edition, dataset, texts }: TooltipGame,
  { wearer }: Pick<Reader, 'wearer'> = { wearer: null },
): readonly TooltipLine[] | null {
  const spell = dataset.spell(spellId);
  if (!spell) return null;
  const own = texts?.talentRank(spellId) ?? null;
  const level = wearer?.level ?? edition.maxLevel;
  const told = own?.description ?? texts?.glyph(spellId) ?? texts?.rune(spellId) ?? null;
  return [
    { kind: 'name', text: spell.name, quality: COMMON },
    ...(spell.rank === null ? [] : [line(`Rank ${spell.rank}`, 'dim')]),
    ...pair(own?.cost ?? null, own?.range ?? null),
    ...pair(own?.castTime ?? null, own?.cooldown ?? null),
    ...(own?.requires ? [line(own.requires)] : []),
    ...levelLine(spell, wearer?.level ?? null),
    ...(told ? told.split('\n').map((text) => line(text, 'gold')) : []),
    ...(told ? [] : effectLines(spellEffects(spellId, dataset), level, edition)),
  ];
}

function pair(left: string | null, right: string | null): TooltipLine[] {
  if (left === null) return right === null ? [] : [line(right)];
  return [line(left, 'plain', right ?? undefined)];
}

function levelLine({ level }: Spell, wearerLevel: number | null): TooltipLine[] {
  const met = wearerLevel === null || level <= wearerLevel;
  return level > 1 ? [line(`Requires Level ${level}`, met ? 'plain' : 'unmet')] : [];
}

/** What has no sentence of its own says what it does to the sheet. */
function spellEffects(spellId: number, { buffs, runes, glyphs }: Dataset): readonly Effect[] {
  for (const buff of buffs) {
    const rank = buff.ranks.find((each) => each.spellId === spellId);
    if (rank) return rank.effects;
    if (buff.alsoSpellIds.includes(spellId)) return buff.ranks.at(-1)?.effects ?? [];
  }
  return [...runes, ...glyphs].find((each) => each.spellId === spellId)?.effects ?? [];
}

function effectLines(effects: readonly Effect[], level: number, edition: Edition): TooltipLine[] {
  const words = effects.map((effect) => effectWords(effect, edition, level));
  return [...new Set(words)].filter((text) => text !== null).map((text) => line(text, 'gold'));
}
