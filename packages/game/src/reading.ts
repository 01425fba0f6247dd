import type { Refusal } from './messages.ts';

/** What came of reading a text: the value, or the reason why there is none. */
export type Reading<Value> =
  | { readonly value: Value; readonly refusal: null }
  | { readonly value: null; readonly refusal: Refusal };

export function read<Value>(value: Value): Reading<Value> {
  return { value, refusal: null };
}

export function refused<Value>(reason: Refusal): Reading<Value> {
  return { value: null, refusal: reason };
}
