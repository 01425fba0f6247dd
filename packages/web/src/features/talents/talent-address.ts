import { formatGlyphs, parseGlyphs } from '@gearwright/game/glyph/glyph-code.ts';
import { formatRunes, parseRunes } from '@gearwright/game/rune/rune-code.ts';
import { formatTalents } from '@gearwright/game/talent/encoded-talents.ts';
import { parseTalents } from '@gearwright/game/talent/read-talents.ts';
import { EMPTY_BUILD, type TalentBuild, type Trainee } from './talent-build.ts';

/** What an address says: a build, and whether its order is shown. */
export interface AddressedBuild {
  readonly build: TalentBuild;
  readonly showsOrder: boolean;
  /** Why parts of it were left out, as sentences. */
  readonly troubles: readonly string[];
}

/** The path of a build without its season: `/talents/mage/2a3B?o=1&g=0ab` (acceptance K2). */
export function talentPath(build: TalentBuild, showsOrder: boolean, trainee: Trainee): string {
  const { edition, dataset, gameClass } = trainee;
  const selected = formatTalents(build.order, dataset.talents(gameClass));
  const query = new URLSearchParams({
    ...(showsOrder && { o: '1' }),
    ...code('g', formatGlyphs(build.glyphs, gameClass, edition, dataset)),
    ...code('r', formatRunes(build.runes, gameClass, edition, dataset)),
  }).toString();
  const path = `/talents/${gameClass}${selected && `/${selected}`}`;
  return query === '' ? path : `${path}?${query}`;
}

function code(name: string, text: string): Readonly<Record<string, string>> {
  return text === '' ? {} : { [name]: text };
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
