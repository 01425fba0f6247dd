import * as weapon from '../../src/item/weapon-types.ts';
import * as slot from '../../src/slot/slots.ts';
import {
  BOTH_HANDS,
  makeBuff,
  makeConsumable,
  makeEnchant,
  makeGem,
  makeGlyph,
  makeItem,
  makeRune,
  makeWeapon,
} from './make.ts';

const jeweler = { limitCategory: { id: 2, name: "Jeweler's Gems", max: 3 } };

export const things = {
  sword: makeWeapon(101, weapon.ONE_HAND_SWORD, 'one'),
  mace: makeWeapon(102, weapon.ONE_HAND_MACE, 'one'),
  mainSword: makeWeapon(103, weapon.ONE_HAND_SWORD, 'main'),
  offSword: makeWeapon(104, weapon.ONE_HAND_SWORD, 'off'),
  greatsword: makeWeapon(105, weapon.TWO_HAND_SWORD, 'two'),
  greataxe: makeWeapon(106, weapon.TWO_HAND_AXE, 'two'),
  staff: makeWeapon(107, weapon.STAFF, 'two'),
  polearm: makeWeapon(108, weapon.POLEARM, 'two'),
  shield: makeWeapon(109, weapon.SHIELD, 'off'),
  orb: makeWeapon(110, weapon.HELD_IN_OFF_HAND, 'off'),
  uniqueSword: makeWeapon(111, weapon.ONE_HAND_SWORD, 'one', { unique: true }),
  bow: makeWeapon(112, weapon.BOW, null, { slotId: slot.RANGED }),
  wand: makeWeapon(113, weapon.WAND, null, { slotId: slot.RANGED }),
  totem: makeWeapon(114, weapon.TOTEM, null, { slotId: slot.RANGED }),
  ring: makeItem(121, { slotId: slot.FINGER_1 }),
  uniqueRing: makeItem(122, { slotId: slot.FINGER_1, uniqueEquipped: true }),
  limitedRing: makeItem(123, {
    slotId: slot.FINGER_1,
    limitCategory: { id: 99, name: 'Signet', max: 1 },
  }),
  otherLimitedRing: makeItem(124, {
    slotId: slot.FINGER_1,
    limitCategory: { id: 99, name: 'Signet', max: 1 },
  }),
  freeCategoryRing: makeItem(125, {
    slotId: slot.FINGER_1,
    limitCategory: { id: 7, name: 'Plain', max: 1 },
  }),
  trinket: makeItem(126, { slotId: slot.TRINKET_1 }),
  helm: makeItem(131, {
    slotId: slot.HEAD,
    armorType: weapon.CLOTH,
    sockets: ['meta', 'red'],
    socketBonus: { stamina: 6 },
  }),
  chest: makeItem(132, {
    slotId: slot.CHEST,
    armorType: weapon.CLOTH,
    sockets: ['red', 'yellow', 'blue'],
    socketBonus: { stamina: 6 },
  }),
  robe: makeItem(133, { slotId: slot.CHEST, armorType: weapon.CLOTH, sockets: ['yellow'] }),
  plateChest: makeItem(134, { slotId: slot.CHEST, armorType: weapon.PLATE }),
  belt: makeItem(135, { slotId: slot.WAIST, armorType: weapon.CLOTH, sockets: ['red'] }),
  bracers: makeItem(136, { slotId: slot.WRISTS, armorType: weapon.CLOTH, itemLevel: 60 }),
  oldBracers: makeItem(137, { slotId: slot.WRISTS, armorType: weapon.CLOTH, itemLevel: 59 }),
  cloak: makeItem(138, { slotId: slot.BACK }),
  boots: makeItem(139, { slotId: slot.FEET, armorType: weapon.CLOTH }),
  mageHat: makeItem(140, { slotId: slot.HEAD, armorType: weapon.CLOTH, classes: ['mage'] }),
  goggles: makeItem(141, {
    slotId: slot.HEAD,
    armorType: weapon.CLOTH,
    requiredProfession: 'engineering',
  }),
  orcTabard: makeItem(142, { slotId: slot.TABARD, races: ['orc'] }),
  allianceTabard: makeItem(143, { slotId: slot.TABARD, faction: 'alliance' }),
  lateCloak: makeItem(144, { slotId: slot.BACK, requiredLevel: 60 }),
  arrows: makeItem(145, { slotId: slot.AMMO, kind: 'ammo' }),
  suffixCloak: makeItem(146, { id: '146_-8', slotId: slot.BACK }),

  red: makeGem(201, 'red'),
  blue: makeGem(202, 'blue'),
  yellow: makeGem(203, 'yellow'),
  orange: makeGem(204, 'orange'),
  purple: makeGem(205, 'purple'),
  green: makeGem(206, 'green'),
  prismatic: makeGem(207, 'prismatic'),
  meta: makeGem(208, 'meta', {}, [
    { color: 'blue', atLeast: 2 },
    { color: 'red', moreThan: 'yellow' },
  ]),
  oneRedMeta: makeGem(209, 'meta', {}, [{ color: 'red', atLeast: 1 }]),
  uniqueRed: makeGem(210, 'red', { uniqueEquipped: true }),
  dragonRed: makeGem(211, 'red', { ...jeweler, requiredProfession: 'jewelcrafting' }),
  dragonBlue: makeGem(212, 'blue', { ...jeweler, requiredProfession: 'jewelcrafting' }),
  stormjewel: makeGem(213, 'red', { limitCategory: { id: 6, name: 'Stormjewel', max: 1 } }),

  spellPower: makeEnchant('spell:301', BOTH_HANDS),
  agilityTwoHand: makeEnchant('spell:302', [slot.MAIN_HAND], { twoHandOnly: true }),
  shieldStamina: makeEnchant('spell:303', [slot.OFF_HAND], { shieldOnly: true }),
  scope: makeEnchant('304', [slot.RANGED], {
    weaponTypes: [weapon.BOW, weapon.GUN, weapon.CROSSBOW],
  }),
  chestStats: makeEnchant('spell:305', [slot.CHEST]),
  ringPower: makeEnchant('spell:306', [slot.FINGER_1, slot.FINGER_2], {
    requiredProfession: 'enchanting',
  }),
  buckle: makeEnchant('307', [slot.WAIST], { addsSocket: true, requiredLevel: 70 }),
  headArcanum: makeEnchant('308', [slot.HEAD]),
  mageArcanum: makeEnchant('309', [slot.HEAD], { classes: ['mage'] }),
  lateBracer: makeEnchant('enchant:310_9', [slot.WRISTS], { requiredLevel: 60 }),

  flask: makeConsumable(401, { type: 'flask', group: 'flask' }),
  otherFlask: makeConsumable(402, { type: 'flask', group: 'flask' }),
  battle: makeConsumable(403, { type: 'battle', group: 'battle' }),
  guardian: makeConsumable(404, { type: 'guardian', group: 'guardian' }),
  otherBattle: makeConsumable(405, { type: 'battle', group: 'battle' }),
  agilityScroll: makeConsumable(406, { type: 'scroll', group: 'scrollAgility' }),
  agilityScrollTwo: makeConsumable(407, { type: 'scroll', group: 'scrollAgility' }),
  staminaScroll: makeConsumable(408, { type: 'scroll', group: 'scrollStamina' }),
  food: makeConsumable(409, { type: 'food', group: 'food' }),
  otherFood: makeConsumable(410, { type: 'food', group: 'food' }),
  rum: makeConsumable(411, { type: 'food', group: 'alcohol' }),
  potion: makeConsumable(412, { type: 'potion', group: 'potion' }),
  lateElixir: makeConsumable(413, { type: 'elixir', group: 'agility' }, { requiredLevel: 55 }),
  whetstone: makeConsumable(414, { type: 'enhancement', group: 'weapon', weapon: 'sharp' }),
  weightstone: makeConsumable(415, { type: 'enhancement', group: 'weapon', weapon: 'blunt' }),
  oil: makeConsumable(416, { type: 'enhancement', group: 'weapon' }),
  warriorPotion: makeConsumable(417, { type: 'potion', group: 'potion', classes: ['warrior'] }),
  freeElixir: makeConsumable(418, { type: 'elixir', group: null }),
};

