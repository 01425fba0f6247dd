import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BakerBusy, type Baker } from '@gearwright/art/model/bake/baker.ts';
import { modelFile } from '@gearwright/art/model/bake/model-kinds.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** `/model-viewer/model/**`: figures and pieces of ours, baked when first asked for. */
export function serveModels(server: FastifyInstance, models: Baker): void {
  server.get<{ Params: { '*': string } }>('/model-viewer/model/*', async (request, reply) => {
    const path = request.params['*'];
    const model = modelFile(path);
    if (!model) {
      return refuse(reply, 404, `There is no model at ${JSON.stringify(path.slice(0, 100))}.`);
    }
    try {
      return await send(request, reply, await models.fileOf(model), model.file);
    } catch (error) {
      if (!(error instanceof BakerBusy)) throw error;
      reply.header('retry-after', error.retryAfterSeconds);
      return refuse(reply, 503, error.message);
    }
  });
}

function refuse(reply: FastifyReply, code: 404 | 503, error: string): FastifyReply {
  return reply.code(code).header('cache-control', 'no-store').send({ error });
}

/** A mesh has its hash in its name; what names it is asked for again each time, and mostly unchanged. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  file: string,
): Promise<FastifyReply> {
  const isJson = file.endsWith('.json');
  const packed = /\bbr\b/.test(request.headers['accept-encoding']?.slice(0, 200) ?? '');
  const { size, mtimeMs } = await stat(packed ? `${path}.br` : path);
  reply
    .type(isJson ? 'application/json; charset=utf-8' : 'application/octet-stream')
    .header('vary', 'accept-encoding')
    .header('cache-control', isJson ? 'no-cache' : FOR_EVER);
  if (isJson) {
    const tag = `"${Math.round(mtimeMs).toString(36)}-${size.toString(36)}"`;
    reply.header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  }
  if (packed) reply.header('content-encoding', 'br');
  return reply.header('content-length', size).send(createReadStream(packed ? `${path}.br` : path));
}
