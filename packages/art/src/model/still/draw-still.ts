import { Orbit } from '@gearwright/model-viewer/camera/orbit.ts';
import type { Look } from '@gearwright/model-viewer/look.ts';
import { encodePng } from '../../draw/png.ts';
import { unit, type Vec } from '../field/vec.ts';
import { DepthBuffer } from './depth-buffer.ts';
import { developed } from './film.ts';
import { keyShadow } from './key-shadow.ts';
import { KEY, lightSurface } from './light-surface.ts';
import { paintPoint } from './paint-point.ts';
import type { PosedMesh } from './posed-mesh.ts';
import { standingFigure } from './standing-figure.ts';

export interface StillSize {
  readonly width: number;
  readonly height: number;
}

/** Each pixel is the mean of so many by so many. */
const FINER = 2;

/** A picture of a figure on a clear ground, as a PNG: no graphics card and no browser is needed. */
export function drawStill(root: string, look: Look, { width, height }: StillSize): Uint8Array {
  const { meshes, frame } = standingFigure(root, look);
  const orbit = new Orbit();
  orbit.resize(width, height);
  orbit.fit(frame);
  orbit.update(0);
  const { camera } = orbit;
  camera.updateMatrixWorld();
  const grid = new DepthBuffer(width * FINER, height * FINER);
  const toPicture = camera.projectionMatrix.clone().multiply(camera.matrixWorldInverse).elements;
  const corners = meshes.map((mesh) => projected(mesh, toPicture));
  fill(corners, grid);
  let first = 0;
  const firsts = meshes.map(({ index }, at) => {
    const mine = first;
    grid.draw(corners[at]!, index, mine);
    first += index.length / 3;
    return mine;
  });
  const seen = camera.matrixWorld.elements;
  const eyeAt: Vec = [camera.position.x, camera.position.y, camera.position.z];
  const right: Vec = [seen[0], seen[1], seen[2]];
  const up: Vec = [seen[4], seen[5], seen[6]];
  const shadow = keyShadow(meshes, KEY.way);
  const sums = new Float32Array(width * height * 4);
  for (let pixel = 0; pixel < grid.triangle.length; pixel++) {
    const triangle = grid.triangle[pixel]! - 1;
    if (triangle < 0) continue;
    const which = firsts.findLastIndex((start) => start <= triangle);
    const point = paintPoint(
      ...([meshes[which]!, triangle - firsts[which]!] as const),
      ...([grid.second[pixel]!, grid.third[pixel]!] as const),
    );
    const [x, y, z] = point.position;
    const way = unit([eyeAt[0] - x, eyeAt[1] - y, eyeAt[2] - z]);
    const color = developed(lightSurface(point, { way, right, up }, shadow(point)));
    const row = Math.floor(pixel / grid.width / FINER);
    const at = (row * width + Math.floor((pixel % grid.width) / FINER)) * 4;
    for (let channel = 0; channel < 3; channel++) sums[at + channel]! += color[channel]!;
    sums[at + 3]! += 1;
  }
  return encodePng(averaged(sums), width, height);
}

/** Where every point is seen: right and down from the middle, and depth. */
function projected({ position }: PosedMesh, m: readonly number[]): Float32Array {
  const corners = new Float32Array(position.length);
  for (let at = 0; at < position.length; at += 3) {
    const along = (row: number): number =>
      m[row]! * position[at]! +
      m[row + 4]! * position[at + 1]! +
      m[row + 8]! * position[at + 2]! +
      m[row + 12]!;
    const far = along(3);
    corners[at] = along(0) / far;
    corners[at + 1] = -along(1) / far;
    corners[at + 2] = along(2) / far;
  }
  return corners;
}

/** Moves and sizes what is seen so that it fills the picture, feet at its lower edge. */
function fill(all: readonly Float32Array[], { width, height }: StillSize): void {
  const least = [Infinity, Infinity];
  const most = [-Infinity, -Infinity];
  for (const corners of all) {
    for (let at = 0; at < corners.length; at++) {
      const axis = at % 3;
      if (axis === 2) continue;
      least[axis] = Math.min(least[axis]!, corners[at]!);
      most[axis] = Math.max(most[axis]!, corners[at]!);
    }
  }
  // The camera's picture is as broad as it is tall in these numbers, whatever its shape.
  const aspect = width / height;
  const [broad, tall] = [(most[0]! - least[0]!) * aspect, most[1]! - least[1]!];
  const size = Math.min(width / broad, height / tall);
  for (const corners of all) {
    for (let at = 0; at < corners.length; at += 3) {
      corners[at] = (corners[at]! - (least[0]! + most[0]!) / 2) * aspect * size + width / 2;
      corners[at + 1] = height - (most[1]! - corners[at + 1]!) * size;
    }
  }
}

/** Colour of what is covered, and how much of the pixel that is. */
function averaged(sums: Float32Array): Uint8Array {
  const rgba = new Uint8Array(sums.length);
  for (let at = 0; at < sums.length; at += 4) {
    const count = sums[at + 3]!;
    if (count === 0) continue;
    for (let channel = 0; channel < 3; channel++)
      rgba[at + channel] = Math.round(sums[at + channel]! / count);
    rgba[at + 3] = Math.round((count * 255) / (FINER * FINER));
  }
  return rgba;
}
