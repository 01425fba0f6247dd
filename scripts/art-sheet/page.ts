import { isAnimation } from '@gearwright/model-viewer/animation/names.ts';
import { openContext } from '@gearwright/model-viewer/open-context.ts';
import { ModelViewer } from '@gearwright/model-viewer/viewer.ts';
import type { Frame } from './sheets.ts';

const CELL = { width: 216, height: 270 } as const;

/** Draws a sheet's frames one after another with the viewer, and gives the whole as a PNG's data address. */
async function drawSheet(frames: readonly Frame[], columns: number): Promise<string> {
  const canvas = document.querySelector('canvas')!;
  const context = openContext(canvas);
  if (!context) throw new Error('There is no WebGL here.');
  let isReady = false;
  const viewer = new ModelViewer({
    canvas,
    context,
    folder: '/model-viewer/',
    winter: false,
    stillness: false,
    onState: ({ loading, shown }) => {
      isReady = shown && !loading;
    },
  });
  const sheet = document.createElement('canvas');
  sheet.width = CELL.width * columns;
  sheet.height = CELL.height * Math.ceil(frames.length / columns);
  const pen = sheet.getContext('2d')!;
  pen.font = '12px sans-serif';
  for (const [i, { look, animation, head, label }] of frames.entries()) {
    isReady = false;
    viewer.show(look);
    if (isAnimation(animation)) viewer.play(animation);
    while (!isReady) await pause(40);
    await pause(animation === 'stand' ? 60 : 700);
    const picture = await createImageBitmap(await viewer.picture());
    const [x, y] = [(i % columns) * CELL.width, Math.floor(i / columns) * CELL.height];
    // A head fills the upper middle of a standing figure's picture.
    const part = head ? [0.27, 0.06, 0.46, 0.46] : [0, 0, 1, 1];
    const [left, top, wide, high] = part as [number, number, number, number];
    pen.drawImage(
      picture,
      left * picture.width,
      top * picture.height,
      wide * picture.width,
      high * picture.height,
      x,
      y,
      CELL.width,
      CELL.height,
    );
    pen.fillStyle = '#9aa4b4';
    pen.fillText(label, x + 6, y + CELL.height - 6);
  }
  viewer.dispose();
  return sheet.toDataURL('image/png');
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));

Object.assign(window, { drawSheet });
