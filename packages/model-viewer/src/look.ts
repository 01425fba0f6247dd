/** Where on the body a piece is worn. */
export type WornPlace =
  | 'head'
  | 'neck'
  | 'shoulders'
  | 'back'
  | 'chest'
  | 'shirt'
  | 'tabard'
  | 'wrists'
  | 'hands'
  | 'waist'
  | 'legs'
  | 'feet'
  | HeldPlace;

export type HeldPlace = 'mainHand' | 'offHand' | 'ranged';

export interface LookPiece {
  readonly slot: WornPlace;
  /** Names a shape; many items share one. */
  readonly modelId: string;
  /** Colours by their names in the shape, `#rrggbb`. */
  readonly palette: Readonly<Record<string, string>>;
  /** How much of its glow is shown, 0 to 1; absent is all. */
  readonly glow?: number;
  /** Held with both hands. */
  readonly twoHanded?: boolean;
}

/** All the viewer knows of a character: who it is and what it wears. Numbers count from 0. */
export interface Look {
  readonly race: string;
  readonly gender: 'male' | 'female';
  readonly skin: number;
  readonly face: number;
  readonly hairStyle: number;
  readonly hairColor: number;
  readonly facialHair: number;
  /** A shape in place of the body: `bear`. */
  readonly form?: string | null;
  readonly pieces: readonly LookPiece[];
  readonly helm: boolean;
  readonly cloak: boolean;
  readonly sheathed: boolean;
  /** The ranged weapon in place of the others. */
  readonly ranged: boolean;
}

export function isHeld(slot: WornPlace): slot is HeldPlace {
  return slot === 'mainHand' || slot === 'offHand' || slot === 'ranged';
}
