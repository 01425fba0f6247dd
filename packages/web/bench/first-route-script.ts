import { gzipBytes } from '../../../scripts/bench/measure.ts';
import { launchBrowser } from '../../../scripts/browser/launch.ts';

/** Every script the home page has asked for when it rests, compressed as gzip would. */
export async function firstRouteScript(
  site: string,
): Promise<{ readonly bytes: number; readonly files: number }> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body());
    });
    await page.goto(site);
    await page.getByRole('link', { name: 'Get Started' }).waitFor();
    // Counting the view comes when the page is long there, and is no part of it.
    await page.waitForTimeout(1000);
    const sizes = (await Promise.all(bodies)).map((body) => gzipBytes(body));
    return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length };
  } finally {
    await browser.close();
  }
}
