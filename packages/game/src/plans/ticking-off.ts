import { isAcquired, markingPart, type MarkedPart, type Part } from '../set/acquired.ts';
import type { GearSet, Piece, SetEdit } from '../set/gear-set.ts';
import { SLOT_IDS, slotLabel } from '../slot/slots.ts';
import type { Wanted } from './shopping-list.ts';

export type WantedKind = 'items' | 'gems' | 'enchants';

/** Marks every part a line of the list stands for as acquired, or takes the mark away again. */
export function tickingOff(
  kind: WantedKind,
  wanted: Pick<Wanted, 'itemId' | 'name'>,
  done: boolean,
): SetEdit {
  return (set) =>
    partsOf(set, kind)
      .filter(({ place, name, itemId }) => {
        const isSame = wanted.itemId === null ? name === wanted.name : itemId === wanted.itemId;
        return isSame && isAcquired(set.gear[place.slot], place.part) !== done;
      })
      .reduce((changed, { place }) => markingPart(place, done)(changed), set);
}

export interface DoneLine {
  readonly kind: WantedKind;
  readonly itemId: number | null;
  readonly name: string;
  readonly uses: readonly string[];
}

const KINDS: readonly WantedKind[] = ['items', 'gems', 'enchants'];

/** What of the set is acquired already: the lines that left the list. */
export function doneLines(set: GearSet): readonly DoneLine[] {
  return KINDS.flatMap((kind) => {
    const done = partsOf(set, kind).filter(({ place }) =>
      isAcquired(set.gear[place.slot], place.part),
    );
    const same = Map.groupBy(done, ({ itemId, name }) => itemId ?? name);
    return [...same.values()].map((parts) => ({
      kind,
      itemId: parts[0]!.itemId,
      name: parts[0]!.name,
      uses: parts.map(({ place }) => slotLabel(place.slot)),
    }));
  });
}

interface NamedPart {
  readonly place: MarkedPart;
  readonly itemId: number | null;
  readonly name: string;
}

function partsOf(set: GearSet, kind: WantedKind): readonly NamedPart[] {
  return SLOT_IDS.flatMap((slot) =>
    inPiece(set.gear[slot], kind).map(({ part, ...named }) => ({
      place: { slot, part },
      ...named,
    })),
  );
}

function inPiece(
  { item, enchant, gems }: Piece,
  kind: WantedKind,
): readonly { readonly part: Part; readonly itemId: number | null; readonly name: string }[] {
  if (kind === 'items') {
    return item ? [{ part: 'item', itemId: item.baseId, name: item.name }] : [];
  }
  if (kind === 'enchants') {
    return enchant ? [{ part: 'enchant', itemId: enchant.itemId, name: enchant.name }] : [];
  }
  return gems.flatMap((gem, socket) =>
    gem ? [{ part: socket, itemId: gem.baseId, name: gem.name }] : [],
  );
}
