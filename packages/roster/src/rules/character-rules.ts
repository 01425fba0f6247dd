import type { Character, Wearer } from '@gearwright/game/character/character.ts';
import { whyNotCharacter, whyNotsCharacter } from '@gearwright/game/character/character-form.ts';
import { parseStoredCharacter } from '@gearwright/game/stored/character-schema.ts';
import { whyNotsWearer } from '@gearwright/game/character/why-nots-wearer.ts';
import { RACE_FACTION, type GameClass } from '@gearwright/game/words/classes-and-races.ts';
import { PlannerError, type Refusal } from '@gearwright/game/messages.ts';
import { whyNotLevel } from '@gearwright/game/character/why-not-level.ts';
import { classFacts } from '@gearwright/game/dataset/class-facts.ts';
import { given } from '../given.ts';
import type { CharacterInput, CharacterPatch, CreateOptions } from '../roster.ts';
import type { RosterGame } from '../roster-game.ts';

export const CHARACTER_FIELDS = [
  'name',
  'realm',
  'gender',
  'race',
  'level',
  'gameClass',
  'variations',
  'connectedSets',
  'guild',
  'spec',
] as const satisfies readonly (keyof CharacterInput)[];

/** A new character as it may be stored, or a `PlannerError`. */
export function characterFrom(
  input: CharacterInput,
  id: string,
  game: RosterGame,
  { asStored = false }: CreateOptions = {},
): Character {
  refuseLevel(input, input, game);
  const character = shaped({ guild: null, spec: null, ...given(input, CHARACTER_FIELDS), id });
  // Looks may be fewer than they were; who somebody is does not become impossible.
  const reason = asStored ? whyNotsWearer(character, game)[0] : whyNotCharacter(character, game);
  if (reason) throw PlannerError.of(reason);
  return character;
}

/** The character after a change; only what the change breaks is refused (acceptance E4). */
export function changedCharacter(
  before: Character,
  patch: CharacterPatch,
  game: RosterGame,
  classesOfSets: readonly GameClass[],
): Character {
  refuseLevel(patch, before, game);
  const after = shaped({ ...before, ...given(patch, CHARACTER_FIELDS) });
  const stood = whyNotsCharacter(before, game);
  const broken = whyNotsCharacter(after, game).find(
    (reason) => !stood.some((other) => same(reason, other)),
  );
  if (broken) throw PlannerError.of(broken);
  const stranded = classesOfSets.find((gameClass) => gameClass !== after.gameClass);
  if (after.gameClass !== before.gameClass && stranded) {
    throw new PlannerError('otherClass', stranded);
  }
  return after;
}

/** A level out of range is told with the range of the edition and class, not with that of what can be stored. */
function refuseLevel(
  { level }: CharacterPatch,
  { gameClass }: Pick<Character, 'gameClass'>,
  { edition, dataset }: RosterGame,
): void {
  if (typeof level !== 'number') return;
  const reason = whyNotLevel(edition, classFacts(dataset, gameClass), level);
  if (reason) throw PlannerError.of(reason);
}

/** The faction follows from the race. */
function shaped(value: object): Character {
  const { race } = value as Character;
  const character = parseStoredCharacter({ ...value, faction: RACE_FACTION[race] ?? 'alliance' });
  const ids = character.connectedSets.map((set) => set.id);
  if (new Set(ids).size < ids.length) throw new PlannerError('liveCharacterAlreadyLinked');
  return character;
}

function same(reason: Refusal, other: Refusal): boolean {
  return reason.code === other.code && reason.message === other.message;
}

export function wearerOf({ race, gameClass, level, faction }: Wearer): Wearer {
  return { race, gameClass, level, faction };
}
