import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RoundRobin {
  readonly origin: string;
  /** How many requests each server got. */
  readonly passed: readonly number[];
  close(): Promise<void>;
}

/** Passes every request to the next of several servers, as it came. */
export async function roundRobin(origins: readonly string[]): Promise<RoundRobin> {
  const passed = origins.map(() => 0);
  let turn = 0;
  const proxy = createServer((request, response) => {
    const index = turn++ % origins.length;
    passed[index]! += 1;
    const { hostname, port } = new URL(origins[index]!);
    const onward = ask(
      {
        hostname,
        port,
        method: request.method,
        path: request.url,
        headers: { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress ?? '' },
      },
      (reply) => {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(response);
      },
    );
    onward.on('error', () => response.writeHead(502).end());
    request.pipe(onward);
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    passed,
    async close() {
      const closed = new Promise((done) => proxy.close(done));
      proxy.closeAllConnections();
      await closed;
    },
  };
}
