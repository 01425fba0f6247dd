import { slotLabel } from '@gearwright/game/slot/slots.ts';
import { CLASS_NAMES } from '@gearwright/game/text/names.ts';
import type { GuildPlace } from './guild-loot.ts';

const COLUMNS = [
  'Place',
  'Boss',
  'Item',
  'Item ID',
  'Slot',
  'Chance %',
  'Member',
  'Class',
  'Set',
  'Gain',
  'Gain %',
];

/** The sheet for a table program: a line for every raider who gains by an item. */
export function guildCsv(places: readonly GuildPlace[]): string {
  const lines = places.flatMap(({ where, bosses }) =>
    bosses.flatMap(({ who, items }) =>
      items.flatMap(({ item, slot, chance, needs }) =>
        needs.map(({ raider, gain, share }) => [
          ...[where, who, item.name, item.id, slotLabel(slot), chance ?? ''],
          ...[raider.name, CLASS_NAMES[raider.gameClass], raider.setName],
          ...[gain.toFixed(1), share === null ? '' : (share * 100).toFixed(2)],
        ]),
      ),
    ),
  );
  return [COLUMNS, ...lines].map((line) => `${line.map(csvCell).join(',')}\r\n`).join('');
}

/** What begins like a formula is begun with a quote: a table program would work it out. */
export function csvCell(value: string | number): string {
  const text = String(value);
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
