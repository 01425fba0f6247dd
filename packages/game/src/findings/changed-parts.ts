import { SLOT_IDS } from '../slot/slots.ts';
import { touches, type Touched } from './finding.ts';
import type { StoredSet } from '../stored/stored-set.ts';

/** The parts in which two stored states differ; all that is filled when there was nothing before. */
export function changedParts(before: StoredSet | null, after: StoredSet): ReadonlySet<Touched> {
  const changed = new Set<Touched>();
  const compare = (part: Touched, was: unknown, is: unknown): void => {
    if ((was ?? null) !== (is ?? null)) changed.add(part);
  };
  for (const slot of SLOT_IDS) {
    compare(touches.item(slot), before?.itemIds[slot], after.itemIds[slot]);
    compare(touches.enchant(slot), before?.enchantIds[slot], after.enchantIds[slot]);
    compare(touches.rune(slot), before?.runeIds[slot], after.runeIds[slot]);
    const was = before?.gemIds[slot] ?? [];
    const is = after.gemIds[slot] ?? [];
    const sockets = Math.max(was.length, is.length);
    for (let socket = 0; socket < sockets; socket++) {
      compare(touches.gem(slot, socket), was[socket], is[socket]);
    }
  }
  after.glyphIds.forEach((id, slot) => compare(touches.glyph(slot), before?.glyphIds[slot], id));
  for (const { spellId } of after.buffs) {
    const had = before?.buffs.some((buff) => buff.spellId === spellId) ?? false;
    compare(touches.buff(spellId), had, true);
  }
  for (const { itemId, slotId } of after.consumables) {
    const had = before?.consumables.some((d) => d.itemId === itemId && d.slotId === slotId);
    compare(touches.consumable(itemId, slotId), had ?? false, true);
  }
  for (const id of after.wishlistIds) {
    compare(touches.wish(id), before?.wishlistIds.includes(id) ?? false, true);
  }
  compare('talents', before?.talents, after.talents);
  compare('gameClass', before?.gameClass, after.gameClass);
  compare('phase', before?.phase, after.phase);
  compare('spec', before?.spec, after.spec);
  return changed;
}
