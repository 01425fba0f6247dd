import { fightingStyle, weaponOf, type Fighter } from '../../character/fighting-style.ts';
import type { ClassFacts } from '../../dataset/tables.ts';
import type { Edition, RatingKind } from '../../edition/edition.ts';
import { ratingPerPoint } from '../../formula/rating.ts';
import type { ChosenBuff, Gear } from '../../set/gear-set.ts';
import { editionHasStat, type StatName } from '../../stat/catalogue.ts';
import type { GameClass } from '../../words/classes-and-races.ts';
import { capsThatMatter, type Cap as SheetCap } from '../../total/caps.ts';
import { figure, totals, type Totals } from '../../total/totals.ts';
import type { Cap } from './cap.ts';

interface Carrier {
  /** What gear carries of it where there are ratings, where they serve spells too, and where there are none. */
  readonly rating: StatName;
  readonly shared: StatName;
  readonly plain: StatName;
  readonly kind: RatingKind;
  readonly hold: Cap['kind'];
  /** The goal depends on the skill with the weapon in hand. */
  readonly bySkill: boolean;
}

const HIT: Carrier = {
  rating: 'hitRating',
  shared: 'hitRating',
  plain: 'hitPercent',
  kind: 'hit',
  hold: 'worthlessAbove',
  bySkill: true,
};

/** Avoidance is a sum of many stats: no single one can be held to it. */
const CARRIERS: Readonly<Partial<Record<SheetCap['key'], Carrier>>> = {
  hit: HIT,
  rangedHit: HIT,
  spellHit: {
    rating: 'spellHitRating',
    shared: 'hitRating',
    plain: 'spellHitPercent',
    kind: 'spellHit',
    hold: 'worthlessAbove',
    bySkill: false,
  },
  expertise: {
    rating: 'expertiseRating',
    shared: 'expertiseRating',
    plain: 'expertise',
    kind: 'expertise',
    hold: 'worthlessAbove',
    bySkill: true,
  },
  defense: {
    rating: 'defenseRating',
    shared: 'defenseRating',
    plain: 'defense',
    kind: 'defense',
    hold: 'atLeast',
    bySkill: false,
  },
};

/**
 * What a spec's gear is held to unless the player says otherwise, from the sheet without any gear;
 * what a boss asks of a weapon is what the sheet says of the gear as it is worn.
 */
export function defaultCaps(
  fighter: Fighter & { readonly gear?: Gear; readonly buffs?: readonly ChosenBuff[] },
  naked: Totals,
  rules: { readonly classes: readonly ClassFacts[] },
): readonly Cap[] {
  const { edition, wearer } = naked.input;
  const decode = totals({ ...naked.input, gear: fighter.gear ?? naked.input.gear });
  const worn = capsThatMatter(fighter, decode, rules);
  const asked = capsThatMatter(fighter, naked, rules).flatMap((cap): readonly Cap[] => {
    const carrier = CARRIERS[cap.key];
    if (!carrier) return [];
    const stat = statOf(carrier, edition);
    const per = edition.ratings ? ratingPerPoint(edition.ratings, carrier.kind, wearer.level) : 1;
    const asWorn = carrier.bySkill ? worn.find(({ key }) => key === cap.key) : null;
    const given = cap.key === 'spellHit' ? raidSpellHit(fighter.buffs, naked) : 0;
    const missing = Math.max((asWorn ?? cap).goal - cap.value - given, 0) * per;
    const amount = figure(naked, stat) + missing;
    return [{ stat, kind: carrier.hold, amount: roundedUp(amount, edition.ratings ? 0 : 2) }];
  });
  const strikes = fightingStyle(fighter, rules) !== 'healing' && weaponOf(fighter) !== 'spell';
  return strikes ? [...asked, ...penetration(naked)] : asked;
}

const DEBUFFERS: readonly (GameClass | null)[] = ['priest', 'druid'];

/** What the raid lays on the boss: with the buffs of a raid comes who does it. A set that names none is made for one. */
function raidSpellHit(buffs: readonly ChosenBuff[] | undefined, { input }: Totals): number {
  const chosen = (buffs ?? []).filter(({ enabled }) => enabled);
  const castBy = chosen.map(
    ({ spellId }) => input.dataset.buffs.find((buff) => buff.spellId === spellId)?.castBy ?? null,
  );
  const isThere = chosen.length === 0 || castBy.some((caster) => DEBUFFERS.includes(caster));
  return isThere ? input.edition.attack.raidSpellHit : 0;
}

/** No boss has more armor than all of it to be passed by; where that is a rating, gear alone can come to it. */
export function penetration(naked: Totals): readonly Cap[] {
  const { edition, wearer } = naked.input;
  const stat = 'armorPenetrationRating';
  if (!edition.ratings || !editionHasStat(stat, edition)) return [];
  const per = ratingPerPoint(edition.ratings, 'armorPenetration', wearer.level);
  const missing = Math.max(100 - figure(naked, 'armorPenetrationPercent'), 0) * per;
  const amount = roundedUp(figure(naked, stat) + missing, 0);
  return [{ stat, kind: 'worthlessAbove', amount }];
}

function statOf(carrier: Carrier, { ratings }: Edition): StatName {
  if (!ratings) return carrier.plain;
  return ratings.shared ? carrier.shared : carrier.rating;
}

function roundedUp(amount: number, digits: number): number {
  const scale = 10 ** digits;
  return Math.ceil(amount * scale - 1e-6) / scale;
}
