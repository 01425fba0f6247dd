import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';

/** One field of one row of a source table, as it was and as it is right. */
export interface Correction {
  readonly table: string;
  readonly match: Readonly<Record<string, unknown>>;
  /** `setId`, or a path: `effects[0].values`. */
  readonly field: string;
  readonly was: unknown;
  readonly now: unknown;
}

/** What play and other sources showed of the tables after they were made: set right here, so that an import keeps it. */
export const OWN_CORRECTIONS: readonly Correction[] = [
  // Horn of Lordaeron is the paladins' answer to Strength of Earth and takes the place of Blessing of Might.
  lordaeron('category', 'strengthAgility', 'strengthOfEarth'),
  lordaeron('alsoCategory', undefined, ['might']),
  lordaeron('faction', undefined, 'alliance'),
  lordaeron(
    'note',
    'rune; excludes Strength of Earth and Blessing of Might',
    'rune; excludes Blessing of Might and does not add to Strength of Earth',
  ),
  {
    table: 'effects/buffs.sod',
    match: { spellId: 425464 },
    field: 'note',
    was: 'rune; at least half the warlock level',
    now: "rune; a critical hit of the warlock's pet gives the group spell damage and healing for 45 sec: 10% of the warlock's spell damage, or half the warlock's level if that is more",
  },
  // The Zandalar Signets of the season come with Zul'Gurub.
  ...[2604, 2605, 2606].map((id) => ({
    table: 'items/enchants.sod',
    match: { id },
    field: 'phase',
    was: 1,
    now: 5,
  })),
  // Its formula lies in Zul'Aman.
  { table: 'items/enchants.tbc', match: { id: 3225 }, field: 'phase', was: 1, now: 4 },
  // Slows and weakens whom it strikes: nothing of it is damage.
  ...['classic', 'sod', 'tbc'].flatMap((edition) =>
    [1894, 1899].map((id) => ({
      table: `effects/procs.${edition}`,
      match: { id, kind: 'enchant' },
      field: 'utility',
      was: { type: 'debuff' },
      now: { type: 'control' },
    })),
  ),
  // Only a spell that is resisted sets it off, and who has enough hit sees none.
  ...['tbc', 'wrath'].map((edition) => ({
    table: `effects/procs.${edition}`,
    match: { id: 28789 },
    field: 'condition',
    was: undefined,
    now: { spell: 'resisted' },
  })),
  // A rating of 227 that the package reads as a signed byte, -29.
  ...[37739, 37740].map((id) => ({
    table: 'items/itemFacts.tbc',
    match: { id },
    field: 'statsPatch',
    was: undefined,
    now: { spellHasteRating: 227 },
  })),
  // One percent of haste, as in classic; the season's table knows only that there is an effect.
  ...[931, 2543].map((id) => ({
    table: 'items/enchants.sod',
    match: { id },
    field: 'stats',
    was: {},
    now: { hastePercent: 1 },
  })),
  // A tree walks more slowly (Burning Crusade).
  {
    table: 'class/forms.tbc',
    match: { form: 'tree' },
    field: 'effects',
    was: {},
    now: { moveSpeedPercent: -20 },
  },
  // Half a blow in the off hand becomes more: the talents and runes of two weapons.
  {
    table: 'effects/runeEffects.sod',
    match: { spellId: 408496 },
    field: 'effects[2]',
    was: undefined,
    now: offHand({ value: 60 }),
  },
  {
    table: 'effects/talentEffects.wrath',
    match: { talent: 'Nerves of Cold Steel' },
    field: 'effects[1]',
    was: undefined,
    now: offHand({ values: [8, 16, 25], basis: 't' }),
  },
];

/** Rows that are not of their edition, by file: those that have all these values go. */
export const REMOVED_ROWS: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> =
  {
    // The classic words of these two; later editions give a rating instead, which the tables of sets have.
    'effects/setConditions.tbc.json': [{ setId: 202 }, { setId: 216 }],
    'effects/setConditions.wrath.json': [{ setId: 202 }, { setId: 216 }],
  };

