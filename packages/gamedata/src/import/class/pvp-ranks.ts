import { rowsOf } from '../../row.ts';
import { rowsText } from '../fact-text.ts';
import type { ImportedTable } from '../imported-table.ts';

export const pvpRanks: ImportedTable = {
  name: 'PvP ranks',
  read(folder) {
    const file = 'class/pvpRanks.json';
    const facts = rowsOf(file, folder.rows(file)).map((row, index) => {
      const rank = row.whole('rank');
      if (rank !== index + 1) row.fail('out of order');
      const titles = [row.text('alliance'), row.text('horde')];
      row.done();
      return titles;
    });
    return [{ path: 'class/pvp-titles.json', text: rowsText(facts) }];
  },
};
