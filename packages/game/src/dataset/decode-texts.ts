import type { ItemSource, ItemTexts } from '../item/item.ts';
import type { DatasetTexts } from './dataset.ts';
import { frozen } from './frozen.ts';
import { rowOf } from './item-table.ts';
import { lazy } from './lazy.ts';
import { openPack } from './pack.ts';
import { checkedMeta } from './schema.ts';
import type { TalentRankText } from './tables.ts';
import { NO_SOURCE, NO_TEXTS } from './text-defaults.ts';

/** An item's line: what differs from NO_TEXTS, its sources as places in the pack's list. */
type ItemLine = Partial<Omit<ItemTexts, 'sources'>> & { readonly sources?: readonly number[] };

/** Reads a texts pack. Throws a PackError when it is damaged or not of this version. */
export function decodeTexts(bytes: Uint8Array): DatasetTexts {
  const pack = openPack(bytes);
  const { edition } = checkedMeta(pack, 'texts');
  const ids = pack.column('ids', 'i32');
  const texts: ItemTexts[] = [];
  const sources: ItemSource[] = [];
  const source = (place: number): ItemSource =>
    (sources[place] ??= frozen({
      ...NO_SOURCE,
      ...(JSON.parse(pack.strings('sources')[place]!) as Partial<ItemSource>),
    }));
  const read = (row: number): ItemTexts => {
    const line = JSON.parse(pack.strings('items')[row]!) as ItemLine;
    return frozen({ ...NO_TEXTS, ...line, sources: (line.sources ?? []).map(source) });
  };
  const talentRanks = lazy(
    () =>
      new Map(
        pack.json<readonly TalentRankText[]>('talentRanks').map((text) => [text.spellId, text]),
      ),
  );
  const sentence = (section: string, id: number): string | null =>
    pack.json<Readonly<Record<number, string>>>(section)[id] ?? null;

  return {
    edition,
    item: (baseId) => {
      const row = rowOf(ids, baseId);
      return row < 0 ? null : (texts[row] ??= read(row));
    },
    setBonus: (index) => pack.strings('setBonuses')[index] ?? '',
    talentRank: (spellId) => talentRanks().get(spellId) ?? null,
    glyph: (spellId) => sentence('glyphs', spellId),
    rune: (spellId) => sentence('runes', spellId),
    use: (itemId) => sentence('uses', itemId),
  };
}
