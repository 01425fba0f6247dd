import type { Wearer } from '../character/character.ts';
import type { Rune } from '../dataset/tables.ts';
import type { Gear } from '../set/gear-set.ts';
import { isSkilledFor } from '../set/set-skill.ts';
import { SLOT_IDS } from '../slot/slots.ts';
import { linesOf, type IdleReason, type Line } from './line.ts';
import type { Prepared, TotalsTables } from './prepared.ts';
import type { Standing } from './standing.ts';
import { takeLines } from './take-lines.ts';
import type { Tally } from './tally.ts';

interface Engraved {
  readonly tally: Tally;
  readonly dataset: Pick<TotalsTables, 'setOf'>;
  readonly wearer: Wearer;
  readonly gear: Gear;
  readonly standing: Standing;
  readonly prepared: Pick<Prepared, 'ofRace'>;
}

/** Runes after all that is worn, for some do not add to what race or set gives. */
export function sumRunes(worn: Engraved, piecesOf: (setId: number) => number): void {
  const seen: string[] = [];
  for (const slot of SLOT_IDS) {
    const { rune } = worn.gear[slot];
    if (!rune) continue;
    const reason = whyIdle(worn, rune, seen, piecesOf);
    seen.push(rune.id);
    const source = { kind: 'rune', name: rune.name, slot, id: rune.id } as const;
    const lines = linesOf(rune.effects, worn.wearer.level, source);
    if (reason !== null) lines.forEach((line) => worn.tally.passOver(line, reason));
    else if (rune.notWithRacial) takeAboveRacial(worn, lines);
    else takeLines(worn.tally, lines, worn.standing);
  }
}

function whyIdle(
  { dataset, wearer }: Engraved,
  { id, once, copies }: Rune,
  seen: readonly string[],
  piecesOf: (setId: number) => number,
): IdleReason | null {
  if (once && seen.includes(id)) return { kind: 'wornTwice' };
  if (copies === null || piecesOf(copies.setId) < copies.pieces) return null;
  const set = dataset.setOf(copies.setId);
  if (set === null || !isSkilledFor(set, wearer)) return null;
  return { kind: 'setBonus', name: set.name, pieces: copies.pieces };
}

/** Of a skill that the race has too, only what goes beyond it. */
function takeAboveRacial({ tally, standing, prepared }: Engraved, lines: readonly Line[]): void {
  for (const line of lines) {
    const value = line.value - prepared.ofRace[line.stat]!;
    if (value > 0) takeLines(tally, [{ ...line, value }], standing);
    else tally.passOver(line, { kind: 'racial' });
  }
}
