import { specCaps } from '@gearwright/game/optimise/exact/spec-defaults.ts';
import { armsWords } from '@gearwright/game/optimise/named-arms.ts';
import { specArms } from '@gearwright/game/optimise/spec-arms.ts';
import type { ChosenKit } from '@gearwright/game/plans/choosing-kit.ts';
import type { KitPart } from '@gearwright/game/plans/starting-as.ts';
import { presetFor } from '@gearwright/game/point/preset-for.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import { talentRanks } from '@gearwright/game/talent/read-talents.ts';
import { pointsIn } from '@gearwright/game/talent/talent-order.ts';
import { goalWords } from '@gearwright/game/text/goal-words.ts';

interface PartWords {
  readonly title: string;
  readonly what: string;
}

/** What a part of the kit holds; null where it holds nothing. */
export function kitWords(
  part: KitPart,
  { kit, talents, edit }: ChosenKit,
  set: GearSet,
  rules: Rules,
): PartWords | null {
  const { edition, dataset, wearer } = rules;
  const listed = (title: string, names: readonly string[] = []): PartWords | null =>
    names.length === 0 ? null : { title, what: names.join(', ') };
  // Talents open ways to be armed, and bring caps nearer.
  const after = edit ? edit(set) : set;
  switch (part) {
    case 'talents': {
      if (talents === null) return null;
      const points = talentRanks(talents, dataset.talents(wearer.gameClass)).map(pointsIn);
      return { title: 'Talents', what: points.join('/') };
    }
    case 'glyphs':
      return listed(
        'Glyphs',
        kit?.glyphs.map(({ name }) => name),
      );
    case 'runes':
      return listed(
        'Runes',
        kit?.runes.map(({ rune }) => rune.name),
      );
    case 'style': {
      const arms = specArms(after, rules);
      const words = arms ? armsWords(arms) : '';
      return listed('Weapon style', words === '' ? [] : [words]);
    }
    case 'caps': {
      const preset = presetFor(dataset, edition, { ...wearer, spec: set.spec, phase: set.phase });
      return listed('Caps', specCaps(after, rules, preset).map(goalWords));
    }
    case 'buffs':
      return listed(
        'Raid buffs',
        kit?.buffs.map(({ name }) => name),
      );
    case 'consumables':
      return listed(
        'Consumables',
        kit?.consumables.map(({ name }) => name),
      );
  }
}
