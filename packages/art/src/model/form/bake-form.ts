import { addLayers } from '../mesh/layer.ts';
import { PaintedMesh } from '../mesh/painted-mesh.ts';
import type { Detail } from '../mesh/baked-part.ts';
import { figureInputs } from '../pack/inputs-hash.ts';
import { boundsOf, packMesh } from '../pack/mesh-file.ts';
import type { Vec } from '../field/vec.ts';
import { BEASTS, beastForm } from './beasts.ts';
import type { Form } from './form.ts';
import { metamorphosis } from './metamorphosis.ts';
import { moonkin } from './moonkin.ts';
import { tree } from './tree.ts';

/** The forms by the name the viewer asks for. Shadowform is a tint, and no form. */
const FORMS: Readonly<Record<string, () => Form>> = {
  ...Object.fromEntries(Object.entries(BEASTS).map(([id, look]) => [id, () => beastForm(look)])),
  tree,
  moonkin,
  metamorphosis,
};
export const FORM_IDS: readonly string[] = Object.keys(FORMS);

export const formMeshFile = (id: string): string => `${id}.${figureInputs()}.mesh`;

export interface CritterFile {
  readonly version: 1;
  readonly kind: 'critter';
  readonly inputs: string;
  readonly mesh: string;
  readonly bounds: readonly [Vec, Vec];
  readonly bones: Form['bones'];
  readonly parts: readonly {
    readonly name: string;
    readonly group: string;
    readonly first: number;
    readonly count: number;
  }[];
  readonly palette: Form['palette'];
  readonly camera: { readonly target: Vec; readonly distance: number; readonly height: number };
}

export function bakeForm(id: string, detail: Detail = 1): { file: CritterFile; mesh: Uint8Array } {
  const make = Object.hasOwn(FORMS, id) ? FORMS[id] : undefined;
  if (!make) throw new Error(`no form is called ${id}`);
  const form = make();
  const mesh = new PaintedMesh();
  addLayers(mesh, form.layers, form.body, form.size, detail);
  const { lo, hi } = boundsOf(mesh.positions);
  const tall = Math.max(hi[1], (hi[2] - lo[2]) * 0.55);
  const round = (v: Vec): Vec => v.map((n) => Math.round(n * 1e4) / 1e4) as unknown as Vec;
  const file: CritterFile = {
    version: 1,
    kind: 'critter',
    inputs: figureInputs(),
    mesh: formMeshFile(id),
    bounds: [round(lo), round(hi)],
    bones: form.bones,
    parts: [{ name: id, group: 'body', first: 0, count: mesh.indices.length }],
    palette: form.palette,
    camera: {
      target: round([0, hi[1] * 0.47, 0]),
      distance: Math.round((tall * 2.5 + 0.6) * 1e3) / 1e3,
      height: Math.round(tall * 650) / 1e3,
    },
  };
  return { file, mesh: packMesh(mesh) };
}
