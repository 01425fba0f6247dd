import { POTS } from '@gearwright/game/look/paint.ts';
import { PaintedMesh, PATTERN } from '../mesh/painted-mesh.ts';
import { facetNormal, type Facet, type Point, type Solid } from './solid.ts';

/** Facets as a painted mesh: corners that agree are one point, crevices are washed dark. */
export function paintSolid(solid: Solid): PaintedMesh {
  const mesh = new PaintedMesh();
  const known = new Map<string, number>();
  const facets = solid.filter(({ corners }) => areaOf(corners) > 1e-9);
  const shades = new Shades(facets);
  for (const facet of facets) {
    const flat = facetNormal(facet.corners);
    facet.corners.forEach(({ at, edge }, i) => {
      const normal = facet.normals?.[i] ?? flat;
      const { coat } = facet;
      const key = `${at.map(rounded).join()} ${normal.map((n) => Math.round(n * 100)).join()} ${coat.pot}${coat.pattern}${coat.rough}${coat.glow ?? 0}`;
      let index = known.get(key);
      if (index === undefined) {
        index = mesh.vertexCount;
        known.set(key, index);
        mesh.positions.push(...at);
        mesh.normals.push(...normal);
        mesh.colors.push(POTS.indexOf(coat.pot));
        mesh.patterns.push(PATTERN[coat.pattern] | (Math.round((coat.glow ?? 0) * 15) << 4));
        mesh.wash.push(shades.at(at, normal));
        mesh.edge.push(edge);
        mesh.metal.push(coat.metal);
        mesh.rough.push(coat.rough);
        mesh.bones.push(0, 0, 0, 0);
        mesh.weights.push(1, 0, 0, 0);
      }
      mesh.indices.push(index);
    });
  }
  return mesh;
}

const rounded = (metres: number): number => Math.round(metres * 20_000);

function areaOf([a, b, c]: Facet['corners']): number {
  const u = [0, 1, 2].map((q) => b.at[q]! - a.at[q]!) as [number, number, number];
  const v = [0, 1, 2].map((q) => c.at[q]! - a.at[q]!) as [number, number, number];
  return (
    Math.hypot(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]) / 2
  );
}

/** How far a shade reaches, in metres. */
const REACH = 0.05;

/** What stands close over a point darkens it: the facets of all parts, kept by cells of space. */
class Shades {
  readonly #cells = new Map<string, { at: Point; normal: Point; area: number }[]>();

  constructor(facets: Solid) {
    for (const { corners } of facets) {
      const at = [0, 1, 2].map(
        (q) => (corners[0].at[q]! + corners[1].at[q]! + corners[2].at[q]!) / 3,
      ) as unknown as Point;
      const key = at.map((v) => Math.floor(v / REACH)).join();
      const cell = this.#cells.get(key) ?? [];
      cell.push({ at, normal: facetNormal(corners), area: areaOf(corners) });
      this.#cells.set(key, cell);
    }
  }

  at(point: Point, normal: Point): number {
    let shade = 0;
    const [cx, cy, cz] = point.map((v) => Math.floor(v / REACH)) as [number, number, number];
    for (let i = -1; i <= 1; i++)
      for (let j = -1; j <= 1; j++)
        for (let k = -1; k <= 1; k++)
          for (const other of this.#cells.get(`${cx + i},${cy + j},${cz + k}`) ?? []) {
            const d: Point = [
              other.at[0] - point[0],
              other.at[1] - point[1],
              other.at[2] - point[2],
            ];
            const far = d[0] ** 2 + d[1] ** 2 + d[2] ** 2;
            if (far > REACH * REACH || far < 1e-8) continue;
            const length = Math.sqrt(far);
            const above = (d[0] * normal[0] + d[1] * normal[1] + d[2] * normal[2]) / length;
            const facing =
              -(d[0] * other.normal[0] + d[1] * other.normal[1] + d[2] * other.normal[2]) / length;
            if (above <= 0.05 || facing <= -0.3) continue;
            shade +=
              ((above * other.area) / (other.area + 3 * far)) *
              (1 - length / REACH) *
              (facing + 0.3);
          }
    return Math.max(0.18, 1 - shade * 0.9);
  }
}
