import type { Race } from '@gearwright/game/words/classes-and-races.ts';
import { RACES } from '@gearwright/game/words/classes-and-races.ts';
import { GENDERS, type GenderName } from '../body/proportions.ts';
import { figureInputs } from './inputs-hash.ts';

/** What of a character is chosen, and so lies in a file of its own. */
export const OPTION_GROUPS = ['face', 'hair', 'hairTop', 'facialHair'] as const;
export type OptionGroup = (typeof OPTION_GROUPS)[number];

/** One mesh file of a character: its body, or one choice of one kind. */
export interface CharacterPart {
  readonly race: Race;
  readonly gender: GenderName;
  readonly group: 'body' | OptionGroup;
  readonly option: number;
}

/** The file's name carries the hash of what it is made from: it never changes under its name. */
export function partFile({ race, gender, group, option }: CharacterPart): string {
  return `${race}${gender}-${group}${group === 'body' ? '' : `-${option}`}.${figureInputs()}.mesh`;
}

const NAME =
  /^([a-z]{3,9}?)(male|female)-(body|face|hair|hairTop|facialHair)(?:-(\d{1,2}))?\.[0-9a-f]{16}\.mesh$/;

/** The part a file's name asks for, or null. */
export function partOfFile(file: string): CharacterPart | null {
  const match = file.length < 80 ? NAME.exec(file) : null;
  const part = match && {
    race: match[1] as Race,
    gender: match[2] as GenderName,
    group: match[3] as CharacterPart['group'],
    option: Number(match[4] ?? 0),
  };
  return part &&
    RACES.includes(part.race) &&
    GENDERS.includes(part.gender) &&
    partFile(part) === file
    ? part
    : null;
}
