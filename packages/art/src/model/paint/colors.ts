import type { Race } from '@gearwright/game/words/classes-and-races.ts';
import type { GenderName } from '../body/proportions.ts';
import type { PlainColor, SkinTint } from './color-names.ts';
import { HAIR_COLORS, RACE_TINTS, SKIN_COLORS } from './race-colors.ts';

export interface CharacterColors {
  readonly skins: readonly string[];
  readonly hairs: readonly string[];
  readonly horn: string;
  readonly eye: string;
  readonly glowingEyes: boolean;
  readonly hoof: string;
  readonly tints: Readonly<Record<SkinTint, string>>;
  readonly plain: Readonly<Record<Exclude<PlainColor, 'eye' | 'hoof'>, string>>;
}

const PLAIN = {
  white: '#f1ece2',
  pupil: '#1a1a1c',
  liner: '#1a100e',
  cloth: '#7a6a54',
  leather: '#5c4230',
  metal: '#d9b45c',
  gem: '#c8404a',
  teeth: '#efe4c4',
  glow: '#bfe8ff',
  accent: '#8e2b22',
  trim: '#8a6a44',
} as const;

export function colorsOf(race: Race, gender: GenderName): CharacterColors {
  const tints = RACE_TINTS[race][gender];
  return {
    skins: SKIN_COLORS[race],
    hairs: HAIR_COLORS[race],
    horn: tints.horn ?? '#c9b78c',
    eye: tints.eye,
    glowingEyes: tints.glow ?? false,
    hoof: tints.hoof ?? '#2e241e',
    tints: {
      blush: tints.blush,
      lip: tints.lip,
      shadow: tints.shadow ?? '#3a2430',
      mark: tints.mark,
      pale: tints.pale ?? '#f0e2c8',
      bone: '#d8cba6',
      raw: '#6a2f3a',
      dark: '#231815',
    },
    plain: { ...PLAIN, cloth: tints.cloth, accent: tints.mark },
  };
}
