import { RACE_IDS, type GameClass } from '@gearwright/game/words/classes-and-races.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import { SLOTS } from '@gearwright/game/slot/slots.ts';
import { talentRanks } from '@gearwright/game/talent/read-talents.ts';
import type { LiveSet } from '../../src/armory/armory.ts';

/** Answers of the profile API in the shapes it has been seen to give, for a character of ours. */

const CLASS_IDS: Readonly<Record<GameClass, number>> = {
  warrior: 1,
  paladin: 2,
  hunter: 3,
  rogue: 4,
  priest: 5,
  deathknight: 6,
  shaman: 7,
  mage: 8,
  warlock: 9,
  druid: 11,
};

const href = { href: 'https://eu.api.blizzard.com/somewhere?namespace=profile-classic1x-eu' };

export function summaryShape({ gameClass, character }: LiveSet) {
  return {
    _links: { self: href },
    id: 48211337,
    name: character.name,
    gender: { type: character.gender === 1 ? 'FEMALE' : 'MALE', name: 'whatever' },
    faction: { type: character.faction.toUpperCase(), name: character.faction },
    race: { key: href, name: character.race, id: RACE_IDS[character.race] },
    character_class: { key: href, name: gameClass, id: CLASS_IDS[gameClass] },
    active_spec: { key: href, id: 0 },
    realm: { key: href, name: 'Somewhere', id: 4441, slug: 'somewhere' },
    ...(character.guild !== null && {
      guild: { key: href, name: character.guild, id: 12, faction: { type: 'HORDE' } },
    }),
    level: character.level,
    experience: 0,
    last_login_timestamp: 1_730_000_000_000,
    average_item_level: 66,
    equipped_item_level: 66,
    equipment: href,
    is_ghost: false,
  };
}

const SLOT_TYPES: Readonly<Record<string, string>> = { SHOULDERS: 'SHOULDER', WRISTS: 'WRIST' };

const ATTRIBUTES = ['strength', 'agility', 'stamina', 'intellect', 'spirit'];

export interface GearShape {
  /** Gems as enchantments, as sockets, or both. */
  readonly gems?: 'enchantments' | 'sockets' | 'both';
  /** Runes by the spell, or by the name alone. */
  readonly runes?: 'spell' | 'name';
}

export function equipmentShape(
  live: LiveSet,
  dataset: Dataset,
  { gems = 'enchantments', runes = 'name' }: GearShape = {},
) {
  const equipped = SLOTS.flatMap(({ id: slot, key }) => {
    const item = live.itemIds[slot] && dataset.item(live.itemIds[slot]);
    if (!item) return [];
    const enchant = live.enchantIds[slot] && dataset.enchant(live.enchantIds[slot]);
    const rune = live.runeIds[slot] && dataset.rune(live.runeIds[slot]);
    const gemIds = live.gemIds[slot] ?? [];
    const enchantments = [
      ...(enchant
        ? [
            {
              display_string: `Enchanted: ${enchant.name}`,
              enchantment_id: enchant.effectId,
              enchantment_slot: enchant.addsSocket
                ? { id: 6, type: 'BONUS_SOCKETS' }
                : { id: 0, type: 'PERMANENT' },
              ...(enchant.itemId && { source_item: { id: enchant.itemId, name: enchant.name } }),
            },
          ]
        : []),
      ...(rune
        ? [
            {
              display_string: rune.name,
              enchantment_id: 7000 + slot,
              enchantment_slot: { id: 1, type: 'TEMPORARY' },
              ...(runes === 'spell' && { spell: { spell: { id: rune.spellId } } }),
            },
          ]
        : []),
      ...gemIds.flatMap((id, socket) =>
        id && gems !== 'sockets'
          ? [
              {
                display_string: '+10 to something',
                source_item: { key: href, name: 'A Gem', id: Number(id) },
                enchantment_id: 2700 + socket,
                enchantment_slot: { id: socket < item.sockets.length ? 2 + socket : 6 },
              },
            ]
          : [],
      ),
      ...(item.sockets.length > 0
        ? [{ display_string: '+4', enchantment_id: 2900, enchantment_slot: { id: 5 } }]
        : []),
    ];
    return [
      {
        item: { key: href, id: item.baseId },
        slot: { type: SLOT_TYPES[key] ?? key, name: key },
        quantity: 1,
        quality: { type: 'EPIC', name: 'Epic' },
        name: item.name,
        media: { key: href, id: item.baseId },
        // Only attributes are numbers, everything else is a sentence.
        stats: Object.entries(item.stats)
          .filter(([name]) => ATTRIBUTES.includes(name))
          .map(([name, value]) => ({
            type: { type: name.toUpperCase(), name },
            value,
            display: { display_string: `+${value} ${name}` },
          })),
        spells: Object.entries(item.stats)
          .filter(([name]) => !ATTRIBUTES.includes(name))
          .map(([name, value]) => ({
            spell: { key: href, name, id: 7000 },
            description: `Equip: Increases ${name} by up to ${value}.`,
          })),
        ...(enchantments.length > 0 && { enchantments }),
        ...(gems !== 'enchantments' && {
          sockets: gemIds.map((id) => ({
            socket_type: { type: 'RED' },
            ...(id && { item: { key: href, id: Number(id) } }),
          })),
        }),
        ...(gems === 'enchantments' && { sockets: [] }),
        level: { value: item.itemLevel, display_string: `Item Level ${item.itemLevel}` },
        durability: { value: 50 },
      },
    ];
  });
  return {
    _links: { self: href },
    character: { key: href, name: live.character.name, id: 1 },
    equipped_items: equipped,
    equipped_item_sets: [{}],
  };
}

export function specializationsShape(live: LiveSet, dataset: Dataset) {
  const { trees } = dataset.talents(live.gameClass);
  const ranks = talentRanks(live.talents, dataset.talents(live.gameClass));
  const specializations = trees.map((tree, index) => ({
    specialization_name: tree.name,
    spent_points: ranks[index]!.reduce((sum, rank) => sum + rank, 0),
    talents: tree.talents
      .flatMap((talent, place) => {
        const rank = ranks[index]![place]!;
        if (rank === 0) return [];
        const spell = { key: href, name: talent.name, id: talent.spellIds[rank - 1] };
        return [
          {
            talent: { id: 900_000 + talent.id },
            talent_rank: rank,
            spell_tooltip: { spell, description: 'Does something.', cast_time: 'Passive' },
          },
        ];
      })
      // They come in no order.
      .toReversed(),
  }));
  const glyphs = live.glyphIds.flatMap((id) => {
    const glyph = dataset.glyphs.find((row) => String(row.spellId) === id);
    return glyph ? [{ name: glyph.name, id: 1 }] : [];
  });
  return {
    specialization_groups: [
      { is_active: false, specializations: [] },
      { is_active: true, specializations, ...(glyphs.length > 0 && { glyphs }) },
    ],
  };
}
