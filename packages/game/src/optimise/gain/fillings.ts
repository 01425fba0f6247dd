import { COUNTS_AS, unmetRequirements, type CountedColor } from '../../gem/gem-colors.ts';
import { gemCanBeSet } from '../../gem/gem-fits-socket.ts';
import type { Item, SocketColor } from '../../item/item.ts';
import type { Gear, Piece } from '../../set/gear-set.ts';
import { SLOT_IDS, type SlotId } from '../../slot/slots.ts';
import { GemSetter, type GemNeeds, type RankedGem } from '../fill-gems.ts';
import { LimitCount } from '../limit-count.ts';

type Gems = readonly (Item | null)[];

interface Asked {
  /** The piece, its sockets still empty. */
  readonly piece: Piece;
  readonly sockets: readonly SocketColor[];
  /** What the slot's former item held. */
  readonly former: Gems;
  readonly gear: Gear;
  readonly slot: SlotId;
  readonly colors: Readonly<Record<CountedColor, number>>;
}

/**
 * A few ways to fill a piece's sockets, one of which is the best or near it: by colour and by worth, with the weights
 * as they are and as they stand past the caps, and with the gems that were there.
 */
export function fillings(
  context: GemNeeds,
  rankings: readonly (readonly RankedGem[])[],
  asked: Asked,
): readonly Gems[] {
  const { piece, sockets, former } = asked;
  if (sockets.length === 0) return [[]];
  const ways = rankings.flatMap((ranked): readonly Gems[] => {
    const setter = new GemSetter(context, ranked);
    for (const other of SLOT_IDS) {
      if (other !== asked.slot) setter.countWorn(asked.gear[other].gems);
    }
    const { matching, free } = setter.waysFor(piece);
    return [matching.gems, free.gems].map((gems) => withMeta(gems, sockets, ranked, asked.colors));
  });
  const kept = former.some(Boolean) ? [keptGems(context, asked, ways[0]!)] : [];
  return distinct([...ways, ...kept]);
}

/** The best meta gem that the colours make active, where there is a socket for one. */
function withMeta(
  gems: Gems,
  sockets: readonly SocketColor[],
  ranked: readonly RankedGem[],
  others: Asked['colors'],
): Gems {
  const at = sockets.indexOf('meta');
  if (at < 0) return gems;
  const colors = { ...others };
  for (const gem of gems) {
    for (const color of gem?.gem ? COUNTS_AS[gem.gem.color] : []) colors[color] += 1;
  }
  const active = ranked.find(
    ({ gem }) => gem.gem?.color === 'meta' && unmetRequirements(gem, colors).length === 0,
  );
  return gems.with(at, active?.gem ?? null);
}

/** The former gems where they can be set and no limit speaks against them, else those of another way. */
function keptGems({ rules }: GemNeeds, asked: Asked, otherwise: Gems): Gems {
  const used = new LimitCount(rules.dataset);
  for (const other of SLOT_IDS) if (other !== asked.slot) used.takeAll(asked.gear[other].gems);
  return asked.sockets.map((socket, at) => {
    const gem = [asked.former[at], otherwise[at]].find(
      (each) => each && gemCanBeSet(each, socket) && used.allows(each),
    );
    if (gem) used.take(gem);
    return gem ?? null;
  });
}

function distinct(ways: readonly Gems[]): readonly Gems[] {
  const seen = new Set<string>();
  return ways.filter((gems) => {
    const key = gems.map((gem) => gem?.id ?? '').join();
    return !seen.has(key) && seen.add(key);
  });
}
