import {
  RACE_FACTION,
  type GameClass,
  type Race,
} from '@gearwright/game/words/classes-and-races.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { ExampleSet } from '@gearwright/game/dataset/tables.ts';
import type { Edition } from '@gearwright/game/edition/edition.ts';
import { setFromExample } from '@gearwright/game/exchange/set-from-example.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import { emptyGlyphs } from '@gearwright/game/set/new-gear-set.ts';
import { wearerOf } from '@gearwright/game/set/rules.ts';
import { setFindings } from '@gearwright/game/findings/set-findings.ts';
import { SLOT_IDS } from '@gearwright/game/slot/slots.ts';
import type { LiveSet } from '../armory.ts';
import { liveSetOf } from '../live-set-of.ts';
import { fillSet } from './fill-set.ts';

interface Game {
  readonly edition: Edition;
  readonly dataset: Dataset;
}

interface Candidate {
  readonly set: GearSet;
  readonly race: Race;
  readonly level: number;
  readonly phase: number;
}

/** What every sample's guild says, so that it is known for one wherever it is shown. */
const SAMPLE_GUILD = 'Sample Characters';

/** One character of every class, named after it: the fullest published example that keeps all rules. */
export function makeSamples(game: Game): readonly LiveSet[] {
  return game.edition.classes.map((gameClass, index) => {
    const { set, race, level } = bestCandidate(gameClass, game);
    const character = {
      name: gameClass[0]!.toUpperCase() + gameClass.slice(1),
      level,
      race,
      gender: index % 2 === 0 ? (0 as const) : (1 as const),
      faction: RACE_FACTION[race],
      guild: SAMPLE_GUILD,
    };
    return liveSetOf({ ...set, glyphs: firstGlyphs(gameClass, game) }, character, game, true);
  });
}

function bestCandidate(gameClass: GameClass, game: Game): Candidate {
  const races = game.dataset.classes.find((facts) => facts.gameClass === gameClass)!.races;
  const published = game.dataset.examples
    .filter((example) => example.gameClass === gameClass && example.talents !== null)
    .flatMap((example) => fromExample(example, races, game));
  const candidates = published.length > 0 ? published : races.map((race) => filled(race));
  function filled(race: Race): Candidate {
    const { maxLevel, defaultPhase } = game.edition;
    return { set: fillSet(gameClass, race, game), race, level: maxLevel, phase: defaultPhase };
  }
  return candidates
    .map((candidate) => ({ candidate, faults: faults(candidate, game) }))
    .toSorted(
      (a, b) =>
        a.faults - b.faults ||
        b.candidate.level - a.candidate.level ||
        Number(isDressed(b.candidate.set)) - Number(isDressed(a.candidate.set)) ||
        b.candidate.phase - a.candidate.phase,
    )[0]!.candidate;
}

function fromExample(example: ExampleSet, races: readonly Race[], game: Game): Candidate[] {
  const { gameClass, phase, level, faction } = example;
  const beginnings = { id: '', characterId: '', name: '', gameClass, spec: '', phase };
  const { set, warnings } = setFromExample(example, beginnings, { ...game, gameClass });
  if (warnings.length > 0) return [];
  return races
    .filter((race) => faction === null || RACE_FACTION[race] === faction)
    .map((race) => ({ set, race, level, phase }));
}

function faults({ set, race, level }: Candidate, game: Game): number {
  const wearer = { race, gameClass: set.gameClass, level, faction: RACE_FACTION[race] };
  return setFindings(
    { ...set, spec: '', points: [] },
    { ...game, wearer: wearerOf(set, wearer) },
  ).filter(({ touches }) => !touches.includes('spec')).length;
}

/** All slots but a hand, a trinket or the like: some examples are of a few pieces only. */
function isDressed({ gear }: GearSet): boolean {
  return SLOT_IDS.filter((slot) => gear[slot].item).length >= 14;
}

/** Published examples name no glyphs: the first of each kind will do. */
function firstGlyphs(gameClass: GameClass, { edition, dataset }: Game): readonly (number | null)[] {
  if (!edition.glyphs) return emptyGlyphs();
  const spells = (kind: 'major' | 'minor', count: number) =>
    dataset.glyphs
      .filter((glyph) => glyph.gameClass === gameClass && glyph.kind === kind)
      .map((glyph) => glyph.spellId)
      .slice(0, count);
  return [...spells('major', edition.glyphs.major), ...spells('minor', edition.glyphs.minor)];
}
