/** One cycle for each knot of the graph, named from its first file on. */
export function findCycles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>();
  const cycles: string[][] = [];
  const walk = (node: string, trail: readonly string[]): void => {
    const start = trail.indexOf(node);
    if (start >= 0) {
      cycles.push([...trail.slice(start), node]);
      return;
    }
    if (done.has(node)) return;
    for (const next of edges.get(node) ?? []) walk(next, [...trail, node]);
    done.add(node);
  };
  for (const node of edges.keys()) walk(node, []);
  return cycles;
}
