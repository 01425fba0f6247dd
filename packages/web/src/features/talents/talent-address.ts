import { parseGlyphs } from '@gearwright/game/glyph/glyph-code.ts';
import { parseRunes } from '@gearwright/game/rune/rune-code.ts';
import { parseTalents } from '@gearwright/game/talent/read-talents.ts';
import { talentPath as pathOfBuild } from '@gearwright/game/talent/talent-path.ts';
import { calculated, EMPTY_BUILD, type TalentBuild, type Trainee } from './talent-build.ts';

/** What an address says: a build, and whether its order is shown. */
export interface AddressedBuild {
  readonly build: TalentBuild;
  readonly showsOrder: boolean;
  /** Why parts of it were left out, as sentences. */
  readonly troubles: readonly string[];
}

/** The path of a build without its season. */
export function talentPath(build: TalentBuild, showsOrder: boolean, trainee: Trainee): string {
  return pathOfBuild(calculated(build, trainee), trainee, showsOrder);
}

/** What cannot be read is left out, and said. */
export function readAddress(
  selected: string,
  query: URLSearchParams,
  { edition, dataset, gameClass, level }: Trainee,
): AddressedBuild {
  const order = parseTalents(selected, dataset.talents(gameClass), level);
  const glyphs = parseGlyphs(query.get('g') ?? '', gameClass, edition, dataset);
  const runes = parseRunes(query.get('r') ?? '', gameClass, edition, dataset);
  return {
    build: {
      order: order.value ?? EMPTY_BUILD.order,
      glyphs: glyphs.value?.length ? glyphs.value : EMPTY_BUILD.glyphs,
      runes: runes.value ?? EMPTY_BUILD.runes,
    },
    showsOrder: query.has('o'),
    troubles: [order, glyphs, runes].flatMap(({ refusal }) => refusal?.message ?? []),
  };
}