/** Rows the tables lack, by file. */
export const ADDED_ROWS: Readonly<Record<string, readonly object[]>> = {
  'effects/procs.classic.json': [...oldEnchants()],
  'effects/procs.sod.json': [...oldEnchants()],
  'effects/procs.tbc.json': [ravenGoddess(20), ...oldEnchants()],
  'effects/procs.wrath.json': [
    ravenGoddess(40),
    ...oldEnchants(),
    // As they were at 60 and 70: they do not grow.
    enchant(36, { trigger: 'hit', average: { dps: 1.32 } }),
    enchant(803, { trigger: 'hit', average: { dps: 4 } }),
    enchant(1898, { trigger: 'hit', average: { dps: 3.33 } }),
    enchant(912, { trigger: 'hit', average: { dps: 1.667 }, condition: { target: 'demon' } }),
    ...[1894, 1899].map((id) => enchant(id, { trigger: 'hit', utility: { type: 'control' } })),
    enchant(2674, { trigger: 'cast', affects: 'party', average: { mp5: 4.286 } }),
    enchant(2675, { trigger: 'hit', affects: 'party', average: { hps: 4 } }),
    // Runes of death knights.
    enchant(3365, { average: { stats: { parryPercent: 4 } } }),
    enchant(3594, { average: { stats: { parryPercent: 2 } } }),
    enchant(3367, { utility: { type: 'damageReduction' } }),
    enchant(3595, { utility: { type: 'damageReduction' } }),
    enchant(3847, { average: { stats: { defense: 25 } } }),
    enchant(3883, { average: { stats: { defense: 13 } } }),
  ],
  'effects/itemEffects.tbc.json': [libramOfRepentance()],
  'effects/itemEffects.wrath.json': [
    libramOfRepentance(),
    {
      kind: 'item',
      itemId: 32387,
      name: 'Idol of the Raven Goddess',
      effects: [
        { stats: { critRating: 40 }, condition: { form: ['cat', 'bear', 'direBear'] } },
        { stats: { spellCritRating: 40 }, condition: { form: ['moonkin'] } },
      ],
    },
  ],
  'effects/setConditions.wrath.json': [
    {
      setId: 794,
      name: "Heroes' Cryptstalker Battlegear",
      pieces: 4,
      effects: [{ stats: { rangedHastePercent: 20 }, condition: { buff: 'Aspect of the Viper' } }],
      mode: 'add',
      basis: 't',
    },
  ],
  'effects/talentEffects.more.json': [
    {
      edition: 'wrath',
      gameClass: 'warrior',
      talent: 'Improved Defensive Stance',
      spellIds: [29593, 29594],
      effects: [
        {
          stat: 'spellDamageTakenPercent',
          type: 'flat',
          values: [-3, -6],
          condition: { stance: ['defensive'] },
          basis: 't',
        },
      ],
    },
  ],
  'effects/runeEffects.sod.json': [
    {
      spellId: 409687,
      gameClass: 'hunter',
      slot: 'feet',
      name: 'Dual Wield Specialization',
      effects: [offHand({ value: 60 })],
      basis: 'ct',
    },
  ],
  ...Object.fromEntries(
    EDITION_KEYS.map((edition) => [
      `effects/talentEffects.${edition}.json`,
      [
        dualWield('rogue', [13715, 13848, 13849, 13851, 13852], [10, 20, 30, 40, 50]),
        dualWield('warrior', [23584, 23585, 23586, 23587, 23588], [5, 10, 15, 20, 25]),
      ],
    ]),
  ),
};

function lordaeron(field: string, was: unknown, now: unknown): Correction {
  return { table: 'effects/buffs.sod', match: { spellId: 425600 }, field, was, now };
}

function libramOfRepentance() {
  return {
    kind: 'item',
    itemId: 29388,
    name: 'Libram of Repentance',
    effects: [{ stats: { blockRating: 42 }, condition: { buff: 'Holy Shield', shield: true } }],
  };
}

function offHand(amounts: object) {
  return { stat: 'offHandDps', type: 'percent', ...amounts, condition: { dualWield: true } };
}

function dualWield(gameClass: string, spellIds: readonly number[], values: readonly number[]) {
  return {
    gameClass,
    talent: 'Dual Wield Specialization',
    spellIds,
    effects: [offHand({ values, basis: 't' })],
  };
}

/** What it adds to the auras of cat, bear and moonkin, which the wearer has too. */
function ravenGoddess(rating: number) {
  const stats = { critRating: rating, spellCritRating: rating };
  return {
    id: 32387,
    kind: 'item',
    n: 2,
    name: 'Idol of the Raven Goddess',
    trigger: 'passive',
    stats,
    average: { uptime: 1, stats },
    quality: 'rare',
    slot: 'relic',
    basis: 't',
  };
}

/** What enchants of every edition do besides stats. */
function oldEnchants(): readonly object[] {
  return [
    // Less threat is next to nothing, and more than no enchant at all.
    enchant(2621, { average: { dps: 0.01 } }),
    enchant(37, { utility: { type: 'breakControl' } }),
    ...[249, 853].map((id) => enchant(id, { condition: { target: 'beast' } })),
    enchant(854, { condition: { target: 'elemental' } }),
  ];
}

function enchant(id: number, effect: object): object {
  return { id, kind: 'enchant', name: `effect ${id}`, trigger: 'passive', basis: 't', ...effect };
}
