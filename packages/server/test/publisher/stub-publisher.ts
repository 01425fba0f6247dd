import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { PublisherAccess } from '../../src/publisher/publisher-client.ts';

export type StubAnswer =
  | { readonly json: unknown; readonly modified?: string }
  | { readonly text: string }
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  /** The head of an answer, and then nothing for ever. */
  | 'stall'
  /** Announces more than it sends, and hangs up. */
  | { readonly cut: string };

export interface StubRequest {
  readonly path: string;
  readonly namespace: string | null;
  readonly token: string | null;
  readonly since: string | null;
}

/** A server on this machine that speaks as the publisher does: tokens, namespaces, and answers as scripted. */
export interface StubPublisher {
  readonly access: PublisherAccess;
  readonly requests: StubRequest[];
  readonly tokensGiven: string[];
  /** Answers of a path, `?namespace` included, one after the other; the last for ever. */
  answer(pathAndNamespace: string, ...answers: readonly StubAnswer[]): void;
  /** Tokens refused from now on. */
  revokeTokens(): void;
  /** Seconds a token lives. */
  tokenLife: number;
}

const CLIENT = { clientId: 'stub-client', clientSecret: 'stub-secret' };

export async function stubPublisher(): Promise<StubPublisher> {
  const scripts = new Map<string, StubAnswer[]>();
  const revoked = new Set<string>();
  const stub: StubPublisher = {
    access: { ...CLIENT, api: '', tokenUrl: '' },
    requests: [],
    tokensGiven: [],
    answer: (key, ...answers) => void scripts.set(key, [...answers]),
    revokeTokens: () => stub.tokensGiven.forEach((token) => revoked.add(token)),
    tokenLife: 86_399,
  };

  function giveToken(request: IncomingMessage, response: ServerResponse): void {
    const basic = Buffer.from(`${CLIENT.clientId}:${CLIENT.clientSecret}`).toString('base64');
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const right = request.headers.authorization === `Basic ${basic}`;
      if (!right || body !== 'grant_type=client_credentials' || request.method !== 'POST') {
        response.writeHead(401).end('{"error":"invalid_client"}');
        return;
      }
      const token = `token-${stub.tokensGiven.length + 1}`;
      stub.tokensGiven.push(token);
      const answer = { access_token: token, token_type: 'bearer', expires_in: stub.tokenLife };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ ...answer, sub: 'stub' }));
    });
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stub');
    if (url.pathname === '/token') return giveToken(request, response);
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
    const namespace = url.searchParams.get('namespace');
    const since = request.headers['if-modified-since'] ?? null;
    stub.requests.push({ path: url.pathname, namespace, token, since });
    if (!token || !stub.tokensGiven.includes(token) || revoked.has(token)) {
      response.writeHead(401).end('{"code":401,"type":"BLZWEBAPI00000401"}');
      return;
    }
    const script = scripts.get(`${url.pathname}?${namespace}`);
    const answer = script && (script.length > 1 ? script.shift() : script[0]);
    send(answer ?? { status: 404 }, since, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(async () => {
    const closed = new Promise((done) => server.close(done));
    server.closeAllConnections();
    await closed;
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(stub, {
    access: { ...CLIENT, api: `${origin}/{region}`, tokenUrl: `${origin}/token` },
  });
}

function send(answer: StubAnswer, since: string | null, response: ServerResponse): void {
  const json = { 'content-type': 'application/json' };
  if (answer === 'stall') {
    response.writeHead(200, json).write('{"id":');
  } else if ('json' in answer) {
    if (answer.modified && answer.modified === since) {
      response.writeHead(304).end();
      return;
    }
    response.writeHead(200, {
      ...json,
      ...(answer.modified && { 'last-modified': answer.modified }),
    });
    response.end(JSON.stringify(answer.json));
  } else if ('text' in answer) {
    response.writeHead(200, json).end(answer.text);
  } else if ('cut' in answer) {
    response.writeHead(200, { ...json, 'content-length': String(answer.cut.length + 500) });
    response.write(answer.cut, () => response.destroy());
  } else {
    response.writeHead(answer.status, answer.headers);
    response.end(JSON.stringify({ code: answer.status, type: 'BLZWEBAPI', detail: 'scripted' }));
  }
}
