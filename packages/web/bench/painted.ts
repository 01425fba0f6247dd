import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Milliseconds from each event that was waited for to the paint of what it brought. */
    painted: number[];
    watchPaint: (type: string) => void;
  }
}

/** Makes the page note how long after an event its answer was painted: the frame after it, and the moment after that. */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.painted = [];
    window.watchPaint = (type) => {
      addEventListener(
        type,
        ({ timeStamp }) => {
          requestAnimationFrame(() => {
            const after = new MessageChannel();
            after.port1.addEventListener('message', () => {
              after.port1.close();
              window.painted.push(performance.now() - timeStamp);
            });
            after.port1.start();
            after.port2.postMessage(null);
          });
        },
        { once: true, capture: true },
      );
    };
  });
}

/** Does it, and answers how long its paint took from the event on. */
export async function timeToPaint(
  page: Page,
  type: string,
  action: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate((name) => {
    window.painted = [];
    window.watchPaint(name);
  }, type);
  await action();
  await page.waitForFunction(() => window.painted.length > 0, undefined, { polling: 5 });
  return page.evaluate(() => window.painted[0] ?? Number.NaN);
}
