/** Reads big-endian numbers in order; `null` answers once the bytes have run out. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes;
    this.#at = at;
  }

  get done(): boolean {
    return this.#at >= this.#bytes.length;
  }

  get position(): number {
    return this.#at;
  }

  take(count: number): Uint8Array | null {
    if (this.#at + count > this.#bytes.length) return null;
    const taken = this.#bytes.subarray(this.#at, this.#at + count);
    this.#at += count;
    return taken;
  }

  number(byteCount: number): number | null {
    return this.take(byteCount)?.reduce((sum, byte) => sum * 256 + byte, 0) ?? null;
  }
}
