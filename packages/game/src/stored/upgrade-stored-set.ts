import { PlannerError } from '../messages.ts';
import { upgradeStoredPoints } from './upgrade-stored-points.ts';
import { SLOT_COUNT } from '../slot/slots.ts';
import { NO_GOALS } from '../set/gear-goals.ts';
import type { ChosenBuff, ChosenConsumable, DefaultFilters } from '../set/gear-set.ts';
import {
  fieldsOf,
  flagOf,
  idOf,
  listOf,
  padded,
  textOf,
  wholeOf,
  wholeWithin,
} from './legacy-values.ts';
import { DEFAULT_FILTERS, DEFAULT_MODEL_SETTINGS, GLYPH_SLOT_COUNT } from '../set/new-gear-set.ts';
import { RETIRED_BUFFS } from './retired-buffs.ts';
import { STORED_LIMITS as most } from './stored-limits.ts';
import {
  parseStoredSet,
  storedConsumable,
  storedEffectValue,
  storedFilters,
  storedGoals,
} from './set-schema.ts';
import type { StoredSet } from './stored-set.ts';

const ITEM = /^\d{1,9}(_-?\d{1,9})?$/;
const ENCHANT = /^(\d{1,9}|spell:\d{1,9}|enchant:\d{1,9}_\d{1,2})$/;
const RUNE = /^spell:\d{1,9}$/;
const GLYPH = /^\d{1,9}$/;
const GAME_ID_MOST = 999_999_999;

/**
 * Stored data of any age in today's form: phase to number, missing fields to null, filter values to integers,
 * retired buffs dropped. What is no set at all is a `PlannerError`.
 */
export function upgradeStoredSet(value: unknown): StoredSet {
  if (typeof value !== 'object' || value === null) {
    throw new PlannerError('malformed', 'set', 'it is not an object');
  }
  const set = fieldsOf(value);
  const model = fieldsOf(set.modelSettings);
  return parseStoredSet({
    id: set.id,
    characterId: set.characterId,
    publicId: typeof set.publicId === 'string' && set.publicId !== '' ? set.publicId : null,
    version: wholeWithin(set.version, 0, Number.MAX_SAFE_INTEGER, 0),
    pinned: flagOf(set.pinned),
    name: textOf(set.name, most.name, 'Set'),
    gameClass: typeof set.gameClass === 'string' ? set.gameClass.toLowerCase() : set.gameClass,
    spec: textOf(set.spec, most.spec),
    phase: wholeWithin(set.phase, 0, 9, 0),
    itemIds: padded(set.itemIds, SLOT_COUNT, (id) => idOf(id, ITEM)),
    enchantIds: padded(set.enchantIds, SLOT_COUNT, (id) => idOf(id, ENCHANT)),
    gemIds: padded(set.gemIds, SLOT_COUNT, gemList),
    runeIds: padded(set.runeIds, SLOT_COUNT, (id) => idOf(id, RUNE)),
    itemsAcquired: padded(set.itemsAcquired, SLOT_COUNT, (mark) => flagOf(mark)),
    enchantsAcquired: padded(set.enchantsAcquired, SLOT_COUNT, (mark) => flagOf(mark)),
    gemsAcquired: padded(set.gemsAcquired, SLOT_COUNT, (marks) =>
      Array.isArray(marks) ? marks.slice(0, most.gemsPerSlot).map((mark) => flagOf(mark)) : null,
    ),
    wishlistIds: wishlist(set.wishlistIds),
    glyphIds: padded(set.glyphIds, GLYPH_SLOT_COUNT, (id) => idOf(id, GLYPH)),
    talents: textOf(set.talents, most.talents),
    points: upgradeStoredPoints(set.points),
    effectValues: effectValues(set.effectValues),
    // Sets from before goals were kept have those of their spec.
    goals: storedGoals.safeParse(set.goals).data ?? NO_GOALS,
    buffs: buffs(set.buffs),
    consumables: consumables(set.consumables),
    modelSettings: {
      showHelm: flagOf(model.showHelm, DEFAULT_MODEL_SETTINGS.showHelm),
      showCloak: flagOf(model.showCloak, DEFAULT_MODEL_SETTINGS.showCloak),
      sheathed: flagOf(model.sheathed, DEFAULT_MODEL_SETTINGS.sheathed),
    },
    defaultFilters: filters(set.defaultFilters),
  });
}

function gemList(value: unknown): readonly (string | null)[] | null {
  const ids = listOf(value)
    .slice(0, most.gemsPerSlot)
    .map((id) => idOf(id, ITEM));
  return ids.some((id) => id !== null) ? ids : null;
}

/** Once a list for each slot, now one flat list without repeats. */
function wishlist(value: unknown): readonly string[] {
  const ids = listOf(value)
    .flat()
    .flatMap((id) => idOf(id, ITEM) ?? []);
  return [...new Set(ids)].slice(0, most.wishlist);
}

function buffs(value: unknown): readonly ChosenBuff[] {
  return listOf(value)
    .map(fieldsOf)
    .flatMap((buff): ChosenBuff[] => {
      const spellId = wholeWithin(buff.spellId, 0, GAME_ID_MOST, 0);
      if (RETIRED_BUFFS.includes(spellId)) return [];
      const improvementIds = listOf(buff.improvementIds)
        .map((id) => wholeWithin(id, 0, GAME_ID_MOST, 0))
        .filter((id) => id !== 0)
        .slice(0, most.improvements);
      return [{ spellId, improvementIds, enabled: flagOf(buff.enabled, true) }];
    })
    .slice(0, most.buffs);
}

/** Sets from before effects had a worth say nothing of them. */
function effectValues(value: unknown): StoredSet['effectValues'] {
  return listOf(value)
    .flatMap((choice) => storedEffectValue.safeParse(choice).data ?? [])
    .slice(0, most.effectValues);
}

function consumables(value: unknown): readonly ChosenConsumable[] {
  return listOf(value)
    .map(fieldsOf)
    .flatMap((dose): ChosenConsumable[] => {
      const read = storedConsumable.safeParse({
        itemId: wholeOf(dose.itemId),
        enabled: flagOf(dose.enabled, true),
        slotId: wholeOf(dose.slotId),
      });
      return read.success ? [read.data] : [];
    })
    .slice(0, most.consumables);
}

function filters(value: unknown): DefaultFilters {
  const raw = fieldsOf(value);
  const whole = (list: unknown): readonly number[] | null =>
    Array.isArray(list)
      ? list
          .map((entry) => wholeWithin(entry, 0, GAME_ID_MOST, -1))
          .filter((entry) => entry !== -1)
          .slice(0, most.filterValues)
      : null;
  const words = (list: unknown): readonly string[] | null =>
    Array.isArray(list)
      ? list
          .filter((entry) => typeof entry === 'string' && entry.length <= most.spec)
          .slice(0, most.filterValues)
      : null;
  return storedFilters.parse({
    sources: words(raw.sources),
    raids: whole(raw.raids),
    mainWeaponTypes: whole(raw.mainWeaponTypes),
    offWeaponTypes: whole(raw.offWeaponTypes),
    rangedWeaponTypes: whole(raw.rangedWeaponTypes),
    armorTypes: whole(raw.armorTypes),
    professions: words(raw.professions)?.map((word) => word.toLowerCase()) ?? null,
    maxPvpRank: wholeWithin(raw.maxPvpRank, 0, 14, DEFAULT_FILTERS.maxPvpRank),
    maxArenaRating: wholeWithin(raw.maxArenaRating, 0, 3000, DEFAULT_FILTERS.maxArenaRating),
  });
}
