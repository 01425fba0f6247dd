import type { SourceFact } from '../../steps/items/fact-rows.ts';

const NAXXRAMAS = 3456;
const KELTHUZAD = 15990;
const THADDIUS = 15928;
const GLUTH = 15932;
const LOATHEB = 16011;

/**
 * Bosses of the first tier of Wrath for ten, by its tokens: the tables end their lists after the dungeons that
 * dropped the tokens later, and so leave out those who always did.
 */
const BOSSES: ReadonlyMap<number, readonly number[]> = new Map(
  (
    [
      [[40616, 40617, 40618], [KELTHUZAD]],
      [
        [40619, 40620, 40621],
        [THADDIUS, GLUTH],
      ],
      [
        [40622, 40623, 40624],
        [LOATHEB, GLUTH],
      ],
    ] as const
  ).flatMap(([tokens, bosses]) => tokens.map((token) => [token, bosses] as const)),
);

/** The drops of an item's token that its own list was too short for. */
export function cutTokenDrops(sources: readonly SourceFact[]): readonly SourceFact[] {
  const tokens = new Set(sources.map(({ token }) => token).filter((each) => each !== undefined));
  return [...tokens].flatMap((token) =>
    (BOSSES.get(token) ?? [])
      .filter((npc) => !sources.some((source) => source.npc === npc))
      .map((npc): SourceFact => ({
        type: 'drop',
        npc,
        zone: NAXXRAMAS,
        difficulty: 'raid10',
        token,
      })),
  );
}
