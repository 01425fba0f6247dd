import type { Browser, WithCookies } from './account-types.ts';

/** A request, as much of it as accounts need. */
export interface Call {
  readonly browser: Browser;
  /** A field of the body; what is no text is empty. */
  text(name: string): string;
  flag(name: string): boolean;
  /** Sends the cookies along, and gives what came with them. */
  keep<Value>(answer: WithCookies<Value>): Value;
}
