import type { Character } from '../character/character.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { glyphBySpell } from '../glyph/glyphs.ts';
import type { GearSet, Piece } from '../set/gear-set.ts';
import { talentRanks } from '../talent/read-talents.ts';
import { SIMULATOR_POSITIONS } from './sheet-positions.ts';

export interface SimulatorExport {
  readonly set: GearSet;
  readonly character: Pick<Character, 'name' | 'level' | 'gameClass' | 'race' | 'realm'>;
  readonly dataset: Dataset;
}

/** As the exporter add-on writes it: positions in order, empty slots null. */
export function writeAddon({ set, character, dataset }: SimulatorExport) {
  const glyphs = glyphsOf(set, dataset);
  return {
    version: '1',
    unit: 'player',
    name: character.name,
    realm: character.realm ?? '',
    race: wordOf(character.race),
    class: wordOf(character.gameClass),
    level: character.level,
    talents: paddedTalents(set, dataset),
    professions: professionsOf(set).map((name) => ({ name })),
    spec: set.spec,
    gear: {
      items: SIMULATOR_POSITIONS.map((slot) => simulatorItem(set.gear[slot], 'random_suffix')),
    },
    glyphs: {
      major: glyphs.major.map(({ spellId }) => ({ spellID: spellId })),
      minor: glyphs.minor.map(({ spellId }) => ({ spellID: spellId })),
    },
  };
}

/** As a simulator's page exports it: `player.equipment.items`, empty slots {}. */
export function writeWebsite({ set, character, dataset }: SimulatorExport) {
  const glyphs = glyphsOf(set, dataset);
  const [profession1, profession2] = professionsOf(set);
  return {
    player: {
      name: character.name,
      race: `Race${wordOf(character.race)}`,
      class: `Class${wordOf(character.gameClass)}`,
      level: character.level,
      equipment: {
        items: SIMULATOR_POSITIONS.map(
          (slot) => simulatorItem(set.gear[slot], 'randomSuffix') ?? {},
        ),
      },
      talentsString: paddedTalents(set, dataset),
      glyphs: {
        ...Object.fromEntries(glyphs.major.map(({ itemId }, at) => [`major${at + 1}`, itemId])),
        ...Object.fromEntries(glyphs.minor.map(({ itemId }, at) => [`minor${at + 1}`, itemId])),
      },
      ...(profession1 && { profession1 }),
      ...(profession2 && { profession2 }),
    },
  };
}

/** The programs spell two-word names in camel case. */
const TWO_WORDS: Readonly<Record<string, string>> = {
  deathknight: 'DeathKnight',
  nightelf: 'NightElf',
  bloodelf: 'BloodElf',
  firstaid: 'FirstAid',
};

function wordOf(key: string): string {
  return TWO_WORDS[key] ?? key.charAt(0).toUpperCase() + key.slice(1);
}

function professionsOf({ defaultFilters }: GearSet): readonly string[] {
  return (defaultFilters.professions ?? []).map(wordOf);
}

function simulatorItem(
  { item, enchant, gems, rune }: Piece,
  suffixKey: 'random_suffix' | 'randomSuffix',
) {
  if (!item) return null;
  return {
    id: item.baseId,
    ...(enchant && { enchant: enchant.effectId }),
    ...(item.suffix && { [suffixKey]: item.suffix.id }),
    ...(gems.length > 0 && { gems: gems.map((gem) => gem?.baseId ?? 0) }),
    ...(rune && { rune: rune.spellId }),
  };
}

/** Zero-padded digits of every tree, joined by dashes. */
function paddedTalents(set: GearSet, dataset: Dataset): string {
  return talentRanks(set.talents, dataset.talents(set.gameClass))
    .map((tree) => tree.join(''))
    .join('-');
}

function glyphsOf({ glyphs }: GearSet, dataset: Dataset) {
  const placed = glyphs.flatMap((spellId) =>
    spellId === null ? [] : (glyphBySpell(dataset, spellId) ?? []),
  );
  return {
    major: placed.filter((glyph) => glyph.kind === 'major'),
    minor: placed.filter((glyph) => glyph.kind === 'minor'),
  };
}
