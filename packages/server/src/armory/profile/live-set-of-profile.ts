import {
  CLASS_IDS,
  CLASSES,
  RACE_FACTION,
  RACE_IDS,
  RACES,
  type GameClass,
} from '@gearwright/game/words/classes-and-races.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { Edition } from '@gearwright/game/edition/edition.ts';
import { importing } from '@gearwright/game/exchange/import-into.ts';
import { nothingImported, type ImportedPiece } from '@gearwright/game/exchange/imported.ts';
import { resolveImport } from '@gearwright/game/exchange/resolve-import.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import { newGearSet } from '@gearwright/game/set/new-gear-set.ts';
import { slotByKey } from '@gearwright/game/slot/slots.ts';
import type { LiveCharacter, LiveSet } from '../armory.ts';
import { liveSetOf } from '../live-set-of.ts';
import { enchantOf, gemsOf, runeOf } from './read-enchantments.ts';
import { activeGroup, glyphsOf, talentSpells } from './read-talents.ts';
import type {
  EquippedItem,
  ProfileEquipment,
  ProfileSpecializations,
  ProfileSummary,
} from './schema.ts';
import { suffixOf } from './suffix-of.ts';

export interface Profile {
  readonly summary: ProfileSummary;
  readonly equipment: ProfileEquipment;
  readonly specializations: ProfileSpecializations;
}

interface Game {
  readonly edition: Edition;
  readonly dataset: Dataset;
}

/** Slots whose name there differs from ours. */
const SLOT_NAMES: Readonly<Record<string, string>> = { SHOULDER: 'SHOULDERS', WRIST: 'WRISTS' };

/** The profile looked up in an edition: what it does not know is left out (acceptance D3). */
export function liveSetOfProfile(profile: Profile, game: Game): LiveSet {
  const gameClass = classOf(profile.summary, game.edition);
  const character = characterOf(profile.summary, game.edition);
  const group = activeGroup(profile.specializations);
  const resolved = resolveImport(
    {
      ...nothingImported('own'),
      items: profile.equipment.equipped_items.flatMap((equipped) =>
        pieceOf(equipped, gameClass, game),
      ),
      talents: {
        kind: 'spells',
        spellIds: talentSpells(group, game.dataset.talents(gameClass)),
      },
      glyphs: glyphsOf(group, game.dataset),
    },
    { ...game, gameClass },
  );
  const edit = importing(resolved, ['items', 'talents', 'glyphs'], String);
  const empty = newGearSet({
    id: '',
    characterId: '',
    name: character.name,
    gameClass,
    spec: '',
    phase: 0,
  });
  return liveSetOf(edit(empty), character, game);
}

/** A class, race or level the edition does not have is of a later one. */
export function refuseLaterExpansion(summary: ProfileSummary, edition: Edition): void {
  classOf(summary, edition);
  characterOf(summary, edition);
}

function classOf({ character_class: { id } }: ProfileSummary, { classes }: Edition): GameClass {
  const gameClass = CLASSES.find((key) => CLASS_IDS[key] === id);
  if (!gameClass || !classes.includes(gameClass)) {
    throw new PlannerError('liveCharacterLaterExpansion');
  }
  return gameClass;
}

function characterOf(summary: ProfileSummary, { races, maxLevel }: Edition): LiveCharacter {
  const race = RACES.find((key) => RACE_IDS[key] === summary.race.id);
  if (!race || !races.includes(race) || summary.level > maxLevel) {
    throw new PlannerError('liveCharacterLaterExpansion');
  }
  return {
    name: summary.name,
    level: Math.max(1, summary.level),
    race,
    gender: summary.gender.type === 'FEMALE' ? 1 : 0,
    faction: RACE_FACTION[race],
    guild: summary.guild?.name ?? null,
  };
}

function pieceOf(equipped: EquippedItem, gameClass: GameClass, game: Game): ImportedPiece[] {
  const { dataset, edition } = game;
  const slot = slotByKey(SLOT_NAMES[equipped.slot.type] ?? equipped.slot.type);
  if (slot === null) return [];
  const item = dataset.item(String(equipped.item.id));
  return [
    {
      slot,
      id: equipped.item.id,
      suffixId: suffixOf(equipped, dataset),
      enchant: enchantOf(equipped),
      gems: edition.sockets ? gemsOf(equipped, item?.sockets.length ?? 0) : [],
      rune: edition.runes ? runeOf(equipped, slot, gameClass, dataset) : null,
      acquired: true,
    },
  ];
}
