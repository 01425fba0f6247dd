import type { SourceParts } from './source-words.ts';
import type { GemColor, Copper, Quality, SocketColor } from '../item/item.ts';

/** How a line is coloured; what a tone looks like is the screen's business. */
export type Tone =
  /** White: what the item plainly is. */
  | 'plain'
  /** The game's yellow: item level, set name, flavour. */
  | 'gold'
  /** Green: equip, use and chance-on-hit lines, bonuses that are on. */
  | 'effect'
  /** Grey: pieces not worn, bonuses that are off, where it comes from. */
  | 'dim'
  /** A requirement that its reader does not meet. */
  | 'unmet';

/** One line of a tooltip, in the game's order. Screens render them one by one and add nothing. */
export type TooltipLine =
  | { readonly kind: 'name'; readonly text: string; readonly quality: Quality }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly tone: Tone;
      /** What stands at the right end of the line. */
      readonly right?: string;
      readonly indented?: true;
      /** The kind of thing at the right end, or the slot where it names none, is nothing its reader can use. */
      readonly unusable?: true;
      /** Of a source: the text in its parts, to be shown with signs of what is paid. */
      readonly source?: SourceParts;
    }
  | {
      readonly kind: 'socket';
      readonly text: string;
      readonly socket: SocketColor;
      /** The gem in it; null when it is empty. */
      readonly gem: GemColor | null;
    }
  | { readonly kind: 'flavor'; readonly text: string }
  | { readonly kind: 'money'; readonly label: string; readonly copper: Copper }
  /** A little air between parts. */
  | { readonly kind: 'gap' };

export type TextLine = Extract<TooltipLine, { kind: 'text' }>;

export function line(text: string, tone: Tone = 'plain', right?: string): TextLine {
  return right === undefined ? { kind: 'text', text, tone } : { kind: 'text', text, tone, right };
}

export function indentedLine(text: string, tone: Tone): TooltipLine {
  return { kind: 'text', text, tone, indented: true };
}

export const GAP: TooltipLine = { kind: 'gap' };
