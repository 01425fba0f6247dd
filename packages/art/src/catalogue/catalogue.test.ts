import { describe, expect, test } from 'vitest';
import { loadDataset } from '@gearwright/gamedata/load.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import { WEAPON_TYPES } from '@gearwright/game/item/weapon-types.ts';
import { slotKey } from '@gearwright/game/slot/slots.ts';
import { openCollection } from '../glyph/collection.ts';
import { decodeIcons } from '../pack/icon-pack.ts';
import { encodeIcons } from '../pack/encode-icons.ts';
import { SCHOOL_WORDS } from '@gearwright/game/look/palette-words.ts';
import { chooseDistinct } from '../rule/choose-icon.ts';
import { nameText, wordPattern } from '@gearwright/game/look/name-words.ts';
import { chooseEdition } from './choose-edition.ts';
import { spellGroups } from './spell-subjects.ts';

/** What a glyph of each kind must be called: a second opinion beside the families' own tables. */
const WEAPON_GLYPHS: Readonly<Record<(typeof WEAPON_TYPES)[number], RegExp>> = {
  '1H Axe': /axe|hatchet|tomahawk|cleaver|scythe|sickle|pick/,
  '2H Axe': /axe|hatchet|tomahawk|cleaver|scythe|sickle|pick/,
  Bow: /bow|high-shot/,
  Gun: /musket|blunderbuss|rifle|lee-enfield|shotgun|flintlock/,
  '1H Mace':
    /mace|hammer|maul|club|bat|flail|star|gavel|scepter|mallet|spade|wrench|spanner|dough-roller/,
  '2H Mace':
    /mace|hammer|maul|club|bat|flail|star|gavel|scepter|mallet|spade|wrench|spanner|dough-roller/,
  Polearm: /halberd|spear|trident|pitchfork|scythe|glaive|lance|pole/,
  '1H Sword':
    /sword|blade|saber|sabre|gladius|katana|machete|scimitar|cutlass|rapier|stiletto|hilt/,
  '2H Sword': /sword|blade|saber|sabre|claymore|katana|machete|scimitar|cutlass|rapier|stiletto/,
  Staff: /staff|stick|crook|broom|paddles|scepter|wand|rod/,
  Fist: /fist|claw|knuckles|katar/,
  Misc: /./,
  Dagger: /dagger|knife|stiletto|dirk|kris|razor|scalpel|bottle/,
  Crossbow: /crossbow/,
  Wand: /wand/,
  Thrown: /thrown|shuriken|star|chakram|tomahawk|hatchets|boomerang|dart|spear/,
  'Fishing Pole': /fishing-pole/,
  Shield: /shield|buckler|turtle-shell/,
  'Held In Off-Hand': /./,
  Idol: /./,
  Libram: /book|enlightenment/,
  Totem: /totem|pillar|moai|menhir|tesla|mask|stone-tower/,
  Sigil: /./,
};

const SLOT_GLYPHS: Readonly<Record<string, RegExp>> = {
  HEAD: /helm|hood|cowl|hat|cap|crown|tiara|mask|barbute|turban|bandana|goggles|spectacle|glasses|bonnet|headband|galea|head|blindfold|eyepatch|fedora|fez|sombrero|toque|pumpkin|halo|spartan/,
  NECK: /neck|pendant|amulet|locket|medal|chain|choker|collar|cord|torc|beads/,
  SHOULDERS: /pauldron|mantle|shoulder|epaulet|collar/,
  CHEST:
    /armor|plate|robe|vest|mail|tunic|dress|plastron|harness|kimono|shirt|coat|jacket|toga|corset|carapace|hauberk|lamellar|ribcage|top/,
  WAIST: /belt|sash|girdle/,
  LEGS: /pants|leg|trousers|skirt|kilt|cuisses|pteruges|breeches|loincloth|shorts/,
  FEET: /boot|shoe|slipper|sandal|greaves|sabaton|clog|tread|stomp|foot|leg/,
  WRISTS: /bracer|cuff|wrap|bangle|bracelet|torc|vambrace|manacle|arm-bandage/,
  HANDS: /glove|gauntlet|fist|hand|claw|knuckles/,
  FINGER_1: /ring|signet|ouroboros/,
  BACK: /cloak|cape|wing|hide|poncho|shawl|rolled-cloth|parachute/,
  SHIRT: /shirt|doublet|jacket|top/,
  TABARD: /tabard|banner/,
};

function expectedGlyph(item: Item): RegExp | null {
  if (item.weaponType !== null) return WEAPON_GLYPHS[WEAPON_TYPES[item.weaponType] ?? 'Misc'];
  return item.slotId === null ? null : (SLOT_GLYPHS[slotKey(item.slotId)] ?? null);
}

const collection = openCollection();

