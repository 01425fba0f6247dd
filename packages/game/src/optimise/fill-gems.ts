import { gemCanBeHad } from '../dataset/can-be-had.ts';
import { whyNotAllowed } from '../equip/can-equip.ts';
import { COUNTS_AS, unmetRequirements } from '../gem/gem-colors.ts';
import { gemCanBeSet, gemFitsSocket } from '../gem/gem-fits-socket.ts';
import { socketsOf } from '../gem/sockets.ts';
import type { Item, SocketColor } from '../item/item.ts';
import { scoreGem, scoreStats } from '../score/score.ts';
import type { Piece } from '../set/gear-set.ts';
import { wearerOf } from '../set/rules.ts';
import type { AutofillContext } from './autofill-context.ts';
import { LimitCount } from './limit-count.ts';

/** No search is needed among gems. */
export type GemNeeds = Omit<AutofillContext, 'index'>;

export interface RankedGem {
  readonly gem: Item;
  readonly score: number;
}

/** Gems for the sockets of a piece, in their order. */
export interface Filling {
  readonly gems: readonly (Item | null)[];
  readonly score: number;
  /** No coloured socket stays empty. */
  readonly complete: boolean;
}

/** Gems the wearer may set, best first. */
export function rankedGems({ rules, set, weights, effects }: GemNeeds): readonly RankedGem[] {
  const phase = set.phase || rules.edition.defaultPhase;
  const wearer = wearerOf(set, rules.wearer);
  return rules.dataset.gems
    .filter((gem) => gem.phase <= phase && gem.gem && gemCanBeHad(gem))
    .filter((gem) => !whyNotAllowed(gem, wearer))
    .map((gem) => ({ gem, score: scoreGem(gem, weights, effects) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.gem.baseId - b.gem.baseId);
}

/** Sets gems piece by piece: those that earn the bonus or the best of any, whichever is worth more. */
export class GemSetter {
  readonly #context: GemNeeds;
  readonly #gems: readonly RankedGem[];
  readonly #used: LimitCount;
  readonly #fromQuest = new Set<number>();
  readonly #colors = { red: 0, yellow: 0, blue: 0 };

  constructor(context: GemNeeds, gems: readonly RankedGem[]) {
    this.#context = context;
    this.#used = new LimitCount(context.rules.dataset);
    this.#gems = gems;
  }

  /** Gems for the coloured sockets of a piece; meta sockets stay empty. */
  gemsFor(piece: Piece): readonly (Item | null)[] {
    const { matching, free } = this.waysFor(piece);
    const bonus = scoreStats(piece.item?.socketBonus ?? {}, this.#context.weights);
    const earned = matching.complete ? bonus : 0;
    const gems = matching.score + earned >= free.score ? matching.gems : free.gems;
    for (const gem of gems) if (gem) this.#take(gem);
    return gems;
  }

  /** By the colours of the sockets, and with the best of any. */
  waysFor(piece: Piece): { readonly matching: Filling; readonly free: Filling } {
    const { rules, set } = this.#context;
    const sockets = socketsOf(piece, wearerOf(set, rules.wearer), rules.edition);
    const own = piece.item?.sockets.length ?? 0;
    const matching = this.#choose(sockets, (gem, socket, at) =>
      at < own ? gemFitsSocket(gem, socket) : gemCanBeSet(gem, socket),
    );
    return { matching, free: this.#choose(sockets, gemCanBeSet) };
  }

  /** What sits in slots that are left alone counts towards colours and limits. */
  countWorn(gems: readonly (Item | null)[]): void {
    for (const gem of gems) if (gem) this.#take(gem);
  }

  /** The best meta gem that the colours set so far make active. */
  bestMeta(): Item | null {
    const metas = this.#gems.filter(({ gem }) => gem.gem!.color === 'meta');
    const active = metas.find(({ gem }) => unmetRequirements(gem, this.#colors).length === 0);
    return active?.gem ?? null;
  }

  #choose(
    sockets: readonly SocketColor[],
    fits: (gem: Item, socket: SocketColor, at: number) => boolean,
  ): Filling {
    const taken: Item[] = [];
    let score = 0;
    let complete = true;
    const gems = sockets.map((socket, at) => {
      if (socket === 'meta') return null;
      const best = this.#gems.find(
        ({ gem }) => fits(gem, socket, at) && this.#allows(gem) && !this.#spent(gem, taken),
      );
      if (!best) {
        complete = false;
        return null;
      }
      this.#used.take(best.gem);
      taken.push(best.gem);
      score += best.score;
      return best.gem;
    });
    for (const gem of taken) this.#used.release(gem);
    return { gems, score, complete };
  }

  #allows(gem: Item): boolean {
    return this.#used.allows(gem) && !this.#fromQuest.has(gem.baseId);
  }

  #spent(gem: Item, taken: readonly Item[]): boolean {
    return gem.gem!.fromQuest && taken.includes(gem);
  }

  #take(gem: Item): void {
    this.#used.take(gem);
    if (gem.gem!.fromQuest) this.#fromQuest.add(gem.baseId);
    for (const color of COUNTS_AS[gem.gem!.color]) this.#colors[color] += 1;
  }
}
