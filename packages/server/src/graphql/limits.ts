/** What one request may ask. The largest operation of the web needs about half of each. */
export const GRAPH_LIMITS = {
  /** Bytes of a request: the longest import text, and a little for what is around it. */
  body: 512 * 1024,
  tokens: 1_000,
  depth: 10,
  aliases: 4,
  directives: 8,
  cost: 3_000,
  /** Calls of one request. */
  calls: 4,
  /** Fields of one object. */
  breadth: 70,
  /** Letters of an answer: every item of every slot with all there is to it, and a half more. */
  answer: 6_000_000,
  /** Milliseconds. */
  time: 10_000,
} as const;
