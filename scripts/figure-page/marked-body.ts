/** A body all in one loud colour; `holed` is the same without what gear has to cover. */
export type Marking = 'marked' | 'holed';

/** Regions of skin that a chest and leggings of any kind leave nothing to be seen of. */
const COVERED: ReadonlySet<string> = new Set(['torso', 'pelvis', 'thighs']);
const MARK = '#00ff00';

/** `character/marked-humanmale.json`: the file that is meant, and how it is to be marked. Gear is the same for all. */
export function markingOf(path: string): { file: string; marking: Marking | null } {
  const found = /(marked|holed)-(?=[a-z]+male\.json$)/.exec(path);
  if (!found) return { file: path, marking: null };
  const marking = path.startsWith('character/') ? (found[1] as Marking) : null;
  return { file: path.replace(found[0], ''), marking };
}

interface BodyFile {
  readonly parts: readonly { readonly name: string; readonly group: string }[];
  readonly palette: readonly { readonly name: string }[];
  readonly options: object;
}

export function markedBody(bytes: Uint8Array, marking: Marking): string {
  const file = JSON.parse(new TextDecoder().decode(bytes)) as BodyFile;
  const parts = file.parts.filter(
    ({ name, group }) => marking === 'marked' || group !== 'body' || !COVERED.has(name),
  );
  return JSON.stringify({
    ...file,
    parts,
    palette: file.palette.map(({ name }) => ({ name, color: MARK })),
    options: { ...file.options, skinColors: [MARK], hairColors: [MARK] },
  });
}
