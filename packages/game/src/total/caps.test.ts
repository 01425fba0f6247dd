import { describe, expect, test } from 'vitest';
import { item, talent, worn } from '../../test/tiny-dataset.ts';
import { flat, sheet } from '../../test/tiny-sheet.ts';
import type { Fighter } from '../character/fighting-style.ts';
import type { GameClass } from '../words/classes-and-races.ts';
import { burningCrusade } from '../edition/burning-crusade.ts';
import { classic } from '../edition/classic.ts';
import type { Edition } from '../edition/edition.ts';
import { wrath } from '../edition/wrath.ts';
import { ONE_HAND_SWORD, SHIELD } from '../item/weapon-types.ts';
import { CHEST, MAIN_HAND, OFF_HAND } from '../slot/slots.ts';
import type { StatName } from '../stat/catalogue.ts';
import { capsThatMatter, type Cap } from './caps.ts';

const ROLES = {
  warrior: { fury: 'dps', protection: 'tank' },
  paladin: { holy: 'healing', protection: 'tank' },
  hunter: { survival: 'dps' },
  mage: { frost: 'dps' },
  druid: { balance: 'dps', feral: 'dps' },
} as const;

const classes = Object.entries(ROLES).map(([gameClass, specs]) => ({
  gameClass: gameClass as GameClass,
  minLevel: 1,
  races: [],
  armor: [],
  mainHand: [],
  offHand: [],
  ranged: [],
  dualWield: null,
  trees: [],
  specs: Object.entries(specs).map(([key, role]) => ({ key, name: key, role })),
}));

interface Case {
  readonly edition: Edition;
  readonly fighter: Fighter;
  readonly stats?: Partial<Record<StatName, number>>;
  readonly talents?: readonly ReturnType<typeof talent>[];
  readonly shield?: boolean;
}

function caps({ edition, fighter, stats = {}, talents = [], shield = false }: Case) {
  const totals = sheet(
    edition,
    {
      gear: worn(
        [CHEST, { item: item({ baseId: 1, stats }) }],
        [
          MAIN_HAND,
          {
            item: item({
              baseId: 2,
              weaponType: ONE_HAND_SWORD,
              damageMin: 90,
              damageMax: 110,
              speed: 2,
              dps: 50,
            }),
          },
        ],
        ...(shield ? [[OFF_HAND, { item: item({ baseId: 3, weaponType: SHIELD }) }] as const] : []),
      ),
      talents: [talents.map(() => 1)],
      wearer: {
        race: 'human',
        gameClass: fighter.gameClass,
        level: edition.maxLevel,
        faction: 'alliance',
      },
    },
    { talents },
  );
  return capsThatMatter(fighter, totals, { classes });
}

const fury = { gameClass: 'warrior', spec: 'fury' } as const;
const protection = { gameClass: 'warrior', spec: 'protection' } as const;
const frost = { gameClass: 'mage', spec: 'frost' } as const;
const goals = (some: readonly Cap[]) => some.map(({ key, goal }) => [key, +goal.toFixed(2)]);

describe('the caps that matter (D21)', () => {
  test.each([
    { edition: classic, fighter: fury, expected: [['hit', 9]] },
    // oxfmt-ignore
    { edition: burningCrusade, fighter: fury, expected: [['hit', 9], ['expertise', 26]] },
    // oxfmt-ignore
    { edition: wrath, fighter: fury, expected: [['hit', 8], ['expertise', 26]] },
    { edition: classic, fighter: frost, expected: [['spellHit', 16]] },
    { edition: burningCrusade, fighter: frost, expected: [['spellHit', 16]] },
    { edition: wrath, fighter: frost, expected: [['spellHit', 17]] },
    {
      edition: wrath,
      fighter: { gameClass: 'hunter', spec: 'survival' } as const,
      expected: [['rangedHit', 8]],
    },
    {
      edition: wrath,
      fighter: { gameClass: 'druid', spec: 'balance' } as const,
      expected: [['spellHit', 17]],
    },
    {
      edition: wrath,
      fighter: { gameClass: 'druid', spec: 'feral' } as const,
      // oxfmt-ignore
      expected: [['hit', 8], ['expertise', 26]],
    },
    { edition: wrath, fighter: { gameClass: 'paladin', spec: 'holy' } as const, expected: [] },
  ])('D21: $edition.name, $fighter.gameClass $fighter.spec: $expected', (each) => {
    expect(goals(caps(each))).toEqual(each.expected);
  });

  test.each([
    { edition: classic, goal: 440 },
    { edition: burningCrusade, goal: 490 },
    { edition: wrath, goal: 540 },
  ])('D21: a tank of $edition.name is beyond crits from $goal defense on', ({ edition, goal }) => {
    const short = caps({ edition, fighter: protection, stats: { defense: 139 } });
    expect(short[0]).toMatchObject({ key: 'defense', value: goal - 1, goal, reached: false });
    const enough = caps({ edition, fighter: protection, stats: { defense: 140 } });
    expect(enough[0]).toMatchObject({ value: goal, goal, reached: true });
  });

  test('resilience and talents bring the goal of defense nearer', () => {
    const talents = [talent('Survival of the Fittest', [flat('critTakenPercent', -3)])];
    const [defense] = caps({
      edition: burningCrusade,
      fighter: protection,
      stats: { defense: 65 },
      talents,
    });
    expect(defense).toMatchObject({ value: 415, goal: 415, reached: true });
  });

  test('crushing blows are a matter of shields, before Wrath', () => {
    const keys = (edition: Edition, shield: boolean) =>
      caps({ edition, fighter: protection, shield }).map(({ key }) => key);
    expect(keys(burningCrusade, true)).toContain('avoidance');
    expect(keys(burningCrusade, false)).not.toContain('avoidance');
    expect(keys(wrath, true)).not.toContain('avoidance');
  });

  test('102.4% of avoidance and block leave no crushing blow', () => {
    const avoidance = (blockPercent: number) =>
      caps({
        edition: burningCrusade,
        fighter: protection,
        stats: { blockPercent },
        shield: true,
      }).find(({ key }) => key === 'avoidance')!;
    const bare = avoidance(0);
    expect(bare).toMatchObject({ unit: 'percent', reached: false });
    expect(bare.goal).toBeCloseTo(102.4, 6);
    const missing = bare.goal - bare.value;
    expect(avoidance(missing - 0.1).reached).toBe(false);
    expect(avoidance(missing + 0.01).reached).toBe(true);
  });

  test('a talent for one school counts for those who cast it', () => {
    const talents = [talent('Elemental Precision', [flat('frostHitPercent', 3)])];
    const [spell] = caps({
      edition: burningCrusade,
      fighter: frost,
      stats: { spellHitPercent: 13 },
      talents,
    });
    expect(spell).toMatchObject({ value: 16, goal: 16, reached: true });
  });

  test('classic: skill with the weapon lowers the hit it takes', () => {
    const [hit] = caps({ edition: classic, fighter: fury, stats: { swordsSkill: 5 } });
    expect(hit!.goal).toBeCloseTo(6, 6);
  });

  test('expertise counts in whole points', () => {
    const point = 3.9423; // rating a point at level 70
    const expertise = (rating: number) =>
      caps({ edition: burningCrusade, fighter: fury, stats: { expertiseRating: rating } })[1];
    expect(expertise(25.9 * point)).toMatchObject({ value: 25, goal: 26, reached: false });
    expect(expertise(26.1 * point)).toMatchObject({ value: 26, goal: 26, reached: true });
  });
});
