import type { GameClass, Race } from '@gearwright/game/words/classes-and-races.ts';
import { CLASSES, RACES } from '@gearwright/game/words/classes-and-races.ts';
import type { SocketColor } from '@gearwright/game/item/item.ts';
import { amount } from './stat-phrases.ts';
import type { Tooltip } from './tooltip.ts';

/** A line that tells what the item is, rather than what it gives. */
export interface TooltipLine {
  readonly shape: RegExp;
  read(tooltip: Tooltip, match: RegExpExecArray): void;
  /** Counts as a line that bears a stat. */
  readonly bearsStat?: true;
}

const N = String.raw`([\d,]+(?:\.\d+)?)`;
const SCHOOL = '(?:(?:Arcane|Fire|Frost|Holy|Nature|Shadow) )?';

export const PROFESSIONS =
  'Alchemy|Blacksmithing|Enchanting|Engineering|Herbalism|Leatherworking|Mining|Skinning|Tailoring|Jewelcrafting|Inscription|Cooking|First Aid|Fishing';

/** In the order in which they are tried. */
export const TOOLTIP_LINES: readonly TooltipLine[] = [
  line(/^Phase (\d+)$/, (t, [, n]) => (t.phase = Number(n))),
  line(/^Item Level (\d+)$/, (t, [, n]) => (t.itemLevel = Number(n))),
  line(/^Heroic$/, (t) => (t.heroic = true)),
  line(/^Binds when (picked up|equipped|used)$/, (t, [, when]) => {
    t.bind = when === 'picked up' ? 'pickup' : when === 'equipped' ? 'equip' : 'use';
  }),
  line(/^Binds to account$/, (t) => (t.bind = 'account')),
  line(/^Soulbound$/, (t) => (t.bind = 'pickup')),
  line(/^Unique$/, (t) => (t.unique = true)),
  line(/^Unique \(\d+\)$/, (t) => (t.unique = true)),
  line(/^Unique-Equipped$/, (t) => (t.uniqueEquipped = true)),
  line(/^Unique-Equipped: (.+) \((\d+)\)$/, (t, [, name, max]) => {
    t.uniqueEquipped = true;
    t.limit = { name: name!, max: Number(max) };
  }),
  line(
    /^(Head|Neck|Shoulder|Shirt|Chest|Waist|Legs|Feet|Wrist|Hands|Finger|Trinket|Back|One-Hand|Main Hand|Off Hand|Two-Hand|Held In Off-hand|Held In Off-Hand|Ranged|Relic|Thrown|Tabard|Ammo|Projectile)$/,
    (t, [, word]) => (t.slotWord = word!),
  ),
  line(
    /^(Cloth|Leather|Mail|Plate|Shield|Buckler|Idol|Libram|Totem|Sigil|Sword|Mace|Axe|Dagger|Staff|Wand|Bow|Gun|Fist Weapon|Polearm|Spear|Thrown|Crossbow|Fishing Pole|Bullet|Arrow|Exotic|Miscellaneous)$/,
    () => undefined,
  ),
  stat(new RegExp(`^${N} Armor$`), (t, [, n]) => (t.stats.armor = amount(n))),
  stat(new RegExp(`^${N} Block$`), (t, [, n]) => (t.stats.shieldBlock = amount(n))),
  stat(new RegExp(`^${N} - ${N} ${SCHOOL}Damage$`), (t, [, low, high]) => {
    t.damage = [amount(low), amount(high)];
  }),
  stat(new RegExp(`^${N} ${SCHOOL}Damage$`), (t, [, n]) => (t.damage = [amount(n), amount(n)])),
  stat(new RegExp(`^\\+ ?${N} - ${N} ${SCHOOL}Damage$`), (t, [, low, high]) => {
    t.extraDamage = [t.extraDamage[0] + amount(low), t.extraDamage[1] + amount(high)];
  }),
  stat(new RegExp(`^\\+ ?${N} (?:Arcane|Fire|Frost|Holy|Nature|Shadow) Damage$`), (t, [, n]) => {
    t.extraDamage = [t.extraDamage[0] + amount(n), t.extraDamage[1] + amount(n)];
  }),
  stat(new RegExp(`^Speed ${N}$`), (t, [, n]) => (t.speed = amount(n))),
  stat(new RegExp(`^\\(${N} damage per second\\)$`), (t, [, n]) => (t.dps = amount(n))),
  stat(new RegExp(`^Adds ${N} damage per second$`), (t, [, n]) => (t.ammoDps = amount(n))),
  stat(/^(Red|Yellow|Blue|Meta|Prismatic) Socket$/, (t, [, color]) =>
    t.sockets.push(color!.toLowerCase() as SocketColor),
  ),
  line(/^<Random enchantment>$/, (t) => (t.random = true)),
  line(/^Durability (\d+) \/ \d+$/, (t, [, n]) => (t.durability = Number(n))),
  line(/^Classes: (.+)$/, (t, [, list]) => (t.classes = classesOf(list!))),
  line(/^Races: (.+)$/, (t, [, list]) => (t.races = racesOf(list!))),
  line(/^Requires any (Alliance|Horde) race$/, (t, [, side]) => {
    t.faction = side === 'Alliance' ? 'alliance' : 'horde';
  }),
  line(/^Requires Level (\d+)$/, (t, [, n]) => (t.requiredLevel = Number(n))),
  line(/^Requires level (\d+) to (\d+) \(\d+\)$/, (t, [, low, high]) => {
    t.requiredLevel = Number(low);
    t.heirloomLevel = Number(high);
  }),
  line(
    /^Requires (.+) - (Neutral|Friendly|Honored|Revered|Exalted)$/,
    (t, [whole, faction, standing]) => {
      t.reputation = { faction: faction!, standing: standing!.toLowerCase() };
      t.requirements.push(whole);
    },
  ),
  line(new RegExp(`^Requires (${PROFESSIONS}) \\((\\d+)\\)$`), (t, [whole, name, skill]) => {
    t.profession = { name: name!.toLowerCase().replace(' ', ''), skill: Number(skill) };
    t.requirements.push(whole);
  }),
  line(/^Requires \S.*$/, (t, [whole]) => t.requirements.push(whole)),
  // Things that work in one place only.
  line(/^(?:Stratholme|Tempest Keep|Shadowmoon Valley|Blade's Edge Mountains)$/, (t, [place]) =>
    t.requirements.push(`Only in ${place}`),
  ),
  line(/^Dropped by: (.+)$/, (t, [, name]) => (t.droppedBy = name!)),
  line(/^".*"$/s, (t, [whole]) => (t.flavor = whole.slice(1, -1))),
  // Said elsewhere, or of no use to a planner.
  line(
    /^(?:Sell Price:.*|Drop Chance: .*|Max Stack: .*|\d+ Charges?|\d+ Charges? Remaining|Duration: .*|Cooldown: .*|Cooldown remaining.*|This Item Begins a Quest|<.*>|Quest Item|Conjured Item|Locked|Disenchanting requires.*|Cannot be disenchanted|Projectile|Lasts .*)$/,
    () => undefined,
  ),
];

type Reader = (tooltip: Tooltip, match: RegExpExecArray) => unknown;

function line(shape: RegExp, read: Reader): TooltipLine {
  return { shape, read: (tooltip, match) => void read(tooltip, match) };
}

function stat(shape: RegExp, read: Reader): TooltipLine {
  return { ...line(shape, read), bearsStat: true };
}

function keyOf(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}

function classesOf(list: string): readonly GameClass[] {
  const named = list.split(',').map(keyOf);
  return CLASSES.filter((each) => named.includes(each));
}

function racesOf(list: string): readonly Race[] {
  const named = list.split(',').map(keyOf);
  return RACES.filter((each) => named.includes(each));
}
