import type { Edition } from '../edition/edition.ts';
import type { GemColor, GemFacts, GemRequirement, Item } from '../item/item.ts';
import { MESSAGES } from '../messages.ts';
import { STAT_NAMES, statLabel, type Stats } from '../stat/catalogue.ts';
import { amountText } from './amount.ts';
import { line, type TooltipLine } from './tooltip-line.ts';

const FITS: Readonly<Record<GemColor, string>> = {
  red: 'Matches a Red Socket.',
  blue: 'Matches a Blue Socket.',
  yellow: 'Matches a Yellow Socket.',
  orange: 'Matches a Red or Yellow Socket.',
  purple: 'Matches a Red or Blue Socket.',
  green: 'Matches a Yellow or Blue Socket.',
  prismatic: 'Matches a Red, Yellow or Blue Socket.',
  meta: 'Only fits in a meta gem slot.',
};

/** The gem's own sentences of what it gives and where it fits come first, when the texts are there. */
export function gemLines(
  item: Item,
  gem: GemFacts,
  edition: Edition,
  { gives, fits: ownWords }: { readonly gives: readonly string[]; readonly fits: string | null },
): TooltipLine[] {
  const words = bonusWords(item.stats, edition);
  const told = gives.length > 0 ? gives : words ? [words] : [];
  return [
    ...told.map((text) => line(text)),
    ...gem.requirements.map((requirement) => line(requirementText(requirement), 'dim')),
    line(ownWords ?? FITS[gem.color], 'gold'),
  ];
}

/** "+12 Stamina and +4 Hit Rating": how gems and socket bonuses say what they give. */
export function bonusWords(stats: Stats, edition: Edition): string {
  const parts = STAT_NAMES.flatMap((name) => {
    const amount = stats[name];
    if (!amount) return [];
    const label =
      name === 'spellPower' && !edition.sheet.oneSpellPower
        ? 'Spell Damage and Healing'
        : statLabel(name);
    const told = amount > 0 ? `+${amountText(amount)}` : amountText(amount);
    return label.endsWith(' %') ? `${told}% ${label.slice(0, -2)}` : `${told} ${label}`;
  });
  return parts.join(' and ');
}

function requirementText(requirement: GemRequirement): string {
  return 'atLeast' in requirement
    ? MESSAGES.gemNeedsAtLeast(requirement.atLeast, requirement.color)
    : MESSAGES.gemNeedsMore(requirement.color, requirement.moreThan);
}
