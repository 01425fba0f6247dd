import { CLASSES } from '@gearwright/game/words/classes-and-races.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';

/** Every icon name an edition speaks of. */
export function iconNames(dataset: Dataset): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (thing: { readonly icon: string } | null): void => {
    if (thing && thing.icon !== '') names.add(thing.icon);
  };
  for (let row = 0; row < dataset.items.length; row++) add({ icon: dataset.items.icon(row) });
  for (const list of [dataset.enchants, dataset.runes, dataset.glyphs, dataset.buffs]) {
    for (const thing of list) add(thing);
  }
  for (const { spellId } of [...dataset.forms, ...dataset.racials]) add(dataset.spell(spellId));
  for (const gameClass of CLASSES) {
    if (!dataset.classes.some((facts) => facts.gameClass === gameClass)) continue;
    for (const tree of dataset.talents(gameClass).trees) {
      add(tree);
      for (const talent of tree.talents) add(talent);
    }
  }
  return names;
}
