import { Matrix4, Quaternion, Vector3 } from 'three';
import type { ModelMesh } from '../assets/decode-mesh.ts';
import type { PartFile } from '../assets/model-file.ts';
import type { Model } from '../assets/model-store.ts';
import type { Hold } from '../animation/animator.ts';
import { isHeld, type HeldPlace, type Look, type LookPiece } from '../look.ts';
import { attachmentOf } from './carried.ts';
import type { Layer } from './merge-layers.ts';
import { bodyColors, paletteColors, type Rgb } from './palette.ts';
import { shownParts, tuckedParts, type Cover } from './shown-parts.ts';
import { restMatrix, type Rig } from './skeleton.ts';

export interface DressedPiece {
  readonly piece: LookPiece;
  readonly model: Model;
}

/** The mesh a part is in; null while it is not there. */
export type MeshOf = (model: Model, part: PartFile) => ModelMesh | null;

/** A figure ready to be merged into one mesh. */
export interface Dressed {
  readonly layers: readonly Layer[];
  readonly colors: readonly Rgb[];
  readonly hold: Hold;
}

type HeldPiece = LookPiece & { readonly slot: HeldPlace };

/** Metres that skin is drawn in where it reaches under a piece. */
const TUCK = 0.012;
/** How far down the haft the second hand is, in metres for a figure of two. */
const SECOND_HAND = 0.19;
/** Staves and polearms are held wider, and above the first hand. */
const LONG_HAFT = /^(?:staff|polearm)/;
/** Degrees of the wrist that make a thing hang as it is carried. */
const WRISTS = [
  [/^(?:staff|polearm|bow|fishing)/, -64],
  [/^(?:sword2h|axe2h|mace2h)/, 52],
  [/^(?:offhand|fist|relic|gun|crossbow)/, 0],
] as const;
const POINT_DOWN = 62;

/** Puts a body and what it wears together, in colours and in place. */
export function dressFigure(
  look: Look,
  body: Model,
  rig: Rig,
  worn: readonly DressedPiece[],
  meshOf: MeshOf,
  hidden: readonly string[] = [],
): Dressed {
  const colors: Rgb[] = [];
  const addColors = (more: readonly Rgb[]): number => {
    const first = colors.length;
    colors.push(...more);
    return first;
  };
  const files: readonly Cover[] = [...worn.map(({ model }) => model.file), { hides: hidden }];
  const hides = new Set(files.flatMap((file) => file.hides ?? []));
  const skin = addColors(paletteColors(body.file, bodyColors(body.file, look)));
  const tucked = tuckedParts(files);
  const isTucked = ({ group, name }: PartFile) => group === 'body' && tucked.has(name);
  const parts = shownParts(body.file, look, files);
  const bare = { paletteFirst: skin, glow: 1, boneMap: null, ride: null };
  const layers: Layer[] = [
    ...layersOf(
      body,
      parts.filter((part) => !isTucked(part)),
      meshOf,
      bare,
    ),
    ...layersOf(body, parts.filter(isTucked), meshOf, {
      ...bare,
      tuck: TUCK * (body.file.scale ?? 1),
    }),
  ];
  const hold = {
    left: null as number | null,
    right: null as number | null,
    haft: null as Vector3 | null,
  };
  for (const { piece, model } of worn) {
    // A robe hides the trousers under it.
    if (hides.has(piece.slot)) continue;
    const ride = isHeld(piece.slot) ? rideOf(piece as HeldPiece, model, look, body, rig) : null;
    if (isHeld(piece.slot) && !ride) continue;
    if (ride?.name === 'mainHand') hold.right = wristOf(piece);
    if (ride?.name === 'offHand') hold.left = wristOf(piece);
    if (ride?.name === 'shield') hold.left = 0;
    if (ride?.name === 'mainHand' && piece.twoHanded) hold.haft = haftOf(piece, ride.local, rig);
    const others = files.filter((file) => file !== model.file);
    layers.push(
      ...layersOf(model, shownParts(model.file, look, others), meshOf, {
        paletteFirst: addColors(
          paletteColors(model.file, { ...bodyColors(body.file, look), ...piece.palette }),
        ),
        glow: piece.glow ?? 1,
        boneMap: boneMapOf(model, rig),
        ride,
      }),
    );
  }
  if (hold.haft) hold.left ??= 0;
  return { layers, colors, hold };
}

/** Parts of one mesh are one layer. */
function layersOf(
  model: Model,
  parts: readonly PartFile[],
  meshOf: MeshOf,
  how: Omit<Layer, 'mesh' | 'parts'>,
): Layer[] {
  const byMesh = Map.groupBy(parts, (part) => meshOf(model, part));
  return [...byMesh].flatMap(([mesh, shown]) => {
    if (!mesh) return [];
    const ranges = shown.map(({ group, first = 0, count = mesh.index.length }) => ({
      ...{ group, first, count },
    }));
    return [{ ...how, mesh, parts: ranges }];
  });
}

interface Ride {
  readonly bone: number;
  readonly matrix: readonly number[];
  readonly local: Matrix4;
  readonly name: string;
}

function rideOf(piece: HeldPiece, model: Model, look: Look, body: Model, rig: Rig): Ride | null {
  const place = attachmentOf(piece, model.file, look, body.file.attachments ?? {});
  const bone = place && rig.byName.get(place.bone);
  if (!place || !bone) return null;
  const turn = place.rotation ? new Quaternion(...place.rotation) : new Quaternion();
  const { size = 1 } = place;
  const local = new Matrix4().compose(
    new Vector3(...place.position),
    turn,
    new Vector3(size, size, size),
  );
  const { elements } = restMatrix(rig, bone).multiply(local);
  return { bone: rig.rest.get(bone)!.index, matrix: [...elements], local, name: place.name };
}

function wristOf({ modelId }: LookPiece): number {
  return WRISTS.find(([kind]) => kind.test(modelId))?.[1] ?? POINT_DOWN;
}

function haftOf({ modelId }: LookPiece, local: Matrix4, rig: Rig): Vector3 {
  const far = LONG_HAFT.test(modelId) ? SECOND_HAND * 1.8 : -SECOND_HAND;
  const onHaft = new Vector3(0, far, 0).applyMatrix4(local);
  // The wrist stays behind the fist that closes round the haft.
  const hand = rig.byName.get('handR');
  const fing = rig.byName.get('fingR');
  if (!hand || !fing) return onHaft;
  return onHaft.sub(fing.position.clone().multiplyScalar(0.75));
}

/** Pieces name their bones in the order of their own list; without one it is the body's. */
function boneMapOf({ file }: Model, rig: Rig): readonly number[] | null {
  if (!file.bones) return null;
  return file.bones.map(({ name }) => {
    const bone = rig.byName.get(name);
    return bone ? rig.rest.get(bone)!.index : 0;
  });
}
