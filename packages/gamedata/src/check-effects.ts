import type { CompiledEdition } from './compiled.ts';
import { SourceError } from './compiled.ts';
import { namesSheetStat } from './names-sheet-stat.ts';
import type { FactsFolder } from './steps/tables/facts-folder.ts';

/** Something whose words name a figure of the sheet, and that no effect row counts. */
export interface Uncounted {
  readonly kind: 'talent' | 'rune' | 'racial' | 'form' | 'set' | 'enchant';
  /** As the reviewed table calls it: `rogue Lethality`, `Battlegear of Might (8)`. */
  readonly name: string;
}

const REVIEWED = 'effect/reviewed-texts.json';

/**
 * Every talent, rune, racial, form, set bonus and enchant whose own text names a stat of the sheet has an effect row, or
 * stands in the reviewed table, which says why not. A new one stops the compile: somebody has to look at it.
 */
export function checkEffects(compiled: CompiledEdition, facts: FactsFolder): void {
  const reviewed = reviewedNames(facts);
  for (const { kind, name } of uncounted(compiled)) {
    if (reviewed.has(`${kind} ${name}`)) continue;
    throw new SourceError(
      `${compiled.edition} ${kind}`,
      name,
      `its text names a stat of the sheet, and neither an effect nor ${REVIEWED} tells of it`,
    );
  }
}

export function reviewedNames(facts: FactsFolder): ReadonlySet<string> {
  return new Set(
    facts.rows(REVIEWED).flatMap((row) => {
      const kind = row.text('kind');
      row.text('why');
      return row.texts('names').map((name) => `${kind} ${name}`);
    }),
  );
}

export function* uncounted(compiled: CompiledEdition): Iterable<Uncounted> {
  yield* talents(compiled);
  yield* runes(compiled);
  yield* people(compiled);
  yield* setBonuses(compiled);
  yield* enchants(compiled);
}

function* talents({ tables }: CompiledEdition): Iterable<Uncounted> {
  const texts = new Map(tables.texts.talentRanks.map((rank) => [rank.spellId, rank.description]));
  const taught = new Set(tables.forms.flatMap(({ via }) => via?.spellId ?? []));
  for (const { gameClass, trees } of tables.talents) {
    for (const { name, spellIds, effects } of trees.flatMap((tree) => tree.talents)) {
      const last = spellIds.at(-1)!;
      if (effects.at(-1)!.length > 0 || spellIds.some((id) => taught.has(id))) continue;
      if (namesSheetStat(texts.get(last) ?? ''))
        yield { kind: 'talent', name: `${gameClass} ${name}` };
    }
  }
}

function* runes({ tables }: CompiledEdition): Iterable<Uncounted> {
  const taught = new Set(tables.forms.flatMap(({ via }) => via?.spellId ?? []));
  for (const { name, spellId, effects } of tables.runes) {
    if (effects.length > 0 || taught.has(spellId)) continue;
    if (namesSheetStat(tables.texts.runes.get(spellId) ?? '')) yield { kind: 'rune', name };
  }
}

/** Racials and forms have no words of their own here: whatever gives nothing must be known to. */
function* people({ tables }: CompiledEdition): Iterable<Uncounted> {
  for (const { race, name, effects, note } of tables.racials) {
    if (effects.length === 0 && note === null) yield { kind: 'racial', name: `${race} ${name}` };
  }
  for (const form of tables.forms) {
    const gives =
      form.effects.length > 0 ||
      form.itemArmorBonus !== 0 ||
      form.attackPowerPerLevel !== 0 ||
      form.attackPowerPerAgility !== 0 ||
      form.healthPerLevel !== 0;
    if (!gives) yield { kind: 'form', name: `${form.gameClass} ${form.label}` };
  }
}

/** Several sentences at one number of pieces share their effects. */
function* setBonuses({ items: { sets, texts } }: CompiledEdition): Iterable<Uncounted> {
  for (const { name, bonuses } of sets) {
    for (const [pieces, rows] of Map.groupBy(bonuses, (bonus) => bonus.pieces)) {
      const said = rows.map(({ text }) => (text === null ? '' : texts.setBonuses[text]!));
      const told = said.filter(namesSheetStat).length;
      const counted = rows.filter(({ stats, effects }) => stats !== null || effects.length > 0);
      const parts = rows.reduce(
        (sum, { stats, effects }) => sum + (stats ? 1 : 0) + effects.length,
        0,
      );
      if (told > Math.max(counted.length, parts))
        yield { kind: 'set', name: `${name} (${pieces})` };
    }
  }
}

function* enchants({ items }: CompiledEdition): Iterable<Uncounted> {
  for (const { name, itemId, stats, effects } of items.enchants) {
    if (Object.keys(stats).length > 0 || effects.length > 0) continue;
    const use = itemId === null ? '' : (items.texts.uses.get(itemId) ?? '');
    if (namesSheetStat(`${name}. ${use}`)) yield { kind: 'enchant', name };
  }
}
