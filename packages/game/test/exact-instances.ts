import fc from 'fast-check';
import { EDITIONS } from '../src/edition/editions.ts';
import type { GemRequirement, Item, SocketColor } from '../src/item/item.ts';
import * as weapon from '../src/item/weapon-types.ts';
import type { Cap } from '../src/optimise/exact/cap.ts';
import type { ExactRequest } from '../src/optimise/exact/exact-request.ts';
import type { StatWeights } from '../src/point/point.ts';
import { buildSearchIndex } from '../src/search/search-index.ts';
import type { EffectThing, GearSet } from '../src/set/gear-set.ts';
import { EffectWorths } from '../src/worth/effect-worths.ts';
import * as slot from '../src/slot/slots.ts';
import type { SlotId } from '../src/slot/slots.ts';
import type { Stats } from '../src/stat/catalogue.ts';
import { FIXTURE_CLASSES } from './rules/fixture-classes.ts';
import { fixtureSet } from './rules/fixture-dataset.ts';
import { makeEnchant, makeGem, makeItem } from './rules/make.ts';
import { smallDataset } from './small-dataset.ts';
import type { SmallDataset } from './small-dataset.ts';

/** A warrior at the level cap, a jeweler and smith, and these few things. */
export function exactRequest(
  given: SmallDataset,
  more: Partial<ExactRequest> & { readonly facts?: Partial<GearSet> } = {},
): ExactRequest {
  const edition = EDITIONS.wrath;
  const dataset = smallDataset({ classes: FIXTURE_CLASSES, ...given });
  const wearer = { race: 'human', gameClass: 'warrior', level: 80, faction: 'alliance' } as const;
  const { facts, ...rest } = more;
  const filters = {
    ...fixtureSet().defaultFilters,
    professions: ['jewelcrafting', 'blacksmithing'],
  };
  return {
    index: buildSearchIndex(dataset, edition),
    rules: { edition, dataset, wearer },
    set: fixtureSet({ phase: 5, defaultFilters: filters, ...facts }),
    weights: { strength: 1 },
    ...rest,
  };
}

const stats = fc.record(
  {
    strength: fc.integer({ min: 1, max: 9 }),
    hitRating: fc.integer({ min: 1, max: 9 }),
    defenseRating: fc.integer({ min: 1, max: 9 }),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Stats>;
const colors = fc.constantFrom<SocketColor>('red', 'yellow', 'blue');
const facts = fc.record({
  stats,
  sockets: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 2, arbitrary: fc.array(colors, { minLength: 1, maxLength: 2 }) },
  ),
  socketBonus: fc.option(stats),
  unique: fc.boolean(),
  setId: fc.option(fc.constantFrom(1, 2), { freq: 2 }),
});

const head = fc.tuple(facts, fc.boolean()).map(([given, meta]) => ({
  ...given,
  slotId: slot.HEAD,
  sockets: meta ? (['meta'] as const) : given.sockets.slice(0, 1),
}));
const wrist = facts.map((given) => ({
  ...given,
  slotId: slot.WRISTS,
  sockets: given.sockets.slice(0, 1),
}));
const ring = facts.map((given) => ({
  ...given,
  slotId: slot.FINGER_1,
  sockets: given.sockets.slice(0, 1),
}));
const belt = facts.map((given) => ({ ...given, slotId: slot.WAIST, sockets: [] }));
const arm = fc
  .tuple(
    facts,
    fc.constantFrom(
      { weaponType: weapon.ONE_HAND_SWORD, handed: 'one' },
      { weaponType: weapon.TWO_HAND_SWORD, handed: 'two' },
      { weaponType: weapon.STAFF, handed: 'two' },
      { weaponType: weapon.SHIELD, handed: 'off' },
    ),
    fc.integer({ min: 1, max: 9 }),
  )
  .map(([given, kind, dps]) => ({ ...given, ...kind, dps, slotId: slot.MAIN_HAND, sockets: [] }));

const gemFacts = fc.record({
  stats,
  color: fc.constantFrom('red', 'yellow', 'blue', 'orange', 'purple', 'green', 'prismatic'),
  limit: fc.constantFrom('none', 'none', 'unique', 'quest', 'category'),
});
const need = fc.oneof(
  fc.record({ color: fc.constantFrom('red', 'blue'), atLeast: fc.integer({ min: 1, max: 2 }) }),
  fc.constant({ color: 'red', moreThan: 'blue' }),
  fc.constant({ color: 'yellow', moreThan: 'red' }),
) as fc.Arbitrary<GemRequirement>;
const metaFacts = fc.record({ stats, needs: fc.array(need, { minLength: 1, maxLength: 2 }) });
const cap = fc.record({
  stat: fc.constantFrom('hitRating', 'defenseRating', 'strength'),
  kind: fc.constantFrom('worthlessAbove', 'atLeast', 'atMost'),
  amount: fc.integer({ min: 1, max: 16 }),
  beyond: fc.constantFrom(0, 0, 1, 3),
}) as fc.Arbitrary<Cap>;
const weights = fc.record({
  strength: fc.integer({ min: 0, max: 5 }),
  hitRating: fc.integer({ min: 0, max: 5 }),
  defenseRating: fc.integer({ min: -1, max: 3 }),
  mainHandDps: fc.integer({ min: 0, max: 3 }),
  offHandDps: fc.integer({ min: 0, max: 3 }),
}) as fc.Arbitrary<StatWeights>;
const bonuses = fc.tuple(stats, stats);

