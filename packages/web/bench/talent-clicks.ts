import type { Page } from 'playwright-core';
import { timesOf, type Times } from '../../../scripts/bench/measure.ts';
import { timeToPaint, watchPaints } from './painted.ts';

const REPETITIONS = 200;
const WARM_UPS = 10;

export interface ClickFigures {
  readonly raise: Times;
  readonly lower: Times;
  /** The least a click costs on the same page: a button that changes its own text. */
  readonly bare: Times;
}

/** A druid's trees with a build in them: a point more, a point less, and the bare button, in turn. */
export async function clickFigures(page: Page, origin: string): Promise<ClickFigures> {
  await watchPaints(page);
  await page.goto(`${origin}/talents/druid/5-5`);
  const talent = page.getByRole('button', { name: /^Furor, rank/ });
  await talent.waitFor();
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.id = 'bare';
    button.textContent = '0';
    button.addEventListener('click', () => {
      button.textContent = String(Number(button.textContent) + 1);
    });
    document.querySelector('h1')?.append(button);
  });
  const samples = { raise: [] as number[], lower: [] as number[], bare: [] as number[] };
  for (let round = -WARM_UPS; round < REPETITIONS; round++) {
    const once = {
      bare: await timeToPaint(page, 'click', () => page.locator('#bare').click()),
      raise: await timeToPaint(page, 'click', () => talent.click()),
      lower: await timeToPaint(page, 'contextmenu', () => talent.click({ button: 'right' })),
    };
    if (round < 0) continue;
    samples.bare.push(once.bare);
    samples.raise.push(once.raise);
    samples.lower.push(once.lower);
  }
  return {
    raise: timesOf(samples.raise),
    lower: timesOf(samples.lower),
    bare: timesOf(samples.bare),
  };
}
