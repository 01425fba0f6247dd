import type { ModelFile } from '../assets/model-file.ts';
import type { Look } from '../look.ts';

export type Rgb = readonly [number, number, number];

/** As bytes, in the order of the model's palette: its own colours, with those given by name in their place. */
export function paletteColors(
  { palette }: Pick<ModelFile, 'palette'>,
  given: Readonly<Record<string, string | undefined>>,
): readonly Rgb[] {
  const colors = new Map(
    palette.map(({ name, color }) => [name, readColor(given[name]) ?? readColor(color) ?? GREY]),
  );
  return palette.map(({ name, follows, toward, amount = 0, shade = 1 }) => {
    const own = colors.get(name)!;
    const other = follows === undefined || given[name] ? undefined : colors.get(follows);
    return other ? mixed(other, readColor(toward) ?? other, amount, shade) : own;
  });
}

/** The colours of skin and hair that the numbers of a look mean. */
export function bodyColors(
  { options }: Pick<ModelFile, 'options'>,
  { skin, hairColor }: Pick<Look, 'skin' | 'hairColor'>,
): Readonly<Record<string, string | undefined>> {
  return { skin: options?.skinColors[skin], hair: options?.hairColors[hairColor] };
}

const GREY: Rgb = [128, 128, 128];

function readColor(text: string | undefined): Rgb | null {
  if (text === undefined || !/^#[0-9a-f]{6}$/i.test(text)) return null;
  const value = Number.parseInt(text.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function mixed(from: Rgb, toward: Rgb, amount: number, shade: number): Rgb {
  const channel = (at: 0 | 1 | 2) =>
    Math.min(255, Math.round((from[at] + (toward[at] - from[at]) * amount) * shade));
  return [channel(0), channel(1), channel(2)];
}
