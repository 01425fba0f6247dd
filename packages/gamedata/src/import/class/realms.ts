import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { rowsOf } from '../../row.ts';
import { rowsText } from '../fact-text.ts';
import type { ImportedTable } from '../imported-table.ts';
import { shareEditions, withSeason } from '../share-editions.ts';

export const realms: ImportedTable = {
  name: 'realms',
  read(folder) {
    const file = 'class/realms.json';
    const rows = rowsOf(file, folder.rows(file)).map((row) => {
      const realm = {
        edition: row.word('edition', EDITION_KEYS),
        fact: {
          region: row.word('region', ['eu', 'us']),
          slug: row.text('slug'),
          name: row.text('name'),
          group: row.text('group'),
        },
      };
      row.skip('realmId');
      row.done();
      return realm;
    });
    const facts = shareEditions(
      withSeason(
        (edition) => rows.filter((row) => row.edition === edition).map((row) => row.fact),
        true,
      ),
      (fact) => `${fact.region} ${fact.slug}`,
    );
    return [{ path: 'class/realms.json', text: rowsText(facts) }];
  },
};
