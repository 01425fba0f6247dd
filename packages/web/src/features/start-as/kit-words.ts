import { classFacts } from '@gearwright/game/dataset/class-facts.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { Kit, KitPart } from '@gearwright/game/plans/starting-as.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import { talentRanks } from '@gearwright/game/talent/read-talents.ts';
import { pointsIn } from '@gearwright/game/talent/talent-order.ts';

interface PartWords {
  readonly title: string;
  readonly what: string;
}

/** What a part of the kit holds; null where it holds nothing. */
export function kitWords(
  kit: Kit,
  part: KitPart,
  talents: string | null,
  { dataset, wearer }: Rules,
): PartWords | null {
  const listed = (title: string, names: readonly string[]): PartWords | null =>
    names.length === 0 ? null : { title, what: names.join(', ') };
  switch (part) {
    case 'talents': {
      if (talents === null) return null;
      const trees = dataset.talents(wearer.gameClass);
      const points = talentRanks(talents, trees).map(pointsIn);
      return { title: 'Talents', what: points.join('/') };
    }
    case 'glyphs':
      return listed(
        'Glyphs',
        kit.glyphs.map(({ name }) => name),
      );
    case 'runes':
      return listed(
        'Runes',
        kit.runes.map(({ rune }) => rune.name),
      );
    case 'buffs':
      return listed(
        'Raid buffs',
        kit.buffs.map(({ name }) => name),
      );
    case 'consumables':
      return listed(
        'Consumables',
        kit.consumables.map(({ name }) => name),
      );
  }
}

/** "Fury Warrior's" spec as the game names it. */
export function specName(
  { gameClass, spec }: Pick<GearSet, 'gameClass' | 'spec'>,
  dataset: Dataset,
) {
  return classFacts(dataset, gameClass)?.specs.find(({ key }) => key === spec)?.name ?? spec;
}
