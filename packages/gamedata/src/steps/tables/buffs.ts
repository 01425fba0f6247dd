import { CLASSES } from '@gearwright/game/words/classes-and-races.ts';
import type { Buff, BuffImprovement } from '@gearwright/game/dataset/tables.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { FACTIONS, SCOPES } from '../../import/effect/buffs.ts';
import type { Row } from '../../row.ts';
import { buffRanks } from './buff-ranks.ts';
import { effectsOf } from './effects.ts';
import type { FactsFolder } from './facts-folder.ts';
import type { SpellIcons } from './spell-icons.ts';

/** Sorted by caster, category and name: in no edition does the order of the source mean anything. */
export function compileBuffs(
  edition: EditionKey,
  facts: FactsFolder,
  icons: SpellIcons,
): readonly Buff[] {
  const all = facts.rows('effect/buffs.json');
  return facts
    .rowsIn(edition, 'effect/buffs.json')
    .map((row) => readBuff(row, all, icons))
    .toSorted(
      (one, other) =>
        casterOrder(one) - casterOrder(other) ||
        compare(one.category, other.category) ||
        compare(one.name, other.name),
    );
}

function readBuff(row: Row, all: readonly Row[], icons: SpellIcons): Buff {
  const name = row.text('name');
  const spellId = row.whole('spellId');
  return {
    spellId,
    name,
    alsoName: row.maybeText('alsoName'),
    icon: icons.of(row, name, spellId),
    category: row.text('category'),
    alsoCategory: row.maybeText('alsoCategory'),
    castBy: row.maybeGameClass('castBy'),
    scope: row.word('scope', SCOPES),
    selfOnly: row.flag('selfOnly'),
    ranks: buffRanks(row, all),
    alsoSpellIds: row.has('also') ? row.wholes('also') : [],
    improvements: row.inners('improvements').map(readImprovement),
    byLevel: row.inners('byLevel').map((level) => ({
      level: level.whole('level'),
      effects: effectsOf(level),
    })),
    faction: row.maybeWord('faction', FACTIONS),
    races: row.has('race') ? [row.race('race')] : null,
    classes: row.maybeWords('classes', CLASSES),
    requiresTalent: row.maybeText('requiresTalent'),
    requiresForm: row.has('requiresForm') ? row.texts('requiresForm') : null,
    maxLevel: row.maybeWhole('maxLevel'),
    itemId: row.maybeWhole('itemId'),
    note: row.maybeText('note'),
  };
}

function readImprovement(row: Row): BuffImprovement {
  const spellIds = row.wholes('spellIds');
  const multipliers = row.has('multipliers') ? row.numbers('multipliers') : null;
  const adds = row.has('adds')
    ? row.list('adds').map((_, rank) => effectsOf(row.listed('adds', rank), 'effects'))
    : null;
  const ranks = multipliers?.length ?? adds?.length ?? 0;
  if (ranks !== spellIds.length) row.fail(`${ranks} figures for ${spellIds.length} ranks`);
  return {
    spellIds,
    name: row.text('name'),
    gameClass: row.maybeGameClass('gameClass'),
    multipliers,
    adds,
  };
}

function casterOrder(buff: Buff): number {
  return buff.castBy === null ? CLASSES.length : CLASSES.indexOf(buff.castBy);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
