import type { Effect } from '../src/effect/effect.ts';
import type {
  BaseStatsTable,
  Buff,
  ClassTalents,
  CombatTables,
  Enchant,
  Form,
  Glyph,
  ItemSet,
  Racial,
  Rune,
  Talent,
} from '../src/dataset/tables.ts';
import { blankItem } from '../src/item/blank-item.ts';
import type { Item } from '../src/item/item.ts';
import { emptyGear } from '../src/set/new-gear-set.ts';
import { EMPTY_PIECE } from '../src/set/piece.ts';
import type { Gear, Piece } from '../src/set/gear-set.ts';
import type { SlotId } from '../src/slot/slots.ts';
import type { TotalsTables } from '../src/total/prepared.ts';
import { blankEnchant } from './blank-enchant.ts';

/** Makers of game things with only what a test says about them. */
export function item(some: Partial<Item> & { readonly baseId: number }): Item {
  return {
    ...blankItem(some.baseId),
    kind: 'equipment',
    name: `Item ${some.baseId}`,
    quality: 4,
    itemLevel: 100,
    requiredLevel: 1,
    sourceTypes: ['dungeon'],
    ...some,
  };
}

export function gem(
  baseId: number,
  color: NonNullable<Item['gem']>['color'],
  some: Partial<Item> & { readonly requirements?: NonNullable<Item['gem']>['requirements'] } = {},
): Item {
  const { requirements = [], ...rest } = some;
  const facts = { color, requirements, enchantId: null, fromQuest: false };
  return item({ baseId, kind: 'gem', gem: facts, ...rest });
}

export function enchant(some: Partial<Enchant>): Enchant {
  return {
    ...blankEnchant('spell:1'),
    spellId: 1,
    requiredLevel: 1,
    quality: 2,
    ...some,
  };
}

export function rune(name: string, effects: readonly Effect[]): Rune {
  return {
    id: 'spell:9',
    spellId: 9,
    engraveSpellId: null,
    itemId: null,
    name,
    icon: '',
    slotId: 5,
    classes: [],
    inPanel: true,
    effects,
    once: false,
    notWithRacial: false,
    copies: null,
  };
}

export function buff(
  some: Partial<Buff> & Pick<Buff, 'spellId' | 'name' | 'category'>,
  effects: readonly Effect[] = [],
): Buff {
  return {
    alsoName: null,
    icon: '',
    alsoCategory: null,
    castBy: null,
    scope: 'raid',
    selfOnly: false,
    ranks: [{ spellId: some.spellId, rank: 1, level: 1, effects }],
    alsoSpellIds: [],
    improvements: [],
    byLevel: [],
    faction: null,
    races: null,
    classes: null,
    requiresTalent: null,
    requiresForm: null,
    maxLevel: null,
    itemId: null,
    note: null,
    ...some,
  };
}

export function form(some: Partial<Form> & Pick<Form, 'gameClass' | 'form'>): Form {
  return {
    label: some.form,
    kind: 'form',
    spellId: 1,
    minLevel: 1,
    via: null,
    offered: true,
    replaces: null,
    effects: [],
    itemArmorBonus: 0,
    attackPowerPerLevel: 0,
    attackPowerPerAgility: 0,
    healthPerLevel: 0,
    healthFlat: 0,
    ...some,
  };
}

export function talent(name: string, ...ranks: readonly (readonly Effect[])[]): Talent {
  const spellIds = ranks.map((_, rank) => 1000 + rank);
  return { id: 1, name, icon: '', row: 0, col: 0, requires: null, spellIds, effects: ranks };
}

export function worn(...pieces: readonly (readonly [SlotId, Partial<Piece>])[]): Gear {
  return pieces.reduce<Gear>(
    (gear, [slot, piece]) => ({ ...gear, [slot]: { ...EMPTY_PIECE, ...piece } }),
    emptyGear(),
  );
}

const BASE: BaseStatsTable = {
  classes: Object.fromEntries(
    (['warrior', 'paladin', 'mage', 'druid', 'hunter', 'rogue', 'shaman'] as const).map((key) => [
      key,
      {
        minLevel: 1,
        levels: Array.from({ length: 80 }, () => [
          ...([100, 80, 90, 70, 50, 2000] as const),
          key === 'warrior' || key === 'rogue' ? 0 : 1500,
        ]),
      },
    ]),
  ),
  raceOffsets: { human: [0, 0, 0, 0, 0], orc: [3, -3, 2, -3, 3], tauren: [5, -5, 2, -5, 2] },
};

export interface TinyTables {
  readonly combat: CombatTables;
  readonly items?: readonly Item[];
  readonly sets?: readonly ItemSet[];
  readonly talents?: readonly Talent[];
  readonly glyphs?: readonly Glyph[];
  readonly buffs?: readonly Buff[];
  readonly racials?: readonly Racial[];
  readonly forms?: readonly Form[];
}

/** A game small enough to reckon by hand: every class has the same row at every level. */
export function tinyDataset(tables: TinyTables): TotalsTables {
  const tree = (index: number) => ({
    id: index,
    name: `Tree ${index}`,
    icon: '',
    talents: index === 0 ? (tables.talents ?? []) : [],
  });
  const find = (id: string) => tables.items?.find((each) => each.id === id) ?? null;
  return {
    item: find,
    itemAt: find,
    setOf: (setId) => tables.sets?.find((set) => set.id === setId) ?? null,
    talents: (gameClass): ClassTalents => ({ gameClass, trees: [tree(0), tree(1), tree(2)] }),
    glyphs: tables.glyphs ?? [],
    buffs: tables.buffs ?? [],
    baseStats: BASE,
    combat: tables.combat,
    racials: tables.racials ?? [],
    forms: tables.forms ?? [],
  };
}
