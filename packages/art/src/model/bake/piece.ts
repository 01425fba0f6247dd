import { PLAIN_PAINT, POTS } from '@gearwright/game/look/paint.ts';
import type { PaintedMesh } from '../mesh/painted-mesh.ts';
import { boundsOf, packMesh } from '../pack/mesh-file.ts';

/** What a model's JSON says beside its mesh. */
export interface PieceFacts {
  /** Where the viewer puts what is held, how it is held, and where it hangs when put away. */
  readonly rides?: string;
  readonly grip?: string;
  readonly sheath?: string;
  /** Regions of the body that lie wholly beneath. */
  readonly covers?: readonly string[];
  /** What else must not show with it. */
  readonly hides?: readonly string[];
  /** Regions of the body partly beneath: drawn in a little, so that no skin comes through. */
  readonly tucks?: readonly string[];
}

export interface BakedPiece {
  readonly json: string;
  readonly mesh: Uint8Array;
}

/** A mesh and its facts as the two files the viewer reads. */
export function packPiece(
  mesh: PaintedMesh,
  meshName: string,
  skinned: boolean,
  facts: PieceFacts,
): BakedPiece {
  const { lo, hi } = boundsOf(mesh.positions);
  const round = (v: number): number => Math.round(v * 1e4) / 1e4;
  const json = JSON.stringify({
    version: 1,
    kind: 'item',
    mesh: meshName,
    bounds: [lo.map(round), hi.map(round)],
    parts: [{ name: 'piece', group: 'piece', first: 0, count: mesh.indices.length }],
    palette: POTS.map((name) => ({ name, color: PLAIN_PAINT[name] })),
    ...facts,
  });
  return { json, mesh: packMesh(mesh, skinned) };
}
