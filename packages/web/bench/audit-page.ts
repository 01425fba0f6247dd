import { createServer, type AddressInfo } from 'node:net';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../scripts/browser/find-chromium.ts';
import { FLAGS } from '../../../scripts/browser/launch.ts';

const RUNS = 5;
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

export interface PageAudit {
  /** 0 to 100, the middle one of five runs with the desktop preset. */
  readonly performance: number;
  /** The least of them: it does not vary by chance. */
  readonly accessibility: number;
  /** Of the middle run, as Lighthouse words them. */
  readonly metrics: Readonly<Record<keyof typeof METRICS, string>>;
}

/** Each run in a browser of its own: nothing is left of the one before. */
export async function auditPage(url: string): Promise<PageAudit> {
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await auditOnce(url));
  const middle = runs.toSorted((a, b) => a.performance - b.performance)[Math.floor(RUNS / 2)]!;
  const findings = runs.find(({ accessibility }) => accessibility < 100)?.findings ?? [];
  if (findings.length > 0) console.error(`${url}: ${findings.join(', ')}`);
  return { ...middle, accessibility: Math.min(...runs.map((run) => run.accessibility)) };
}

async function auditOnce(url: string) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    const onlyCategories = ['performance', 'accessibility'];
    const result = await lighthouse(
      url,
      { port, onlyCategories, logLevel: 'silent' },
      desktopConfig,
    );
    if (!result) throw new Error(`Lighthouse has nothing to say of ${url}`);
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const score = (category: string): number =>
      Math.round((categories[category]?.score ?? 0) * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      metrics: Object.fromEntries(
        Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.displayValue ?? '?']),
      ) as PageAudit['metrics'],
      findings: (categories['accessibility']?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
        .map(({ id }) => id),
    };
  } finally {
    await browser.close();
  }
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
}