/** Things of an instance whose effect can be worth something. */
const THINGS: readonly EffectThing[] = [
  ...[100, 101, 102, 103, 200, 201, 300, 301].map((id): EffectThing => `item:${id}`),
  ...[400, 401].map((id): EffectThing => `enchant:${id}`),
  'set:1:2',
  'set:1:3',
  'set:2:2',
];

/** Few slots with few things each, but every kind of rule between them. */
export const instance = fc.record({
  items: fc.oneof(
    fc.tuple(
      fc.array(head, { minLength: 1, maxLength: 2 }),
      fc.array(ring, { minLength: 1, maxLength: 3 }),
    ),
    fc.tuple(
      fc.array(head, { minLength: 1, maxLength: 2 }),
      fc.array(arm, { minLength: 1, maxLength: 4 }),
    ),
    fc.tuple(
      fc.array(ring, { minLength: 1, maxLength: 2 }),
      fc.array(belt, { minLength: 1, maxLength: 2 }),
    ),
    fc.tuple(
      fc.array(head, { minLength: 1, maxLength: 2 }),
      fc.array(wrist, { minLength: 1, maxLength: 2 }),
      fc.array(belt, { maxLength: 2 }),
    ),
  ),
  gems: fc.array(gemFacts, { minLength: 1, maxLength: 3 }),
  metas: fc.array(metaFacts, { maxLength: 2 }),
  enchants: fc.array(
    fc.record({ stats, slot: fc.constantFrom(slot.HEAD, slot.WRISTS, slot.MAIN_HAND) }),
    {
      maxLength: 2,
    },
  ),
  buckle: fc.boolean(),
  sets: fc.tuple(bonuses, bonuses),
  caps: fc.array(cap, { maxLength: 2 }),
  weights,
  totals: fc.constantFrom({}, { hitRating: 3 }, { hitRating: 3.3 }),
  grip: fc.boolean(),
  effects: fc.uniqueArray(
    fc.record({
      thing: fc.constantFrom(...THINGS),
      value: fc.integer({ min: 0, max: 12 }),
    }),
    { maxLength: 6, selector: ({ thing }) => thing },
  ),
  /** The first two things are rewards of one quest. */
  quest: fc.boolean(),
});
export type Instance = typeof instance extends fc.Arbitrary<infer Value> ? Value : never;

/** The instance as a request. */
export function made(given: Instance): ExactRequest {
  const items = given.items.flat().map((each, at) => makeItem(100 + at, each as Partial<Item>));
  const gems = given.gems.map(({ stats: own, color, limit }, at) => {
    const gem = makeGem(200 + at, color as never, {
      stats: own,
      uniqueEquipped: limit === 'unique',
      limitCategory: limit === 'category' ? { id: 6, name: 'Few', max: 1 } : null,
    });
    return limit === 'quest' ? { ...gem, gem: { ...gem.gem!, fromQuest: true } } : gem;
  });
  const metas = given.metas.map(({ stats: own, needs }, at) =>
    makeGem(300 + at, 'meta', { stats: own }, needs),
  );
  const enchants = given.enchants.map((each, at) =>
    makeEnchant(String(400 + at), [each.slot as SlotId], { stats: each.stats }),
  );
  if (given.buckle) enchants.push(makeEnchant('450', [slot.WAIST], { addsSocket: true }));
  const sets = given.sets.map(([two, three], at) => ({
    id: at + 1,
    name: `Set ${at + 1}`,
    size: 3,
    itemIds: [],
    requires: null,
    bonuses: [
      { pieces: 2, stats: two, effects: [], text: null },
      { pieces: 3, stats: three, effects: [], text: null },
    ],
  }));
  const exclusive = given.quest ? [[100, 101]] : [];
  const asked = exactRequest(
    { items: [...items, ...gems, ...metas], enchants, sets, exclusive },
    {
      caps: given.caps,
      weights: given.weights,
      totals: given.totals,
      facts: { talents: given.grip ? `${'0'.repeat(9)}1` : '' },
    },
  );
  const effects = new EffectWorths(asked.rules.dataset, {
    edition: asked.rules.edition,
    gameClass: 'warrior',
    spec: 'fury',
    phase: 5,
    weights: given.weights,
    choices: given.effects,
  });
  return { ...asked, effects };
}

/** Where the things of an instance go. */
export const SLOTS: readonly SlotId[] = [
  slot.HEAD,
  slot.WRISTS,
  slot.WAIST,
  slot.FINGER_1,
  slot.FINGER_2,
  slot.MAIN_HAND,
  slot.OFF_HAND,
];
