import { CLASSES } from '@gearwright/game/character/words.ts';
import type { ArmorType, Quality, SocketColor } from '@gearwright/game/item/item.ts';
import { PROFESSIONS } from '@gearwright/game/item/professions.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import type { AddedItemRow } from '../../steps/items/fact-rows.ts';
import { withoutDefaults } from './editions.ts';
import type { SourceRow } from './source-row.ts';

const SOCKETS: readonly SocketColor[] = ['red', 'blue', 'yellow', 'meta', 'prismatic'];

/** A complete row for an item the package lacks; its sources are read apart. */
export function readAddedItem(row: SourceRow): AddedItemRow {
  const low = row.maybeNumber('damageMin');
  const high = row.maybeNumber('damageMax');
  const set = row.maybeRow('set'); // the set tables name their items
  set?.maybeNumber('id');
  set?.text('name');
  set?.done();
  const item: AddedItemRow = {
    id: row.number('id'),
    name: row.text('name'),
    icon: row.text('icon'),
    quality: row.number('quality') as Quality,
    slotId: row.maybeNumber('slotId') as SlotId | undefined,
    handed: row.maybeOneOf('handed', ['one', 'main', 'off', 'two']),
    armorType: row.maybeNumber('armorType') as ArmorType | undefined,
    weaponType: row.maybeNumber('weaponType'),
    itemLevel: row.number('itemLevel'),
    requiredLevel: row.maybeNumber('requiredLevel'),
    phase: row.maybeNumber('phase'),
    stats: row.stats('stats'),
    damage: low === undefined || high === undefined ? undefined : ([low, high] as const),
    speed: row.maybeNumber('speed'),
    sockets: row.words('sockets', SOCKETS),
    socketBonus: row.maybeStats('socketBonus'),
    unique: row.flag('unique') || undefined,
    classes: row.words('classes', CLASSES),
    faction: row.maybeOneOf('faction', ['alliance', 'horde']),
    requiredProfession: row.maybeOneOf('requiredProfession', PROFESSIONS),
  };
  row.done();
  return withoutDefaults(item);
}
