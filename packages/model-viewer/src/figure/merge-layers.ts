import type { ModelMesh } from '../assets/decode-mesh.ts';

/** One model's share of the figure. */
export interface Layer {
  readonly mesh: ModelMesh;
  /** Ranges of its index that are seen. */
  readonly parts: readonly {
    readonly first: number;
    readonly count: number;
    readonly group?: string;
  }[];
  /** Where its colours begin in the figure's palette. */
  readonly paletteFirst: number;
  /** Times the glow of the model. */
  readonly glow: number;
  /** The figure's bone for each of the model's; null where they are the same. */
  readonly boneMap: readonly number[] | null;
  /** For what rides on one bone: which, and the columns of the matrix that puts it there. */
  /** Metres its surface is drawn in. */
  readonly tuck?: number;
  readonly ride: { readonly bone: number; readonly matrix: readonly number[] } | null;
}

/** All layers as one mesh: one draw call. */
export interface FigureArrays {
  readonly vertexCount: number;
  readonly position: Float32Array;
  /** Four a vertex, the fourth unused. */
  readonly normal: Int8Array;
  /** Palette, pattern, glow 0–255, unused. */
  readonly kind: Uint8Array;
  /** Wash, edge, metal, rough. */
  readonly paint: Uint8Array;
  readonly skinIndex: Uint8Array;
  readonly skinWeight: Uint8Array;
  readonly index: Uint32Array;
}

/** Vertices that no shown part uses are left out. */
export function mergeLayers(layers: readonly Layer[]): FigureArrays {
  const used = layers.map(usedVertices);
  const vertexCount = used.reduce((sum, { count }) => sum + count, 0);
  const indexCount = layers.reduce(
    (sum, { parts }) => sum + parts.reduce((more, { count }) => more + count, 0),
    0,
  );
  const arrays: FigureArrays = {
    vertexCount,
    position: new Float32Array(vertexCount * 3),
    normal: new Int8Array(vertexCount * 4),
    kind: new Uint8Array(vertexCount * 4),
    paint: new Uint8Array(vertexCount * 4),
    skinIndex: new Uint8Array(vertexCount * 4),
    skinWeight: new Uint8Array(vertexCount * 4),
    index: new Uint32Array(indexCount),
  };
  let vertex = 0;
  let corner = 0;
  layers.forEach((layer, at) => {
    const { target, count } = used[at]!;
    copyVertices(layer, target, vertex, arrays);
    for (const { first, count: corners } of layer.parts) {
      for (let from = first; from < first + corners; from++) {
        arrays.index[corner++] = vertex + target[layer.mesh.index[from]!]! - 1;
      }
    }
    vertex += count;
  });
  return arrays;
}

/** Each vertex's new place plus one; 0 for one that is not used. */
interface Used {
  readonly target: Uint32Array;
  readonly count: number;
}

function usedVertices({ mesh, parts }: Layer): Used {
  const target = new Uint32Array(mesh.vertexCount);
  let count = 0;
  for (const { first, count: corners } of parts) {
    for (let from = first; from < first + corners; from++) {
      const vertex = mesh.index[from]!;
      if (target[vertex] === 0) target[vertex] = ++count;
    }
  }
  return { target, count };
}

function copyVertices(layer: Layer, target: Uint32Array, first: number, to: FigureArrays): void {
  const { mesh, paletteFirst, glow, boneMap, ride, tuck = 0 } = layer;
  for (let from = 0; from < mesh.vertexCount; from++) {
    if (target[from] === 0) continue;
    const at = first + target[from]! - 1;
    for (let axis = 0; axis < 3; axis++) {
      const outward = mesh.normal[from * 4 + axis]!;
      to.position[at * 3 + axis] = mesh.position[from * 3 + axis]! - (outward / 127) * tuck;
      to.normal[at * 4 + axis] = outward;
    }
    if (ride) turnVertex(to, at, ride.matrix);
    const pattern = mesh.pattern[from]!;
    to.kind[at * 4] = paletteFirst + mesh.palette[from]!;
    to.kind[at * 4 + 1] = pattern & 15;
    to.kind[at * 4 + 2] = (pattern >> 4) * 17 * glow;
    to.paint[at * 4] = mesh.wash[from]!;
    to.paint[at * 4 + 1] = mesh.edge[from]!;
    to.paint[at * 4 + 2] = mesh.metal[from]!;
    to.paint[at * 4 + 3] = mesh.rough[from]!;
    if (ride || !mesh.bones || !mesh.weights) {
      to.skinIndex[at * 4] = ride?.bone ?? 0;
      to.skinWeight[at * 4] = 255;
      continue;
    }
    for (let each = 0; each < 4; each++) {
      const bone = mesh.bones[from * 4 + each]!;
      to.skinIndex[at * 4 + each] = boneMap ? (boneMap[bone] ?? 0) : bone;
      to.skinWeight[at * 4 + each] = mesh.weights[from * 4 + each]!;
    }
  }
}

function turnVertex({ position, normal }: FigureArrays, at: number, m: readonly number[]): void {
  const [x, y, z] = [position[at * 3]!, position[at * 3 + 1]!, position[at * 3 + 2]!];
  const [nx, ny, nz] = [normal[at * 4]!, normal[at * 4 + 1]!, normal[at * 4 + 2]!];
  for (let axis = 0; axis < 3; axis++) {
    const [a, b, c] = [m[axis]!, m[axis + 4]!, m[axis + 8]!];
    position[at * 3 + axis] = a * x + b * y + c * z + m[axis + 12]!;
    // What is carried keeps its shape, so its normals turn alike; a different size is divided out.
    normal[at * 4 + axis] = Math.round((a * nx + b * ny + c * nz) / (Math.hypot(a, b, c) || 1));
  }
}
