import type { Wearer } from '../../src/character/character.ts';
import type { GameClass } from '../../src/words/classes-and-races.ts';
import type { Dataset } from '../../src/dataset/dataset.ts';
import { indexEnchants } from '../../src/dataset/enchants.ts';
import type { Enchant, PointPreset } from '../../src/dataset/tables.ts';
import type { Edition } from '../../src/edition/edition.ts';
import type { Item } from '../../src/item/item.ts';
import type { GearSet } from '../../src/set/gear-set.ts';
import { newGearSet } from '../../src/set/new-gear-set.ts';
import type { Rules } from '../../src/set/rules.ts';
import { FIXTURE_CLASSES } from './fixture-classes.ts';
import { fixtureTalents } from './fixture-talents.ts';
import { buffs, glyphs, runes, things } from './fixture-things.ts';

const GRIP = 46917;

const everything = Object.values(things);
const items = everything.filter((thing): thing is Item => 'baseId' in thing);
const enchants = everything.filter((thing): thing is Enchant => !('baseId' in thing));

/** The parts of a dataset that the rules ask for, made by hand; asking for another part fails loudly. */
export function fixtureDataset(edition: Edition, presets: readonly PointPreset[] = []): Dataset {
  const byId = new Map(items.map((item) => [item.id, item]));
  const talents = new Map<GameClass, ReturnType<typeof fixtureTalents>>();
  const parts: Partial<Dataset> = {
    edition: edition.key,
    item: (id) => byId.get(id) ?? null,
    itemAt: (id) => byId.get(id) ?? null,
    enchants,
    ...indexEnchants(enchants),
    gems: items.filter((item) => item.gem),
    consumables: items.filter((item) => item.consumable),
    talents: (gameClass) => {
      const known = talents.get(gameClass) ?? fixtureTalents(gameClass, GRIP);
      talents.set(gameClass, known);
      return known;
    },
    glyphs: edition.glyphs ? Object.values(glyphs) : [],
    runes: edition.runes ? Object.values(runes) : [],
    rune: (id) =>
      edition.runes ? (Object.values(runes).find((rune) => rune.id === id) ?? null) : null,
    buffs: Object.values(buffs),
    presets,
    effectAverages: [],
    measured: [],
    styles: [],
    builds: [],
    examples: [],
    exclusive: [],
    realms: [],
    retired: { items: [], enchants: [] },
    classes: FIXTURE_CLASSES,
    races: [
      { race: 'human', id: 1, faction: 'alliance', classes: ['warrior', 'mage'] },
      { race: 'orc', id: 2, faction: 'horde', classes: ['warrior', 'shaman'] },
    ],
    appearance: () => ({ skinColor: 10, face: 12, hair: 12, hairColor: 10, facialHair: 9 }),
  };
  return new Proxy(parts, {
    get: (target, key) => {
      if (key in target) return target[key as keyof Dataset];
      throw new Error(`The fixture has no ${String(key)}`);
    },
  }) as Dataset;
}

export function fixtureRules(edition: Edition, wearer: Partial<Wearer> = {}): Rules {
  return {
    edition,
    dataset: fixtureDataset(edition),
    wearer: {
      race: 'human',
      gameClass: 'warrior',
      level: edition.maxLevel,
      faction: 'alliance',
      ...wearer,
    },
  };
}

export function fixtureSet(facts: Partial<GearSet> = {}): GearSet {
  return {
    ...newGearSet({
      id: 'set-1',
      characterId: 'character-1',
      name: 'Raid',
      gameClass: 'warrior',
      spec: 'fury',
      phase: 1,
    }),
    ...facts,
  };
}

export function withProfessions(set: GearSet, ...professions: readonly string[]): GearSet {
  return { ...set, defaultFilters: { ...set.defaultFilters, professions } };
}
