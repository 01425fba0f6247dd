import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { type Row, rowsOf } from '../../row.ts';
import { rowsText } from '../fact-text.ts';
import type { ImportedTable } from '../imported-table.ts';
import { omitDefaults } from '../omit-defaults.ts';
import type { SourceFolder } from '../source-folder.ts';

/** Season of Discovery has the classic trees. */
export const TREE_EDITIONS = ['wrath', 'tbc', 'classic'] as const satisfies readonly EditionKey[];
type TreeEdition = (typeof TREE_EDITIONS)[number];

interface SourceTalent {
  readonly id: number;
  readonly treeId: number;
  readonly name: string;
  readonly icon: string;
  readonly at: readonly [number, number];
  readonly spellIds: readonly number[];
  /** Talent id. */
  readonly requires: number | null;
}

interface SourceTree {
  readonly id: number;
  readonly gameClass: string;
  readonly place: number;
  readonly name: string;
  readonly icon: string;
  readonly talents: readonly SourceTalent[];
}

/** A talent is one row: as the newest edition has it, and what is different in the older ones. */
export const talents: ImportedTable = {
  name: 'talents',
  read(folder) {
    const trees = TREE_EDITIONS.map((edition) => ({ edition, trees: readTrees(folder, edition) }));
    return [
      { path: 'class/trees.json', text: rowsText(treeFacts(trees.flatMap((each) => each.trees))) },
      { path: 'class/talents.json', text: rowsText(talentFacts(trees)) },
    ];
  },
};

function treeFacts(trees: readonly SourceTree[]) {
  const byId = new Map<number, object>();
  for (const { id, gameClass, place, name, icon } of trees) {
    byId.set(id, { id, gameClass, place, name, icon });
  }
  return [...byId.values()];
}

function talentFacts(
  editions: readonly { readonly edition: TreeEdition; readonly trees: readonly SourceTree[] }[],
) {
  const facts = new Map<number, { newest: SourceTalent; places: Record<string, object> }>();
  for (const { edition, trees } of editions) {
    for (const talent of trees.flatMap((tree) => tree.talents)) {
      const fact = facts.get(talent.id) ?? { newest: talent, places: {} };
      facts.set(talent.id, fact);
      fact.places[edition] = placeOf(talent, fact.newest);
    }
  }
  return [...facts.values()].map(({ newest, places }) => ({
    id: newest.id,
    tree: newest.treeId,
    name: newest.name,
    icon: newest.icon,
    spellIds: newest.spellIds,
    ...places,
  }));
}

function placeOf(talent: SourceTalent, newest: SourceTalent) {
  const ranks = talent.spellIds.length;
  const isStart = talent.spellIds.every((id, rank) => id === newest.spellIds[rank]);
  return omitDefaults({
    at: talent.at,
    name: talent.name === newest.name ? null : talent.name,
    icon: talent.icon === newest.icon ? null : talent.icon,
    ranks: isStart && ranks < newest.spellIds.length ? ranks : null,
    spellIds: isStart ? null : talent.spellIds,
    requires: talent.requires,
  });
}

function readTrees(folder: SourceFolder, edition: TreeEdition): readonly SourceTree[] {
  const file = `class/talents.${edition}.json`;
  return rowsOf(file, folder.rows(file)).flatMap((row) => {
    const gameClass = row.gameClass('gameClass');
    const trees = row.inners('trees').map((tree, place) => readTree(tree, gameClass, place));
    if (trees.length !== 3) row.fail(`${trees.length} trees`);
    row.done();
    return trees;
  });
}

function readTree(row: Row, gameClass: string, place: number): SourceTree {
  const id = row.whole('id');
  const rows = row.inners('talents');
  const idAt = new Map(rows.map((talent) => [placeKey(talent), talent.whole('id')]));
  const tree = {
    id,
    gameClass,
    place,
    name: row.text('name'),
    icon: row.text('icon'),
    talents: rows.map((talent) => readTalent(talent, id, idAt)),
  };
  row.done();
  return tree;
}

function readTalent(row: Row, treeId: number, idAt: ReadonlyMap<string, number>): SourceTalent {
  const spellIds = row.wholes('spellIds');
  if (spellIds.length !== row.whole('maxRank')) row.fail('a rank has no spell id');
  const before = row.maybeInner('requires');
  const requires = before === null ? null : (idAt.get(placeKey(before)) ?? null);
  if (before !== null && requires === null) row.fail('requires a talent that is not there');
  const talent = {
    id: row.whole('id'),
    treeId,
    name: row.text('name'),
    icon: row.text('icon'),
    at: [row.whole('row'), row.whole('col')] as const,
    spellIds,
    requires,
  };
  // The name a later client gave it; the editions here show the old one.
  row.skip('altName');
  row.done();
  return talent;
}

function placeKey(row: Row): string {
  return `${row.whole('row')},${row.whole('col')}`;
}
