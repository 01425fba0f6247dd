import type { Dataset } from '../dataset/dataset.ts';
import type { Proficiency } from '../dataset/tables.ts';
import type { GearSet } from '../set/gear-set.ts';
import { SLOT_IDS } from '../slot/slots.ts';
import { talentRanks } from '../talent/read-talents.ts';
import type { Rules } from '../set/rules.ts';
import type { Wielder } from './rule.ts';

/** A talent of the set has reached the rank with this spell. */
function hasTalent(set: GearSet, dataset: Dataset, spellId: number): boolean {
  const talents = dataset.talents(set.gameClass);
  const ranks = talentRanks(set.talents, talents);
  return talents.trees.some((tree, index) =>
    tree.talents.some((talent, place) => {
      const rank = talent.spellIds.indexOf(spellId) + 1;
      return rank > 0 && ranks[index]![place]! >= rank;
    }),
  );
}

/** The talent or rune that teaches something is taken or worn. */
export function hasAbility(
  set: GearSet,
  dataset: Dataset,
  via: NonNullable<Proficiency['via']>,
): boolean {
  if (SLOT_IDS.some((slot) => set.gear[slot].rune?.spellId === via.spellId)) return true;
  return hasTalent(set, dataset, via.spellId);
}

export function wielderOf(set: GearSet, { edition, dataset }: Rules): Wielder {
  const law = edition.dualTwoHand;
  const learned = law !== null && hasTalent(set, dataset, law.talentSpellId);
  return { oneHandsTwoHanders: learned ? law.weaponTypes : [] };
}
