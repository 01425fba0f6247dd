import type { Wearer } from '@gearwright/game/character/character.ts';
import { whyNotsWearer } from '@gearwright/game/character/why-nots-wearer.ts';
import { PlannerError, refusal } from '@gearwright/game/messages.ts';
import { newGearSet } from '@gearwright/game/set/new-gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import { parseSetChanges, parseStoredSet } from '@gearwright/game/stored/set-schema.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import { assertStorable, validateStored } from '@gearwright/game/findings/validate-stored.ts';
import { classFacts } from '@gearwright/game/dataset/class-facts.ts';
import { given } from '../given.ts';
import type { CreateOptions, SetInput, SetPatch } from '../roster.ts';
import type { RosterGame } from '../roster-game.ts';
import { wearerOf } from './character-rules.ts';

const SPEC_LABEL = 'Talent Specialization';

/** What a call may set; the rest is the roster's. */
export const SET_FIELDS = [
  'pinned',
  'name',
  'spec',
  'phase',
  'itemIds',
  'enchantIds',
  'gemIds',
  'runeIds',
  'itemsAcquired',
  'enchantsAcquired',
  'gemsAcquired',
  'wishlistIds',
  'glyphIds',
  'talents',
  'points',
  'effectValues',
  'goals',
  'buffs',
  'consumables',
  'modelSettings',
  'defaultFilters',
] as const satisfies readonly (keyof SetPatch)[];

export function rulesFor({ edition, dataset }: RosterGame, wearer: Wearer): Rules {
  return { edition, dataset, wearer: wearerOf(wearer) };
}

/** A new set with the defaults for what was not said, or a `PlannerError`. */
export function setFrom(
  input: Omit<SetInput, 'characterId'>,
  { id, characterId }: { readonly id: string; readonly characterId: string },
  wearer: Wearer,
  game: RosterGame,
  { asStored = false }: CreateOptions = {},
): StoredSet {
  const { name, spec, phase } = input;
  const { gameClass } = wearer;
  if (input.gameClass) refuseOtherClass({ gameClass: input.gameClass }, wearer);
  const blank = storeSet(newGearSet({ id, characterId, name, gameClass, spec, phase }));
  const set = parseStoredSet({ ...blank, version: 1, ...given(input, SET_FIELDS) });
  refuseBlank(set.name);
  if (!asStored) {
    refuseUnlikeForm(null, set, game);
    assertStorable(null, set, rulesFor(game, wearer));
    return set;
  }
  const reason = whyNotsWearer(wearer, game)[0];
  if (reason) throw PlannerError.of(reason);
  return set;
}

/** A set is worn by those of its class. */
export function refuseOtherClass(
  { gameClass }: Pick<StoredSet, 'gameClass'>,
  wearer: Pick<Wearer, 'gameClass'>,
): void {
  if (gameClass !== wearer.gameClass) throw new PlannerError('otherClass', gameClass);
}

/** The set after a change, one version later; only what the change breaks is refused (acceptance E4). */
export function changedSet(
  before: StoredSet,
  patch: SetPatch,
  wearer: Wearer,
  game: RosterGame,
): StoredSet {
  const changes = parseSetChanges(given(patch, SET_FIELDS));
  if (changes.name !== undefined) refuseBlank(changes.name);
  const after = { ...before, ...changes, version: before.version + 1 };
  refuseUnlikeForm(before, after, game);
  assertStorable(before, after, rulesFor(game, wearer));
  return after;
}

/** Whether a change asks for anything at all. */
export function asksNothing(patch: SetPatch): boolean {
  return Object.keys(given(patch, SET_FIELDS)).length === 0;
}

function refuseBlank(name: string): void {
  if (name.trim() === '') throw new PlannerError('required', 'Name');
}

/** The form asks for a specialization of the class and a point; what was stored without stays as it is. */
function refuseUnlikeForm(
  before: StoredSet | null,
  after: StoredSet,
  { dataset }: RosterGame,
): void {
  const { spec, gameClass, points } = after;
  if (spec !== before?.spec) {
    if (spec.trim() === '') throw new PlannerError('required', SPEC_LABEL);
    const known = classFacts(dataset, gameClass)?.specs.some(({ key }) => key === spec);
    if (!known) throw new PlannerError('malformed', SPEC_LABEL, `a ${gameClass} has no ${spec}`);
  }
  if (points.length === 0 && before?.points.length !== 0) throw new PlannerError('pointRequired');
}

/** What was legal when stored and is not any more, as sentences. */
export function warningsOf(set: StoredSet, wearer: Wearer, game: RosterGame): readonly string[] {
  const { warnings } = validateStored(set, set, rulesFor(game, wearer));
  const gone = set.points.filter(
    ({ type, pointId }) =>
      type === 'preset' && !game.dataset.presets.some((preset) => preset.id === pointId),
  );
  return [
    ...warnings.map((finding) => finding.message),
    ...gone.map(({ pointId }) => refusal('unknownPreset', pointId).message),
  ];
}
