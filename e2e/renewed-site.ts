import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RenewedSite {
  readonly address: string;
  /** From now on the site serves another version of itself. */
  renew(): void;
  close(): void;
}

const WORKER = '/service-worker.js';

/** A site as it is, until it is renewed: the real server behind a door that changes the worker's version. */
export async function renewedSite(address: string): Promise<RenewedSite> {
  let renewed = false;
  const door = createServer((asked, answer) => {
    const { url = '/', method, headers } = asked;
    if (renewed && url === WORKER) {
      void fetch(new URL(url, address)).then(async (reply) => {
        const script = (await reply.text()).replace(/"version":"\w+"/, '"version":"renewed"');
        answer.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
      });
      return;
    }
    const passed = request(new URL(url, address), { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((ready) => door.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    renew: () => {
      renewed = true;
    },
    close: () => {
      door.close();
      door.closeAllConnections();
    },
  };
}
