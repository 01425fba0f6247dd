import type { SlotId } from '../../slot/slots.ts';

/**
 * The whole choice as numbers, so that it can be posted to a worker: what can be worn where,
 * what each thing is worth, and how much of each shared resource it takes or gives.
 */
export interface Problem {
  /** First the caps, then red, yellow, blue, then the limits: one number each in every `amounts`. */
  readonly resources: number;
  readonly caps: readonly CapRow[];
  /** How many things of each limit may be worn. */
  readonly limits: readonly number[];
  readonly gems: readonly GemChoice[];
  readonly metas: readonly MetaChoice[];
  /** Some meta gem can be set for the sake of the socket bonus alone and do no harm, active or not. */
  readonly hasFiller: boolean;
  /** Where there is none: meta gems that do no harm while one of their needs is not met. */
  readonly idle: readonly (readonly ColorNeed[])[];
  readonly enchants: readonly EnchantChoice[];
  readonly enchantLists: readonly (readonly number[])[];
  /** The distinct lists of sockets that items have. */
  readonly socketLists: readonly (readonly number[])[];
  readonly slots: readonly SlotChoice[];
  /** Slots chosen together: rings, trinkets, hands; others alone. */
  readonly groups: readonly (readonly number[])[];
  readonly sets: readonly SetChoice[];
}

/** Worth without the capped stats, and the amounts. */
export interface Choice {
  readonly value: number;
  readonly amounts: readonly number[];
}

export interface CapRow {
  readonly kind: 'worthlessAbove' | 'atLeast' | 'atMost';
  /** What gear must add up to, after what is there without it. */
  readonly target: number;
  /** Worth of a point below the cap; 0 unless worthless above. */
  readonly weight: number;
}

export interface GemChoice extends Choice {
  /** Place in GEM_COLORS. */
  readonly color: number;
}

export interface MetaChoice extends Choice {
  readonly needs: readonly ColorNeed[];
}

/** red 0, yellow 1, blue 2. */
export interface ColorNeed {
  readonly color: number;
  readonly atLeast: number | null;
  readonly moreThan: number | null;
}

export interface EnchantChoice extends Choice {
  /** Prismatic sockets it adds. */
  readonly sockets: number;
}

export interface ItemChoice extends Choice {
  /** Places in SOCKETS. */
  readonly sockets: readonly number[];
  /** Place of those sockets in socketLists. */
  readonly socketList: number;
  /** Prismatic sockets besides its own. */
  readonly extra: number;
  readonly bonus: Choice | null;
  /** Place in enchantLists; −1 takes none. */
  readonly enchants: number;
  /** Place in sets; −1 for none. */
  readonly set: number;
  /** Two things with the same number here are not worn together; −1 for none. */
  readonly unique: number;
  readonly bothHands: boolean;
  /** Nothing in the slot. */
  readonly empty: boolean;
}

export interface SlotChoice {
  readonly slot: SlotId;
  readonly items: readonly ItemChoice[];
}

export interface SetChoice {
  /** By slot: places of its pieces among the items. */
  readonly pieces: readonly (readonly number[])[];
  /** By pieces ascending: what that many pieces give in all. */
  readonly tiers: readonly (Choice & { readonly pieces: number })[];
}

/** The kinds of socket; a gem that matches none of the first four may still sit in any but the meta socket. */
export const SOCKETS = ['red', 'yellow', 'blue', 'meta', 'prismatic'] as const;
export const META_SOCKET = 3;
export const PRISMATIC_SOCKET = 4;

/** What was chosen for a slot: places in the problem's lists; −1 for none. */
export interface ChosenPiece {
  readonly slot: number;
  readonly item: number;
  readonly enchant: number;
  /** By socket, the item's own first; META_GEM stands for the meta gem of the solution. */
  readonly gems: readonly number[];
}

export const NO_GEM = -1;
export const META_GEM = -2;
