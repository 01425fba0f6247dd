import { parseStoredCharacter } from '@gearwright/game/stored/character-schema.ts';
import { whyNotsWearer } from '@gearwright/game/character/why-nots-wearer.ts';
import { RACE_FACTION } from '@gearwright/game/words/classes-and-races.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import type { CreateOptions, PublicCharacter, PublicSet, PublicSetInput } from '../roster.ts';
import type { RosterGame } from '../roster-game.ts';
import { setFrom } from './set-rules.ts';
import { takePoints } from './take-points.ts';

/** Stands where a snapshot has no character of its own. */
const NOBODY = 'snapshot';

export interface Snapshot {
  readonly set: StoredSet;
  readonly character: PublicCharacter;
}

/** A set sent to be shared, held against the same rules as one that is stored. */
export function snapshotFrom(
  { set, character }: PublicSetInput,
  game: RosterGame,
  options: CreateOptions = {},
): Snapshot {
  const blank = { id: NOBODY, realm: null, guild: null, spec: null, connectedSets: [] };
  const faction = RACE_FACTION[character.race] ?? 'alliance';
  const shown = publicCharacterOf(parseStoredCharacter({ ...blank, ...character, faction }));
  const reason = whyNotsWearer(shown, game)[0];
  if (reason) throw PlannerError.of(reason);
  const ids = { id: NOBODY, characterId: NOBODY };
  const stored = setFrom(set, ids, shown, game, options);
  const points = publicPoints(stored.points);
  takePoints(points, { ...game, before: null, isKnown: () => false, ...options });
  return { set: { ...stored, pinned: false, points }, character: shown };
}

/** What a stranger sees: nothing that names a row of ours (acceptance D12). */
export function publicSetOf(
  { set, character }: { readonly set: StoredSet; readonly character: PublicCharacter },
  publicId: string,
): PublicSet {
  const { id: _, characterId: __, version: ___, pinned: ____, ...shown } = set;
  return {
    ...shown,
    publicId,
    points: publicPoints(set.points),
    character: publicCharacterOf(character),
  };
}

/** Custom and shared points by number: their ids are the owner's. */
function publicPoints(points: readonly Point[]): readonly Point[] {
  return points.map((point, index): Point => {
    if (point.type === 'preset') return point;
    const { name, stats } = point;
    return { type: 'custom', pointId: `point-${index + 1}`, name, stats };
  });
}

function publicCharacterOf(character: PublicCharacter): PublicCharacter {
  const { name, level, race, gender, faction, gameClass, variations } = character;
  return { name, level, race, gender, faction, gameClass, variations };
}
