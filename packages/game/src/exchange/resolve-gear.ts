import type { Dataset } from '../dataset/dataset.ts';
import type { Edition } from '../edition/edition.ts';
import { fitsSlot } from '../equip/fits-slot.ts';
import { refusal, type Refusal } from '../messages.ts';
import type { Piece } from '../set/gear-set.ts';
import { SLOT_IDS, slotLabel, type SlotId } from '../slot/slots.ts';
import type { ImportedPiece } from './imported.ts';
import { resolveItem, resolvePiece } from './resolve-piece.ts';
import { SIMULATOR_POSITIONS } from './sheet-positions.ts';

export interface ResolvedGear {
  readonly pieces: ReadonlyMap<SlotId, Piece>;
  /** Slots the text speaks of: empty ones among them are emptied. */
  readonly covers: readonly SlotId[];
  readonly unknown: readonly Refusal[];
}

export function resolveGear(
  imported: readonly ImportedPiece[],
  format: string,
  { edition, dataset }: { edition: Edition; dataset: Dataset },
): ResolvedGear {
  const pieces = new Map<SlotId, Piece>();
  const unknown: Refusal[] = [];
  const placed = imported.some((piece) => piece.slot !== null);
  for (const source of imported) {
    const item = resolveItem(source, dataset);
    if (!item) {
      unknown.push(refusal('unknownItem', String(source.id)));
      continue;
    }
    const slot = source.slot ?? freeSlot(source, pieces, { edition, dataset });
    if (slot === null) {
      if (placed) unknown.push(refusal('unknownSlot', item.name));
      continue;
    }
    if (!fitsSlot(item, slot, edition)) {
      unknown.push(refusal('wrongSlot', item.name, slotLabel(slot)));
      continue;
    }
    const resolved = resolvePiece(source, slot, dataset);
    unknown.push(...resolved.unknown);
    pieces.set(slot, resolved.piece);
  }
  return { pieces, covers: placed ? coveredBy(format) : [...pieces.keys()], unknown };
}

/** Our own format names all twenty slots, the simulators' lists seventeen. */
function coveredBy(format: string): readonly SlotId[] {
  return format === 'own' || format === 'gearPlannerLink' ? SLOT_IDS : SIMULATOR_POSITIONS;
}

/** The first free slot that takes an item of a list without positions. */
function freeSlot(
  source: ImportedPiece,
  taken: ReadonlyMap<SlotId, Piece>,
  { edition, dataset }: { edition: Edition; dataset: Dataset },
): SlotId | null {
  const item = resolveItem(source, dataset);
  if (!item) return null;
  return SLOT_IDS.find((slot) => !taken.has(slot) && fitsSlot(item, slot, edition)) ?? null;
}
