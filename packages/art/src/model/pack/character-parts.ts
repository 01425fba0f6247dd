import type { Race } from '@gearwright/game/words/classes-and-races.ts';
import { RACES } from '@gearwright/game/words/classes-and-races.ts';
import { GENDERS, type GenderName } from '../body/proportions.ts';
import { figureInputs } from './inputs-hash.ts';
import { countsOf, drawnOptions, type OptionGroup } from './option-counts.ts';

/** One mesh file of a character: its body, or one choice of one kind. */
export interface CharacterPart {
  readonly race: Race;
  readonly gender: GenderName;
  readonly group: 'body' | OptionGroup;
  readonly option: number;
}

/** Every mesh file of a character, the usual look first. */
export function partsOf(race: Race, gender: GenderName): readonly CharacterPart[] {
  const body: CharacterPart = { race, gender, group: 'body', option: 0 };
  const options = drawnOptions(race, gender).map(({ group, option }) => ({
    race,
    gender,
    group,
    option,
  }));
  return [body, ...options].toSorted((a, b) => Math.sign(a.option) - Math.sign(b.option));
}

const nameOf = ({ race, gender, group, option }: CharacterPart): string =>
  `${race}${gender}-${group}${group === 'body' ? '' : `-${option}`}`;

/** The file's name carries the hash of what it is made from: it never changes under its name. */
export const partFile = (part: CharacterPart): string => `${nameOf(part)}.${figureInputs()}.mesh`;

/** The body comes with the character's file and bears its name; hair is one piece of work, though it lies in two files. */
export const jobOfPart = (part: CharacterPart): string =>
  part.group === 'body'
    ? `${part.race}${part.gender}`
    : nameOf(part.group === 'hairTop' ? { ...part, group: 'hair' } : part);

const NAME = /^([a-z]{3,9}?)(male|female)-(body|face|hair|hairTop|facialHair)(?:-(\d{1,2}))?$/;

/** The part a job's name asks for, or null where there is no such thing. */
export const partOfJob = (job: string): CharacterPart | null =>
  partOfName(job.includes('-') ? job : `${job}-body`);

function partOfName(name: string): CharacterPart | null {
  const match = name.length < 60 ? NAME.exec(name) : null;
  if (!match) return null;
  const part: CharacterPart = {
    race: match[1] as Race,
    gender: match[2] as GenderName,
    group: match[3] as CharacterPart['group'],
    option: Number(match[4] ?? 0),
  };
  if (!RACES.includes(part.race) || !GENDERS.includes(part.gender) || nameOf(part) !== name)
    return null;
  const { faces, hairStyles, facialHairs } = countsOf(part.race, part.gender);
  const count = {
    body: 1,
    face: faces,
    hair: hairStyles,
    hairTop: hairStyles,
    facialHair: facialHairs,
  }[part.group];
  return part.option < count ? part : null;
}

/** The part a file's name asks for, or null. */
export function partOfFile(file: string): CharacterPart | null {
  const end = `.${figureInputs()}.mesh`;
  return file.endsWith(end) ? partOfName(file.slice(0, -end.length)) : null;
}
