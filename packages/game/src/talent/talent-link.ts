import { CLASSES, type GameClass } from '../words/classes-and-races.ts';
import { isDigitForm } from './talent-digits.ts';

export interface PastedTalents {
  readonly gameClass: GameClass | null;
  /** Digits and dashes, or our own letters. */
  readonly talents: string;
}

/**
 * The class and build in a pasted address of a talent calculator (`…/talent-calc/death-knight/0-05-3_glyphs`,
 * `…/talents/mage/2a3B?o=1`), or in a bare string; null when there is none.
 */
export function pastedTalents(text: string): PastedTalents | null {
  const address = text.trim().split(/[?#]/)[0] ?? '';
  const parts = address.split('/').filter((part) => part !== '');
  const at = parts.findIndex((part) => classOf(part) !== null);
  const gameClass = at === -1 ? null : classOf(parts[at]!);
  const build = at === -1 ? (parts.at(-1) ?? '') : (parts[at + 1] ?? '');
  const talents = build.split('_')[0] ?? '';
  if (at === -1 && parts.length > 1 && !isDigitForm(talents)) return null;
  if (gameClass === null && talents === '') return null;
  return /^[0-9a-zA-Z-]*$/.test(talents) ? { gameClass, talents } : null;
}

function classOf(part: string): GameClass | null {
  const word = part.toLowerCase().replace(/[^a-z]/g, '');
  return CLASSES.find((gameClass) => gameClass === word) ?? null;
}
