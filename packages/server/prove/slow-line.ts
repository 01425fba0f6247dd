import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that can be made slow, or silent, as networks become. */
export interface SlowLine {
  readonly port: number;
  /** Milliseconds that every answer is held up; Infinity lets nothing through and closes nothing. */
  setDelay(milliseconds: number): void;
  close(): void;
}

export async function slowLine(port: number): Promise<SlowLine> {
  let delay = 0;
  const sockets = new Set<Socket>();
  const line = createServer((near) => {
    const far = createConnection({ host: '127.0.0.1', port });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    near.on('data', (bytes) => {
      if (delay !== Infinity) far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (delay === 0) near.write(bytes);
      else if (delay !== Infinity) setTimeout(() => near.writable && near.write(bytes), delay);
    });
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  return {
    port: (line.address() as AddressInfo).port,
    setDelay: (milliseconds) => (delay = milliseconds),
    close() {
      line.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
