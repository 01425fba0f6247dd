import type { Edition } from '@gearwright/game/edition/edition.ts';
import type { Profession } from '@gearwright/game/item/professions.ts';
import type { StatName, Stats } from '@gearwright/game/stat/catalogue.ts';
import { isEffectSentence } from './effect-shapes.ts';
import { readPhrase } from './read-phrase.ts';
import { PROFESSIONS, TOOLTIP_LINES } from './tooltip-lines.ts';
import { emptyTooltip, type Tooltip } from './tooltip.ts';

export interface TooltipEntry {
  readonly label: string;
  readonly format?: string;
}

/** Reads the lines in order: what the item is, what it gives, its set. */
export function readTooltip(entries: readonly TooltipEntry[], edition: Edition): Tooltip {
  const tooltip = emptyTooltip();
  const [, ...rest] = entries; // the first is the name
  const lines = wholeSentences(rest).flatMap((entry) =>
    partsOf(entry.label).map((part) => ({ text: tidy(part), format: entry.format })),
  );
  for (let index = 0; index < lines.length; index++) {
    const { text, format } = lines[index]!;
    if (text === '') continue;
    if (text === 'Requires') {
      tooltip.rankTitles.push(lines[index + 1]?.text ?? '', lines[index + 2]?.text ?? '');
      index += 2;
    } else if (!readSetLine(tooltip, text, format, edition)) {
      readLine(tooltip, text, edition);
    }
  }
  return tooltip;
}

/** A sentence broken over several entries ends where a full stop stands. */
function wholeSentences(entries: readonly TooltipEntry[]): readonly TooltipEntry[] {
  const whole: TooltipEntry[] = [];
  for (const entry of entries) {
    const last = whole.at(-1);
    const isBroken =
      last !== undefined && /^(?:Equip|Use|Chance on hit): .*[a-z,] $/.test(last.label);
    const goesOn = last !== undefined && /^(?:Equip|Use|Chance on hit): .*[a-z]$/.test(last.label);
    if (isBroken || (goesOn && entry.label.startsWith(' '))) {
      whole[whole.length - 1] = { ...last, label: last.label + entry.label };
    } else whole.push(entry);
  }
  return whole;
}

/** Lines run together (`Meta Socket\\n\\nDurability 75 / 75`) are two; a sentence stays whole. */
function partsOf(label: string): readonly string[] {
  return /^(?:Equip|Use|Chance on hit|\(\d+\) Set ?):/.test(label) ? [label] : label.split('\n');
}

/** No-break and doubled spaces become one; ends are trimmed. */
function tidy(label: string): string {
  return label.replace(/[\s\u00a0]+/g, ' ').trim();
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, '');
}

const TRADE = new RegExp(`^Requires (${PROFESSIONS}) \\((\\d+)\\)$`);

function readSetLine(
  tooltip: Tooltip,
  text: string,
  format: string | undefined,
  edition: Edition,
): boolean {
  const title = /^(.+) \(0\/(\d+)\)$/.exec(text);
  if (title !== null) {
    tooltip.set = {
      name: title[1]!,
      size: Number(title[2]),
      requires: null,
      pieces: [],
      bonuses: [],
    };
    return true;
  }
  if (tooltip.set === null) return false;
  const trade = TRADE.exec(text);
  if (trade !== null && tooltip.set.bonuses.length === 0) {
    // Below the name of a set it is the bonuses that ask for the trade, not the piece.
    tooltip.set.requires = {
      profession: trade[1]!.toLowerCase().replace(' ', '') as Profession,
      skill: Number(trade[2]),
    };
    return true;
  }
  const bonus = /^\((\d+)\) Set ?: (.+)$/.exec(text);
  if (bonus !== null) {
    const stats = readPhrase(withoutStop(bonus[2]!), edition);
    tooltip.set.bonuses.push({ pieces: Number(bonus[1]), text: bonus[2]!, stats });
    return true;
  }
  const isPiece = format === 'indent' || (tooltip.set.bonuses.length === 0 && isQuality(format));
  if (isPiece) {
    tooltip.set.pieces.push(text);
    return true;
  }
  return false;
}

function isQuality(format: string | undefined): boolean {
  return ['Common', 'Uncommon', 'Rare', 'Epic', 'Legendary'].includes(format ?? '');
}

function readLine(tooltip: Tooltip, text: string, edition: Edition): void {
  for (const line of TOOLTIP_LINES) {
    const match = line.shape.exec(text);
    if (match === null) continue;
    line.read(tooltip, match);
    if (line.bearsStat) tooltip.account.understood++;
    return;
  }
  const bonus = /^Socket Bonus: (.+)$/.exec(text);
  if (bonus !== null) {
    const stats = readPhrase(withoutStop(bonus[1]!), edition);
    if (stats === null) tooltip.account.unknown.push(text);
    else {
      tooltip.socketBonus = stats;
      tooltip.account.understood++;
    }
    return;
  }
  const equip = /^Equip: (.+)$/s.exec(text);
  const stats = readPhrase(withoutStop(equip?.[1] ?? text), edition);
  if (stats !== null) {
    addLine(tooltip, stats, equip === null);
    tooltip.account.understood++;
  } else if (isEffectSentence(text)) {
    tooltip.effects.push(text);
    tooltip.account.effects++;
  } else {
    tooltip.account.unknown.push(text);
  }
}

/** Two weapons carry their feral line twice, with and without prefix: the second says nothing new. */
function addLine(tooltip: Tooltip, stats: Stats, bare: boolean): void {
  for (const [name, value] of Object.entries(stats) as [StatName, number][]) {
    if (name === 'feralAttackPower' && bare && tooltip.stats.feralAttackPower !== undefined)
      continue;
    tooltip.stats[name] = (tooltip.stats[name] ?? 0) + value;
  }
}
