import type { GameClass, Race } from '@gearwright/game/words/classes-and-races.ts';
import type { SlotKey } from '@gearwright/game/slot/slots.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Sheet } from '../catalogue/sheets.ts';
import type { PaletteKey } from '@gearwright/game/look/palettes.ts';

export const MANIFEST = 'manifest.json';

/** What was made; every path is relative to the folder it stands in, written last. */
export interface ArtManifest {
  /** Hash of all that went in: other inputs, another build. */
  readonly inputs: string;
  /** The palettes by number. */
  readonly palettes: readonly PaletteKey[];
  readonly sprites: Readonly<Record<Sheet, string>>;
  /** Icon packs, each made for one version of its edition's dataset. */
  readonly editions: Readonly<
    Record<EditionKey, { readonly dataset: string; readonly icons: string }>
  >;
  /** JSON: the game's icon name → `sheet#glyph palette field`. */
  readonly names: string;
  readonly slots: Readonly<Record<SlotKey, { readonly symbol: string; readonly file: string }>>;
  readonly avatars: Readonly<Record<`${Race}-${'male' | 'female'}`, string>>;
  readonly classes: Readonly<Record<GameClass, { readonly symbol: string; readonly file: string }>>;
  /** A sprite with the signs of money. */
  readonly currencies: string;
  /** Under names that never change, for the web app's own manifest. */
  readonly app: readonly string[];
}