describe.each(['classic', 'sod', 'tbc', 'wrath'] as const)('%s', (edition) => {
  const dataset = loadDataset(edition);
  const icons = chooseEdition(dataset);
  const items = Array.from(dataset.items.ids, (id) => dataset.item(String(id))!);
  const pictured = items.map((item, row) => ({ item, choice: icons.items[row]! }));

  test('swords are swords, helms are helms: every piece of gear shows its kind', () => {
    const strangers = pictured
      .filter(({ item, choice }) => expectedGlyph(item)?.test(choice.glyph) === false)
      .map(({ item, choice }) => `${item.name}: ${choice.glyph}`);
    expect(strangers).toEqual([]);
  });

  test('a name that speaks of one school only has its colour', () => {
    const wrong = pictured.flatMap(({ item, choice }) => {
      const spoken = SCHOOL_WORDS.filter(([stems]) =>
        wordPattern(stems).test(nameText(item.name)),
      ).map(([, palette]) => palette);
      const told = new Set(spoken);
      const missed = told.size === 1 && !told.has(choice.palette) && item.gem === null;
      return missed ? [`${item.name}: ${choice.palette}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('gems are told by their colour', () => {
    const byColor = Map.groupBy(
      pictured.filter(({ item }) => item.gem !== null),
      ({ item }) => item.gem!.color,
    );
    const palettes = [...byColor.values()].map(
      (list) => new Set(list.map(({ choice }) => choice.palette)),
    );
    for (const used of palettes) expect(used.size).toBe(1);
    expect(new Set(palettes.flatMap((used) => [...used])).size).toBe(byColor.size);
  });

  test('neighbours in a list differ: under one pair in a hundred looks the same', () => {
    const { pairs, alike, similar } = compareNeighbours(pictured);
    expect(pairs).toBeGreaterThan(8_000);
    expect(alike / pairs).toBeLessThan(0.01);
    expect(similar / pairs).toBeLessThan(0.04);
  });

  test('no two talents of a tree, runes of a slot or glyphs of a class share a glyph', () => {
    for (const { subjects } of spellGroups(dataset)) {
      const glyphs = chooseDistinct(subjects).map(({ glyph }) => glyph);
      expect(new Set(glyphs).size, subjects[0]?.name).toBe(subjects.length);
    }
  });

  test('every rank of every talent, buff, rune and glyph has a picture', () => {
    const ids = spellGroups(dataset).flatMap(({ spellIds }) => spellIds.flat());
    expect(ids.filter((id) => !icons.spells.has(id))).toEqual([]);
    expect(ids.length).toBeGreaterThan(1_000);
  });

  test('every chosen glyph exists', () => {
    const chosen = [...icons.items, ...icons.enchants, ...icons.spells.values()];
    expect(chosen.filter(({ glyph }) => !collection.has(glyph))).toEqual([]);
  });

  test('the pack gives back what was chosen', () => {
    const pack = decodeIcons(encodeIcons(icons, dataset.version, () => 'armor'));
    expect(pack.dataset).toBe(dataset.version);
    expect(items.map(({ baseId }, row) => pack.item(row, baseId))).toEqual(
      icons.items.map((choice) => ({ ...choice, sheet: 'armor' })),
    );
    for (const [i, { id }] of dataset.enchants.entries()) {
      expect(pack.enchant(i, id)).toEqual({ ...icons.enchants[i], sheet: 'armor' });
    }
    for (const [id, choice] of icons.spells) {
      expect(pack.spell(id)).toEqual({ ...choice, sheet: 'armor' });
    }
    for (const [id, choice] of icons.trees) {
      expect(pack.tree(id)).toEqual({ ...choice, sheet: 'armor' });
    }
    expect(pack.spell(-1)).toBeNull();
    expect(pack.tree(999_999)).toBeNull();
  });
});

type Pictured = {
  readonly item: Item;
  readonly choice: {
    readonly glyph: string;
    readonly palette: string;
    readonly field: number;
  };
};

/** Lists as players see them: one kind, highest item level first; versions of one item may look alike. */
function compareNeighbours(pictured: readonly Pictured[]): {
  readonly pairs: number;
  readonly alike: number;
  readonly similar: number;
} {
  const lists = Map.groupBy(
    pictured.filter(({ item }) => item.kind === 'equipment'),
    ({ item }) => `${item.slotId} ${item.weaponType} ${item.armorType}`,
  );
  let [pairs, alike, similar] = [0, 0, 0];
  for (const list of lists.values()) {
    const sorted = list.toSorted(
      (a, b) => b.item.itemLevel - a.item.itemLevel || a.item.baseId - b.item.baseId,
    );
    for (const [i, { item, choice }] of sorted.entries()) {
      const before = sorted[i - 1];
      if (!before || before.item.name === item.name) continue;
      pairs++;
      if (before.choice.glyph !== choice.glyph || before.choice.palette !== choice.palette)
        continue;
      similar++;
      if (before.choice.field === choice.field) alike++;
    }
  }
  return { pairs, alike, similar };
}
