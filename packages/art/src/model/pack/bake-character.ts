import { existsSync } from 'node:fs';
import type { Race } from '@gearwright/game/words/classes-and-races.ts';
import type { GenderName } from '../body/proportions.ts';
import { PaintedMesh } from '../mesh/painted-mesh.ts';
import { bakeCharacterFile } from './character-file.ts';
import { partFile, type CharacterPart } from './character-parts.ts';
import { bakePart } from './bake-part.ts';
import { figureInputs } from './inputs-hash.ts';
import { packMesh } from './mesh-file.ts';
import { inModels, isMadeFrom, writeWhole } from './model-folder.ts';

const FOLDER = 'character';

/** Makes a character's file and its body, unless they lie there already. Gives the path of the file. */
export function bakeCharacter(race: Race, gender: GenderName): string {
  const path = inModels(FOLDER, `${race}${gender}.json`);
  const body = inModels(FOLDER, partFile({ race, gender, group: 'body', option: 0 }));
  if (isMadeFrom(path, figureInputs()) && existsSync(body)) return path;
  const { file, mesh } = bakeCharacterFile(race, gender);
  writeWhole(body, mesh);
  writeWhole(path, JSON.stringify(file));
  return path;
}

/** Makes one choice of a character (a face, a head of hair, a beard). Gives the path of its mesh. */
export function bakeCharacterPart(part: CharacterPart): string {
  const path = inModels(FOLDER, partFile(part));
  if (!existsSync(path)) writeWhole(path, packMesh(bakePart(part) ?? new PaintedMesh()));
  return path;
}
