import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { RACES } from '@gearwright/game/words/classes-and-races.ts';
import { bakeSubject } from './bake-subject.ts';
import { readSubject, readTable, saveSubject, TABLES } from './tables.ts';

/** A page of sliders for sculptors: proportions, face and hair over the live field, saved back to the tables. */

const FILES: Readonly<Record<string, readonly [string, string]>> = {
  '/': ['page.html', 'text/html; charset=utf-8'],
  '/page.js': ['page.js', 'text/javascript; charset=utf-8'],
  '/draw.js': ['draw.js', 'text/javascript; charset=utf-8'],
};

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > 20_000) throw new Error('That is too long for a figure.');
  }
  return text;
}

async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://studio');
  const send = (value: unknown): void => {
    reply.setHeader('content-type', 'application/json').end(JSON.stringify(value));
  };
  const file = FILES[url.pathname];
  if (request.method === 'GET' && file) {
    reply
      .setHeader('content-type', file[1])
      .end(readFileSync(resolve(import.meta.dirname, file[0])));
  } else if (request.method === 'GET' && url.pathname === '/tables') {
    send({
      races: RACES,
      tables: Object.fromEntries(TABLES.map((name) => [name, readTable(name)])),
    });
  } else if (request.method === 'POST' && url.pathname === '/bake') {
    const number = (name: string): number =>
      Math.min(40, Math.max(0, Math.trunc(Number(url.searchParams.get(name)) || 0)));
    send(
      bakeSubject(
        readSubject(await textOf(request)),
        url.searchParams.has('whole'),
        number('hair'),
        number('feature'),
      ),
    );
  } else if (request.method === 'POST' && url.pathname === '/save') {
    saveSubject(readSubject(await textOf(request)));
    send({ saved: true });
  } else {
    reply.writeHead(404).end();
  }
}

const server = createServer((request, reply) => {
  answer(request, reply).catch((error: unknown) => {
    reply
      .writeHead(400, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: error instanceof Error ? error.message : 'unknown' }));
  });
});
// For the one at this machine alone: it writes into the sources.
server.listen(Number(process.env.PORT_STUDIO ?? 0), '127.0.0.1', () => {
  console.log(`The studio is open at http://localhost:${(server.address() as AddressInfo).port}`);
});
