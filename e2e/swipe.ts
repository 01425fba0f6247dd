import type { Page } from 'playwright-core';

/** A finger across a phone's page, by this many pixels. */
export async function swipe(page: Page, by: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: 600 }],
    });
  await touch('touchStart', 195);
  await touch('touchMove', 195 + by / 2);
  await touch('touchMove', 195 + by * 0.8);
  await touch('touchEnd', 0);
}
