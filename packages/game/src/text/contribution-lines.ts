import type { GameClass, Race } from '../words/classes-and-races.ts';
import type { StatRow } from '../edition/edition.ts';
import { grouped } from '../formula/display.ts';
import { slotLabel } from '../slot/slots.ts';
import type { Contribution, Source, SourceKind } from '../total/contribution.ts';
import { amountText } from './amount.ts';
import { conditionWords } from './condition-words.ts';
import { CLASS_NAMES, RACE_NAMES } from './names.ts';

/** One line of why a figure is what it is. */
export interface ContributionLine {
  readonly name: string;
  /** What the source is: a slot, or its kind. */
  readonly detail: string;
  /** Signed, as the figure is read. */
  readonly amount: string;
}

const KIND_WORDS: Readonly<Record<SourceKind, string>> = {
  race: 'race',
  class: 'class',
  profession: 'profession',
  item: 'item',
  enchant: 'enchant',
  gem: 'gem',
  socketBonus: 'socket bonus',
  set: 'set bonus',
  talent: 'talent',
  glyph: 'glyph',
  rune: 'rune',
  buff: 'buff',
  consumable: 'consumable',
  form: 'form',
  attribute: '',
  rating: '',
  multiplier: '',
};

/** In the order of application; what adds nothing is left out. */
export function contributionLines(
  contributions: readonly Contribution[],
  format: StatRow['format'],
): readonly ContributionLine[] {
  const unit = format === 'percent' ? '%' : '';
  return contributions
    .filter(({ amount }) => Math.abs(amount) >= 0.005)
    .map(({ source, amount }) => ({
      name: nameOf(source),
      detail: detailOf(source),
      amount: `${amount > 0 ? '+' : ''}${grouped(amountText(amount))}${unit}`,
    }));
}

function nameOf({ kind, name }: Source): string {
  if (kind === 'class') return CLASS_NAMES[name as GameClass] ?? name;
  if (kind === 'race') return RACE_NAMES[name as Race] ?? name;
  return name;
}

function detailOf({ kind, slot, percent, when }: Source): string {
  const what = kind === 'item' && slot !== undefined ? slotLabel(slot) : KIND_WORDS[kind];
  const raises = percent === undefined ? '' : `${percent > 0 ? '+' : ''}${amountText(percent)}%`;
  const under = when === undefined ? '' : conditionWords(when);
  return [what, raises, under].filter(Boolean).join(', ');
}
