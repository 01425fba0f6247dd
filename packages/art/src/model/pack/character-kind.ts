import type { Race } from '@gearwright/game/words/classes-and-races.ts';
import { RACES } from '@gearwright/game/words/classes-and-races.ts';
import { GENDERS, type GenderName } from '../body/proportions.ts';
import { bakeCharacterFile } from './character-file.ts';
import { jobOfPart, partFile, partOfFile, partOfJob } from './character-parts.ts';
import { bakePart } from './bake-part.ts';
import { figureInputs } from './inputs-hash.ts';
import { packMesh } from './mesh-file.ts';

export interface MadeFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** `humanmale.json` and the like. */
const characterOf = (file: string): { race: Race; gender: GenderName } | null => {
  for (const race of RACES)
    for (const gender of GENDERS) if (file === `${race}${gender}.json`) return { race, gender };
  return null;
};

/** Characters as a folder of models: a file for each race and gender, a mesh for its body and for each choice. */
export const characterKind = {
  inputs: figureInputs,

  /** The job that makes a file, or null for a file that cannot be. */
  jobOf(file: string): string | null {
    const character = characterOf(file);
    if (character) return jobOfPart({ ...character, group: 'body', option: 0 });
    const part = partOfFile(file);
    return part && jobOfPart(part);
  },

  /** The files of a job; what names the others comes last. */
  bake(job: string): readonly MadeFile[] {
    const part = partOfJob(job);
    if (!part) throw new Error(`no part of a character is called ${job}`);
    if (part.group === 'body') {
      const { file, mesh } = bakeCharacterFile(part.race, part.gender);
      return [
        { name: file.mesh, bytes: mesh },
        { name: `${part.race}${part.gender}.json`, bytes: Buffer.from(JSON.stringify(file)) },
      ];
    }
    return bakePart(part).map(({ group, mesh }) => ({
      name: partFile({ ...part, group }),
      bytes: packMesh(mesh),
    }));
  },
};
