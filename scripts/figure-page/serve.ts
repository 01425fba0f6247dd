import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { Baker } from '@gearwright/art/model/bake/baker.ts';
import { modelsFolder } from '@gearwright/art/model/bake/make-models.ts';
import { modelFile } from '@gearwright/art/model/bake/model-kinds.ts';
import { isAnimation } from '@gearwright/model-viewer/animation/names.ts';
import { rolldown } from 'rolldown';
import { markedBody, markingOf } from './marked-body.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PAGE = '<!doctype html><canvas></canvas><script type="module" src="page.js"></script>';
/** One clear pixel: these pictures bear no watermark. */
const CLEAR = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A page that draws figures with a script of its own, with models baked as they are asked for. */
export async function serveFigures(
  entry: string,
): Promise<{ address: string; close: () => Promise<void> }> {
  const script = await bundlePage(entry);
  const baker = new Baker({ root: modelsFolder() });
  const bytesOf = async (path: string): Promise<readonly [string, string | Uint8Array] | null> => {
    if (path === '/') return ['text/html', PAGE];
    if (path === '/page.js') return ['text/javascript', script];
    if (path === '/model-viewer/texture/watermark.png') return ['image/png', CLEAR];
    const animation = /^\/model-viewer\/animation\/([a-z-]{1,30})\.json$/.exec(path)?.[1];
    if (animation && isAnimation(animation))
      return [
        'application/json',
        readFileSync(join(ROOT, 'packages/model-viewer/static/animation', `${animation}.json`)),
      ];
    if (!path.startsWith('/model-viewer/model/')) return null;
    const { file, marking } = markingOf(path.slice('/model-viewer/model/'.length));
    const model = modelFile(file);
    if (!model) return null;
    const bytes = readFileSync(await baker.fileOf(model));
    return ['application/octet-stream', marking ? markedBody(bytes, marking) : bytes];
  };
  const server = createServer((request, reply) => {
    bytesOf((request.url ?? '/').split('?')[0]!).then(
      (found) =>
        found
          ? reply.setHeader('content-type', found[0]).end(found[1])
          : reply.writeHead(404).end(),
      (error: unknown) => {
        console.error(error);
        reply.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { address: `http://127.0.0.1:${portOf(server)}/`, close: () => closeAll(server, baker) };
}

async function closeAll(server: Server, baker: Baker): Promise<void> {
  server.close();
  server.closeAllConnections();
  await baker.close();
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** A script for the browser with all it needs in one. */
export async function bundlePage(entry: string): Promise<string> {
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  return output[0].code;
}
