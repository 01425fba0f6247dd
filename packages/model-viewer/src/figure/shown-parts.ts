import type { ModelFile, PartFile } from '../assets/model-file.ts';
import type { Look } from '../look.ts';

/** What a worn piece does to what is under it. */
export type Cover = Pick<ModelFile, 'covers' | 'hides' | 'tucks'>;

type Appearance = Pick<Look, 'face' | 'hairStyle' | 'facialHair'>;

/** Which of the looks' numbers chooses among the parts of a group. */
const CHOSEN_BY: Readonly<Record<string, keyof Appearance>> = {
  hair: 'hairStyle',
  face: 'face',
  eyes: 'face',
  head: 'face',
  facialHair: 'facialHair',
};

/** The parts of a body that are seen with this appearance, under these pieces. */
export function shownParts(
  { parts }: ModelFile,
  look: Appearance,
  worn: readonly Cover[],
): readonly PartFile[] {
  const hides = new Set(worn.flatMap((piece) => piece.hides ?? []));
  const under = new Set([...hides, ...worn.flatMap((piece) => piece.covers ?? [])]);
  const tucked = tuckedParts(worn);
  return parts.filter((part) => {
    if (hides.has(part.group) || hides.has(part.name)) return false;
    if (part.hiddenBy?.some((cover) => under.has(cover))) return false;
    // Linen would show where skin is only drawn in.
    if (part.group === 'underwear' && part.hiddenBy?.some((cover) => tucked.has(cover)))
      return false;
    const choice = CHOSEN_BY[part.group];
    return part.option === undefined || choice === undefined || part.option === look[choice];
  });
}

/** Names of the parts that are drawn in. */
export function tuckedParts(worn: readonly Cover[]): ReadonlySet<string> {
  return new Set(worn.flatMap(({ tucks = [] }) => tucks));
}
