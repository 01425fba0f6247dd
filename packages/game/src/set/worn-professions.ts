import type { Gear } from './gear-set.ts';
import type { Edition } from '../edition/edition.ts';
import { SLOT_IDS } from '../slot/slots.ts';

/**
 * The professions that what is worn gives away: items, gems and enchants that ask for one, and a smith's socket.
 * For imported and live gear, which seldom names them.
 */
export function wornProfessions(gear: Gear, { extraSockets }: Edition): readonly string[] {
  const professions = SLOT_IDS.flatMap((slot) => {
    const { item, enchant, gems } = gear[slot];
    const asked = [item, enchant, ...gems].map((thing) => thing?.requiredProfession);
    const smithSocket =
      item !== null &&
      gems.length > item.sockets.length &&
      (extraSockets?.smithSlots.includes(slot) ?? false);
    return [...asked, smithSocket ? 'blacksmithing' : null];
  });
  return [...new Set(professions.flatMap((profession) => profession?.toLowerCase() ?? []))];
}
