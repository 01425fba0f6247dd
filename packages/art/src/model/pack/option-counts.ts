import type { Race } from '@gearwright/game/words/classes-and-races.ts';
import type { GenderName } from '../body/proportions.ts';
import { HAIR_STYLES } from '../hair/hair-table.ts';
import { ABOVE_THE_BROW } from '../hair/styles.ts';
import { drawsAnything } from '../head/bake-feature.ts';
import { FACE_COUNTS } from '../head/face-variants.ts';
import { FEATURES } from '../head/feature-table.ts';
import { hornStyles } from '../head/horns.ts';

/** What of a character is chosen, and so lies in a file of its own. */
export type OptionGroup = 'face' | 'hair' | 'hairTop' | 'facialHair';

export interface OptionCounts {
  readonly faces: number;
  readonly hairStyles: number;
  readonly facialHairs: number;
}

export function countsOf(race: Race, gender: GenderName): OptionCounts {
  return {
    faces: FACE_COUNTS[race][gender],
    hairStyles: race === 'tauren' ? hornStyles({ gender }) : HAIR_STYLES[race][gender].length,
    facialHairs: FEATURES[race][gender].length,
  };
}

/** The choices that draw something: a bald head and a shaven chin have no file. */
export function drawnOptions(
  race: Race,
  gender: GenderName,
): readonly { readonly group: OptionGroup; readonly option: number }[] {
  const { faces } = countsOf(race, gender);
  return [
    ...Array.from({ length: faces }, (_, option) => ({ group: 'face' as const, option })),
    ...hairOptions(race, gender),
    ...FEATURES[race][gender].flatMap((feature, option) =>
      drawsAnything(feature) ? [{ group: 'facialHair' as const, option }] : [],
    ),
  ];
}

function hairOptions(
  race: Race,
  gender: GenderName,
): readonly { readonly group: 'hair' | 'hairTop'; readonly option: number }[] {
  if (race === 'tauren')
    return Array.from({ length: hornStyles({ gender }) }, (_, option) => ({
      group: 'hair' as const,
      option,
    }));
  return HAIR_STYLES[race][gender].flatMap((style, option) => {
    if (style === 'bald') return [];
    const top = { group: 'hairTop' as const, option };
    return ABOVE_THE_BROW.includes(style) ? [top] : [{ group: 'hair' as const, option }, top];
  });
}
