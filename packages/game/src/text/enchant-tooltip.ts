import type { Enchant } from '../dataset/tables.ts';
import type { Edition } from '../edition/edition.ts';
import { bonusWords } from './gem-lines.ts';
import type { Reader } from './reader.ts';
import { CLASS_NAMES } from './names.ts';
import type { TooltipGame } from './tooltip-game.ts';
import { line, type TooltipLine } from './tooltip-line.ts';

/** What an enchant gives, then what it asks of its wearer. */
export function enchantTooltip(
  enchant: Enchant,
  { edition, texts }: Pick<TooltipGame, 'edition' | 'texts'>,
  { wearer }: Pick<Reader, 'wearer'> = { wearer: null },
): readonly TooltipLine[] {
  const { itemId, classes, requiredLevel, requiredProfession, requiredSkill } = enchant;
  const gives = bonusWords(enchant.stats, edition);
  const use = itemId === null ? null : (texts?.use(itemId) ?? null);
  const skilled = wearer?.professions?.includes(requiredProfession?.toLowerCase() ?? '') ?? false;
  return [
    { kind: 'name', text: enchant.name, quality: enchant.quality },
    ...(gives ? [line(gives)] : []),
    ...(enchant.addsSocket ? [line('Adds a Prismatic Socket')] : []),
    ...(classes
      ? [
          line(
            `Classes: ${classes.map((each) => CLASS_NAMES[each]).join(', ')}`,
            !wearer || classes.includes(wearer.gameClass) ? 'plain' : 'unmet',
          ),
        ]
      : []),
    ...(requiredLevel > 1
      ? [
          line(
            `Requires Level ${requiredLevel}`,
            !wearer || requiredLevel <= wearer.level ? 'plain' : 'unmet',
          ),
        ]
      : []),
    ...(requiredProfession
      ? [
          line(
            `Requires ${requiredProfession.charAt(0).toUpperCase()}${requiredProfession.slice(1)}${requiredSkill ? ` (${requiredSkill})` : ''}`,
            !wearer || skilled ? 'plain' : 'unmet',
          ),
        ]
      : []),
    ...(use ? [line(use, 'effect')] : []),
  ];
}

/** The line of an enchanted item. */
export function enchantWords(enchant: Enchant, edition: Edition): string {
  const gives = bonusWords(enchant.stats, edition);
  return gives ? `${enchant.name} (${gives})` : enchant.name;
}
