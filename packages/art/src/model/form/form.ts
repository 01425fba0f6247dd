import type { Vec } from '../field/vec.ts';
import type { Layer } from '../mesh/layer.ts';
import type { Distance } from '../field/blend.ts';
import type { PaletteEntry } from '../paint/palette.ts';

/** Another shape a character takes: its bones, its surfaces and its colours. */
export interface Form {
  readonly bones: readonly {
    readonly name: string;
    readonly parent: number;
    readonly position: Vec;
    readonly rotation?: readonly [number, number, number, number];
  }[];
  readonly layers: readonly Layer[];
  /** What casts shade on the layers. */
  readonly body: Distance;
  /** Against a human's. */
  readonly size: number;
  readonly palette: readonly PaletteEntry[];
}

/** Colours of a form by name; their order gives the numbers. */
export interface FormColors {
  readonly palette: readonly PaletteEntry[];
  readonly number: (name: string) => number;
}

export function formColors(colors: Readonly<Record<string, string>>): FormColors {
  const names = Object.keys(colors);
  return {
    palette: names.map((name) => ({ name, color: colors[name]! })),
    number: (name) => {
      const at = names.indexOf(name);
      if (at < 0) throw new Error(`The form has no colour called ${name}.`);
      return at;
    },
  };
}
