import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { readImport } from '@gearwright/game/exchange/read-text.ts';
import { parseCap } from '@gearwright/game/optimise/exact/cap.ts';
import { readPawn } from '@gearwright/game/point/pawn.ts';
import { readPointLink } from '@gearwright/game/point/point-link.ts';
import { readPointCsv, readPointJson } from '@gearwright/game/point/read-point-text.ts';
import { readSearch } from '@gearwright/game/search/language/read-search.ts';
import { upgradeStoredCharacter } from '@gearwright/game/stored/character-schema.ts';
import { upgradeStoredSet } from '@gearwright/game/stored/upgrade-stored-set.ts';
import { readTalents } from '@gearwright/game/talent/read-talents.ts';
import { pastedTalents } from '@gearwright/game/talent/talent-link.ts';
import { openCatalogs } from '../../src/catalog/catalog.ts';

/** What reads texts from outside, with texts that are right. */
export interface Reader {
  readonly name: string;
  readonly texts: readonly string[];
  read(text: string): unknown;
}

const { wrath, sod } = EDITIONS;

const ADDON = JSON.stringify({
  ...{ version: 'v2.7', unit: 'player', name: 'Grommash', realm: 'Faerlina', race: 'Scourge' },
  ...{ class: 'DeathKnight', level: 80, talents: '-32003350332203012300023101351-230200305003' },
  professions: [{ name: 'Blacksmithing', level: 450 }],
  gear: { items: [{ id: 44006, enchant: 3817, gems: [41398, 42702] }, null, { id: 40557 }] },
  glyphs: { prime: [], major: [{ spellID: 58657 }], minor: [{ spellID: 58686 }] },
});
const WEBSITE = JSON.stringify({
  player: {
    ...{ race: 'RaceNightElf', class: 'ClassDruid', talentsString: '5-3-1' },
    equipment: { items: [{ id: 1, randomSuffix: -7, rune: 409 }, {}] },
    glyphs: { major1: 40897, minor2: 43335 },
  },
});
const STORED_SET = JSON.stringify({
  ...{ id: 's', characterId: 'c', name: 'Raid', spec: 'arms', phase: 1, gameClass: 'warrior' },
  ...{ talents: '0ABCDEFGIj', itemIds: ['42553', null, '37673'], points: [] },
  ...{ enchantIds: ['3817'], gemIds: [['41398', null]], wishlistIds: ['1'], version: 3 },
});
const STORED_CHARACTER = JSON.stringify({
  ...{ id: 'a', name: 'Bob', level: 60, race: 'orc', gameClass: 'warrior' },
  connectedSets: [{ id: 'eu-golemagg-bob', region: 'eu', realm: 'golemagg', name: 'bob' }],
});
const POINT_LINK = '/ep/import?name=Mine&class=mage&spellPower=1&crit=0.8&hit=2';

export function textReaders(): readonly Reader[] {
  const talents = openCatalogs()('wrath').dataset.talents('warrior');
  const json = (read: (value: unknown) => unknown) => (text: string) => {
    let value: unknown = text;
    try {
      value = JSON.parse(text);
    } catch {
      // A text is something stored, too.
    }
    return read(value);
  };
  return [
    {
      name: 'imports',
      texts: [ADDON, WEBSITE, 'item:40557:3817:41398\nitem:44006', STORED_SET],
      read: readImport,
    },
    {
      name: 'planner links',
      texts: ['https://example.org/wotlk/gear-planner/mage/orc/AjwAAAAAAAAAgGbYnwQB5Q', '/set/abc'],
      read: readImport,
    },
    {
      name: 'talent strings',
      texts: ['30305001332-0505', '0ABCDEFGIj', '20052300032012-55000055000000-005'],
      read: (text) => readTalents(text, talents),
    },
    {
      name: 'talent links',
      texts: [
        'https://example.org/wotlk/talent-calc/death-knight/0-05-3_abc',
        '/talents/mage/2a3B',
      ],
      read: pastedTalents,
    },
    {
      name: 'points as text',
      texts: ['( Pawn: v1: "Mine": Class=Mage, SpellPower=1, CritRating=0.8 )'],
      read: (text) => readPawn(text, wrath),
    },
    { name: 'points as links', texts: [POINT_LINK], read: (text) => readPointLink(text, wrath) },
    {
      name: 'points as JSON',
      texts: ['{"strength": 2, "crit": 1.4}'],
      read: (text) => readPointJson(text, sod),
    },
    {
      name: 'points as CSV',
      texts: ['strength,2\ncrit,1.4\nhit,3'],
      read: (text) => readPointCsv(text, wrath),
    },
    {
      name: 'searches',
      texts: ['slot:ring hit>=10 -is:unique "of the" ilvl:200-232 from:naxx', 'thunderfury'],
      read: (text) => readSearch(text, wrath),
    },
    {
      name: 'caps',
      texts: ['hit 263', 'spellHit >= 17%', 'expertise 26'],
      read: (text) => parseCap(text, wrath),
    },
    { name: 'stored sets', texts: [STORED_SET], read: json(upgradeStoredSet) },
    { name: 'stored characters', texts: [STORED_CHARACTER], read: json(upgradeStoredCharacter) },
  ];
}
