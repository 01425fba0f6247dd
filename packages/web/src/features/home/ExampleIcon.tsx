import { PictureIcon } from '../../ui/icon/PictureIcon.tsx';
import sprite from './examples.svg';

export interface ExamplePicture {
  readonly glyph: string;
  readonly palette: string;
  readonly field: number;
}

interface Props extends ExamplePicture {
  readonly quality?: number;
}

/** A picture of the front page: it is there before any of the game's packs. */
export function ExampleIcon({ glyph, palette, field, quality }: Props) {
  return <PictureIcon picture={{ href: `${sprite}#${glyph}`, palette, field }} quality={quality} />;
}
