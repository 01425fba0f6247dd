import type { Logger } from 'pino';
import type { FigureLook } from '@gearwright/game/look/gear-look.ts';
import { canDrawStill } from '@gearwright/art/model/still/still-models.ts';
import { StillThread } from '@gearwright/art/model/still/still-thread.ts';
import { FIGURE_SIZE } from './figure-place.ts';

/** Figures on cards. Nothing is baked for them: whoever made the set has seen it on the figure, so it mostly is. */
export interface CardFigures {
  /** The first of these whose models are all there. */
  choose(looks: readonly FigureLook[]): FigureLook | null;
  /** The address that holds the picture itself; null when it could not be drawn. */
  draw(look: FigureLook): Promise<string | null>;
  close(): Promise<void>;
}

/** The folder is where baked models are kept. */
export function createCardFigures(folder: string, log: Pick<Logger, 'warn'>): CardFigures {
  const thread = new StillThread(folder);
  const baked = new Set<string>();
  return {
    choose: (looks) => looks.find((look) => canDrawStill(folder, look, baked)) ?? null,
    async draw(look) {
      try {
        const png = await thread.draw(look, FIGURE_SIZE);
        return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
      } catch (error) {
        // Somebody may have emptied the folder.
        baked.clear();
        log.warn({ err: error }, 'the figure of a card could not be drawn');
        return null;
      }
    },
    close: () => thread.close(),
  };
}
