import type { Race } from '@gearwright/game/words/classes-and-races.ts';
import table from './proportions.json' with { type: 'json' };

export type GenderName = 'male' | 'female';
export const GENDERS: readonly GenderName[] = ['male', 'female'];

/** Lengths and radii in metres before the scale; lean in radians; `hand`, `foot`, `headWidth` and what follows `neckRadius` are factors. */
export interface Proportions {
  readonly scale: number;
  readonly leg: number;
  readonly torso: number;
  readonly neck: number;
  readonly head: number;
  readonly headWidth: number;
  readonly shoulder: number;
  readonly hip: number;
  readonly chestWidth: number;
  readonly chestDepth: number;
  readonly waistWidth: number;
  readonly waistDepth: number;
  readonly pelvisWidth: number;
  readonly pelvisDepth: number;
  readonly upperArm: number;
  readonly forearm: number;
  readonly hand: number;
  readonly deltoid: number;
  readonly upperArmRadius: number;
  readonly elbow: number;
  readonly forearmRadius: number;
  readonly wrist: number;
  readonly thigh: number;
  readonly knee: number;
  readonly calf: number;
  readonly ankle: number;
  readonly foot: number;
  readonly lean: number;
  readonly neckForward: number;
  readonly neckRadius: number;
  readonly bust: number;
  readonly pectoral: number;
  readonly belly: number;
  /** 0 a human's leg, 1 a leg that walks on its toes. */
  readonly digitigrade: number;
}

const FACTORS: ReadonlySet<string> = new Set([
  'scale',
  'headWidth',
  'hand',
  'foot',
  'lean',
  'pectoral',
  'belly',
  'digitigrade',
]);

export const PROPORTIONS: Readonly<Record<Race, Readonly<Record<GenderName, Proportions>>>> = table;

/** The same with every length brought to the figure's own size. */
export function scaled(plain: Proportions): Proportions {
  return Object.fromEntries(
    Object.entries(plain).map(([name, value]) => [
      name,
      FACTORS.has(name) ? value : (value as number) * plain.scale,
    ]),
  ) as unknown as Proportions;
}
