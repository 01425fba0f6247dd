import { resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { starterLook } from '@gearwright/game/look/starter-look.ts';
import type { Look, LookPiece } from '@gearwright/model-viewer/look.ts';
import { atMost, type Bench, type Figure } from '../../../scripts/bench/figure.ts';
import { milliseconds } from '../../../scripts/bench/measure.ts';
import { DRAWING, launchBrowser } from '../../../scripts/browser/launch.ts';
import type { FigurePage } from '../../../scripts/figure-page/page.ts';
import { serveFigures } from '../../../scripts/figure-page/serve.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Bytes; calls; milliseconds; swaps. */
const MOST = { script: 220_000, assets: 250_000, calls: 40, swap: 100 } as const;
/** As the baker compresses them. */
const SERVED = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };
const SWAPS = 500;
const FRAMES = 30;

const worn = (slot: LookPiece['slot'], modelId: string): LookPiece => ({
  ...{ slot, modelId, palette: {}, glow: 0.6 },
});
/** A whole outfit of the heaviest kind, cloak and weapons included. */
const DRESSED: Look = {
  ...{ race: 'human', gender: 'male', skin: 0, face: 0, hairStyle: 0, hairColor: 0, facialHair: 0 },
  ...{ helm: true, cloak: true, sheathed: false, ranged: false },
  pieces: [
    worn('head', 'plate-head-horned-3'),
    worn('shoulders', 'plate-shoulder-spikes-3'),
    worn('chest', 'plate-chest-keel-3-spikes'),
    worn('waist', 'plate-waist-wide-3-spikes'),
    worn('legs', 'plate-legs-tassets-3'),
    worn('feet', 'plate-feet-high-3'),
    worn('wrists', 'plate-wrist-guard-3'),
    worn('hands', 'plate-hands-cuffed-3'),
    worn('back', 'cloak-split-3'),
    worn('mainHand', 'sword1h-leaf-3'),
    worn('offHand', 'shield-kite-3'),
  ],
};
const STARTER: Look = { ...DRESSED, pieces: starterLook('human') };

export const bench: Bench = {
  title: 'a figure in headless Chromium, without a graphics card',
  async run() {
    const script = await viewerScript();
    const server = await serveFigures(resolve(ROOT, 'scripts/figure-page/page.ts'));
    const browser = await launchBrowser(DRAWING);
    try {
      // Baked beforehand: what is measured is the viewer.
      const warm = await browser.newPage();
      await warm.goto(server.address);
      await warm.waitForFunction(() => 'figure' in window);
      await warm.evaluate(firstPicture, DRESSED);
      await warm.evaluate(firstPicture, STARTER);
      await warm.close();

      const page = await browser.newPage();
      const sizes: Promise<number>[] = [];
      page.on('response', (response) => {
        if (!response.url().includes('/model-viewer/model/')) return;
        sizes.push(response.body().then((body) => brotliCompressSync(body, SERVED).length));
      });
      await page.goto(server.address);
      await page.waitForFunction(() => 'figure' in window);
      const first = await page.evaluate(firstPicture, DRESSED);
      await page.waitForLoadState('networkidle');
      const assets = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      const frames = await page.evaluate(framesBeside, FRAMES);
      const swaps = await page.evaluate(swapOften, { one: DRESSED, other: STARTER, times: SWAPS });
      return [
        sized('script of the viewer with three.js, gzip', script, MOST.script),
        sized('assets of one dressed character, Brotli', assets, MOST.assets),
        plain('from nothing to its first picture', milliseconds(first.time)),
        counted('draw calls, the shadow included', first.calls, MOST.calls),
        plain('triangles, the shadow included', String(first.triangles)),
        {
          what: 'a frame of it, beside one of an empty scene of the same size',
          value: `${milliseconds(frames.figure)} to ${milliseconds(frames.empty)}`,
          ratio: frames.figure / frames.empty,
          goal: null,
        },
        {
          what: 'from a swapped outfit that is there to the painted frame (median)',
          value: milliseconds(swaps.median),
          ratio: null,
          goal: atMost(Math.round(swaps.median), MOST.swap, ' ms'),
        },
        counted(`geometries more after ${SWAPS} swaps`, swaps.geometries, 0),
        counted(`textures more after ${SWAPS} swaps`, swaps.textures, 0),
      ];
    } finally {
      await browser.close();
      await server.close();
    }
  },
};

const plain = (what: string, value: string): Figure => ({ what, value, ratio: null, goal: null });
const counted = (what: string, count: number, most: number): Figure => ({
  ...plain(what, String(count)),
  goal: atMost(count, most),
});
const sized = (what: string, bytes: number, most: number): Figure => ({
  ...plain(what, `${(bytes / 1000).toFixed(0)} KB`),
  goal: atMost(Math.ceil(bytes / 1000), most / 1000, ' KB'),
});

/** Bytes of all that a page fetches for the viewer. */
async function viewerScript(): Promise<number> {
  const bundle = await rolldown({
    input: resolve(ROOT, 'packages/model-viewer/src/viewer.ts'),
    platform: 'browser',
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false });
  await bundle.close();
  return gzipSync(output[0].code, { level: 9 }).length;
}

/** Runs in the page. */
async function firstPicture(look: Look): Promise<{
  time: number;
  calls: number;
  triangles: number;
}> {
  const { figure }: { figure: FigurePage } = window;
  const start = performance.now();
  figure.open(480, 600);
  await figure.show(look);
  figure.keep('first');
  return { time: performance.now() - start, ...figure.viewer.figures() };
}

/** Runs in the page: reading a pixel back waits until all of the frame is there. */
function framesBeside(times: number): { figure: number; empty: number } {
  const { figure }: { figure: FigurePage } = window;
  const median = (draw: () => void, canvas: HTMLCanvasElement): number => {
    const context = canvas.getContext('webgl2')!;
    const pixel = new Uint8Array(4);
    const taken = Array.from({ length: times }, () => {
      const start = performance.now();
      draw();
      context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, pixel);
      return performance.now() - start;
    });
    return taken.toSorted((a, b) => a - b).at(times / 2) ?? Number.NaN;
  };
  const drawn = median(() => figure.viewer.frameAt(1 / 30), figure.canvas);
  const empty = figure.emptyScene();
  return { figure: drawn, empty: median(empty.draw, empty.canvas) };
}

/** Runs in the page. */
async function swapOften({
  one,
  other,
  times,
}: {
  one: Look;
  other: Look;
  times: number;
}): Promise<{
  median: number;
  geometries: number;
  textures: number;
}> {
  const { figure }: { figure: FigurePage } = window;
  await figure.show(one);
  await figure.show(other);
  figure.viewer.frameAt(0);
  const before = figure.viewer.figures();
  const taken: number[] = [];
  for (let swap = 0; swap < times; swap++) {
    const start = performance.now();
    await figure.show(swap % 2 === 0 ? one : other);
    // Drawing every one of them would measure the machine, not the viewer.
    if (swap % 10 === 0) figure.viewer.frameAt(0);
    taken.push(performance.now() - start);
  }
  figure.viewer.frameAt(0);
  const after = figure.viewer.figures();
  const painted = taken.filter((_, at) => at % 10 === 0).toSorted((a, b) => a - b);
  return {
    median: painted.at(painted.length / 2) ?? Number.NaN,
    geometries: after.geometries - before.geometries,
    textures: after.textures - before.textures,
  };
}
