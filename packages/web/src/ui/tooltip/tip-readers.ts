import {
  startTransition,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import type { Item } from '@gearwright/game/item/item.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import type { EffectWorths } from '@gearwright/game/worth/effect-worths.ts';
import type { TipTarget } from './tip-target.ts';

export interface TipWorth {
  /** Name of the point. */
  readonly by: string;
  /** By how much the whole set gains with the item in the slot. */
  readonly gain: (item: Item, slot: SlotId) => number;
  /** What stands in the way of the item there, or takes from what it would gain. */
  readonly whyNot?: (item: Item, slot: SlotId) => readonly string[];
  readonly effects?: EffectWorths | null;
}

/** From whose side tooltips are told: requirements, worn pieces of a set, comparison. */
export interface TipReader {
  readonly set: GearSet;
  readonly rules: Rules;
  /** What differences are valued by; null values none. */
  readonly worth: TipWorth | null;
  /** Slug of the realm, for the price link. */
  readonly realm?: string | null;
  /** What the phone's sheet offers to do with it. */
  readonly actions?: (target: TipTarget) => ReactNode;
}

type Listener = () => void;

/** Screens say who reads; the one layer of the page asks. A store of its own, so that nothing in between is rendered. */
class TipReaders {
  #readers: ReadonlyMap<string, TipReader> = new Map();
  readonly #listeners = new Set<Listener>();

  readonly listen = (listener: Listener) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly now = () => this.#readers;

  /** Null takes it away. */
  tell(key: string, reader: TipReader | null): void {
    const readers = new Map(this.#readers);
    if (reader) readers.set(key, reader);
    else readers.delete(key);
    this.#readers = readers;
    for (const listener of this.#listeners) listener();
  }
}

export const tipReaders = new TipReaders();

/** All of them, by key. What changed a set is painted first; the tooltip beside it follows. */
export function useTipReaders(): ReadonlyMap<string, TipReader> {
  const [readers, setReaders] = useState(tipReaders.now);
  useEffect(() => {
    const follow = () => startTransition(() => setReaders(tipReaders.now()));
    follow();
    return tipReaders.listen(follow);
  }, []);
  return readers;
}

/**
 * Tooltips of this page are told to this reader. Where there are several (a comparison), `data-tip-reader` with the
 * returned key on a part of the page chooses; elsewhere the first one reads.
 */
export function useTipReader(reader: TipReader | null): string {
  const key = useId();
  useLayoutEffect(() => tipReaders.tell(key, reader), [key, reader]);
  useLayoutEffect(() => () => tipReaders.tell(key, null), [key]);
  return key;
}
