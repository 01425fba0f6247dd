import { renderAsync } from '@resvg/resvg-js';
import { cardFonts } from './fonts.ts';

/** Drawings made at the same time: each takes a whole core. */
const AT_ONCE = 2;
/** Drawings that wait for their turn. Figures are drawn one by one, each in 0.9 s: the last waits for about 5 s. */
const MOST_WAITING = 4;

/** Takes its turn, then makes the drawing and its picture. */
export type RenderCard = (draw: () => string | Promise<string>) => Promise<Buffer>;

/** There are too many drawings to be made: later there is room again. */
export class CardsBusy extends Error {}

/** Makes pictures of drawings, a few at a time, beside the requests. */
export function cardRenderer(fontFolder: string): RenderCard {
  let fonts: readonly string[] | null = null;
  let drawing = 0;
  const waiting: (() => void)[] = [];

  return async (draw) => {
    if (waiting.length >= MOST_WAITING) throw new CardsBusy('too many cards');
    if (drawing >= AT_ONCE) await new Promise<void>((turn) => waiting.push(turn));
    else drawing += 1;
    try {
      fonts ??= cardFonts(fontFolder);
      const picture = await renderAsync(await draw(), {
        font: {
          loadSystemFonts: false,
          fontFiles: [...fonts],
          defaultFontFamily: 'Source Sans 3',
        },
      });
      return picture.asPng();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else drawing -= 1;
    }
  };
}
