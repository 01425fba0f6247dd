import type { KeyFigure } from '../key-figures.ts';
import type { PieceFacts, SharedFacts } from '../facts-of-set.ts';
import { CARD, frame, lozenge, rule, text } from './draw.ts';
import { CLASS_INK, PALETTE, QUALITY_INK } from './palette.ts';

const ROW = 37;
const TOP = 278;
const COLUMNS = [56, 446] as const;
const FIGURES = 850;

/** A shared set: its name and wearer above, what is worn on the left, what it comes to on the right. */
export function setCard(facts: SharedFacts): string {
  const ink = CLASS_INK[facts.gameClass];
  const { margin, width } = CARD;
  const half = Math.ceil(facts.pieces.length / 2);
  return frame(facts.editionName, [
    text(margin, 150, facts.setName, {
      size: 62,
      colour: PALETTE.ink,
      face: 'serif',
      width: width - 2 * margin,
    }),
    text(margin, 200, facts.characterName, { size: 34, colour: ink, face: 'serif', width: 400 }),
    text(width - margin, 200, `Level ${facts.level} ${facts.who}`, {
      size: 27,
      colour: PALETTE.ink2,
      anchor: 'end',
      width: 640,
    }),
    rule(226),
    ...facts.pieces.map((piece, index) =>
      pieceLine(piece, COLUMNS[index < half ? 0 : 1], TOP + (index % half) * ROW),
    ),
    ...figuresOf(facts),
  ]);
}

function pieceLine({ slot, name, quality }: PieceFacts, x: number, y: number): string {
  const colour = name === null ? PALETTE.ink3 : QUALITY_INK[quality];
  return (
    lozenge(x + 6, y - 7, 6, colour, name !== null) +
    text(x + 24, y, name ?? `${slot}: empty`, { size: 22, colour, width: 360 })
  );
}

function figuresOf({ itemLevel, figures }: SharedFacts): readonly string[] {
  const right = CARD.width - CARD.margin;
  const lines = [
    ...(itemLevel === null
      ? []
      : [{ label: 'Item level', shown: itemLevel.toFixed(1), capped: null }]),
    ...figures,
  ];
  return lines.flatMap((line, index) => {
    const y = TOP + 6 + index * 62;
    return [
      text(FIGURES, y, line.label, { size: 21, colour: PALETTE.ink3, width: 190 }),
      text(right, y, line.shown, {
        size: 34,
        bold: true,
        colour: index === 0 ? PALETTE.goldBright : PALETTE.ink,
        anchor: 'end',
      }),
      ...capNote(line, y),
    ];
  });
}

function capNote({ capped }: Pick<KeyFigure, 'capped'>, y: number): readonly string[] {
  if (capped === null) return [];
  const colour = capped ? PALETTE.up : PALETTE.ink3;
  return [
    lozenge(FIGURES + 6, y + 18, 5, colour, capped),
    text(FIGURES + 20, y + 24, capped ? 'cap reached' : 'below the cap', { size: 16, colour }),
  ];
}
