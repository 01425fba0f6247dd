import type { CombatTables } from '../src/dataset/tables.ts';

/** Small constants as a compiled edition carries them, for laws that need no dataset. */
const shared = {
  healthFromStamina: { a: 1, b: 10 },
  manaFromIntellect: { a: 1, b: 15 },
  armorFromAgility: { a: 2 },
  attackPowerPerDps: { a: 14 },
  meleeAttackPower: {
    warrior: { perLevel: 3, perStrength: 2, perAgility: 0, flat: -20 },
    paladin: { perLevel: 3, perStrength: 2, perAgility: 0, flat: -20 },
    rogue: { perLevel: 2, perStrength: 1, perAgility: 1, flat: -20 },
    hunter: { perLevel: 2, perStrength: 1, perAgility: 1, flat: -20 },
    shaman: { perLevel: 2, perStrength: 2, perAgility: 0, flat: -20 },
    druid: { perLevel: 0, perStrength: 2, perAgility: 0, flat: -20 },
    mage: { perLevel: 0, perStrength: 1, perAgility: 0, flat: -10 },
  },
  rangedAttackPower: {
    hunter: { perLevel: 2, perStrength: 0, perAgility: 1, flat: -10 },
    warrior: { perLevel: 1, perStrength: 0, perAgility: 1, flat: -10 },
  },
  meleeCritPercent: { base: { warrior: 0, paladin: 0.7, mage: 3.2 } },
  spellCritPercent: { base: { paladin: 3.5, mage: 0.2 } },
  dodgePercent: { base: { warrior: 0, paladin: 0.7, druid: 0.9 } },
  parryPercent: { base: 5, classes: ['warrior', 'paladin', 'hunter', 'rogue', 'deathknight'] },
  blockPercent: { base: 5 },
  dualWieldMissPenalty: { a: 19 },
  skillCap: { a: 5 },
};

const none = {
  manaRegenPerSpirit: null,
  healthRegenPerSpiritFirst50: null,
  healthRegenPerSpiritAbove50: null,
};

export const classicCombat: CombatTables = {
  ...none,
  critPerAgility: { warrior: Array<number>(60).fill(0.05), mage: Array<number>(60).fill(0.0514) },
  critPerIntellect: { mage: Array<number>(60).fill(0.0168) },
  dodgePerAgility: { warrior: Array<number>(60).fill(0.05) },
  facts: {
    ...shared,
    rangedAttackPower: {
      ...shared.rangedAttackPower,
      hunter: { perLevel: 2, perStrength: 0, perAgility: 2, flat: -10 },
    },
    manaRegenPerTick2s: { default: { div: 5, flat: 15 }, mage: { div: 4, flat: 12.5 } },
    healthRegenPerTick2s: { warrior: [1.26, -22.6], mage: [0.11, 1] },
    attackTableVsMob: {
      missBase: 5,
      missPerSkillOver10: 0.2,
      missPerSkill: 0.1,
      hitSuppressionPerSkillOver10: 0.2,
      dodgeBase: 5,
      dodgePerSkill: 0.1,
      parryPlus3: 14,
      glanceBase: 10,
      glancePerSkill: 2,
      critSuppressionPerSkill: 0.2,
      critSuppressionAuraPlus3: 1.8,
    },
    spellMissPercentByLevelDifference: { values: [4, 5, 6, 17] },
  },
};

const byLevel = {
  miss: [5, 5.5, 6, 8],
  dodge: [5, 5.5, 6, 6.5],
  parry: [5, 5.5, 6, 14],
  glance: [6, 12, 18, 24],
  critSuppression: [0, 1, 2, 4.8],
  spellMiss: [4, 5, 6, 17],
};

export const burningCrusadeCombat: CombatTables = {
  ...none,
  critPerAgility: {
    warrior: Array<number>(70).fill(0.0303),
    paladin: Array<number>(70).fill(0.04),
  },
  critPerIntellect: { paladin: Array<number>(70).fill(0.0125) },
  dodgePerAgility: {
    warrior: Array<number>(70).fill(0.03333),
    paladin: Array<number>(70).fill(0.04),
    rogue: Array<number>(70).fill(0.05),
  },
  manaRegenPerSpirit: { all: Array<number>(70).fill(0.009327) },
  healthRegenPerSpiritFirst50: { warrior: Array<number>(70).fill(0.625) },
  healthRegenPerSpiritAbove50: { warrior: Array<number>(70).fill(0.5) },
  facts: {
    ...shared,
    meleeCritPercent: { base: { warrior: 1.14, paladin: 0.652 } },
    dodgePercent: { base: { warrior: 0.75, paladin: 0.652, rogue: -0.59 } },
    manaRegenPerSecond: { k: 0.001 },
    attackTableVsMob: { ...byLevel, hitSuppression: [0, 0, 0, 1] },
  },
};

export const wrathCombat: CombatTables = {
  ...burningCrusadeCombat,
  critPerAgility: { warrior: Array<number>(80).fill(0.016) },
  dodgePerAgility: { warrior: Array<number>(80).fill(0.011826) },
  manaRegenPerSpirit: { all: Array<number>(80).fill(0.003345) },
  facts: {
    ...shared,
    meleeCritPercent: { base: { warrior: 3.1891 } },
    dodgePercent: { base: { warrior: 3.664 } },
    manaRegenPerSecond: { k: 0.001 },
    attackTableVsMob: byLevel,
  },
};
