/** Milliseconds until a new size is taken over. */
const RESIZE_DEBOUNCE = 50;

/** Tells the size of a canvas on the page, now and whenever it has changed; returns how to stop. */
export function watchSize(
  canvas: HTMLCanvasElement,
  onSize: (width: number, height: number) => void,
): () => void {
  const tell = (): void => {
    const { width, height } = canvas.getBoundingClientRect();
    if (width > 0 && height > 0) onSize(width, height);
  };
  let timer = 0;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = window.setTimeout(tell, RESIZE_DEBOUNCE);
  });
  observer.observe(canvas);
  tell();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