export const runes = {
  head: makeRune(9003, slot.HEAD, ['warrior', 'mage', 'shaman']),
  headTwo: makeRune(9001, slot.HEAD, ['warrior']),
  feet: makeRune(9002, slot.FEET, ['warrior']),
  ring: makeRune(9004, slot.FINGER_1, ['warrior', 'mage', 'shaman']),
  dualWield: makeRune(408496, slot.CHEST, ['shaman']),
};

export const glyphs = {
  majorA: makeGlyph(8001, 'major', 'warrior'),
  majorB: makeGlyph(8002, 'major', 'warrior'),
  majorC: makeGlyph(8003, 'major', 'warrior'),
  majorD: makeGlyph(8004, 'major', 'warrior', 50),
  minorA: makeGlyph(8101, 'minor', 'warrior'),
  minorB: makeGlyph(8102, 'minor', 'warrior'),
  mages: makeGlyph(8201, 'major', 'mage'),
};

const line = (first: number, ...levels: readonly number[]) =>
  levels.map((level, index) => ({
    spellId: first + index,
    rank: index + 1,
    level,
    effects: [{ type: 'flat', stat: 'stamina', value: 10 * (index + 1) } as const],
  }));

export const buffs = {
  mark: makeBuff(502, 'Mark of the Wild', {
    castBy: 'druid',
    category: 'mark',
    scope: 'single',
    ranks: line(500, 1, 30, 60),
    alsoSpellIds: [509],
    improvements: [
      {
        spellIds: [551, 552],
        name: 'Improved Mark of the Wild',
        gameClass: 'druid',
        multipliers: [1.1, 1.2],
        adds: null,
      },
    ],
  }),
  sameName: makeBuff(520, 'Mark of the Wild', { category: 'drums' }),
  drums: makeBuff(521, 'Drums of the Wild', { category: 'mark', ranks: line(521, 1) }),
  shout: makeBuff(530, 'Battle Shout', {
    castBy: 'warrior',
    category: 'battleShout',
    scope: 'party',
  }),
  hawk: makeBuff(531, 'Aspect of the Hawk', { castBy: 'hunter', scope: 'self', selfOnly: true }),
  kings: makeBuff(532, 'Blessing of Kings', { castBy: 'paladin', faction: 'alliance' }),
  presence: makeBuff(533, 'Heroic Presence', { races: ['draenei'], scope: 'party' }),
  fortuneA: makeBuff(23768, "Sayge's Dark Fortune of Damage", {
    scope: 'world',
    category: 'darkmoonFaire',
  }),
  fortuneB: makeBuff(23736, "Sayge's Dark Fortune of Agility", {
    scope: 'world',
    category: 'darkmoonFaire',
    ranks: line(23736, 1),
  }),
  dragonslayer: makeBuff(535, 'Rallying Cry', { scope: 'world', category: 'dragonslayer' }),
  low: makeBuff(536, 'Boon', { scope: 'world', category: 'boon', maxLevel: 39 }),
  rampage: makeBuff(537, 'Rampage', {
    castBy: 'warrior',
    category: 'crit',
    requiresTalent: 'Rampage',
    scope: 'raid',
  }),
};
