import type { KeyFigure } from '../key-figures.ts';
import type { SharedFacts } from '../facts-of-set.ts';
import { CARD, frame, lozenge, rule, text } from './draw.ts';
import { CLASS_INK, PALETTE } from './palette.ts';

const MIDDLE = CARD.width / 2;
const TOP = 312;
const ROW = 62;

/** Two sets on one spine: names to the sides, figures between them, the difference on the right. */
export function comparisonCard(left: SharedFacts, right: SharedFacts): string {
  const { margin, width } = CARD;
  const side = MIDDLE - margin - 60;
  const wearer = (facts: SharedFacts) => `${facts.characterName}, level ${facts.level}`;
  return frame(left.editionName, [
    text(margin, 158, left.setName, {
      size: 46,
      colour: PALETTE.ink,
      face: 'serif',
      width: side,
    }),
    text(width - margin, 158, right.setName, {
      size: 46,
      colour: PALETTE.ink,
      face: 'serif',
      width: side,
      anchor: 'end',
    }),
    lozenge(MIDDLE, 146, 13, PALETTE.gold, false),
    text(margin, 200, wearer(left), {
      size: 26,
      colour: CLASS_INK[left.gameClass],
      face: 'serif',
      width: side,
    }),
    text(width - margin, 200, wearer(right), {
      size: 26,
      colour: CLASS_INK[right.gameClass],
      face: 'serif',
      width: side,
      anchor: 'end',
    }),
    rule(232),
    ...linesOf(left, right).flatMap((line, index) => comparedLine(line, TOP + index * ROW)),
  ]);
}

interface Compared {
  readonly label: string;
  readonly left: string;
  readonly right: string;
  readonly difference: string;
  /** Whether the right one is better; null when they are equal or nobody can say. */
  readonly better: boolean | null;
}

function linesOf(left: SharedFacts, right: SharedFacts): readonly Compared[] {
  const level = (facts: SharedFacts): KeyFigure => ({
    label: 'Item level',
    value: facts.itemLevel ?? 0,
    shown: facts.itemLevel?.toFixed(1) ?? '–',
    capped: null,
  });
  return [
    compared(level(left), level(right)),
    ...left.figures.flatMap((figure, index) => {
      const other = right.figures[index];
      return other?.label === figure.label ? compared(figure, other) : [];
    }),
  ];
}

function compared(a: KeyFigure, b: KeyFigure): Compared {
  const change = b.value - a.value;
  const same = Math.abs(change) < 0.005;
  const digits = Number.isInteger(a.value) && Number.isInteger(b.value) ? 0 : 1;
  return {
    label: a.label,
    left: a.shown,
    right: b.shown,
    difference: same ? '=' : `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(digits)}`,
    better: same ? null : change > 0,
  };
}

function comparedLine(line: Compared, y: number): readonly string[] {
  const colour = line.better === null ? PALETTE.ink3 : line.better ? PALETTE.up : PALETTE.down;
  const figure = { size: 36, bold: true, colour: PALETTE.ink } as const;
  return [
    text(MIDDLE, y, line.label, {
      size: 24,
      colour: PALETTE.ink3,
      anchor: 'middle',
      width: 280,
    }),
    text(MIDDLE - 180, y, line.left, { ...figure, anchor: 'end' }),
    text(MIDDLE + 180, y, line.right, figure),
    text(CARD.width - CARD.margin, y, line.difference, { size: 28, colour, anchor: 'end' }),
  ];
}
