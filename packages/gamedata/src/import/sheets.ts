import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { slotByKey } from '@gearwright/game/slot/slots.ts';

/**
 * Carries known character sheets over as test data: each in our own export format, with the
 * figures a public simulator gives it (`expected`), which of them are compared (`judge`), and
 * what it shows without gear and without talents (`stages`).
 *
 *     node packages/gamedata/src/import/sheets.ts <folder of sheets>
 */
interface SourceSheet {
  readonly edition: string;
  readonly gameClass: string;
  readonly race: string;
  readonly faction: string;
  readonly level: number;
  readonly talents: string;
  readonly professions: readonly string[];
  readonly items: readonly SourceItem[];
  readonly expected: Readonly<Record<string, number>>;
  readonly judge: readonly string[];
  readonly stages: {
    readonly base: Readonly<Record<string, number>>;
    readonly gear: Readonly<Record<string, number>>;
  };
}

interface SourceItem {
  readonly slot: string;
  readonly name: string;
  readonly id: number;
  readonly suffixId?: number;
  readonly enchant?: number;
  readonly enchantName?: string;
  readonly gems?: readonly number[];
  readonly rune?: number;
}

function ownSheet(name: string, sheet: SourceSheet) {
  return {
    edition: sheet.edition,
    name,
    character: {
      level: sheet.level,
      gameClass: sheet.gameClass.toUpperCase(),
      race: sheet.race.toUpperCase(),
      faction: sheet.faction.toUpperCase(),
      professions: sheet.professions,
    },
    talents: sheet.talents,
    items: sheet.items.map(ownItem),
    expected: sheet.expected,
    judge: sheet.judge,
    stages: sheet.stages,
  };
}

function ownItem(item: SourceItem) {
  if (slotByKey(item.slot) === null) throw new Error(`${item.name}: unknown slot ${item.slot}`);
  return {
    slot: item.slot,
    name: item.name,
    id: item.id,
    ...(item.suffixId !== undefined && { suffixId: item.suffixId }),
    ...(item.enchant && { enchant: { id: item.enchant, name: item.enchantName } }),
    ...(item.gems && { gems: item.gems.map((id) => (id === 0 ? null : { id })) }),
    ...(item.rune && { rune: { id: item.rune } }),
  };
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Which folder of sheets? node packages/gamedata/src/import/sheets.ts <folder>');
  process.exit(2);
}
const target = fileURLToPath(new URL('../../../game/test/sheets/', import.meta.url));
mkdirSync(target, { recursive: true });
for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
  const sheet = JSON.parse(readFileSync(join(folder, file), 'utf8')) as SourceSheet;
  const text = JSON.stringify(ownSheet(file.replace('.json', ''), sheet), null, 2);
  writeFileSync(join(target, file), `${text}\n`);
  console.log(`game/test/sheets/${file}`);
}
