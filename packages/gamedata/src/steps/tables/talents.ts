import { CLASSES, type GameClass } from '@gearwright/game/words/classes-and-races.ts';
import type { ClassTalents, Form, Talent, TalentTree } from '@gearwright/game/dataset/tables.ts';
import type { EditionSources } from '../../editions/edition-sources.ts';
import type { Row } from '../../row.ts';
import type { FactsFolder } from './facts-folder.ts';
import { withoutFormsOwn } from './forms-own.ts';
import { readTalentEffects, type TalentEffects } from './talent-effects.ts';

interface Placed {
  readonly row: Row;
  readonly talent: Omit<Talent, 'requires' | 'effects'>;
  readonly requiresId: number | null;
}

export function compileTalents(
  { edition, tables }: EditionSources,
  facts: FactsFolder,
  forms: readonly Form[],
): readonly ClassTalents[] {
  const effects = readTalentEffects(edition.key, facts);
  const byTree = Map.groupBy(readPlaced(tables, facts), ({ row }) => row.whole('tree'));
  const trees = facts.rows('class/trees.json').map((row) => ({
    row,
    gameClass: row.gameClass('gameClass'),
    tree: treeOf(row, byTree.get(row.whole('id')) ?? [], effects, forms),
  }));
  effects.checkAllUsed();
  return CLASSES.flatMap((gameClass) => classTalents(gameClass, trees));
}

function classTalents(
  gameClass: GameClass,
  trees: readonly { row: Row; gameClass: GameClass; tree: TalentTree }[],
): readonly ClassTalents[] {
  const ours = trees
    .filter((each) => each.gameClass === gameClass && each.tree.talents.length > 0)
    .toSorted((one, other) => one.row.whole('place') - other.row.whole('place'));
  if (ours.length === 0) return [];
  const [first, second, third, ...more] = ours.map((each) => each.tree);
  if (first === undefined || second === undefined || third === undefined || more.length > 0) {
    return ours[0]!.row.fail(`${gameClass} has ${ours.length} trees with talents`);
  }
  return [{ gameClass, trees: [first, second, third] }];
}

function treeOf(
  row: Row,
  placed: readonly Placed[],
  effects: TalentEffects,
  forms: readonly Form[],
): TalentTree {
  const sorted = placed.toSorted(
    (one, other) => one.talent.row - other.talent.row || one.talent.col - other.talent.col,
  );
  return {
    id: row.whole('id'),
    name: row.text('name'),
    icon: row.text('icon'),
    talents: sorted.map(({ row: source, talent, requiresId }) => {
      const requires = sorted.findIndex((other) => other.talent.id === requiresId);
      if (requiresId !== null && requires < 0) source.fail(`no talent ${requiresId} in its tree`);
      return {
        ...talent,
        requires: requiresId === null ? null : requires,
        effects: effects
          .of(row.gameClass('gameClass'), talent.spellIds)
          .map((rank) => withoutFormsOwn(rank, talent.spellIds, forms)),
      };
    }),
  };
}

function readPlaced(tables: string, facts: FactsFolder): readonly Placed[] {
  return facts.rows('class/talents.json').flatMap((row) => {
    const place = row.maybeInner(tables);
    if (place === null) return [];
    const [at, col] = place.wholes('at');
    if (at === undefined || col === undefined) return place.fail('at must be row and column');
    const all = row.wholes('spellIds');
    const spellIds = place.has('spellIds')
      ? place.wholes('spellIds')
      : all.slice(0, place.maybeWhole('ranks') ?? all.length);
    if (spellIds.length < 1 || spellIds.length > 5) place.fail(`${spellIds.length} ranks`);
    return [
      {
        row,
        talent: {
          id: row.whole('id'),
          name: place.maybeText('name') ?? row.text('name'),
          icon: place.maybeText('icon') ?? row.text('icon'),
          row: at,
          col,
          spellIds,
        },
        requiresId: place.maybeWhole('requires'),
      },
    ];
  });
}
