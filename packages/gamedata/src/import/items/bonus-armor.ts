import type { BonusArmorRow } from '../../steps/items/fact-rows.ts';
import type { ImportedTable } from '../imported-table.ts';
import { sectionsText } from '../fact-text.ts';
import type { SourceFolder } from '../source-folder.ts';
import { sourceRows } from './source-rows.ts';

/** Which part of an item's armor is added by its level of quality, and which is that of its kind. */
export const bonusArmor: ImportedTable = {
  name: 'bonus armor',
  read(folder) {
    const sections = { tbc: readRows(folder, 'tbc'), wrath: readRows(folder, 'wrath') };
    return [{ path: 'item/bonus-armor.json', text: sectionsText(sections) }];
  },
};

function readRows(folder: SourceFolder, edition: 'tbc' | 'wrath'): readonly BonusArmorRow[] {
  return sourceRows(folder, `effects/bonusArmor.${edition}.json`).map((row) => {
    const [id, base, bonus] = [row.whole('id'), row.number('base'), row.number('bonus')];
    if (base + bonus !== row.number('armor')) row.fail('base and bonus are not the armor shown');
    row.skip('name', 'how', 'levels', 'simulator', 'note', 'basis');
    row.done();
    return [id, base, bonus];
  });
}
