import type { GemColor, Item, SocketColor } from '../item/item.ts';

/** Which gems match which socket. */
const MATCHES: Readonly<Record<SocketColor, readonly GemColor[]>> = {
  red: ['red', 'orange', 'purple', 'prismatic'],
  blue: ['blue', 'green', 'purple', 'prismatic'],
  yellow: ['yellow', 'green', 'orange', 'prismatic'],
  meta: ['meta', 'prismatic'],
  prismatic: ['red', 'blue', 'yellow', 'orange', 'purple', 'green', 'prismatic'],
};

/** The gem has the socket's colour: what the socket bonus asks. */
export function gemFitsSocket(gem: Item, socket: SocketColor): boolean {
  return gem.gem !== null && MATCHES[socket].includes(gem.gem.color);
}

/** The gem can be set at all: any but a meta gem goes into any coloured socket, at the price of the bonus. */
export function gemCanBeSet(gem: Item, socket: SocketColor): boolean {
  if (gem.gem === null) return false;
  return gemFitsSocket(gem, socket) || (socket !== 'meta' && gem.gem.color !== 'meta');
}

/** Colours of the gems a socket takes: those of its colour, or any that can be set. */
export function gemColorsFor(socket: SocketColor, matching: boolean): readonly GemColor[] {
  if (matching) return MATCHES[socket];
  return socket === 'meta' ? MATCHES.meta : MATCHES.prismatic;
}
