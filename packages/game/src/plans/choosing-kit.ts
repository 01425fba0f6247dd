import type { GearSet, SetEdit } from '../set/gear-set.ts';
import type { Rules } from '../set/rules.ts';
import { MESSAGES } from '../messages.ts';
import { formatTalents } from '../talent/encoded-talents.ts';
import { parseTalents } from '../talent/read-talents.ts';
import { pastedTalents } from '../talent/talent-link.ts';
import { kitFor, KIT_PARTS, startingAs, type Kit, type KitPart } from './starting-as.ts';

/** What a player takes of a spec's kit. */
export interface KitChoice {
  readonly left: readonly KitPart[];
  /** A build of a talent calculator in place of the standard one; blank for none. */
  readonly pasted: string;
}

export const WHOLE_KIT: KitChoice = { left: [], pasted: '' };

export interface ChosenKit {
  /** Null where no standard build of the spec is known. */
  readonly kit: Kit | null;
  /** The pasted ones where they can be read. */
  readonly talents: string | null;
  /** Why what was pasted cannot be taken. */
  readonly problem: string | null;
  /** Null where nothing is taken. */
  readonly edit: SetEdit | null;
}

/** Of a spec nobody has published a build of. */
const NO_KIT = { talents: null, glyphs: [], runes: [], buffs: [], consumables: [] };

/** A choice of the kit for a set, as one edit. */
export function chooseKit(set: GearSet, rules: Rules, { left, pasted }: KitChoice): ChosenKit {
  const kit = kitFor(set, rules);
  const own = pasted.trim() === '' ? null : readBuild(pasted, rules);
  const talents = own?.talents ?? kit?.talents ?? null;
  const parts = KIT_PARTS.filter((part) => !left.includes(part));
  const problem = own?.problem ?? null;
  if (problem !== null) return { kit, talents, problem, edit: null };
  const edit = startingAs(kit ?? NO_KIT, parts, rules, talents);
  return { kit, talents, problem, edit: edit(set) === set ? null : edit };
}

function readBuild(
  text: string,
  { dataset, wearer: { gameClass, level } }: Rules,
): { readonly talents: string | null; readonly problem: string | null } {
  const pasted = pastedTalents(text);
  if (!pasted) return { talents: null, problem: MESSAGES.notABuild() };
  if (pasted.gameClass !== null && pasted.gameClass !== gameClass) {
    return { talents: null, problem: MESSAGES.otherClass(gameClass) };
  }
  const trees = dataset.talents(gameClass);
  const { value, refusal } = parseTalents(pasted.talents, trees, level);
  return value
    ? { talents: formatTalents(value, trees), problem: null }
    : { talents: null, problem: refusal.message };
}
