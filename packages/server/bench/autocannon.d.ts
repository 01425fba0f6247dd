/** As much of the load generator as the bench uses; it brings no types. */
declare module 'autocannon' {
  interface Client {
    setRequests(requests: readonly object[]): void;
    on(event: 'body', listener: (body: Buffer) => void): void;
    on(event: 'response', listener: () => void): void;
  }
  interface Result {
    readonly requests: { readonly total: number };
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
  }
  export default function autocannon(options: {
    readonly url: string;
    readonly connections: number;
    readonly duration?: number;
    readonly amount?: number;
    /** Seconds. */
    readonly timeout?: number;
    setupClient(client: Client): void;
  }): Promise<Result> & { on(event: 'start', listener: () => void): void };
}
