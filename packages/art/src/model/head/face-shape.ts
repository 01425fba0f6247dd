import type { Race } from '@gearwright/game/words/classes-and-races.ts';
import type { GenderName } from '../body/proportions.ts';
import table from './faces.json' with { type: 'json' };

/** A face in head heights and factors; 1 is a human's for brow, jaw, chin, cheek and lip. */
export interface FaceShape {
  readonly brow: number;
  readonly noseLength: number;
  readonly noseWidth: number;
  readonly noseBridge: number;
  readonly jaw: number;
  readonly chin: number;
  readonly cheek: number;
  readonly lip: number;
  readonly eyeRadius: number;
  readonly eyeApart: number;
  readonly eyeHeight: number;
  /** Where the upper lid ends, in eye radii over the eye's middle: smaller is sleepier. */
  readonly lid: number;
  /** How far the outer corners of eye and brow rise. */
  readonly tilt: number;
  readonly ear: string;
  readonly earLength: number;
  /** 1 upright, −1 drooping. */
  readonly earUp: number;
  /** Sunken cheeks and sockets. */
  readonly hollow: number;
  readonly muzzle: number;
  /** Plates on the forehead. */
  readonly crest: number;
  /** Brows that run out beyond the face. */
  readonly browLength: number;
}

export const FACES: Readonly<Record<Race, Readonly<Record<GenderName, FaceShape>>>> = table;
