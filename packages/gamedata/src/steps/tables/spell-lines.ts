import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import type { Buff, ClassTalents, Spell } from '@gearwright/game/dataset/tables.ts';
import type { Row } from '../../row.ts';
import type { FactsFolder } from './facts-folder.ts';
import type { SpellIcons } from './spell-icons.ts';

interface Rank {
  readonly id: number;
  readonly level: number;
  readonly rank?: number | null;
}

/** A line of ranks, lowest first; the only rank of a line has no number. */
export function spellLine(
  ranks: readonly Rank[],
  line: { readonly name: string; readonly icon: string; readonly gameClass: GameClass | null },
): readonly Spell[] {
  return ranks.map(({ id, level, rank }, index) => ({
    id,
    name: line.name,
    icon: line.icon,
    rank: rank === undefined ? (ranks.length === 1 ? null : index + 1) : rank,
    rootSpellId: ranks[0]!.id,
    level,
    gameClass: line.gameClass,
    profession: null,
  }));
}

/** A talent's rank k in row r is within reach of level 9 + 5r + k. */
export function talentSpells(talents: readonly ClassTalents[]): readonly Spell[] {
  return talents.flatMap(({ gameClass, trees }) =>
    trees.flatMap((tree) =>
      tree.talents.flatMap(({ name, icon, row, spellIds }) =>
        spellLine(
          spellIds.map((id, index) => ({ id, level: 9 + 5 * row + index + 1 })),
          { name, icon, gameClass },
        ),
      ),
    ),
  );
}

/** The ranks of every buff, and its greater, prayer and group versions. */
export function buffSpells(
  buffs: readonly Buff[],
  talents: readonly Spell[],
  facts: FactsFolder,
  icons: SpellIcons,
): readonly Spell[] {
  const talentNames = new Map(talents.map((spell) => [spell.id, spell.name]));
  const groups = new Map(
    facts.rows('effect/group-spells.json').map((row) => [row.whole('spellId'), row]),
  );
  return buffs.flatMap((buff) => {
    const ranks = buff.ranks.map(({ spellId, level }) => ({ id: spellId, level }));
    const name = talentNames.get(ranks[0]!.id) ?? buff.name.replace(/ \(.*\)$/, '');
    const own = spellLine(ranks, { name, icon: buff.icon, gameClass: buff.castBy });
    return [...own, ...groupSpells(buff, name, groups, icons)];
  });
}

function groupSpells(
  buff: Buff,
  name: string,
  groups: ReadonlyMap<number, Row>,
  icons: SpellIcons,
): readonly Spell[] {
  const rows = buff.alsoSpellIds.map((id) => groups.get(id) ?? unknownGroup(groups, buff, id));
  const ranked = rows.filter((row) => row.has('rank'));
  const single = rows.filter((row) => !row.has('rank'));
  const line = (members: readonly Row[], own: string | null) => {
    const title = own ?? buff.alsoName ?? name;
    return spellLine(
      members.map((row) => ({ id: row.whole('spellId'), level: row.whole('level') })),
      {
        name: title,
        icon:
          title === name ? buff.icon : icons.of(members[0]!, title, members[0]!.whole('spellId')),
        gameClass: buff.castBy,
      },
    );
  };
  return [
    ...(ranked.length > 0 ? line(ranked, null) : []),
    ...single.flatMap((row) => line([row], row.maybeText('name'))),
  ];
}

function unknownGroup(groups: ReadonlyMap<number, Row>, buff: Buff, id: number): never {
  return [...groups.values()][0]!.fail(`${buff.name} has the group spell ${id}, which is not here`);
}
