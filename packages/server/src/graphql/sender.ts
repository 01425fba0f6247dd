import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import proxyAddr from '@fastify/proxy-addr';

/** Where a request came from and by which name: what its connection says, or what a trusted proxy says of it. */
export interface Sender {
  readonly ip: string;
  readonly host: string;
  readonly isHttps: boolean;
  /** A trusted proxy says that it came by plain http. */
  readonly saidHttp: boolean;
}

export type ReadSender = (request: IncomingMessage) => Sender;

/** Reads it as Fastify does; `trustProxy` lists the addresses of proxies. */
export function senderReader(trustProxy: string | false): ReadSender {
  if (trustProxy === false) return senderOf;
  const isTrusted = proxyAddr.compile(trustProxy.split(',').map((address) => address.trim()));
  return (request) => {
    const near = senderOf(request);
    if (!isTrusted(near.ip, 0)) return near;
    const host = lastOf(request.headers['x-forwarded-host']);
    const protocol = lastOf(request.headers['x-forwarded-proto']);
    return {
      ip: proxyAddr.all(request, isTrusted).at(-1)!,
      host: host ?? near.host,
      isHttps: protocol === null ? near.isHttps : protocol === 'https',
      saidHttp: protocol === 'http',
    };
  };
}

function senderOf({ socket, headers }: IncomingMessage): Sender {
  return {
    ip: socket.remoteAddress ?? '',
    host: headers.host ?? '',
    isHttps: (socket as Partial<TLSSocket>).encrypted === true,
    saidHttp: false,
  };
}

/** The last entry of a forwarded header, added by the proxy nearest to us. */
function lastOf(header: string | string[] | undefined): string | null {
  if (!header) return null;
  return String(header).split(',').at(-1)!.trim();
}
