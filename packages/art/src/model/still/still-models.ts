import type { Race } from '@gearwright/game/words/classes-and-races.ts';
import type { Look } from '@gearwright/model-viewer/look.ts';
import {
  bodyPath,
  hasOtherShape,
  wantedPieces,
} from '@gearwright/model-viewer/figure/wanted-models.ts';
import { modelFile, type ModelFile } from '../bake/model-kinds.ts';
import { isBaked } from '../bake/model-store.ts';
import { partFile, partsOf } from '../pack/character-parts.ts';

/** Which of the look's numbers chooses among a character's files. */
const CHOSEN_BY = {
  face: 'face',
  hair: 'hairStyle',
  hairTop: 'hairStyle',
  facialHair: 'facialHair',
} as const satisfies Record<string, keyof Look>;

/** Every file of models that a picture of this look is made from; null for a look that cannot be. */
export function stillModels(look: Look): readonly ModelFile[] | null {
  const parts = hasOtherShape(look) ? [] : partsOf(look.race as Race, look.gender);
  const chosen = parts.filter(
    ({ group, option }) => group !== 'body' && option === look[CHOSEN_BY[group]],
  );
  const paths = [
    `${bodyPath(look)}.json`,
    ...chosen.map((part) => `character/${partFile(part)}`),
    ...wantedPieces(look).map(({ path }) => `${path}.json`),
  ];
  const files = paths.map(modelFile);
  return files.every((file) => file !== null) ? files : null;
}

/**
 * Whether all of it is baked already: a picture is never what baking waits for. Models are kept for ever, so those
 * that were found join `known`, and are not looked for again.
 */
export function canDrawStill(root: string, look: Look, known = new Set<string>()): boolean {
  return (
    stillModels(look)?.every((model) => {
      const name = `${model.kind}/${model.file}`;
      if (!known.has(name) && isBaked(root, model)) known.add(name);
      return known.has(name);
    }) ?? false
  );
}
