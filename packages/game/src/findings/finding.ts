import { refusal, type MessageCode, type MESSAGES, type Refusal } from '../messages.ts';

/** What of a set a finding is about. Two findings are the same trouble when they name the same parts. */
export type Touched = string;

export const touches = {
  item: (slot: number): Touched => `item ${slot}`,
  enchant: (slot: number): Touched => `enchant ${slot}`,
  gem: (slot: number, socket: number): Touched => `gem ${slot} ${socket}`,
  rune: (slot: number): Touched => `rune ${slot}`,
  glyph: (slot: number): Touched => `glyph ${slot}`,
  buff: (spellId: number): Touched => `buff ${spellId}`,
  consumable: (itemId: number, slot: number | null): Touched => `consumable ${itemId} ${slot}`,
  wish: (itemId: string): Touched => `wish ${itemId}`,
  field: (name: 'talents' | 'gameClass' | 'phase' | 'spec'): Touched => name,
};

/** A rule that the set as it stands does not keep. */
export interface Finding extends Refusal {
  /** The parts whose change would have brought it about. */
  readonly touches: readonly Touched[];
}

export function finding(reason: Refusal, ...parts: readonly Touched[]): Finding {
  return { ...reason, touches: parts };
}

export function found<Code extends MessageCode>(
  parts: readonly Touched[],
  code: Code,
  ...args: Parameters<(typeof MESSAGES)[Code]>
): Finding {
  return { ...refusal(code, ...args), touches: parts };
}
