import { describe, expect, test } from 'vitest';
import { RACE_FACTION } from '@gearwright/game/words/classes-and-races.ts';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { emptyGear } from '@gearwright/game/set/new-gear-set.ts';
import type { StatName } from '@gearwright/game/stat/catalogue.ts';
import { AT } from '@gearwright/game/total/figures.ts';
import { totals } from '@gearwright/game/total/totals.ts';
import { loadDataset } from '../src/load.ts';
import { departure } from './worn-sets.ts';

/** Figures that so much more of a stat raises by just that. */
const ADDS: Readonly<Partial<Record<StatName, StatName>>> = {
  meleeCritPercent: 'meleeCritPercent',
  critPercent: 'meleeCritPercent',
  rangedCritPercent: 'rangedCritPercent',
  spellCritPercent: 'spellCritPercent',
  hitPercent: 'meleeHitPercent',
  meleeHitPercent: 'meleeHitPercent',
  spellHitPercent: 'spellHitPercent',
  expertise: 'expertise',
  defense: 'defense',
  castingManaRegenPercent: 'castingManaRegenPercent',
  critTakenPercent: 'critTakenPercent',
  enemyDodgePercent: 'enemyDodgePercent',
  spellPenetration: 'spellPenetration',
};
const ATTRIBUTES: readonly StatName[] = ['strength', 'agility', 'stamina', 'intellect', 'spirit'];

describe.each(EDITION_KEYS)('K1: every talent of %s by itself', (key) => {
  const edition = EDITIONS[key];
  const dataset = loadDataset(key);

  test.each(dataset.classes.map(({ gameClass }) => gameClass))('%s', (gameClass) => {
    // A race that multiplies nothing of its own.
    const { races } = dataset.classes.find((facts) => facts.gameClass === gameClass)!;
    const race = races.find((name) => name !== 'human' && name !== 'gnome') ?? races[0]!;
    const { trees } = dataset.talents(gameClass);
    const sheet = (ranks: readonly (readonly number[])[]) =>
      totals({
        edition,
        dataset,
        wearer: { race, gameClass, level: edition.maxLevel, faction: RACE_FACTION[race] },
        gear: emptyGear(),
        talents: ranks,
        glyphs: [],
        buffs: [],
        consumables: [],
        form: null,
      }).figures;
    const none = trees.map((tree) => tree.talents.map(() => 0));
    const bare = sheet(none);
    const wrong: string[] = [];
    for (const [index, tree] of trees.entries()) {
      for (const [place, talent] of tree.talents.entries()) {
        for (const [rank, effects] of talent.effects.entries()) {
          const taken = none.map((row, at) => (at === index ? row.with(place, rank + 1) : row));
          const taught = effects.length > 0 ? sheet(taken) : bare;
          for (const effect of effects) {
            const label = `${talent.name} ${rank + 1}: ${effect.stat}`;
            const shown = ADDS[effect.stat];
            if (effect.when) continue;
            if (effect.type === 'flat' && shown) {
              const gained = taught[AT[shown]]! - bare[AT[shown]]!;
              wrong.push(...departure(label, gained, effect.value));
            } else if (effect.type === 'percent' && ATTRIBUTES.includes(effect.stat)) {
              const raised = bare[AT[effect.stat]]! * (1 + effect.value / 100);
              const wanted = edition.attributes.floorAfterMultiplier
                ? Math.floor(raised + 1e-9)
                : raised;
              wrong.push(...departure(label, taught[AT[effect.stat]]!, wanted));
            }
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(
      trees.some((tree) => tree.talents.some(({ effects }) => effects.flat().length > 0)),
    ).toBe(true);
  });
});
