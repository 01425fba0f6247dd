import type { Refusal } from '../messages.ts';
import { changedParts } from '../findings/changed-parts.ts';
import { enchanted, engraved, EMPTY_PIECE, gemmed, withPiece } from '../set/piece.ts';
import { touches, type Finding, type Touched } from '../findings/finding.ts';
import type { GearSet } from '../set/gear-set.ts';
import type { Rules } from '../set/rules.ts';
import { setFindings } from '../findings/set-findings.ts';
import { storeSet } from '../stored/store-set.ts';
import { SLOT_IDS, type SlotId } from '../slot/slots.ts';

export interface Fitting {
  readonly set: GearSet;
  /** Why parts of it were left out. */
  readonly leftOut: readonly Refusal[];
}

/** Leaving a part out can bring another to light, but never more than there are parts. */
const ROUNDS = 200;

/** The set as the rules allow it: of what was changed, the parts they refuse are left out and named (acceptance E4). */
export function fitting(before: GearSet, after: GearSet, rules: Rules): Fitting {
  let set = after;
  const leftOut: Refusal[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const changed = changedParts(storeSet(before), storeSet(set));
    const broken = setFindings(set, rules, changed).find((finding) =>
      finding.touches.some((part) => changed.has(part)),
    );
    if (!broken) return { set, leftOut };
    const { code, message } = broken;
    leftOut.push({ code, message });
    set = without(set, before, culprit(broken, changed));
  }
  return { set: before, leftOut };
}

/** What sits on an item goes without it; of two that exclude each other the one named last goes. */
function culprit({ touches: parts }: Finding, changed: ReadonlySet<Touched>): Touched {
  const sits = parts.slice(1).some(isItem) && !isItem(parts[0]!);
  return sits ? parts[0]! : parts.findLast((part) => changed.has(part))!;
}

function isItem(part: Touched): boolean {
  return SLOT_IDS.some((slot) => part === touches.item(slot));
}

function without(set: GearSet, before: GearSet, part: Touched): GearSet {
  for (const slot of SLOT_IDS) {
    const smaller = withoutGear(set, before, slot, part);
    if (smaller) return smaller;
  }
  return {
    ...set,
    ...(part === touches.field('talents') && { talents: before.talents }),
    ...(part === touches.field('phase') && { phase: before.phase }),
    glyphs: set.glyphs.map((id, slot) => (part === touches.glyph(slot) ? null : id)),
    buffs: set.buffs.filter(({ spellId }) => part !== touches.buff(spellId)),
    consumables: set.consumables.filter(
      ({ itemId, slotId }) => part !== touches.consumable(itemId, slotId),
    ),
    wishlist: set.wishlist.filter(({ id }) => part !== touches.wish(id)),
  };
}

function withoutGear(set: GearSet, before: GearSet, slot: SlotId, part: Touched): GearSet | null {
  const piece = set.gear[slot];
  const put = (next: typeof piece): GearSet => ({ ...set, gear: withPiece(set.gear, slot, next) });
  // What was worn there stays, unless what else came leaves it no place.
  if (part === touches.item(slot)) {
    return put(piece.item === before.gear[slot].item ? EMPTY_PIECE : before.gear[slot]);
  }
  if (part === touches.enchant(slot)) return put(enchanted(piece, null));
  if (part === touches.rune(slot)) return put(engraved(piece, null));
  const socket = piece.gems.findIndex((_, at) => part === touches.gem(slot, at));
  return socket === -1 ? null : put(gemmed(piece, socket, null));
}
