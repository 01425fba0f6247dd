import type { Contribution } from './contribution.ts';
import { AT, FIGURES, type FigureName } from './figures.ts';
import type { IdleEffect } from './line.ts';
import { emptyBook } from './tally.ts';
import { workOut, type Totals } from './totals.ts';

/** Who gave what, in order of application; the amounts sum to the figure. */
export function explain({ input }: Totals, name: FigureName): readonly Contribution[] {
  const book = emptyBook();
  workOut(input, book);
  return book.figures[AT[name]]!;
}

/** The reasons of every figure at once, for a panel that shows them on hover. */
export function explainAll({ input }: Totals): (name: FigureName) => readonly Contribution[] {
  const book = emptyBook();
  workOut(input, book);
  return (name) => book.figures[AT[name]]!;
}

/** Stats whose effects a figure of another name takes up. */
const FEEDING: Readonly<Partial<Record<FigureName, readonly FigureName[]>>> = {
  armor: ['armorFromItems', 'bonusArmor'],
  attackPower: ['meleeAttackPower', 'feralAttackPower'],
  rangedAttackPower: ['attackPower'],
  hitPercent: ['meleeHitPercent', 'hitRating'],
  critPercent: ['meleeCritPercent', 'critRating', 'meleeCritRating'],
  hastePercent: ['meleeHastePercent', 'hasteRating'],
  rangedHitPercent: ['hitPercent', 'rangedHitRating', 'hitRating'],
  rangedCritPercent: ['critPercent', 'rangedCritRating', 'critRating'],
  rangedHastePercent: ['hastePercent', 'rangedHasteRating', 'hasteRating'],
  spellHitPercent: ['spellHitRating', 'hitRating'],
  spellCritPercent: ['spellCritRating', 'critRating'],
  spellHastePercent: ['spellHasteRating', 'hasteRating'],
  spellDamage: ['spellPower'],
  healingPower: ['spellPower'],
  dodgePercent: ['dodgeRating'],
  parryPercent: ['parryRating'],
  blockPercent: ['blockRating'],
  defense: ['defenseRating'],
  expertise: ['expertiseRating'],
};

/** What is worn, taken or chosen and adds nothing as the wearer stands; of one figure, or of all. */
export function idleEffects({ input }: Totals, name?: FigureName): readonly IdleEffect[] {
  const book = emptyBook();
  workOut(input, book);
  if (name === undefined) return book.idle;
  const feeding: readonly FigureName[] = [name, ...(FEEDING[name] ?? [])];
  return book.idle.filter(({ line }) => feeding.includes(FIGURES[line.stat]!));
}
