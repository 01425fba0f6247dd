import type { KeyFigure } from '../key-figures.ts';
import type { PieceFacts, SharedFacts } from '../facts-of-set.ts';
import { alcove } from './figure-place.ts';
import { CARD, frame, lozenge, rule, text } from './draw.ts';
import { CLASS_INK, PALETTE, QUALITY_INK } from './palette.ts';

/** Where things stand, in pixels: with a figure on the right, all else moves together. */
interface Places {
  readonly right: number;
  readonly columns: readonly [number, number];
  readonly piece: { readonly size: number; readonly width: number };
  readonly figures: number;
}
const ROW = 37;
const TOP = 278;
const ALONE: Places = {
  right: CARD.width - CARD.margin,
  columns: [56, 446],
  piece: { size: 22, width: 360 },
  figures: 850,
};
const BESIDE_FIGURE: Places = {
  right: 846,
  columns: [56, 322],
  piece: { size: 20, width: 236 },
  figures: 596,
};

/** A shared set: its name and wearer above, what is worn on the left, what it comes to beside it, the wearer on the right. */
export function setCard(facts: SharedFacts, figure: string | null): string {
  const ink = CLASS_INK[facts.gameClass];
  const { margin } = CARD;
  const places = figure === null ? ALONE : BESIDE_FIGURE;
  const { right, columns } = places;
  const half = Math.ceil(facts.pieces.length / 2);
  return frame(facts.editionName, [
    ...(figure === null ? [] : [alcove(figure)]),
    text(margin, 150, facts.setName, {
      size: figure === null ? 62 : 54,
      colour: PALETTE.ink,
      face: 'serif',
      width: right - margin,
    }),
    text(margin, 200, facts.characterName, { size: 34, colour: ink, face: 'serif', width: 300 }),
    text(right, 200, `Level ${facts.level} ${facts.who}`, {
      size: figure === null ? 27 : 24,
      colour: PALETTE.ink2,
      anchor: 'end',
      width: right - margin - 320,
    }),
    rule(226, margin, right),
    ...facts.pieces.map((piece, index) =>
      pieceLine(piece, columns[index < half ? 0 : 1], TOP + (index % half) * ROW, places),
    ),
    ...figuresOf(facts, places),
  ]);
}

function pieceLine(
  { slot, name, quality }: PieceFacts,
  x: number,
  y: number,
  { piece }: Places,
): string {
  const colour = name === null ? PALETTE.ink3 : QUALITY_INK[quality];
  return (
    lozenge(x + 6, y - 7, 6, colour, name !== null) +
    text(x + 24, y, name ?? `${slot}: empty`, { ...piece, colour })
  );
}

function figuresOf(
  { itemLevel, figures }: SharedFacts,
  { figures: left, right }: Places,
): readonly string[] {
  const lines = [
    ...(itemLevel === null
      ? []
      : [{ label: 'Item level', shown: itemLevel.toFixed(1), capped: null }]),
    ...figures,
  ];
  return lines.flatMap((line, index) => {
    const y = TOP + 6 + index * 62;
    return [
      text(left, y, line.label, { size: 19, colour: PALETTE.ink3, width: 190 }),
      text(right, y, line.shown, {
        size: 34,
        bold: true,
        colour: index === 0 ? PALETTE.goldBright : PALETTE.ink,
        anchor: 'end',
      }),
      ...capNote(line, left, y),
    ];
  });
}

function capNote(
  { capped }: Pick<KeyFigure, 'capped'>,
  left: number,
  y: number,
): readonly string[] {
  if (capped === null) return [];
  const colour = capped ? PALETTE.up : PALETTE.ink3;
  return [
    lozenge(left + 6, y + 18, 5, colour, capped),
    text(left + 20, y + 24, capped ? 'cap reached' : 'below the cap', { size: 16, colour }),
  ];
}
