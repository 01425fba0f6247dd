import type {
  Buff,
  ClassTalents,
  Form,
  Glyph,
  Racial,
  Rune,
  Spell,
} from '@gearwright/game/dataset/tables.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { PROFESSIONS } from '@gearwright/game/item/professions.ts';
import type { FactsFolder } from './facts-folder.ts';
import type { SpellIcons } from './spell-icons.ts';
import { buffSpells, spellLine, talentSpells } from './spell-lines.ts';

export interface Castables {
  readonly buffs: readonly Buff[];
  readonly talents: readonly ClassTalents[];
  readonly glyphs: readonly Glyph[];
  readonly runes: readonly Rune[];
  readonly forms: readonly Form[];
  readonly racials: readonly Racial[];
}

/** The client's icon of every enchanting spell. */
const ENCHANT_ICON = 'trade_engraving';

/**
 * Every spell a screen can name, ascending by id. A spell that several tables know is told by the
 * first of: buffs (which know all ranks), talents, runes, glyphs, forms, racials, enchants.
 * Consumables are named by their items.
 */
export function compileSpells(
  edition: EditionKey,
  facts: FactsFolder,
  icons: SpellIcons,
  tables: Castables,
): readonly Spell[] {
  const talents = talentSpells(tables.talents);
  const spells = new Map<number, Spell>();
  for (const spell of [
    ...buffSpells(tables.buffs, talents, facts, icons),
    ...talents,
    ...tables.runes.flatMap(runeSpell),
    ...tables.glyphs.flatMap(glyphSpell),
    ...formSpells(edition, facts, icons, tables.forms),
    ...racialSpells(edition, facts, icons, tables.racials),
    ...enchantSpells(edition, facts),
  ]) {
    if (!spells.has(spell.id)) spells.set(spell.id, spell);
  }
  return [...spells.values()].toSorted((one, other) => one.id - other.id);
}

function runeSpell({ spellId, name, icon, classes }: Rune): readonly Spell[] {
  const gameClass = classes.length === 1 ? classes[0]! : null;
  return spellLine([{ id: spellId, level: 1 }], { name, icon, gameClass });
}

function glyphSpell({ spellId, name, icon, level, gameClass }: Glyph): readonly Spell[] {
  return spellLine([{ id: spellId, level }], { name, icon, gameClass });
}

function formSpells(
  edition: EditionKey,
  facts: FactsFolder,
  icons: SpellIcons,
  forms: readonly Form[],
): readonly Spell[] {
  const rows = facts.rowsIn(edition, 'class/forms.json');
  return forms.flatMap(({ spellId, label, minLevel, gameClass }, index) =>
    spellLine([{ id: spellId, level: minLevel }], {
      name: label,
      icon: icons.of(rows[index]!, label, spellId),
      gameClass,
    }),
  );
}

function racialSpells(
  edition: EditionKey,
  facts: FactsFolder,
  icons: SpellIcons,
  racials: readonly Racial[],
): readonly Spell[] {
  const rows = facts.rowsIn(edition, 'class/racials.json');
  return racials.flatMap(({ spellId, name }, index) =>
    spellLine([{ id: spellId, level: 1 }], {
      name,
      icon: icons.of(rows[index]!, name, spellId),
      gameClass: null,
    }),
  );
}

function enchantSpells(edition: EditionKey, facts: FactsFolder): readonly Spell[] {
  return facts
    .rowsIn(edition, 'item/enchants.json')
    .filter((row) => row.has('spellId'))
    .map((row) => {
      const id = row.whole('spellId');
      return {
        id,
        name: row.text('name'),
        icon: ENCHANT_ICON,
        rank: null,
        rootSpellId: id,
        level: row.maybeWhole('requiredLevel') ?? 1,
        gameClass: null,
        profession: row.maybeWord('requiredProfession', PROFESSIONS),
      };
    });
}
