import { PaintedMesh } from './painted-mesh.ts';

/** Two meshes out of one, by where a triangle's middle lies: first those for which `isFirst` holds. */
export function splitMesh(
  mesh: PaintedMesh,
  isFirst: (x: number, y: number, z: number) => boolean,
): readonly [PaintedMesh, PaintedMesh] {
  const sides = [new Side(mesh), new Side(mesh)] as const;
  const { positions: p, indices } = mesh;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i]!, indices[i + 1]!, indices[i + 2]!];
    const at = (q: number): number => (p[a * 3 + q]! + p[b * 3 + q]! + p[c * 3 + q]!) / 3;
    const side = sides[isFirst(at(0), at(1), at(2)) ? 0 : 1];
    for (const v of [a, b, c]) side.take(v);
  }
  return [sides[0].mesh, sides[1].mesh];
}

/** Points are copied when a triangle first needs them. */
class Side {
  readonly mesh: PaintedMesh = new PaintedMesh();
  readonly #from: PaintedMesh;
  readonly #numbers = new Map<number, number>();

  constructor(from: PaintedMesh) {
    this.#from = from;
  }

  take(v: number): void {
    const known = this.#numbers.get(v);
    if (known !== undefined) {
      this.mesh.indices.push(known);
      return;
    }
    const { mesh } = this;
    const from = this.#from;
    const number = mesh.vertexCount;
    this.#numbers.set(v, number);
    mesh.indices.push(number);
    mesh.positions.push(...from.positions.slice(v * 3, v * 3 + 3));
    mesh.normals.push(...from.normals.slice(v * 3, v * 3 + 3));
    for (const stream of ['colors', 'patterns', 'wash', 'edge', 'metal', 'rough'] as const)
      mesh[stream].push(from[stream][v]!);
    mesh.bones.push(...from.bones.slice(v * 4, v * 4 + 4));
    mesh.weights.push(...from.weights.slice(v * 4, v * 4 + 4));
  }
}
