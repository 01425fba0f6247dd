/** Pixels: what a card needs for all its slots in two columns. */
export const EMBED_SIZE = { width: 600, height: 480 } as const;

interface Frame {
  readonly origin: string;
  readonly publicId: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
}

/** The line that shows a shared set on another page; its parts stand in it as markup already. */
export function embedFrame({ origin, publicId, title, width, height }: Frame): string {
  return `<iframe src="${origin}/embed/set/${publicId}" width="${width}" height="${height}" title="${title}" frameborder="0" loading="lazy"></iframe>`;
}
