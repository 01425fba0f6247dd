/** What the figure is drawn with; asked for before anything of the viewer is fetched. Null where there is no WebGL. */
export function openContext(canvas: HTMLCanvasElement): WebGL2RenderingContext | null {
  try {
    return canvas.getContext('webgl2', {
      alpha: true,
      antialias: true,
      powerPreference: 'default',
      premultipliedAlpha: true,
    });
  } catch {
    return null;
  }
}
