import type { GameClass, Race } from '../words/classes-and-races.ts';
import type { Item, ItemId, ItemKind } from '../item/item.ts';
import { PlannerError } from '../messages.ts';
import type { Dataset } from './dataset.ts';
import { indexEnchants } from './enchants.ts';
import { grownTo } from './heirlooms.ts';
import { KIND_CODES } from './item-codes.ts';
import { itemRows } from './item-rows.ts';
import { readItemTable } from './item-table.ts';
import { lazy } from './lazy.ts';
import { openPack, within } from './pack.ts';
import { checkedMeta } from './schema.ts';
import { indexSpells } from './spells.ts';
import { suffixLists, withSuffix } from './suffixes.ts';
import type { AppearanceCounts, ClassTalents, Enchant, ItemSet, Rune, Spell } from './tables.ts';

/** `123` or `123_-8`, as we write them ourselves. */
const ITEM_ID = /^([1-9]\d{0,8})(?:_(-?[1-9]\d{0,8}))?$/;

/** Reads a core pack. Throws a PackError when it is damaged or not of this version. */
export function decodeDataset(bytes: Uint8Array): Dataset {
  const pack = openPack(bytes);
  const { edition, date } = checkedMeta(pack, 'core');
  const columns = within(pack, 'items');
  const items = readItemTable(columns);
  const atRow = itemRows(columns, items);
  const suffixesOf = suffixLists(pack);
  const suffixed = new Map<ItemId, Item | null>();
  const grown = new Map<string, Item>();
  const enchants = lazy(() => indexEnchants(pack.json<readonly Enchant[]>('enchants')));
  const spells = lazy(() => indexSpells(pack.json<readonly Spell[]>('spells')));
  const sets = lazy(() => mapBy(pack.json<readonly ItemSet[]>('sets'), (set) => set.id));
  const runes = lazy(() => mapBy(pack.json<readonly Rune[]>('runes'), (rune) => rune.id));
  const ofKind = (kind: ItemKind) => {
    const code = KIND_CODES.indexOf(kind);
    return lazy(() =>
      [...items.kinds.keys()].filter((row) => items.kinds[row] === code).map(atRow),
    );
  };
  const gems = ofKind('gem');
  const consumables = ofKind('consumable');

  const item = (id: ItemId): Item | null => {
    const parts = ITEM_ID.exec(id);
    const row = parts === null ? -1 : items.row(Number(parts[1]));
    if (row < 0) return null;
    if (parts![2] === undefined) return atRow(row);
    let made = suffixed.get(id);
    if (made === undefined) {
      const base = atRow(row);
      const suffix = suffixesOf(base.baseId).find((choice) => choice.id === Number(parts![2]));
      made = suffix === undefined ? null : withSuffix(base, suffix);
      if (made !== null) suffixed.set(id, made);
    }
    return made;
  };

  return {
    edition,
    version: pack.version,
    date,
    items,
    item,
    itemAt: (id, level) => {
      const plain = item(id);
      if (plain === null) return null;
      const key = `${id}@${level}`;
      const known = grown.get(key);
      if (known !== undefined) return known;
      const made = grownTo(plain, level, pack.json('heirlooms'));
      if (made !== plain) grown.set(key, made);
      return made;
    },
    suffixesOf,
    get sets() {
      return pack.json<readonly ItemSet[]>('sets');
    },
    setOf: (setId) => sets().get(setId) ?? null,
    get enchants() {
      return pack.json<readonly Enchant[]>('enchants');
    },
    enchant: (id) => enchants().enchant(id),
    enchantByEffect: (effectId, slot, worn) => enchants().enchantByEffect(effectId, slot, worn),
    get gems() {
      return gems();
    },
    get consumables() {
      return consumables();
    },
    talents: (gameClass: GameClass) => {
      const found = pack
        .json<readonly ClassTalents[]>('talents')
        .find((talents) => talents.gameClass === gameClass);
      if (found === undefined) throw new PlannerError('malformed', 'gameClass', gameClass);
      return found;
    },
    get glyphs() {
      return pack.json<Dataset['glyphs']>('glyphs');
    },
    get runes() {
      return pack.json<readonly Rune[]>('runes');
    },
    rune: (id) => runes().get(id) ?? null,
    get buffs() {
      return pack.json<Dataset['buffs']>('buffs');
    },
    spell: (id) => spells().spell(id),
    spellLine: (rootSpellId) => spells().spellLine(rootSpellId),
    get presets() {
      return pack.json<Dataset['presets']>('presets');
    },
    get baseStats() {
      return pack.json<Dataset['baseStats']>('baseStats');
    },
    get combat() {
      return pack.json<Dataset['combat']>('combat');
    },
    get classes() {
      return pack.json<Dataset['classes']>('classes');
    },
    get races() {
      return pack.json<Dataset['races']>('races');
    },
    get racials() {
      return pack.json<Dataset['racials']>('racials');
    },
    get forms() {
      return pack.json<Dataset['forms']>('forms');
    },
    get professions() {
      return pack.json<Dataset['professions']>('professions');
    },
    get zones() {
      return pack.json<Dataset['zones']>('zones');
    },
    get factions() {
      return pack.json<Dataset['factions']>('factions');
    },
    get realms() {
      return pack.json<Dataset['realms']>('realms');
    },
    get pvpRanks() {
      return pack.json<Dataset['pvpRanks']>('pvpRanks');
    },
    get heirlooms() {
      return pack.json<Dataset['heirlooms']>('heirlooms');
    },
    get examples() {
      return pack.json<Dataset['examples']>('examples');
    },
    get effectAverages() {
      return pack.json<Dataset['effectAverages']>('effectAverages');
    },
    get measured() {
      return pack.json<Dataset['measured']>('measured');
    },
    get styles() {
      return pack.json<Dataset['styles']>('styles');
    },
    get builds() {
      return pack.json<Dataset['builds']>('builds');
    },
    get exclusive() {
      return pack.json<Dataset['exclusive']>('exclusive');
    },
    get retired() {
      return pack.json<Dataset['retired']>('retired');
    },
    appearance: (race: Race, gender) => {
      const counts = pack.json<Partial<Record<Race, readonly AppearanceCounts[]>>>('appearance');
      const found = counts[race]?.[gender];
      if (found === undefined) throw new PlannerError('malformed', 'race', race);
      return found;
    },
  };
}

function mapBy<Key, Value>(
  values: readonly Value[],
  key: (value: Value) => Key,
): ReadonlyMap<Key, Value> {
  return new Map(values.map((value) => [key(value), value]));
}
