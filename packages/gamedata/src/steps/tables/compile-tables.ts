import type { CompiledTables } from '../../compiled.ts';
import type { EditionSources } from '../../editions/edition-sources.ts';
import { compileAppearance } from './appearance.ts';
import { compileBaseStats } from './base-stats.ts';
import { compileBuffs } from './buffs.ts';
import { compileClasses, compileProfessions, compileRaces } from './classes.ts';
import { compileCombat } from './combat.ts';
import { compileExamples } from './examples.ts';
import { compileForms } from './forms.ts';
import { compileGlyphs } from './glyphs.ts';
import { compilePresets } from './presets.ts';
import { compileRacials } from './racials.ts';
import { compilePvpRanks, compileRealms } from './realms.ts';
import { compileRunes } from './runes.ts';
import { readSpellIcons } from './spell-icons.ts';
import { compileSpells } from './spells.ts';
import { compileTalentTexts } from './talent-texts.ts';
import { compileTalents } from './talents.ts';
import { projectSources, type TextSources } from './text-sources.ts';

/** Everything about people, talents, buffs and weights. Throws a SourceError naming file and row. */
export function compileTables(
  sources: EditionSources,
  texts: TextSources = projectSources(),
): CompiledTables {
  const { facts } = texts;
  const edition = sources.edition.key;
  const icons = readSpellIcons(facts);
  const forms = compileForms(edition, facts);
  const talents = compileTalents(sources, facts, forms);
  const glyphs = compileGlyphs(sources, texts);
  const runes = compileRunes(sources, facts, forms);
  const buffs = compileBuffs(edition, facts, icons);
  const classes = compileClasses(edition, facts);
  const races = compileRaces(edition, facts);
  const racials = compileRacials(edition, facts);
  return {
    talents,
    glyphs: glyphs.glyphs,
    runes: runes.runes,
    buffs,
    spells: compileSpells(edition, facts, icons, {
      buffs,
      talents,
      glyphs: glyphs.glyphs,
      runes: runes.runes,
      forms,
      racials,
    }),
    presets: compilePresets(sources.edition, facts, classes),
    baseStats: compileBaseStats(sources.edition, facts, classes),
    combat: compileCombat(sources.edition, facts, classes),
    classes,
    races,
    racials,
    forms,
    professions: compileProfessions(edition, facts),
    realms: compileRealms(edition, facts),
    pvpRanks: compilePvpRanks(facts),
    examples: compileExamples(edition, facts),
    appearance: compileAppearance(facts, races),
    texts: {
      talentRanks: compileTalentTexts(sources, talents, texts),
      glyphs: glyphs.texts,
      runes: runes.texts,
    },
  };
}
