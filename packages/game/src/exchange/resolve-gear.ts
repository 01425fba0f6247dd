import type { Dataset } from '../dataset/dataset.ts';
import type { Edition } from '../edition/edition.ts';
import { fitsSlot } from '../equip/fits-slot.ts';
import { refusal, type Refusal } from '../messages.ts';
import type { Piece } from '../set/gear-set.ts';
import { searchSlot, SLOT_IDS, slotLabel, type SlotId } from '../slot/slots.ts';
import type { ImportedPiece } from './imported.ts';
import { resolveItem, resolvePiece } from './resolve-piece.ts';
import { SIMULATOR_POSITIONS } from './sheet-positions.ts';

export interface ResolvedGear {
  readonly pieces: ReadonlyMap<SlotId, Piece>;
  /** Slots the text speaks of: empty ones among them are emptied. */
  readonly covers: readonly SlotId[];
  readonly unknown: readonly Refusal[];
}

/** Pieces go where the text puts them; what does not belong there, or has no place, into the first free slot that takes it. */
export function resolveGear(
  imported: readonly ImportedPiece[],
  format: string,
  rules: { edition: Edition; dataset: Dataset },
): ResolvedGear {
  const { edition, dataset } = rules;
  const pieces = new Map<SlotId, Piece>();
  const unknown: Refusal[] = [];
  const homeless: ImportedPiece[] = [];
  const wear = (source: ImportedPiece, slot: SlotId): void => {
    const resolved = resolvePiece(source, slot, dataset);
    unknown.push(...resolved.unknown);
    pieces.set(slot, resolved.piece);
  };
  for (const source of imported) {
    const item = resolveItem(source, dataset);
    if (!item) unknown.push(refusal('unknownItem', String(source.id)));
    else if (source.slot !== null && fitsSlot(item, source.slot, edition))
      wear(source, source.slot);
    else homeless.push(source);
  }
  for (const source of homeless) {
    const slot = freeSlot(source, pieces, rules);
    if (slot !== null) wear(source, slot);
    else if (source.slot !== null) {
      unknown.push(refusal('wrongSlot', nameOf(source, dataset), slotLabel(source.slot)));
      if (isOtherHand(source, source.slot, dataset)) wear(source, source.slot);
    }
  }
  const placed = imported.some((piece) => piece.slot !== null);
  return { pieces, covers: placed ? coveredBy(format) : [...pieces.keys()], unknown };
}

/** A main-hand weapon in the off hand and the like: worn with a warning, as other programs count it. */
function isOtherHand(source: ImportedPiece, slot: SlotId, dataset: Dataset): boolean {
  return resolveItem(source, dataset)?.slotId === searchSlot(slot);
}

function nameOf(source: ImportedPiece, dataset: Dataset): string {
  return resolveItem(source, dataset)?.name ?? String(source.id);
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
