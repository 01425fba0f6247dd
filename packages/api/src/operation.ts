/** A call as the web sends it; the types are what goes in and what comes back. */
export interface Operation<Result, Variables> {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  readonly text: string;
  /** Never there: carries the types alone. */
  readonly types?: (variables: Variables) => Result;
}
