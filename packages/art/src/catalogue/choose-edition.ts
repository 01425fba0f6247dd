import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import { chooseDistinct, chooseIcon } from '../rule/choose-icon.ts';
import type { IconChoice } from '../rule/subject.ts';
import { enchantSubjects, itemSubjects } from './item-subjects.ts';
import { spellGroups, treeSubjects } from './spell-subjects.ts';

/** The pictures of one edition. */
export interface EditionIcons {
  /** By row of the item table. */
  readonly items: readonly IconChoice[];
  /** By place in `dataset.enchants`. */
  readonly enchants: readonly IconChoice[];
  /** Abilities, talents, runes, glyphs, buffs, forms and racials by spell id, every rank. */
  readonly spells: ReadonlyMap<number, IconChoice>;
  /** Talent trees by id. */
  readonly trees: ReadonlyMap<number, IconChoice>;
}

export function chooseEdition(dataset: Dataset): EditionIcons {
  const spells = new Map<number, IconChoice>();
  for (const { subjects, spellIds } of spellGroups(dataset)) {
    for (const [i, choice] of chooseDistinct(subjects).entries()) {
      for (const id of spellIds[i] ?? []) if (!spells.has(id)) spells.set(id, choice);
    }
  }
  return {
    items: itemSubjects(dataset).map(chooseIcon),
    enchants: enchantSubjects(dataset).map(chooseIcon),
    spells,
    trees: new Map([...treeSubjects(dataset)].map(([id, subject]) => [id, chooseIcon(subject)])),
  };
}
