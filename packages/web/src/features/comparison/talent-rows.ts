import { talentRanks } from '@gearwright/game/talent/read-talents.ts';
import type { SetView } from '../../data/set-view/set-view.ts';
import type { ComparedSets } from './compared-sets.ts';

export interface ComparedRow {
  readonly key: string;
  /** The tree, or what kind of thing it is. */
  readonly group: string;
  readonly name: string;
  readonly left: string;
  readonly right: string;
  /** For its tooltip and picture. */
  readonly spellId: number | null;
}

const NONE = '–';

/** Talents, glyphs and runes that either has. */
export function talentRows({ left, right }: ComparedSets): readonly ComparedRow[] {
  return [...treeRows(left, right), ...glyphRows(left, right), ...runeRows(left, right)];
}

function treeRows(left: SetView, right: SetView): readonly ComparedRow[] {
  const talents = left.rules.dataset.talents(left.set.gameClass);
  const [one, other] = [left, right].map(({ set }) => talentRanks(set.talents, talents));
  return talents.trees.flatMap((tree, index) =>
    tree.talents.flatMap(({ name, spellIds }, place): readonly ComparedRow[] => {
      const [before, after] = [one?.[index]?.[place] ?? 0, other?.[index]?.[place] ?? 0];
      if (before === 0 && after === 0) return [];
      const rank = (points: number) => (points === 0 ? NONE : `${points}/${spellIds.length}`);
      return [
        {
          key: `talent ${index} ${place}`,
          group: tree.name,
          name,
          left: rank(before),
          right: rank(after),
          spellId: spellIds[Math.max(before, after) - 1] ?? null,
        },
      ];
    }),
  );
}

function glyphRows(left: SetView, right: SetView): readonly ComparedRow[] {
  const { glyphs } = left.rules.dataset;
  const ids = new Set([...left.set.glyphs, ...right.set.glyphs].filter((id) => id !== null));
  const has = ({ set }: SetView, id: number) => (set.glyphs.includes(id) ? 'yes' : NONE);
  return [...ids].map((id) => ({
    key: `glyph ${id}`,
    group: 'Glyphs',
    name: glyphs.find(({ spellId }) => spellId === id)?.name ?? `Glyph ${id}`,
    left: has(left, id),
    right: has(right, id),
    spellId: id,
  }));
}

function runeRows(left: SetView, right: SetView): readonly ComparedRow[] {
  const runesOf = ({ set }: SetView) => Object.values(set.gear).flatMap(({ rune }) => rune ?? []);
  const [one, other] = [runesOf(left), runesOf(right)];
  const runes = new Map([...one, ...other].map((rune) => [rune.id, rune]));
  const has = (worn: readonly { readonly id: string }[], id: string) =>
    worn.some((rune) => rune.id === id) ? 'yes' : NONE;
  return [...runes.values()].map((rune) => ({
    key: `rune ${rune.id}`,
    group: 'Runes',
    name: rune.name,
    left: has(one, rune.id),
    right: has(other, rune.id),
    spellId: rune.spellId,
  }));
}
