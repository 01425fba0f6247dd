import { isAnimation } from '@gearwright/model-viewer/animation/names.ts';
import { openContext } from '@gearwright/model-viewer/open-context.ts';
import { ModelViewer } from '@gearwright/model-viewer/viewer.ts';
import type { Frame } from './sheets.ts';

/** Pixels at the foot of a cell for its words. */
const LABEL = 16;

/** Draws a sheet's frames one after another with the viewer, and gives the whole as a PNG's data address. */
async function drawSheet(
  frames: readonly Frame[],
  columns: number,
  cell: { readonly width: number; readonly height: number },
): Promise<string> {
  const canvas = document.querySelector('canvas')!;
  canvas.style.width = `${cell.width}px`;
  canvas.style.height = `${cell.height}px`;
  const context = openContext(canvas);
  if (!context) throw new Error('There is no WebGL here.');
  let isReady = false;
  // It stands still: a frame is drawn when it is asked for, and the machine has its time for baking.
  const viewer = new ModelViewer({
    ...{ canvas, context, folder: '/model-viewer/', winter: false, stillness: true },
    onState: ({ loading, shown }) => {
      isReady = shown && !loading;
    },
  });
  const sheet = document.createElement('canvas');
  sheet.width = cell.width * columns;
  sheet.height = (cell.height + LABEL) * Math.ceil(frames.length / columns);
  const pen = sheet.getContext('2d')!;
  pen.fillStyle = '#171c24';
  pen.fillRect(0, 0, sheet.width, sheet.height);
  pen.font = '12px sans-serif';
  for (const [i, { look, animation, seconds, view, label }] of frames.entries()) {
    isReady = false;
    viewer.show(look);
    if (isAnimation(animation)) viewer.play(animation);
    while (!isReady) await nextFrame();
    while (viewer.animation !== animation) await nextFrame();
    viewer.frameAt(seconds, view);
    const [x, y] = [(i % columns) * cell.width, Math.floor(i / columns) * (cell.height + LABEL)];
    pen.drawImage(canvas, x, y, cell.width, cell.height);
    pen.fillStyle = '#9aa4b4';
    pen.fillText(label, x + 6, y + cell.height + LABEL - 5);
  }
  viewer.dispose();
  return sheet.toDataURL('image/png');
}

const nextFrame = (): Promise<void> => new Promise((done) => setTimeout(done, 16));

Object.assign(window, { drawSheet });
