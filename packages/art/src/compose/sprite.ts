/** One SVG of symbols; a page shows one with `<use href="…#name">` and colours it by `fill`. */
export function spriteOf(glyphs: readonly string[], outline: (glyph: string) => string): string {
  const symbols = glyphs.map(
    (glyph) =>
      `<symbol id="${glyph}" viewBox="0 0 512 512" overflow="visible"><path d="${outline(glyph)}"/></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
