import type { Race } from '@gearwright/game/words/classes-and-races.ts';
import { bakeBody } from '../body/bake-body.ts';
import type { Detail } from '../mesh/baked-part.ts';
import { sculptFigure, type Figure } from '../body/figure.ts';
import type { GenderName } from '../body/proportions.ts';
import { headWindow } from '../body/windows.ts';
import type { Vec } from '../field/vec.ts';
import { colorsOf } from '../paint/colors.ts';
import { paletteOf, type PaletteEntry } from '../paint/palette.ts';
import { attachmentsOf, type Attachment } from '../skeleton/attachments.ts';
import { boneEntries, type BoneEntry } from '../skeleton/bone-entries.ts';
import { partFile } from './character-parts.ts';
import { countsOf, drawnOptions, type OptionGroup } from './option-counts.ts';
import { figureInputs } from './inputs-hash.ts';
import { boundsOf, packMesh } from './mesh-file.ts';

export interface PartEntry {
  readonly name: string;
  readonly group: string;
  /** The number of the choice it belongs to; always shown without. */
  readonly option?: number;
  /** Its own file; the character's mesh without. */
  readonly mesh?: string;
  readonly first?: number;
  readonly count?: number;
  readonly hiddenBy?: readonly string[];
}

/** A character as the viewer reads it. */
export interface CharacterFile {
  readonly version: 1;
  readonly kind: 'character';
  readonly inputs: string;
  readonly mesh: string;
  readonly bounds: readonly [Vec, Vec];
  readonly bones: readonly BoneEntry[];
  readonly parts: readonly PartEntry[];
  readonly palette: readonly PaletteEntry[];
  readonly options: {
    readonly skinColors: readonly string[];
    readonly hairColors: readonly string[];
    readonly faces: number;
    readonly hairStyles: number;
    readonly facialHairs: number;
  };
  readonly camera: { readonly target: Vec; readonly distance: number; readonly height: number };
  readonly attachments: Readonly<Record<string, Attachment>>;
}

/** The character's file and the mesh of its body; faces, hair and beards are files of their own, made when asked for. */
export function bakeCharacterFile(
  race: Race,
  gender: GenderName,
  detail: Detail = 1,
): { file: CharacterFile; mesh: Uint8Array } {
  const figure = sculptFigure(race, gender);
  const { mesh, parts } = bakeBody(figure, detail);
  const colors = colorsOf(race, gender);
  const { lo, hi } = boundsOf(mesh.positions);
  const head = headWindow(figure);
  const bounds = [
    lo.map((v, q) => round(Math.min(v, head.lo[q]!))) as unknown as Vec,
    hi.map((v, q) => round(Math.max(v, head.hi[q]!))) as unknown as Vec,
  ] as const;
  const covering: Readonly<Record<string, readonly string[]>> = {
    breeches: ['pelvis'],
    bodice: ['torso'],
  };
  const body = parts.map(({ name, group, first, count }) => ({
    name,
    group,
    first,
    count,
    hiddenBy: covering[name] ?? [name],
  }));
  const optional = optionParts(figure);
  const file: CharacterFile = {
    version: 1,
    kind: 'character',
    inputs: figureInputs(),
    mesh: partFile({ race, gender, group: 'body', option: 0 }),
    bounds,
    bones: boneEntries(figure.joints),
    parts: [...body, ...optional],
    palette: paletteOf(colors),
    options: {
      skinColors: colors.skins,
      hairColors: colors.hairs,
      ...countsOf(race, gender),
    },
    camera: cameraOf(figure, bounds),
    attachments: attachmentsOf(figure),
  };
  return { file, mesh: packMesh(mesh) };
}

const round = (v: number): number => Math.round(v * 1e4) / 1e4;

/** Every choice that draws something, each in a file of its own. */
function optionParts({ race, gender }: Figure): readonly PartEntry[] {
  const entry = (group: OptionGroup, option: number, hiddenBy: readonly string[]): PartEntry => ({
    name: group,
    group: group === 'hairTop' ? 'hair' : group,
    option,
    mesh: partFile({ race, gender, group, option }),
    hiddenBy,
  });
  const hidden: Readonly<Record<OptionGroup, readonly string[]>> = {
    face: ['face'],
    hair: race === 'tauren' ? [] : ['hair'],
    hairTop: ['hair', 'hairTop'],
    facialHair: ['facialHair'],
  };
  return drawnOptions(race, gender).map(({ group, option }) => entry(group, option, hidden[group]));
}

/** The whole figure in sight, the eye a little above its middle. */
function cameraOf({ head }: Figure, [, hi]: readonly [Vec, Vec]): CharacterFile['camera'] {
  const tall = Math.max(hi[1], head.centre[1] + head.height * 0.7);
  return {
    target: [0, round(tall * 0.48), 0],
    distance: round(tall * 2.35 + 0.4),
    height: round(tall * 0.62),
  };
}
