import { describe, expect, test } from 'vitest';
import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import { RACE_FACTION } from '@gearwright/game/words/classes-and-races.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { spansOf } from '@gearwright/game/optimise/timeline/spans.ts';
import { stopsFrom } from '@gearwright/game/optimise/timeline/stops.ts';
import { timeLine } from '@gearwright/game/optimise/timeline/time-line.ts';
import { presetFor, presetPoint } from '@gearwright/game/point/preset-for.ts';
import { newGearSet } from '@gearwright/game/set/new-gear-set.ts';
import { loadDataset } from '../src/load.ts';
import { indexOf } from './autofill-requests.ts';

const FIRST = 10;

function wayUp(key: EditionKey, gameClass: GameClass, spec: string, phase: number) {
  const edition = EDITIONS[key];
  const dataset = loadDataset(key);
  const race = dataset.classes.find((facts) => facts.gameClass === gameClass)!.races[0]!;
  const set = newGearSet({ id: 'a', characterId: 'b', name: 'x', gameClass, spec, phase });
  const wearer = { race, gameClass, level: FIRST, faction: RACE_FACTION[race] };
  const preset = presetFor(dataset, edition, { gameClass, spec, level: FIRST, phase })!;
  const line = { set, rules: { edition, dataset, wearer }, point: presetPoint(preset) };
  // Every third level: a way up in a third of the time.
  const stops = stopsFrom({ level: FIRST, phase }, edition).filter(
    ({ level }, at) => at % 3 === 0 || level === edition.maxLevel,
  );
  return [...timeLine({ ...line, heirlooms: false }, stops, indexOf(key))];
}

describe.each([
  { key: 'classic', gameClass: 'hunter', spec: 'beastMastery', known: 'Triprunner Dungarees' },
  { key: 'sod', gameClass: 'mage', spec: 'fire', known: 'Irradiated Robe' },
  { key: 'tbc', gameClass: 'warlock', spec: 'affliction', known: 'Robes of Arugal' },
  { key: 'wrath', gameClass: 'warrior', spec: 'arms', known: 'Titanic Leggings' },
] as const)('the way of a $gameClass through $key', ({ key, gameClass, spec, known }) => {
  const line = wayUp(key, gameClass, spec, 1);

  test('is proved best at every stop, and wearable there', () => {
    expect(line.length).toBeGreaterThan(15);
    for (const { level, gear, proved } of line) {
      expect(proved).toBe(true);
      for (const { item } of Object.values(gear)) {
        expect(item?.requiredLevel ?? 0).toBeLessThanOrEqual(level);
      }
    }
  });

  test('never gets worse while it is valued the same way', () => {
    line.forEach((stop, at) => {
      const next = line[at + 1];
      if (next?.request.point.pointId !== stop.request.point.pointId) return;
      if (next.request.caps.length > 0) return;
      expect(next.value).toBeGreaterThanOrEqual(stop.value - 1e-6);
    });
  });

  test('names what players wear on it', () => {
    const names = spansOf(line.map(({ gear }) => gear)).map(({ item }) => item.name);
    expect(names).toContain(known);
  });
});
