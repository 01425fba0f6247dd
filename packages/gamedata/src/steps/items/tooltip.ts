import type { Profession } from '@gearwright/game/item/professions.ts';
import type { Bind, SocketColor } from '@gearwright/game/item/item.ts';
import type { GameClass, Faction, Race } from '@gearwright/game/words/classes-and-races.ts';
import type { StatName, Stats } from '@gearwright/game/stat/catalogue.ts';

/** What the lines of a tooltip say, before facts correct it. */
export interface Tooltip {
  phase: number | null;
  itemLevel: number | null;
  bind: Bind | null;
  unique: boolean;
  uniqueEquipped: boolean;
  limit: { readonly name: string; readonly max: number } | null;
  /** `Head`, `One-Hand` … */
  slotWord: string | null;
  heroic: boolean;
  readonly stats: Partial<Record<StatName, number>>;
  readonly sockets: SocketColor[];
  socketBonus: Stats | null;
  damage: readonly [number, number] | null;
  /** Extra damage of a school, on top of the range. */
  extraDamage: readonly [number, number];
  speed: number | null;
  dps: number | null;
  ammoDps: number | null;
  random: boolean;
  durability: number | null;
  classes: readonly GameClass[] | null;
  races: readonly Race[] | null;
  faction: Faction | null;
  requiredLevel: number | null;
  /** Grows with its wearer up to this level. */
  heirloomLevel: number | null;
  /** The Horde's title, then the Alliance's. */
  readonly rankTitles: string[];
  profession: { readonly name: string; readonly skill: number } | null;
  reputation: { readonly faction: string; readonly standing: string } | null;
  readonly requirements: string[];
  set: TooltipSet | null;
  readonly effects: string[];
  flavor: string | null;
  droppedBy: string | null;
  readonly account: LineAccount;
}

export interface TooltipSet {
  readonly name: string;
  readonly size: number;
  /** The trade its bonuses ask for. */
  requires: { readonly profession: Profession; readonly skill: number } | null;
  readonly pieces: string[];
  readonly bonuses: {
    readonly pieces: number;
    readonly text: string;
    readonly stats: Stats | null;
  }[];
}

/** How the stat-bearing lines of an item were understood. */
export interface LineAccount {
  /** Lines that give a stat. */
  understood: number;
  /** Lines that give an effect no stat can say. */
  effects: number;
  readonly unknown: string[];
}

export function emptyTooltip(): Tooltip {
  return {
    phase: null,
    itemLevel: null,
    bind: null,
    unique: false,
    uniqueEquipped: false,
    limit: null,
    slotWord: null,
    heroic: false,
    stats: {},
    sockets: [],
    socketBonus: null,
    damage: null,
    extraDamage: [0, 0],
    speed: null,
    dps: null,
    ammoDps: null,
    random: false,
    durability: null,
    classes: null,
    races: null,
    faction: null,
    requiredLevel: null,
    heirloomLevel: null,
    rankTitles: [],
    profession: null,
    reputation: null,
    requirements: [],
    set: null,
    effects: [],
    flavor: null,
    droppedBy: null,
    account: { understood: 0, effects: 0, unknown: [] },
  };
}
