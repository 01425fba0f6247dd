/** A binary heap: hands out what has the greatest bound first. */
export class Heap<Thing extends { readonly bound: number }> {
  readonly #things: Thing[] = [];

  get greatest(): number {
    return this.#things[0]?.bound ?? -Infinity;
  }

  get all(): readonly Thing[] {
    return this.#things;
  }

  push(thing: Thing): void {
    const things = this.#things;
    let at = things.push(thing) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (things[parent]!.bound >= thing.bound) break;
      things[at] = things[parent]!;
      at = parent;
    }
    things[at] = thing;
  }

  pop(): Thing | undefined {
    const things = this.#things;
    const top = things[0];
    const last = things.pop();
    if (!last || things.length === 0) return top;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= things.length) break;
      if (child + 1 < things.length && things[child + 1]!.bound > things[child]!.bound) child++;
      if (things[child]!.bound <= last.bound) break;
      things[at] = things[child]!;
      at = child;
    }
    things[at] = last;
    return top;
  }
}
