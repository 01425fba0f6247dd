import { starterLook } from '@gearwright/game/look/starter-look.ts';
import { isFitted, MODEL_IDS, shapeOf } from '@gearwright/game/look/model-id.ts';
import { RACES } from '@gearwright/game/words/classes-and-races.ts';
import { GENDERS } from '../body/proportions.ts';
import { FORM_IDS } from '../form/bake-form.ts';
import { jobOfPart, partFile, partsOf, type CharacterPart } from '../pack/character-parts.ts';
import type { ModelFile } from './model-kinds.ts';

const EVERYONE = RACES.flatMap((race) => GENDERS.map((gender) => ({ race, gender })));

const character = (part: CharacterPart): ModelFile => ({
  kind: 'character',
  job: jobOfPart(part),
  file: part.group === 'body' ? `${part.race}${part.gender}.json` : partFile(part),
});

/** The usual look of every race and gender: what most pages ask for first. */
export function usualFigures(): readonly ModelFile[] {
  const parts = EVERYONE.flatMap(({ race, gender }) => partsOf(race, gender)).filter(
    ({ option }) => option === 0,
  );
  return oncePerJob(
    parts
      .toSorted((a, b) => Number(a.group !== 'body') - Number(b.group !== 'body'))
      .map(character),
  );
}

/** Every face, head of hair and beard of everyone, and all forms. */
export function allFigures(): readonly ModelFile[] {
  const choices = EVERYONE.flatMap(({ race, gender }) => partsOf(race, gender)).map(character);
  const forms = FORM_IDS.map((id): ModelFile => ({ kind: 'critter', job: id, file: `${id}.json` }));
  return oncePerJob([...usualFigures(), ...choices, ...forms]);
}

const piece = (job: string): ModelFile => ({ kind: 'item', job, file: `${job}.json` });

/** The clothes everybody begins in. */
export function starterPieces(): readonly ModelFile[] {
  return EVERYONE.flatMap(({ race, gender }) =>
    starterLook(race).map(({ modelId }) => piece(`${modelId}-${race}${gender}`)),
  );
}

/** Everything there is: what is held once, what is worn for each body. */
export function allModels(): readonly ModelFile[] {
  const pieces = MODEL_IDS.flatMap((id) => {
    const shape = shapeOf(id);
    if (!shape) return [];
    return isFitted(shape)
      ? EVERYONE.map(({ race, gender }) => piece(`${id}-${race}${gender}`))
      : [piece(id)];
  });
  return [...allFigures(), ...pieces];
}

/** Two files of one job are made together. */
function oncePerJob(files: readonly ModelFile[]): readonly ModelFile[] {
  return [...new Map(files.map((file) => [`${file.kind}/${file.job}`, file])).values()];
}
