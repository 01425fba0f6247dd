/** Tints of the skin, by what it turns towards. */
export const SKIN_TINTS = [
  'blush',
  'lip',
  'shadow',
  'mark',
  'pale',
  'bone',
  'raw',
  'dark',
] as const;
export type SkinTint = (typeof SKIN_TINTS)[number];

/** Colours that follow no other. */
export const PLAIN_COLORS = [
  'eye',
  'white',
  'pupil',
  'liner',
  'hoof',
  'cloth',
  'leather',
  'metal',
  'gem',
  'teeth',
  'glow',
  'accent',
  'trim',
] as const;
export type PlainColor = (typeof PLAIN_COLORS)[number];
