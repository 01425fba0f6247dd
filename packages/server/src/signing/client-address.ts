import { isIPv6 } from 'node:net';

/**
 * What limits count by. Whoever has an IPv6 address has the 2^72 beside it too: providers give their customers a
 * network of 56 bits, which stands for them all; an IPv4 address is the same however it is written.
 */
export function clientAddress(ip: string): string {
  if (!ip.includes(':') || !isIPv6(ip)) return ip;
  const groups = groupsOf(ip);
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return dotted(groups.slice(6));
  const fourth = (Number.parseInt(groups[3]!, 16) & 0xff00).toString(16);
  return `${[...groups.slice(0, 3), fourth].join(':')}::/56`;
}

/** The eight groups, without leading zeros, in lower case. */
function groupsOf(ip: string): readonly string[] {
  const [address] = ip.split('%');
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head, tail] = written
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const after = tail ?? [];
  return [...head!, ...Array<string>(8 - head!.length - after.length).fill('0'), ...after];
}

function dotted(groups: readonly string[]): string {
  return groups
    .flatMap((group) => {
      const value = Number.parseInt(group, 16);
      return [value >> 8, value & 255];
    })
    .join('.');
}
