import { CLASSES } from '@gearwright/game/words/classes-and-races.ts';
import type { ArmorType, Quality, SocketColor } from '@gearwright/game/item/item.ts';
import { PROFESSIONS } from '@gearwright/game/item/professions.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import type { AddedItemRow } from '../../steps/items/fact-rows.ts';
import { said } from './editions.ts';
import type { Row } from '../../row.ts';

const SOCKETS: readonly SocketColor[] = ['red', 'blue', 'yellow', 'meta', 'prismatic'];

/** A complete row for an item the package lacks; its sources are read apart. */
export function readAddedItem(row: Row): AddedItemRow {
  const low = row.maybeNumber('damageMin');
  const high = row.maybeNumber('damageMax');
  const set = row.maybeInner('set'); // the set tables name their items
  set?.maybeNumber('id');
  set?.text('name');
  set?.done();
  const item = said<AddedItemRow>({
    id: row.number('id'),
    name: row.text('name'),
    icon: row.text('icon'),
    quality: row.number('quality') as Quality,
    slotId: row.maybeNumber('slotId') as SlotId | null,
    handed: row.maybeWord('handed', ['one', 'main', 'off', 'two']),
    armorType: row.maybeNumber('armorType') as ArmorType | null,
    weaponType: row.maybeNumber('weaponType'),
    itemLevel: row.number('itemLevel'),
    requiredLevel: row.maybeNumber('requiredLevel'),
    phase: row.maybeNumber('phase'),
    stats: row.stats('stats'),
    damage: low === null || high === null ? null : [low, high],
    speed: row.maybeNumber('speed'),
    sockets: row.maybeWords('sockets', SOCKETS),
    socketBonus: row.stats('socketBonus'),
    unique: row.flag('unique') || undefined,
    classes: row.maybeWords('classes', CLASSES),
    faction: row.maybeWord('faction', ['alliance', 'horde']),
    requiredProfession: row.maybeWord('requiredProfession', PROFESSIONS),
  });
  row.done();
  return item;
}
