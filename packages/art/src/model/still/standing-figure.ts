import { readFileSync } from 'node:fs';
import { Animator } from '@gearwright/model-viewer/animation/animator.ts';
import { readAnimationFile } from '@gearwright/model-viewer/animation/animation-file.ts';
import { makeMovement } from '@gearwright/model-viewer/animation/tracks.ts';
import { bodyFrame } from '@gearwright/model-viewer/figure/body-frame.ts';
import { dressFigure } from '@gearwright/model-viewer/figure/dress-figure.ts';
import { paletteColors } from '@gearwright/model-viewer/figure/palette.ts';
import { makeRig } from '@gearwright/model-viewer/figure/skeleton.ts';
import { bodyPath, wantedPieces } from '@gearwright/model-viewer/figure/wanted-models.ts';
import type { Look } from '@gearwright/model-viewer/look.ts';
import type { Frame } from '@gearwright/model-viewer/camera/orbit.ts';
import { PLINTH_COLORS, plinthMesh } from '@gearwright/model-viewer/scene/plinth.ts';
import { poseLayers, type PosedMesh } from './posed-mesh.ts';
import { meshOfPart, readModel } from './read-models.ts';

const STAND = new URL('../../../../model-viewer/static/animation/stand.json', import.meta.url);
/** The plinth has no bones. */
const AT_REST = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** Somebody on a plinth, and from how far away they are seen whole. */
export interface StandingFigure {
  readonly meshes: readonly PosedMesh[];
  readonly frame: Frame;
}

/** The figure as the page shows it before anything moves, from models that are baked. */
export function standingFigure(root: string, look: Look): StandingFigure {
  const body = readModel(root, bodyPath(look));
  const rig = makeRig(body.file.bones ?? []);
  const worn = wantedPieces(look).map(({ piece, path }) => ({
    ...{ piece, model: readModel(root, path) },
  }));
  const { layers, colors, hold } = dressFigure(look, body, rig, worn, meshOfPart);
  const animator = new Animator(rig);
  animator.hold(hold);
  animator.play(makeMovement(readAnimationFile(JSON.parse(readFileSync(STAND, 'utf8')), 'stand')));
  animator.update(0);
  rig.skeleton.update();
  const { radius, frame } = bodyFrame(body.file);
  return {
    meshes: [poseLayers(layers, colors, rig.skeleton.boneMatrices!), plinth(radius)],
    frame,
  };
}

function plinth(radius: number): PosedMesh {
  const mesh = plinthMesh(radius);
  const parts = [{ first: 0, count: mesh.index.length }];
  const palette = PLINTH_COLORS.map((color) => ({ name: color, color }));
  return poseLayers(
    [{ mesh, parts, paletteFirst: 0, glow: 1, boneMap: null, ride: null }],
    paletteColors({ palette }, {}),
    AT_REST,
  );
}
