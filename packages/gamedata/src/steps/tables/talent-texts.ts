import type { ClassTalents, Talent, TalentRankText } from '@gearwright/game/dataset/tables.ts';
import { SourceError } from '../../compiled.ts';
import type { EditionSources } from '../../editions/edition-sources.ts';
import { type OwnText, readOwnTexts } from './own-talent-texts.ts';
import { readTalentTooltip } from './talent-tooltip.ts';
import type { TextSources, Tooltips } from './text-sources.ts';

/** A sentence for every rank of every talent: ours where we have one, else the package's. */
export function compileTalentTexts(
  { edition, itemPackage }: EditionSources,
  talents: readonly ClassTalents[],
  sources: TextSources,
): readonly TalentRankText[] {
  const own = readOwnTexts(edition.key, sources.facts);
  const tooltips = sources.talentTooltips(itemPackage);
  return talents
    .flatMap((ofClass) => ofClass.trees.flatMap((tree) => tree.talents))
    .flatMap((talent) => textsOf(talent, own.get(talent.spellIds[0]!), tooltips));
}

function textsOf(
  talent: Talent,
  own: OwnText | undefined,
  tooltips: Tooltips,
): readonly TalentRankText[] {
  if (own !== undefined && own.spellIds.join() !== talent.spellIds.join()) {
    own.row.fail(`${talent.name} has the ranks ${talent.spellIds.join(', ')}`);
  }
  return talent.spellIds.map((spellId, rank) => {
    const labels = tooltips.of(spellId);
    const found = labels === undefined ? null : readTalentTooltip(talent.name, labels);
    const description = own?.descriptions[rank] ?? found?.description;
    if (description === undefined || description === '') {
      throw new SourceError(
        tooltips.file,
        `id ${spellId}`,
        `no text for ${talent.name} rank ${rank + 1}`,
      );
    }
    const spell = own?.spell ?? found;
    return {
      spellId,
      description,
      cost: spell?.cost ?? null,
      castTime: spell?.castTime ?? null,
      cooldown: spell?.cooldown ?? null,
      range: spell?.range ?? null,
      requires: spell?.requires ?? null,
    };
  });
}
