import type { GameClass } from '../words/classes-and-races.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { Rune } from '../dataset/tables.ts';
import type { Edition } from '../edition/edition.ts';
import { refusal } from '../messages.ts';
import { read, refused, type Reading } from '../reading.ts';
import type { SlotId } from '../slot/slots.ts';
import { runesFor } from './rune-slots.ts';

export type PanelRunes = Readonly<Partial<Record<SlotId, Rune>>>;

const BASE = 36;

/** For each filled panel slot its letter and the index in the class's list (acceptance D9). */
export function formatRunes(
  runes: PanelRunes,
  gameClass: GameClass,
  { runes: rules }: Edition,
  dataset: Dataset,
): string {
  return (rules?.panel ?? [])
    .map((slot) => {
      const spellId = runes[slot]?.spellId;
      const index = runesFor(dataset, gameClass, slot).findIndex((r) => r.spellId === spellId);
      return index === -1 ? '' : rules!.letters[slot]! + index.toString(BASE);
    })
    .join('');
}

export function parseRunes(
  code: string,
  gameClass: GameClass,
  { runes: rules, name }: Edition,
  dataset: Dataset,
): Reading<PanelRunes> {
  if (!rules) return code === '' ? read({}) : refused(refusal('notInEdition', 'runes', name));
  const runes: Partial<Record<SlotId, Rune>> = {};
  for (let at = 0; at < code.length; at += 2) {
    const sign = code.slice(at, at + 2);
    const slot = rules.panel.find((panelSlot) => rules.letters[panelSlot] === sign[0]);
    const index = /^[0-9a-z]$/.test(sign[1] ?? '') ? Number.parseInt(sign[1]!, BASE) : -1;
    const rune = slot === undefined ? undefined : runesFor(dataset, gameClass, slot)[index];
    if (slot === undefined || !rune || runes[slot]) return refused(refusal('unknownRune', sign));
    runes[slot] = rune;
  }
  return read(runes);
}
