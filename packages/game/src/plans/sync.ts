import { fittingConsumables } from '../consumable/fitting-consumables.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { Edition } from '../edition/edition.ts';
import { refusal, type Refusal } from '../messages.ts';
import { filtering } from '../set/edits.ts';
import type { Gear, Piece, SetEdit } from '../set/gear-set.ts';
import { AMMO, SLOT_IDS } from '../slot/slots.ts';
import type { Character } from '../character/character.ts';
import type { GameClass } from '../words/classes-and-races.ts';

/** What a live character wears and has learned, looked up. */
export interface LiveSet {
  readonly gameClass: GameClass;
  readonly level: number;
  readonly spec: string | null;
  readonly gear: Gear;
  readonly talents: string;
  readonly glyphs: readonly (number | null)[];
  /** What the gear tells of them. */
  readonly professions: readonly string[];
}

export function whyNotSync(character: Character, live: LiveSet): Refusal | null {
  return character.gameClass === live.gameClass ? null : refusal('liveCharacterOtherClass');
}

/** Items, runes, talents and glyphs as worn; what is worn has been acquired. Nobody reports ammo, so it stays. */
export function syncing(live: LiveSet, dataset: Dataset): SetEdit {
  return (set) => {
    const gear = Object.fromEntries(
      SLOT_IDS.map((slot) => [
        slot,
        slot === AMMO && !live.gear[slot].item ? set.gear[slot] : owned(live.gear[slot]),
      ]),
    ) as unknown as Gear;
    const { talents, glyphs } = live;
    // Without its professions the gear could not be worn (acceptance D5).
    const before = set.defaultFilters.professions;
    const gained = live.professions.filter((profession) => !before?.includes(profession));
    const trained =
      gained.length === 0 ? set : filtering({ professions: [...(before ?? []), ...gained] })(set);
    return fittingConsumables({ ...trained, gear, talents, glyphs }, dataset);
  };
}

/** The level a sync takes over: the live one, as far as the edition goes. */
export function syncedLevel({ level }: Pick<LiveSet, 'level'>, { maxLevel }: Edition): number {
  return Math.min(level, maxLevel);
}

function owned(piece: Piece): Piece {
  return {
    ...piece,
    itemAcquired: piece.item !== null,
    enchantAcquired: piece.enchant !== null,
    gemsAcquired: piece.gems.map((gem) => gem !== null),
  };
}
